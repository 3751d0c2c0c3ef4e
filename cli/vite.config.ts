import { chmod } from "node:fs/promises";
import { resolve } from "node:path";
import { defineConfig } from "vite";

const root = resolve(import.meta.dirname, "..");

/** The command line as plain JavaScript, each command a chunk of its own; packages stay in node_modules. */
export default defineConfig({
  root,
  publicDir: false,
  logLevel: "warn",
  ssr: {
    // Bundled, a command starts faster than from the hundred small files of its packages; what builds stays outside.
    noExternal: true,
    external: ["ajv", "json-schema-to-typescript", "vike", "vite", "react", "react-dom", "satori", "sharp"],
  },
  // The same whatever the building process is for: React has no such functions in production.
  oxc: { jsx: { development: false } },
  build: {
    ssr: true,
    outDir: "dist/cli",
    target: "node20",
    rolldownOptions: {
      input: {
        bin: "cli/bin.ts",
        "finalize-worker": "site/publishing/live/finalize-worker.ts",
        "render-worker": "site/publishing/prerender/render-worker.ts",
      },
      // "use client" says nothing to whoever renders pages once.
      onLog: (level, log, report) => log.code !== "MODULE_LEVEL_DIRECTIVE" && report(level, log),
      output: { banner: ({ name }) => (name === "bin" ? "#!/usr/bin/env node" : "") },
    },
  },
  plugins: [{ name: "cli:executable", writeBundle: () => chmod(resolve(root, "dist/cli/bin.js"), 0o755) }],
});
