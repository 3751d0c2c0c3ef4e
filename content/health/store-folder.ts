import { copyFile, mkdir, rename } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import type { Repair } from "./health-check.ts";

/** The folder of a content store. */
export interface StoreFolder {
  /** Absolute path. */
  dir: string;
  /** Returns the name of a file in diagnostics. */
  fileName(path: string): string;
}

/** Folder in the store for files that a repair has replaced or moved out of the way. */
const ASIDE_FOLDER = ".aside";

/** Returns a repair that moves a file to the folder for files that are set aside. */
export function moveAside(store: StoreFolder, path: string): Repair {
  const target = pathAside(store, path);
  return {
    description: `Move ${store.fileName(path)} to ${store.fileName(target)}.`,
    async run() {
      await mkdir(dirname(target), { recursive: true });
      await rename(path, target);
    },
  };
}

/** Returns a repair that replaces the text of a file, and sets a copy of the file aside. */
export function replaceText(store: StoreFolder, path: string, text: string): Repair {
  const target = pathAside(store, path);
  return {
    description: `Write the merged ${store.fileName(path)}, and keep the file as it is now in ${store.fileName(target)}.`,
    async run() {
      await mkdir(dirname(target), { recursive: true });
      await copyFile(path, target);
      writeFileAtomic(path, text);
    },
  };
}

/** Returns a path that no earlier repair has used: the path in the store below a folder named by the time. */
function pathAside({ dir }: StoreFolder, path: string): string {
  const time = new Date().toISOString().replaceAll(":", "-");
  return join(dir, ASIDE_FOLDER, time, relative(dir, path));
}
