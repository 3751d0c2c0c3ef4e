/** Audit log with one record for each line, for Netlify, where several instances of the functions write at the same time. */
import type { RecordStore } from "#api/storage/record-store.ts";
import { AuditError, type AuditLog } from "../audit-log.ts";
import { CHAIN_START, type ChainPosition, formatHead, formatLine, parseLine } from "./audit-chain.ts";
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

  async function append(entry: object): Promise<void> {
    for (let attempts = 1; attempts <= MAX_ATTEMPTS; attempts += 1) {
      const previous = last ?? (await readHead(records));
      const { line, position } = formatLine(entry, previous, key);
      if (await records.put(keyOf(position.seq), { line }, { onlyIfNew: true })) {
        last = position;
        return advanceHead(records, position, key);
      }
      last = await readPosition(records, position.seq);
    }
    throw new Error(`Other instances were first in ${MAX_ATTEMPTS} attempts`);
  }

  return {
    async write(entry) {
      try {
        await append(entry);
      } catch (cause) {
        throw new AuditError("The audit log in Netlify Blobs cannot be written.", { cause });
      }
    },
  };
}

/** Reads the log for `verifyAuditLog`. */
export async function readAuditRecords(records: RecordStore) {
  const keys = await records.list(PREFIX);
  const lines = await Promise.all(keys.map(async (key) => String((await records.get(key))?.value.line)));
  const texts: AuditText[] = [{ name: PREFIX, text: lines.map((line) => `${line}\n`).join("") }];
  return { texts, head: (await records.get(HEAD_KEY))?.value };
}

function keyOf(seq: number): string {
  return `${PREFIX}${String(seq).padStart(12, "0")}`;
}

async function readHead(records: RecordStore): Promise<ChainPosition> {
  const { value } = (await records.get(HEAD_KEY)) ?? {};
  return value === undefined ? CHAIN_START : { seq: Number(value.seq), hash: String(value.hash) };
}

async function readPosition(records: RecordStore, seq: number): Promise<ChainPosition> {
  const position = parseLine(String((await records.get(keyOf(seq)))?.value.line));
  if (position === undefined) throw new Error(`Line ${seq} of the audit log is damaged`);
  return position;
}

/** Moves the head record forward, unless another instance has moved it further. */
async function advanceHead(records: RecordStore, position: ChainPosition, key: string | undefined): Promise<void> {
  const current = await records.get(HEAD_KEY);
  if (current !== undefined && Number(current.value.seq) >= position.seq) return;
  const condition = current === undefined ? { onlyIfNew: true as const } : { onlyIfVersion: current.version };
  if (!(await records.put(HEAD_KEY, formatHead(position, key), condition))) await advanceHead(records, position, key);
}
