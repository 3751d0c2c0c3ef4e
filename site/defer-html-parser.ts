import { resolve } from "node:path";
import type { Plugin } from "vite";

const DEFERRED = resolve(import.meta.dirname, "admin/check/deferred-html-parser.ts");

/** Returns a plugin for the check worker that loads parse5 with the first text that needs it. */
export function deferHtmlParser(): Plugin {
  return {
    name: "site:defer-html-parser",
    enforce: "pre",
    resolveId: (source, importer) => (source === "parse5" && importer !== DEFERRED ? DEFERRED : undefined),
  };
}
