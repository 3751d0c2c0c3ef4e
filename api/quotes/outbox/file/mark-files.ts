/** Marks of handled requests as files, each named like the file of its entry. */
import { readFile } from "node:fs/promises";
import { isFileError } from "#content/platform/file-error.ts";
import { parseHandledMark } from "../handled-mark.ts";
import type { HandledMark } from "../outbox.ts";
import { forEachFile } from "./entry-files.ts";
import { entryFileName } from "./file-names.ts";
import type { StateDirectories } from "./state-directories.ts";

const DIRECTORY = "handled";

/** Reads the marks of entries. A damaged mark counts as none, so that the request is not overlooked. */
export async function readMarks(
  directories: StateDirectories,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HandledMark>> {
  const marks = new Map<string, HandledMark>();
  await forEachFile(ids, async (id) => {
    const text = await readFile(directories.path(DIRECTORY, entryFileName(id)), "utf8").catch(ignoreMissing);
    const mark = text && parseHandledMark(text);
    if (mark) marks.set(id, mark);
  });
  return marks;
}

/** Writes a mark durably, or removes it. */
export async function writeMark(
  directories: StateDirectories,
  id: string,
  mark: HandledMark | undefined,
): Promise<void> {
  const name = entryFileName(id);
  if (mark !== undefined) {
    await directories.replaceFiles([{ directory: DIRECTORY, name, text: `${JSON.stringify(mark)}\n` }]);
  } else if (await directories.remove(DIRECTORY, name)) {
    await directories.sync(DIRECTORY);
  }
}

function ignoreMissing(cause: unknown): undefined {
  if (!isFileError(cause) || cause.code !== "ENOENT") throw cause;
}
