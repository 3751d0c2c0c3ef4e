/**
 * Audit log in a file, which several processes may append to. When the file is large, it is renamed to the next number
 * (`audit.jsonl.1` is the oldest) and a new file continues the chain. The head record is beside it, in `audit.jsonl.head`.
 */
import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { access, type FileHandle, mkdir, readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { createExclusive } from "#api/storage/exclusive.ts";
import { PRIVATE_MODE, writeFileDurably } from "#api/storage/write-file-durably.ts";
import { errorMessage } from "#content/platform/error-message.ts";
import { syncFolder } from "#content/platform/fsync.ts";
import { nearestFolder } from "#content/platform/nearest-folder.ts";
import { isObject } from "#schemas/json.ts";
import { type ChainPosition, formatLine } from "./audit-chain.ts";
import {
  includesLine,
  type LogEnd,
  listAuditFiles,
  openForAppending,
  type PlacedLine,
  readLastLine,
} from "./audit-files.ts";
import { AuditError, type AuditLog } from "./audit-log.ts";
import { continueChain } from "./continue-chain.ts";
import { formatHead, type HeadRecord, requireKey } from "./head-record.ts";

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

  /** Last line that this process has written. */
  let written: PlacedLine | undefined;

  async function append(entry: object & { time: string }): Promise<void> {
    await mkdir(dirname(file), { recursive: true, mode: PRIVATE_MODE.folder });
    const { handle, end } = await openForAppending(file, maxBytes);
    try {
      const record = await readHeadRecord(file);
      const isReplaced = written !== undefined && !(await includesLine(file, written));
      const state = { end: end.line, record, key, isReplaced };
      const { last, notices, isHeadSealed } = continueChain(state, entry.time);
      if (!isHeadSealed) await writeHead(last);
      const start = last.seq === 0 ? await describeStart(handle, end, entry.time) : [];
      const repair = end.fragment === "" ? [] : [{ time: entry.time, event: "line-repaired", fragment: end.fragment }];
      const { lines, position } = formatLines([...start, ...notices, ...repair, entry], last, key);
      await appendDurably(handle, end.completeBytes, lines.join(""));
      if (end.completeBytes === 0) await syncFolder(dirname(file));
      written = { text: lines.pop() ?? "", offset: end.completeBytes + Buffer.byteLength(lines.join("")) };
      await writeHead(position);
    } finally {
      await handle.close();
    }
  }

  function writeHead(position: ChainPosition): Promise<void> {
    return writeFileDurably(headFile(file), `${JSON.stringify(formatHead(position, key))}\n`);
  }

  /** Reads the end of the log, which any process may do, and checks the permissions that writing needs. */
  async function check(): Promise<void> {
    const newest = (await listAuditFiles(file)).at(-1);
    if (newest !== undefined) await access(newest, constants.R_OK | constants.W_OK);
    await access(nearestFolder(dirname(file)), constants.W_OK);
    const end = newest === undefined ? undefined : await readLastLine(newest);
    requireKey({ end, record: await readHeadRecord(file), key });
  }

  async function withAuditErrors(run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (cause) {
      throw new AuditError(`The audit log ${file} cannot be written: ${errorMessage(cause)}.`, { cause });
    }
  }

  return {
    write: (entry) => withAuditErrors(() => runExclusively(() => append(entry))),
    check: () => withAuditErrors(check),
  };
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
  const lines = entries.map((entry) => {
    const next = formatLine(entry, position, key);
    position = next.position;
    return `${next.line}\n`;
  });
  return { lines, position };
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
