import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { diagnose } from "#schemas/diagnostics.ts";
import { classifyStoreFile, reportUnknownFile } from "../importer/store-files.ts";
import { type HealthCheck, toProblems } from "./health-check.ts";
import { moveAside, type StoreFolder } from "./store-folder.ts";

/** Folders that contain only files of the store. It may share its own folder with other programs. */
const OWN_FOLDERS = ["history", "pages"];

/** Checks that each file is one that the store uses, and that no temporary files are left. */
export function unknownFilesCheck(store: StoreFolder): HealthCheck {
  return {
    name: "Unknown files",
    async run() {
      const shared = listFiles(store.dir, false).filter((file) => /\.(?:json|tmp)$/.test(file));
      const own = OWN_FOLDERS.flatMap((folder) =>
        listFiles(join(store.dir, folder), true).map((file) => `${folder}/${file}`),
      );
      return [...shared, ...own].flatMap((path) => {
        const file = store.fileName(join(store.dir, path));
        const isLeftover = path.endsWith(".tmp");
        if (!isLeftover && classifyStoreFile(path).kind !== "unknown") return [];
        const diagnostic = isLeftover
          ? diagnose("files/leftover", `${file} is a temporary file.`, { file })
          : reportUnknownFile(path, file);
        // Files of other programs stay where they are.
        const isOurs = path.includes("/") || isLeftover;
        return toProblems([diagnostic], isOurs ? moveAside(store, join(store.dir, path)) : undefined);
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
