import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { resolve } from "node:path";
import { defineConfig } from "vite";
import manifest from "../package.json" with { type: "json" };
import { writeFonts } from "../site/fonts/write-fonts.ts";

const root = resolve(import.meta.dirname, "..");
const EXACT = Object.entries(manifest.dependencies).flatMap(([name, version]) => (/^\d/.test(version) ? [name] : []));
/** Functions of Netlify, for an agency's folder. The repository deploys their sources. */
const FUNCTIONS = readdirSync(resolve(import.meta.dirname, "netlify/functions")).map((file) => file.replace(".ts", ""));

/** The short name of the present commit, or "" outside of a repository. */
const COMMIT = spawnSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" }).stdout?.trim() ?? "";

/** Builds the command line as plain JavaScript with one chunk per command. */
export default defineConfig({
  root,
  publicDir: false,
  logLevel: "warn",
  // One file loads faster than the many of the packages that every start needs. package.json has their exact versions, so an
  // audit covers the bundle. The others of the list render the quote form for visitors without scripts.
  ssr: { noExternal: [...EXACT, "entities", "fast-string-truncated-width", "react-hook-form", /^@radix-ui\//] },
  define: { "process.env.AGENCY_COMMIT": JSON.stringify(COMMIT) },
  // React has no development JSX functions in production, so the build must not depend on NODE_ENV.
  oxc: { jsx: { development: false } },
  build: {
    ssr: true,
    outDir: "dist/cli",
    target: "node20",
    license: { fileName: "licenses.txt" },
    rolldownOptions: {
      input: {
        bin: "cli/bin.ts",
        // For programs that run several commands in one process, as the tests do.
        run: "cli/run.ts",
        "finalize-worker": "site/publishing/live/finalize-worker.ts",
        "render-worker": "site/publishing/prerender/render-worker.ts",
        "write-worker": "site/publishing/prerender/write-worker.ts",
        "task-worker": "cli/commands/serve/task-worker.ts",
        ...Object.fromEntries(FUNCTIONS.map((name) => [`netlify/${name}`, `cli/netlify/functions/${name}.ts`])),
      },
      // The directive "use client" has no effect here, because pages are rendered once, on the server.
      onLog: (level, log, report) => log.code !== "MODULE_LEVEL_DIRECTIVE" && report(level, log),
      output: {
        banner: ({ name }) => (name === "bin" ? "#!/usr/bin/env node" : ""),
        // Most commands need these modules, and one file loads faster than dozens of small ones.
        codeSplitting: {
          groups: [
            { name: "core", test: /\/content\/store\/file\//, priority: 1 },
            { name: "prerender", test: /\/site\/publishing\/prerender\/prerender\.ts$/ },
            // Every start needs these modules, also of a command that needs no store.
            { name: "start", test: /\/(?:diagnostics|format-number|revision-name)\.ts$/, priority: 2 },
          ],
        },
      },
    },
  },
  plugins: [
    { name: "cli:executable", writeBundle: () => chmod(resolve(root, "dist/cli/bin.js"), 0o755) },
    // Otherwise the build of the site writes them, which may run at the same time.
    { name: "cli:fonts", apply: (_, { mode }) => mode === "prepare", writeBundle: () => writeFonts(root) },
  ],
});
