/** Record beside the log with the position of the last line. It shows whether lines at the end of the log are missing. */
import { type ChainedLine, type ChainPosition, isIntact, isKeyed, seal } from "./audit-chain.ts";

/** Head record, as it is stored. */
export type HeadRecord = Readonly<Record<string, unknown>>;

/** Position of the last line, from the head record. */
export interface Head extends ChainPosition {
  isKeyed: boolean;
}

/** Returns a position as the head record. */
export function formatHead({ seq, hash }: ChainPosition, key: string | undefined): { [name: string]: string | number } {
  return { seq, hash, seal: sealHead({ seq, hash }, key) };
}

/** Parses a head record. Returns undefined if it was not made by `formatHead`, with the same key or before there was one. */
export function parseHead(record: HeadRecord, key: string | undefined): Head | undefined {
  const position = { seq: Number(record.seq), hash: String(record.hash) };
  const headKey = hasKey(record) ? key : undefined;
  return record.seal === sealHead(position, headKey) ? { ...position, isKeyed: headKey !== undefined } : undefined;
}

/** End of a log. */
interface LogState {
  /** Last line, if it is chained. */
  end: ChainedLine | undefined;
  record: HeadRecord | undefined;
  key: string | undefined;
}

/**
 * Checks that a process has the key of a log. The line or the head record suffices: if the other one was changed, the
 * next entry makes that known.
 * @throws Error if the log has another key
 */
export function requireKey({ end, record, key }: LogState): void {
  const matches = [
    ...(end !== undefined && isKeyed(end.hash) ? [isIntact(end, key)] : []),
    ...(record !== undefined && hasKey(record) ? [parseHead(record, key) !== undefined] : []),
  ];
  if (matches.length === 0 || matches.includes(true)) return;
  const problem = key === undefined ? "is not set, but the log has one" : "is not the key of the log";
  throw new Error(`AUDIT_KEY ${problem}. Set the key of the log`);
}

/**
 * Returns why the last line of a log does not lead to the head record. A crash may leave the record behind the log.
 * @param hashAtHead hash of the line with the number of the head record, if it is not the last line
 */
export function findHeadProblem(
  last: ChainPosition,
  record: HeadRecord | undefined,
  key: string | undefined,
  hashAtHead?: string,
): string | undefined {
  if (record === undefined) return last.seq === 0 ? undefined : "is the last line, but the head record is missing";
  const head = parseHead(record, key);
  if (head === undefined) return "cannot be compared with the head record, which was changed or has another key";
  if (last.seq < head.seq) return `is entry ${last.seq}, but the last entry was ${head.seq}: the end was cut off`;
  const found = last.seq === head.seq ? last.hash : hashAtHead;
  if (found !== head.hash) return "does not lead to the head record, so entries were replaced";
  return hasKeyOfHead(last, head) ? undefined : "does not have the key of the head record";
}

/**
 * Returns whether the last line may have been written with the key of the head record. While a key is introduced, the
 * head record has it before the first line.
 */
function hasKeyOfHead(last: ChainPosition, head: Head): boolean {
  return isKeyed(last.hash) === head.isKeyed || (head.isKeyed && last.hash === head.hash);
}

function hasKey(record: HeadRecord): boolean {
  return isKeyed(String(record.seal));
}

function sealHead({ seq, hash }: ChainPosition, key: string | undefined): string {
  return seal(`head ${seq} ${hash}`, key);
}
