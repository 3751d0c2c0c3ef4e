/** Checks of the system on which the program runs. */
import { readFile, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { diagnose } from "#schemas/diagnostics.ts";
import { nearestFolder } from "../platform/write-file-atomic.ts";
import type { HealthCheck, HealthProblem } from "./health-check.ts";

/** Enough for an import of the largest accepted input, which is written with its previous content, and for the pages. */
const MIN_FREE_BYTES = 512 * 1024 * 1024;

/** Checks that the disks of folders have free space. A folder that does not exist yet counts as its nearest parent. */
export function diskSpaceCheck(folders: readonly string[], minFreeBytes = MIN_FREE_BYTES): HealthCheck {
  return {
    name: "Free disk space",
    async run() {
      const disks = new Set<number>();
      const problems: HealthProblem[] = [];
      for (const folder of folders.map(nearestFolder)) {
        const { dev } = await stat(folder);
        if (disks.has(dev)) continue;
        disks.add(dev);
        // The space that a process without special rights may still use.
        const { bavail, bsize } = await statfs(folder);
        const free = bavail * bsize;
        if (free < minFreeBytes) {
          const message = `The disk of ${folder} has ${toMebibytes(free)} MiB left, but ${toMebibytes(minFreeBytes)} MiB should be free.`;
          problems.push({ diagnostic: diagnose("disk/low-space", message) });
        }
      }
      return problems;
    },
  };
}

function toMebibytes(bytes: number): string {
  return Math.floor(bytes / 1024 / 1024).toLocaleString("en-US");
}

/** Checks that this version of Node.js is one that `engines` in package.json allows. */
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
