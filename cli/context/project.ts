import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { findUp, nearestFolder } from "#content/platform/find-up.ts";
import { siteFolder } from "#site/publishing/routes.ts";
import type { CommandContext } from "./command.ts";

/** Entries of a content store. A folder with one of them is a store. */
const STORE_ENTRIES = ["site.json", "pages", "history"];

/** Returns the folder of this program, the nearest one with a package.json. It is the same for sources and build. */
export function findProgramFolder(): string {
  const folder = findUp(import.meta.dirname, hasManifest);
  if (folder === undefined) throw new Error(`No folder above ${import.meta.dirname} has a package.json.`);
  return folder;
}

/** Returns the nearest folder with a content store, from a folder upward, or else the nearest one with a package.json. */
export function findProjectFolder(start: string): string | undefined {
  return findUp(start, (folder) => isStoreFolder(join(folder, "content"))) ?? findUp(start, hasManifest);
}

export function isStoreFolder(folder: string): boolean {
  return STORE_ENTRIES.some((name) => existsSync(join(folder, name)));
}

function hasManifest(folder: string): boolean {
  return existsSync(join(folder, "package.json"));
}

/** Returns the process environment, completed from the file `.env` in the project that the process was started in. */
export function readEnvironment(): Record<string, string | undefined> {
  const file = join(findProjectFolder(process.cwd()) ?? findProgramFolder(), ".env");
  return { ...(existsSync(file) && parseEnv(readFileSync(file, "utf8"))), ...process.env };
}

export function readVersion(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(join(findProgramFolder(), "package.json"), "utf8"));
  return manifest.version;
}

/** Returns the version, the commit that the program was built from, if that is known, and the version of Node. */
export function describeVersion(): string {
  // The build replaces the variable.
  const commit = process.env.AGENCY_COMMIT;
  return [readVersion(), commit && `commit ${commit}`, `Node ${process.version}`].filter(Boolean).join(", ");
}

/** Returns the folder of the site: the `--out` folder, or dist/client of the project. */
export function outputFolder({ projectDir, resolvePath }: CommandContext, out: string | undefined): string {
  return out === undefined ? siteFolder(projectDir) : resolvePath(out);
}

/**
 * Runs the rest of the command as the owner of a folder if root runs it, so that the server can read and replace the files
 * that the command writes. The owner of a folder that does not exist yet is that of the folder that will contain it.
 */
export function actAsOwner(folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(nearestFolder(folder));
  if (uid === 0) return;
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}
