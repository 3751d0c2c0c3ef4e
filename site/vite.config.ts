import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig, type Plugin } from "vite";
import { workerLicenses } from "./worker-licenses.ts";

const SERVER_ROUTING_ENTRY = "entries/entry-server-routing";
/** What every island needs: one file. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\/|\/site\/islands\/island\/hydrate\.ts$/;
const PAGE_STUB = "virtual:vike:page-entry:client:";

export default defineConfig(({ command }) => ({
  root: resolve(import.meta.dirname, ".."),
  plugins: [react(), vike(), withoutOrphanEntries(), withInlined(), withFontLicense()],
  // Bundled with this, React is its production build whatever NODE_ENV the rendering process has.
  ...(command === "build" && {
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    ssr: {
      noExternal: [
        "react",
        "react-dom",
        "react-hook-form",
        /^@(?:floating-ui|hookform|radix-ui)\//,
        "parse5",
        "entities",
        "zod",
      ],
    },
  }),
  // Modules can be loaded one by one, in a worker as well.
  worker: { format: "es", plugins: () => [workerLicenses("assets/licenses-worker.txt")] },
  build: {
    // Notices of the packages whose code is in the scripts.
    license: { fileName: "assets/licenses.txt" },
    // Islands are loaded one by one, when their time comes.
    modulePreload: false,
    // Fonts and pictures stay files; only the style sheet goes into the page.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // With this Radix names its functions for debuggers, which would keep those that are not used.
      treeshake: { manualPureFunctions: ["__name"] },
      output: { codeSplitting: { groups: [{ name: "react", test: REACT }] } },
    },
  },
}));

/** vike gives the browser a router and a stub for every page, which no HTML-only page loads. */
function withoutOrphanEntries(): Plugin {
  return {
    name: "site:without-orphan-entries",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    options({ input }) {
      if (typeof input === "object" && !Array.isArray(input)) delete input[SERVER_ROUTING_ENTRY];
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const [file, output] of Object.entries(bundle)) {
          if (output.type === "chunk" && output.facadeModuleId?.includes(PAGE_STUB)) delete bundle[file];
        }
      },
    },
  };
}

/** Beside its pages, the server's bundle gives what stands inside them. */
function withInlined(): Plugin {
  return {
    name: "site:with-inlined",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    options({ input }) {
      if (typeof input === "object" && !Array.isArray(input)) input.inlined = "site/rendering/inline-sources.ts";
    },
  };
}

/** Publishes the license of the display font beside the font, as the SIL Open Font License requires. */
function withFontLicense(): Plugin {
  return {
    name: "site:with-font-license",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      const source = await readFile(resolve(import.meta.dirname, "fonts/OFL.txt"));
      this.emitFile({ type: "asset", fileName: "assets/fraunces-OFL.txt", source });
    },
  };
}
