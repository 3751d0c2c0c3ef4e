import react from "@astrojs/react";
import { defineConfig } from "astro/config";

/** Folder of our source code. */
const root = process.env.AGENCY_ROOT;

export default defineConfig({
  outDir: "out",
  // Our server serves /about from about.html, and lets browsers keep what is below /assets.
  build: { format: "file", assets: "assets" },
  integrations: [react()],
  vite: {
    resolve: {
      alias: [
        // Astro hydrates the islands.
        { find: /^.*\/islands\/island\/island\.tsx$/, replacement: `${import.meta.dirname}/src/island-place.tsx` },
        { find: /^.*\/islands\/hydrate-islands\.ts$/, replacement: `${import.meta.dirname}/src/hydrate-nothing.ts` },
        // Astro would make it a component, and Vite a data URL.
        { find: /^(.*\/icon\.svg)$/, replacement: "$1?url&no-inline" },
        { find: /^#(content|schemas|site)\//, replacement: `${root}/$1/` },
      ],
      dedupe: ["react", "react-dom"],
    },
    // Node finds only the packages of this project.
    ssr: { noExternal: [/^(?:react-hook-form|zod|parse5|entities)$/, /^@(?:floating-ui|hookform|radix-ui)\//] },
  },
});
