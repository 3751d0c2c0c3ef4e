/** Record of the last line beside the log. It shows whether lines at the end are missing, and where the log goes on. */
import { CHAIN_START, type ChainedLine, type ChainPosition, isIntact, isKeyed, seal } from "./audit-chain.ts";

/** Event of a line that records that the log before it does not match the head record. */
export const CHAIN_BROKEN = "chain-broken";
/** Event of the first line with a key, which seals the lines before it. */
export const KEY_INTRODUCED = "key-introduced";

export type HeadRecord = Readonly<Record<string, unknown>>;

export function formatHead({ seq, hash }: ChainPosition, key: string | undefined) {
  return { seq, hash, seal: sealHead({ seq, hash }, key) };
}

/** Parses a head record. Returns undefined if `formatHead` did not make it with this key, or before there was one. */
export function parseHead(record: HeadRecord, key: string | undefined) {
  const position = { seq: Number(record.seq), hash: String(record.hash) };
  const headKey = isKeyed(String(record.seal)) ? key : undefined;
  return record.seal === sealHead(position, headKey) ? { ...position, isKeyed: headKey !== undefined } : undefined;
}

/** `end` is the last line, if it is chained. */
type LogState = { end: ChainedLine | undefined; record: HeadRecord | undefined; key: string | undefined };

/**
 * Checks that a process has the key of a log. The line or the head record suffices: if the other one was changed, the
 * next entry makes that known.
 * @throws Error if the log has another key
 */
export function requireKey({ end, record, key }: LogState): void {
  const matches = [
    ...(end !== undefined && isKeyed(end.hash) ? [isIntact(end, key)] : []),
    ...(record !== undefined && isKeyed(String(record.seal)) ? [parseHead(record, key) !== undefined] : []),
  ];
  if (matches.length === 0 || matches.includes(true)) return;
  const problem = key === undefined ? "is not set, but the log has one" : "is not the key of the log";
  throw new Error(`AUDIT_KEY ${problem}. Set the key of the log`);
}

/**
 * Returns how a log goes on: the position that the next line follows, and the entries to write before it. A log that was
 * changed gets a line which makes that known, because the next head record would hide it.
 * @param isReplaced true if a line that this process has written is no longer in the log
 * @throws Error if the log has another key, or the process has none
 */
export function continueChain(state: LogState, isReplaced: boolean, time: string) {
  requireKey(state);
  const { end, record, key } = state;
  const head = record && parseHead(record, key);
  const isAhead = head !== undefined && (end === undefined || head.seq > end.seq);
  const { seq, hash } = (isAhead ? head : end) ?? CHAIN_START;
  // Without lines, the number of the next one shows how many are missing. Earlier lines are left to the verification.
  const headProblem = findHeadProblem(end ?? { seq, hash }, record, key, head?.hash);
  const isBroken = isReplaced || headProblem !== undefined || (end !== undefined && !isIntact(end, key));
  const introducesKey = key !== undefined && seq > 0 && !isKeyed(hash);
  const notices = [
    ...(introducesKey ? [{ time, event: KEY_INTRODUCED }] : []),
    ...(isBroken ? [{ time, event: CHAIN_BROKEN, head: record ?? null }] : []),
  ];
  return { last: { seq, hash }, notices };
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
  // While a key is introduced, the head record has it before the first line.
  const hasKeyOfHead = isKeyed(last.hash) === head.isKeyed || (head.isKeyed && last.hash === head.hash);
  return hasKeyOfHead ? undefined : "does not have the key of the head record";
}

function sealHead({ seq, hash }: ChainPosition, key: string | undefined): string {
  return seal(`head ${seq} ${hash}`, key);
}
