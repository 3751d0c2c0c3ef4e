import { existsSync, readdirSync, statSync } from "node:fs";
import { copyFile, mkdir, rename } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { diagnose } from "#schemas/diagnostics.ts";
import { classifyStoreFile, reportUnknownFile } from "../importer/store-files.ts";
import { parseProcessName } from "../platform/process-identity.ts";
import { writeFileAtomic } from "../platform/write-file-atomic.ts";
import { committedRevision, recover } from "../store/file/commit.ts";
import { listPageFolders, pathAside } from "../store/file/document-files.ts";
import { History } from "../store/file/history.ts";
import { historyFolder } from "../store/file/revision-files.ts";
import { listWriters, writersFolder } from "../store/file/writer-lock.ts";
import { type HealthCheck, type Repair, toProblems } from "./health-check.ts";

export interface StoreFolder {
  /** Absolute path. */
  dir: string;
  /** The time that names the folder of the files that repairs set aside. */
  time: Date;
  fileName(path: string): string;
}

/** Returns every folder of a store that a commit writes to. */
export function writtenFolders(dir: string): string[] {
  return [dir, writersFolder(dir), historyFolder(dir), ...listPageFolders(dir).map((folder) => join(dir, folder))];
}

/** Describes `moveFileAside` for one file or folder. */
export function describeSetAside({ dir, time, fileName }: StoreFolder, path: string): string {
  return `Move ${fileName(path)} to ${fileName(pathAside(dir, path, time))}.`;
}

/** Moves a file or folder to the folder for files that are set aside. */
export async function moveFileAside({ dir, time }: StoreFolder, path: string): Promise<void> {
  const target = pathAside(dir, path, time);
  await mkdir(dirname(target), { recursive: true });
  await rename(path, target);
}

export function moveAside(store: StoreFolder, path: string): Repair {
  return { description: describeSetAside(store, path), run: () => moveFileAside(store, path) };
}

/** Returns a repair that replaces the text of a file, and sets a copy of the file aside. */
export function replaceText({ dir, time, fileName }: StoreFolder, path: string, text: string): Repair {
  const target = pathAside(dir, path, time);
  return {
    description: `Write ${fileName(path)} without conflicts, and keep the file as it is now in ${fileName(target)}.`,
    async run() {
      await mkdir(dirname(target), { recursive: true });
      await copyFile(path, target);
      writeFileAtomic(path, text);
    },
  };
}

/** Checks that no dead process has left its lock or an unfinished commit behind. */
export function writersCheck(store: StoreFolder): HealthCheck {
  return {
    name: "Locks and unfinished commits",
    async run() {
      const abandoned = (await listWriters(store.dir)).filter(({ isAlive }) => !isAlive).map(({ folder }) => folder);
      const diagnostics = abandoned.map((folder) => {
        const { host, pid } = parseProcessName(basename(folder));
        const process = pid === 0 ? "A process" : `Process ${pid} on ${host}`;
        const message = `${process} ended without removing its lock. Its commit may be unfinished.`;
        return diagnose("lock/stale", message, { file: store.fileName(folder) });
      });
      return toProblems(diagnostics, recovery(store, abandoned));
    },
  };
}

/** @param abandoned folders of dead writers */
function recovery(store: StoreFolder, abandoned: readonly string[]): Repair {
  const history = new History(store.dir);
  const committed = new Set(history.names().map(({ id }) => id));
  const isCommitted = (folder: string) => committed.has(committedRevision(folder) ?? "");
  const uncommitted = abandoned.filter((folder) => !isCommitted(folder) && hasContent(folder));
  const sentences = [
    "Finish the commits of processes that have ended, and remove their locks.",
    ...uncommitted.map((folder) => describeSetAside(store, folder)),
  ];
  return {
    description: sentences.join(" "),
    async run(lock, onWarning) {
      for (const folder of uncommitted) await moveFileAside(store, folder);
      await recover(history, lock, onWarning);
    },
  };
}

function hasContent(folder: string): boolean {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).some((name) => {
    const stats = statSync(join(folder, name), { throwIfNoEntry: false });
    return stats?.isFile() === true && stats.size > 0;
  });
}

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
