import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
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
      const shared = listFiles(store.dir, "").filter((file) => /\.(?:json|tmp)$/.test(file));
      const own = OWN_FOLDERS.flatMap((folder) => listFiles(store.dir, folder));
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

/** Lists the files in the folder of a store, or all below an inner folder, with slashes and without hidden ones. */
function listFiles(dir: string, inner: string): string[] {
  const folder = join(dir, inner);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: inner !== "", withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}
