import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Folder of the package that a module belongs to. */
const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/**
 * Returns a plugin that writes the license notices of the packages in a web worker. Vite's `build.license` covers only
 * scripts outside of workers.
 */
export function workerLicenses(fileName: string): Plugin {
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
  const { name, version, license }: { name: string; version: string; license?: string } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const file = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry));
  const text = file === undefined ? "" : `${readFileSync(join(folder, file), "utf8").trim()}\n`;
  return `## ${name} ${version} (${license ?? "see the package"})\n\n${text}`;
}
