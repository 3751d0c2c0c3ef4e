import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";

/** Returns the nearest parent folder with a package.json. It is the same for the sources and for the build. */
export function findProjectRoot(): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    if (existsSync(join(folder, "package.json"))) return folder;
    if (dirname(folder) === folder) throw new Error(`No folder above ${import.meta.dirname} has a package.json.`);
  }
}

/** Returns the process environment, completed from the file `.env` in the project's folder. */
export function readEnvironment(): Record<string, string | undefined> {
  const file = join(findProjectRoot(), ".env");
  return { ...(existsSync(file) && parseEnv(readFileSync(file, "utf8"))), ...process.env };
}

/** Returns the version in package.json. */
export function readVersion(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(join(findProjectRoot(), "package.json"), "utf8"));
  return manifest.version;
}
