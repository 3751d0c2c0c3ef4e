/** Writing that lasts: what is written here is on the disk when the promise resolves. */
import { closeSync, fsync, openSync, writeFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { promisify } from "node:util";

const sync = promisify(fsync);

/** Writes files at once, and then waits for all of them to be on the disk. */
export async function writeDurably(files: readonly { file: string; text: string }[]): Promise<void> {
  const open: number[] = [];
  try {
    for (const { file, text } of files) {
      const descriptor = openSync(file, "w");
      open.push(descriptor);
      writeFileSync(descriptor, text);
    }
    await Promise.all(open.map((descriptor) => sync(descriptor)));
  } finally {
    for (const descriptor of open) closeSync(descriptor);
  }
}

/** Waits for a file that was written before, where it is still there. */
export async function syncFile(file: string): Promise<void> {
  let handle: FileHandle;
  try {
    handle = await open(file, "r+");
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return;
    throw cause;
  }
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and needs no such call for a rename to last.
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
