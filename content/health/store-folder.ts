import { copyFile, mkdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeFileAtomic } from "../platform/write-file-atomic.ts";
import { listPageFolders, pathAside } from "../store/file/document-files.ts";
import { historyFolder } from "../store/file/revision-files.ts";
import { writersFolder } from "../store/file/writer-lock.ts";
import type { Repair } from "./health-check.ts";

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
