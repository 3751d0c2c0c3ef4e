import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { classifyStoreFile, reportUnknownFile } from "#content/importer/store-files.ts";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import type { HealthCheck } from "./health-check.ts";
import { moveAside, type StoreFolder } from "./store-folder.ts";

/**
 * Checks that each file among the pages is the file of a page, and that no temporary files are left. Other folders are not
 * searched, because the store may share its folder with other files.
 */
export function unknownFilesCheck(store: StoreFolder): HealthCheck {
  return {
    name: "Unknown files",
    async run() {
      const pages = listFiles(join(store.dir, "pages"), true).map((file) => `pages/${file}`);
      const others = listFiles(store.dir, false).filter((file) => /\.(?:json|tmp)$/.test(file));
      return [...others, ...pages].flatMap((path) => {
        const diagnostic = diagnoseFile(path, store.fileName(join(store.dir, path)));
        if (diagnostic === undefined) return [];
        // The folder may be shared with other programs, whose files stay where they are.
        const isOurs = path.startsWith("pages/") || path.endsWith(".tmp");
        return [{ diagnostic, ...(isOurs && { repair: moveAside(store, join(store.dir, path)) }) }];
      });
    },
  };
}

/** Lists the files of a folder with slashes in their paths, without hidden ones. */
function listFiles(folder: string, recursive: boolean): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
}

/**
 * Returns the problem with a file, if any.
 * @param path path in the store's folder
 */
function diagnoseFile(path: string, file: string): Diagnostic | undefined {
  if (path.endsWith(".tmp")) return diagnose("files/leftover", `${file} is a temporary file.`, { file });
  return classifyStoreFile(path).kind === "unknown" ? reportUnknownFile(path, file) : undefined;
}
