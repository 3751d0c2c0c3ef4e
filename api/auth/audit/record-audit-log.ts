/** Audit log with one record for each line, for Netlify, where several instances of the functions write at the same time. */
import { type RecordStore, updateRecord } from "#api/storage/record-store.ts";
import { errorMessage } from "#content/platform/error-message.ts";
import { mapInBatches } from "#content/platform/map-in-batches.ts";
import { type ChainedLine, type ChainPosition, formatLine, parseLine } from "./audit-chain.ts";
import { type AuditEntry, AuditError, type AuditLog } from "./audit-log.ts";
import { continueChain } from "./continue-chain.ts";
import { formatHead, type HeadRecord, parseHead, requireKey } from "./head-record.ts";
import type { AuditText } from "./verify-audit-log.ts";

const PREFIX = "audit/";
const HEAD_KEY = "audit-head";

/** Number of times that an entry may find its place taken by other instances. */
const MAX_ATTEMPTS = 100;

/**
 * Creates the log. Its lines have the keys `audit/000000000001` and so on, and the record `audit-head` is the head record.
 * @param options.key key of the hashes
 */
export function createRecordAuditLog({ records, key }: { records: RecordStore; key?: string | undefined }): AuditLog {
  let last: ChainPosition | undefined;

  async function append(entry: AuditEntry): Promise<void> {
    const chain = last === undefined ? await openChain(entry.time) : { last, notices: [] };
    let position = chain.last;
    for (const next of [...chain.notices, entry]) position = await appendLine(next, position);
    last = position;
    await advanceHead(records, position, key);
  }

  async function openChain(time: string) {
    const { end, record } = await readChain(records, key);
    const chain = continueChain({ end, record, key, isReplaced: false }, time);
    if (!chain.isHeadSealed) await advanceHead(records, chain.last, key);
    return chain;
  }

  async function appendLine(entry: object, start: ChainPosition): Promise<ChainPosition> {
    let previous = start;
    for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts += 1) {
      const { line, position } = formatLine(entry, previous, key);
      if (await records.put(keyOf(position.seq), { line }, { onlyIfNew: true })) return position;
      const taken = await readLine(records, keyOf(position.seq));
      if (taken === undefined) throw new Error(`Line ${position.seq} of the audit log is damaged`);
      previous = taken;
    }
    throw new Error(`Other instances were first in ${MAX_ATTEMPTS} attempts`);
  }

  async function check(): Promise<void> {
    requireKey({ ...(await readChain(records, key)), key });
  }

  return { write: (entry) => withAuditErrors(append(entry)), check: () => withAuditErrors(check()) };
}

async function withAuditErrors(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (cause) {
    throw new AuditError(`The audit log in Netlify Blobs cannot be written: ${errorMessage(cause)}.`, { cause });
  }
}

/** Reads the log for `verifyAuditLog`. */
export async function readAuditRecords(records: RecordStore) {
  // The head record is read first: it may be behind the lines that others write at the same time, but not ahead of them.
  const head = (await records.get(HEAD_KEY))?.value;
  const lines = await mapInBatches(await records.list(PREFIX), async (key) => (await records.get(key))?.value.line);
  const texts: AuditText[] = [{ name: PREFIX, text: lines.map((line) => `${line}\n`).join("") }];
  return { texts, head };
}

function keyOf(seq: number): string {
  return `${PREFIX}${String(seq).padStart(12, "0")}`;
}

/** Reads the last line and the head record. The record saves a list of all lines, unless it was changed. */
async function readChain(
  records: RecordStore,
  key: string | undefined,
): Promise<{ end: ChainedLine | undefined; record: HeadRecord | undefined }> {
  const stored = await records.get(HEAD_KEY);
  const head = stored && parseHead(stored.value, key);
  const line = head && head.seq > 0 ? await readLine(records, keyOf(head.seq)) : undefined;
  if (line !== undefined) return { end: line, record: stored?.value };
  const lastKey = (await records.list(PREFIX)).at(-1);
  const end = lastKey === undefined ? undefined : await readLine(records, lastKey);
  const isCurrent = (await records.get(HEAD_KEY))?.version === stored?.version;
  return isCurrent ? { end, record: stored?.value } : readChain(records, key);
}

async function readLine(records: RecordStore, key: string): Promise<ChainedLine | undefined> {
  return parseLine(String((await records.get(key))?.value.line));
}

/** Moves the head record forward, unless another instance has moved it further. */
async function advanceHead(records: RecordStore, position: ChainPosition, key: string | undefined): Promise<void> {
  await updateRecord(records, HEAD_KEY, (value) => {
    const head = value && parseHead(value, key);
    const isAhead = head !== undefined && head.isKeyed === (key !== undefined) && head.seq >= position.seq;
    return isAhead ? { result: undefined } : { value: formatHead(position, key), result: undefined };
  });
}
