import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import type { HealthCheck } from "#content/health/health-check.ts";
import { nearestFolder } from "#content/platform/nearest-folder.ts";
import { diagnose } from "#schemas/diagnostics.ts";

/**
 * Checks that the server can write to its folders, or can create them.
 * @param folders absolute paths, by the setting that names them or their parent
 */
export function writableFoldersCheck(folders: Readonly<Record<string, readonly string[]>>): HealthCheck {
  return {
    name: "Writable folders",
    async run() {
      const named = Object.entries(folders).flatMap(([name, paths]) => paths.map((path) => ({ name, path })));
      const isUsable = await Promise.all(named.map(({ path }) => isWritableFolder(path)));
      return named
        .filter((_, index) => !isUsable[index])
        .map(({ name, path }) => {
          const message = `The folder ${path} cannot be written. Change its permissions, or set ${name}.`;
          return { diagnostic: diagnose("command/settings", message) };
        });
    },
  };
}

/** Checks a folder or, if it does not exist yet, its nearest parent. */
async function isWritableFolder(folder: string): Promise<boolean> {
  const existing = nearestFolder(folder);
  if (!(await stat(existing)).isDirectory()) return false;
  return access(existing, constants.W_OK).then(
    () => true,
    () => false,
  );
}
