import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig, type Plugin } from "vite";
import { reloadContent } from "./development/reload-content.ts";
import { FONT_FAMILY_IDS } from "./fonts/families.ts";
import { fontPackage, writeFonts } from "./fonts/write-fonts.ts";

const ROOT = resolve(import.meta.dirname, "..");
const REACT_SERVER = "node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js";
const SERVER_ROUTING_ENTRY = "entries/entry-server-routing";
const FORM_LIBRARY = "react-hook-form";
const PRELOAD_HELPER = "\0vite/preload-helper.js";
const PAGE_STUB = "virtual:vike:page-entry:client:";
/** Modules that every island needs. They share one chunk. */
const ISLAND_RUNTIME = /\/node_modules\/(?:react|react-dom|scheduler)\/|\/site\/islands\/island\/hydrate-island\.ts$/;

export default defineConfig(({ command }) => ({
  root: ROOT,
  plugins: [
    react(),
    vike(),
    reloadContent(process.env.CONTENT_DIR || "content"),
    dropOrphanEntries(),
    emitServerEntries(),
    bundleFonts(),
    separateFormLibrary(),
    importWithoutPreloads(),
  ],
  // Only this machine reaches the development server.
  server: { host: "localhost" },
  // A bundled React stays a production build, whatever NODE_ENV the rendering process has.
  ...(command === "build" && {
    logLevel: "error",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    // The package also loads the renderer of streams, which is larger and which no page needs.
    resolve: { alias: { "react-dom/server": join(ROOT, REACT_SERVER) } },
    ssr: {
      noExternal: [
        "react",
        "react-dom",
        "react-hook-form",
        "culori",
        "parse5",
        "entities",
        "zod",
        "vike",
        "regexparam",
        /^@(?:brillout|floating-ui|hookform|radix-ui|universal-middleware)\//,
      ],
    },
  }),
  // ES modules allow dynamic imports inside workers.
  worker: { format: "es", plugins: () => [workerLicenses("licenses/workers.txt")] },
  build: {
    // Notices of the packages whose code is in the scripts.
    license: { fileName: "licenses/scripts.txt" },
    // Each island is loaded when it is needed, so preloading would waste bandwidth.
    modulePreload: false,
    // Fonts and images stay files. Only the style sheets are inlined, by the document itself.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Radix names its functions with this helper for debuggers, which would keep unused functions in the bundle.
      treeshake: { manualPureFunctions: ["__name"] },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: "react", test: ISLAND_RUNTIME }] } },
          // Constants that several scripts use would become a script that every page loads.
          optimization: { inlineConst: { mode: "all", pass: 1 } },
        },
      },
    },
  },
}));

/** Drops the client router and the per-page stubs that vike adds, because no HTML-only page loads them. */
function dropOrphanEntries(): Plugin {
  return {
    name: "site:drop-orphan-entries",
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

/** Adds entries to the server bundle: the hashes of inline styles and scripts, and the coverage pages without vike. */
function emitServerEntries(): Plugin {
  return {
    name: "site:emit-server-entries",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    options({ input }) {
      if (typeof input !== "object" || Array.isArray(input)) return;
      input["inline-hashes"] = "site/rendering/inline-hashes.ts";
      input["render-page"] = "site/rendering/render-page.ts";
      input["content-page"] = "site/pages/content-page/render-content-page.ts";
    },
  };
}

/** Writes the font files before they are bundled, and publishes their licenses, as the SIL Open Font License requires. */
function bundleFonts(): Plugin {
  return {
    name: "site:bundle-fonts",
    config: () => writeFonts(ROOT),
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      for (const id of FONT_FAMILY_IDS) {
        const source = await readFile(join(fontPackage(ROOT, id), "LICENSE"));
        this.emitFile({ type: "asset", fileName: `licenses/${id}-OFL.txt`, source });
      }
    },
  };
}

/**
 * Leaves out the code that preloads the dependencies of a dynamic import. With `modulePreload: false` there are none. Each
 * module gets a copy of the line that remains, because a shared one would become a script that every page loads.
 */
function importWithoutPreloads(): Plugin {
  return {
    name: "site:import-without-preloads",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    enforce: "pre",
    resolveId(source, importer) {
      return source === PRELOAD_HELPER ? `${PRELOAD_HELPER}?${importer}` : undefined;
    },
    load(id) {
      return id.startsWith(PRELOAD_HELPER) ? "export const __vitePreload = (load) => load();" : undefined;
    },
  };
}

/** Gives the admin a separate copy of react-hook-form, so that the quote form loads no functions that only the admin uses. */
function separateFormLibrary(): Plugin {
  return {
    name: "site:separate-form-library",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (source !== FORM_LIBRARY || !importer?.includes("/site/admin/")) return;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: `${resolved.id}?admin` };
    },
  };
}

/** Folder of the package that a module belongs to. */
const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** Writes the license notices of the packages in a web worker, which Vite's `build.license` does not cover. */
function workerLicenses(fileName: string): Plugin {
  return {
    name: "site:worker-licenses",
    generateBundle(_options, bundle) {
      const folders = new Set<string>();
      for (const output of Object.values(bundle)) {
        if (output.type === "asset") continue;
        for (const id of output.moduleIds) folders.add(PACKAGE_FOLDER.exec(id)?.[0] ?? "");
      }
      folders.delete("");
      const source = [...folders].sort().map(noticeOf).join("\n");
      this.emitFile({ type: "asset", fileName, source: `# Licenses of the packages in web workers\n\n${source}` });
    },
  };
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry));
  const text = file === undefined ? "" : `${readFileSync(join(folder, file), "utf8").trim()}\n`;
  return `## ${name} ${version} (${license ?? "see the package"})\n\n${text}`;
}
