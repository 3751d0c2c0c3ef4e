import { copyFile, mkdir, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import { pathAside } from "#content/store/file/document-files.ts";
import type { Repair } from "./health-check.ts";

/** The folder of a content store. */
export interface StoreFolder {
  /** Absolute path. */
  dir: string;
  /** Returns the name of a file in diagnostics. */
  fileName(path: string): string;
}

/** Returns a repair that moves a file to the folder for files that are set aside. */
export function moveAside(store: StoreFolder, path: string): Repair {
  const target = pathAside(store.dir, path);
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
  const target = pathAside(store.dir, path);
  return {
    description: `Write the merged ${store.fileName(path)}, and keep the file as it is now in ${store.fileName(target)}.`,
    async run() {
      await mkdir(dirname(target), { recursive: true });
      await copyFile(path, target);
      writeFileAtomic(path, text);
    },
  };
}
