import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { diagnose } from "#schemas/diagnostics.ts";
import type { HealthCheck } from "./health-check.ts";

/**
 * Checks that this version of Node.js is one that `engines` in package.json allows.
 * @param root folder of the project
 * @param version of Node.js, such as 22.12.0
 */
export function nodeVersionCheck(root: string, version = process.versions.node): HealthCheck {
  return {
    name: "Node.js version",
    async run() {
      const { engines }: { engines: { node: string } } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
      const minimum = engines.node.replace(/^>=/, "");
      if (version.localeCompare(minimum, "en-US", { numeric: true }) >= 0) return [];
      const message = `This is Node.js ${version}, but the project needs ${minimum} or newer.`;
      return [{ diagnostic: diagnose("node/unsupported", message) }];
    },
  };
}
