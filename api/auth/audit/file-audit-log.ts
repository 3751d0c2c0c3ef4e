/**
 * Audit log in a file, which several processes may append to. When the file is large, it is renamed to the next number
 * (`audit.jsonl.1` is the oldest) and a new file continues the chain. The head record is beside it, in `audit.jsonl.head`.
 */
import { createHash } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, readFile, rename } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { createExclusive } from "#api/storage/exclusive.ts";
import { PRIVATE_MODE, writeFileDurably } from "#api/storage/write-file-durably.ts";
import { errorMessage } from "#content/platform/error-message.ts";
import { syncFolder } from "#content/platform/fsync.ts";
import { isObject } from "#schemas/json.ts";
import {
  type ChainedLine,
  type ChainPosition,
  formatHead,
  formatLine,
  type HeadRecord,
  parseLine,
} from "./audit-chain.ts";
import { AuditError, type AuditLog } from "./audit-log.ts";
import { continueChain } from "./continue-chain.ts";

const MEBIBYTE = 1024 * 1024;
const MAX_BYTES = 10 * MEBIBYTE;

interface FileAuditLogOptions {
  /** Path of the log. */
  file: string;
  /** Key of the hashes. */
  key?: string | undefined;
  /** Size from which the log continues in a new file. */
  maxBytes?: number;
}

export function createFileAuditLog({ file, key, maxBytes = MAX_BYTES }: FileAuditLogOptions): AuditLog {
  const runExclusively = createExclusive(`${file}.lock`);

  let written: ChainPosition | undefined;

  async function append(entry: object & { time: string }): Promise<void> {
    await mkdir(dirname(file), { recursive: true, mode: PRIVATE_MODE.folder });
    const { handle, end } = await openForAppending(file, maxBytes);
    try {
      const record = await readHeadRecord(file);
      const { last, notices, isHeadSealed } = continueChain({ end: end.line, record, key, written }, entry.time);
      if (!isHeadSealed) await writeHead(last);
      const start = last.seq === 0 ? await describeStart(handle, end, entry.time) : [];
      const repair = end.fragment === "" ? [] : [{ time: entry.time, event: "line-repaired", fragment: end.fragment }];
      const { text, position } = formatLines([...start, ...notices, ...repair, entry], last, key);
      await appendDurably(handle, end.completeBytes, text);
      if (end.completeBytes === 0) await syncFolder(dirname(file));
      written = position;
      await writeHead(position);
    } finally {
      await handle.close();
    }
  }

  function writeHead(position: ChainPosition): Promise<void> {
    return writeFileDurably(headFile(file), `${JSON.stringify(formatHead(position, key))}\n`);
  }

  return {
    async write(entry) {
      try {
        await runExclusively(() => append(entry));
      } catch (cause) {
        throw new AuditError(`The audit log ${file} cannot be written: ${errorMessage(cause)}.`, { cause });
      }
    },
  };
}

/** Opens the log, after it has moved a file that is too large. A new file continues the newest of the earlier ones. */
async function openForAppending(file: string, maxBytes: number): Promise<{ handle: FileHandle; end: LogEnd }> {
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
  if (newest === undefined) return undefined;
  const handle = await open(newest, "r");
  try {
    return (await readEnd(handle)).line;
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
  const folderNames = await readdir(dirname(file)).catch((): string[] => []);
  if (folderNames.length === 0) return [];
  return [...(await listRotatedFiles(file)), ...(folderNames.includes(basename(file)) ? [file] : [])];
}

function headFile(file: string): string {
  return `${file}.head`;
}

/** Reads the head record of a log. Returns undefined if there is none, or if it is not a JSON object. */
export async function readHeadRecord(file: string): Promise<HeadRecord | undefined> {
  try {
    const head: unknown = JSON.parse(await readFile(headFile(file), "utf8"));
    return isObject(head) ? head : undefined;
  } catch (cause) {
    if (cause instanceof SyntaxError || (cause as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw cause;
  }
}

interface LogEnd {
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

/** Event of the first chained line in a log that an earlier version has begun. */
const CHAIN_STARTED = "chain-started";

/** Returns the first chained entry, if there are lines without a chain before it. */
async function describeStart(handle: FileHandle, { completeBytes, line }: LogEnd, time: string): Promise<object[]> {
  if (completeBytes === 0 || line !== undefined) return [];
  const bytes = Buffer.alloc(completeBytes);
  await handle.read(bytes, 0, completeBytes, 0);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return [{ time, event: CHAIN_STARTED, unchained: { bytes: completeBytes, sha256 } }];
}

function formatLines(entries: readonly object[], last: ChainPosition, key: string | undefined) {
  let position = last;
  let text = "";
  for (const entry of entries) {
    const next = formatLine(entry, position, key);
    position = next.position;
    text += `${next.line}\n`;
  }
  return { text, position };
}

/** Appends text after the complete lines. If that fails, it removes what was written. */
async function appendDurably(handle: FileHandle, completeBytes: number, text: string): Promise<void> {
  await handle.truncate(completeBytes);
  try {
    await handle.appendFile(text);
    await handle.sync();
  } catch (cause) {
    // If this fails too, the next write truncates the file.
    await handle.truncate(completeBytes).catch(() => undefined);
    throw cause;
  }
}
