/** Files of an audit log: the current one, and the earlier ones with a number in their names. */
import { type FileHandle, open, readdir, rename } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { PRIVATE_MODE } from "#api/storage/write-file-durably.ts";
import { syncFolder } from "#content/platform/fsync.ts";
import { type ChainedLine, parseLine } from "./audit-chain.ts";

export interface LogEnd {
  /** Size of the complete lines. */
  completeBytes: number;
  /** Last complete line, if it is chained. */
  line: ChainedLine | undefined;
  /** Bytes after the last complete line, of a write that was interrupted. */
  fragment: string;
}

const LINE_BREAK = 0x0a;

/** Reads the end of a file, as far as its last complete line. */
async function readEnd(handle: FileHandle): Promise<LogEnd> {
  const { size } = await handle.stat();
  for (let length = Math.min(size, 64 * 1024); ; length = Math.min(size, length * 4)) {
    const bytes = Buffer.alloc(length);
    await handle.read(bytes, 0, length, size - length);
    const end = bytes.lastIndexOf(LINE_BREAK);
    const start = end <= 0 ? -1 : bytes.lastIndexOf(LINE_BREAK, end - 1);
    if (start < 0 && length < size) continue;
    const lastLine = bytes.subarray(start + 1, Math.max(end, 0)).toString();
    return {
      completeBytes: size - length + end + 1,
      line: parseLine(lastLine),
      fragment: bytes.subarray(end + 1).toString(),
    };
  }
}

/** Opens the log, after it has moved a file that is too large. A new file continues the newest of the earlier ones. */
export async function openForAppending(file: string, maxBytes: number): Promise<{ handle: FileHandle; end: LogEnd }> {
  const handle = await open(file, "a+", PRIVATE_MODE.file);
  const end = await readEnd(handle);
  if (end.completeBytes === 0) return { handle, end: { ...end, line: await readEarlierLine(file) } };
  const isComplete = end.line !== undefined && end.fragment === "";
  if (end.completeBytes < maxBytes || !isComplete) return { handle, end };
  await handle.close();
  const number = Math.max(0, ...(await listRotatedFiles(file)).map(numberOf)) + 1;
  await rename(file, `${file}.${number}`);
  await syncFolder(dirname(file));
  return openForAppending(file, maxBytes);
}

/** Returns the last line of the newest earlier file, if it is chained. */
async function readEarlierLine(file: string): Promise<ChainedLine | undefined> {
  const newest = (await listRotatedFiles(file)).at(-1);
  return newest === undefined ? undefined : readLastLine(newest);
}

/** Returns the last complete line of a file, if it is chained. */
export async function readLastLine(file: string): Promise<ChainedLine | undefined> {
  const handle = await open(file);
  try {
    return (await readEnd(handle)).line;
  } finally {
    await handle.close();
  }
}

/** A line and its place in the file that it was written to. */
export interface PlacedLine {
  text: string;
  /** Number of bytes before it. */
  offset: number;
}

/** Returns whether a line is still in its place, in the current file or in one that was the current one. */
export async function includesLine(file: string, line: PlacedLine): Promise<boolean> {
  for (const name of (await listAuditFiles(file)).reverse()) {
    if (await startsAt(name, line)) return true;
  }
  return false;
}

async function startsAt(file: string, { text, offset }: PlacedLine): Promise<boolean> {
  const expected = Buffer.from(text);
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(expected.length), 0, expected.length, offset);
    return buffer.equals(expected);
  } finally {
    await handle.close();
  }
}

/** Lists the earlier files of a log, oldest first. */
async function listRotatedFiles(file: string): Promise<string[]> {
  const names = await readdir(dirname(file));
  const isRotated = (name: string) => name.startsWith(`${basename(file)}.`) && /\.\d+$/.test(name);
  return names
    .filter(isRotated)
    .map((name) => join(dirname(file), name))
    .sort((a, b) => numberOf(a) - numberOf(b));
}

function numberOf(rotatedFile: string): number {
  return Number(/\d+$/.exec(rotatedFile)?.[0]);
}

/** Lists all files of a log that exist, oldest first. */
export async function listAuditFiles(file: string): Promise<string[]> {
  const folderNames = await readdir(dirname(file)).catch((cause: NodeJS.ErrnoException): string[] => {
    if (cause.code === "ENOENT") return [];
    throw cause;
  });
  if (folderNames.length === 0) return [];
  return [...(await listRotatedFiles(file)), ...(folderNames.includes(basename(file)) ? [file] : [])];
}
