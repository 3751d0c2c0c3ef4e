import {
  CHAIN_START,
  type ChainedLine,
  type ChainPosition,
  type Head,
  type HeadRecord,
  hasKeyOfHead,
  isIntact,
  isKeyed,
  parseHead,
} from "./audit-chain.ts";

/** Event of a line that records that the log before it does not match the head record. */
export const CHAIN_BROKEN = "chain-broken";
/** Event of the first line with a key, which seals the lines before it. */
export const KEY_INTRODUCED = "key-introduced";

interface ChainState {
  /** Last line, if it is chained. */
  end: ChainedLine | undefined;
  record: HeadRecord | undefined;
  key: string | undefined;
  /** Position that this process wrote before. */
  written: ChainPosition | undefined;
}

interface Continuation {
  /** Position that the next line follows. */
  last: ChainPosition;
  /** Entries to write before the next one. */
  notices: object[];
  /** False if the head record must be written before the next line. So a log without one was changed, and did not crash. */
  isHeadSealed: boolean;
}

/**
 * Returns how a log goes on. A log that was changed gets a line which makes that known, because the next head record
 * would hide it.
 * @throws Error if the log has a key and the process has not
 */
export function continueChain({ end, record, key, written }: ChainState, time: string): Continuation {
  if (key === undefined && (isKeyed(end?.hash ?? "") || isKeyed(String(record?.seal))))
    throw new Error("AUDIT_KEY is not set, but the log has one. Set the same key as for the server");
  const head = record && parseHead(record, key);
  const last = latest(end, head);
  const isBroken = !isWhole(end, record, head, key) || !leadsTo(last, written);
  const introducesKey = key !== undefined && last.seq > 0 && !isKeyed(last.hash);
  return {
    last: { seq: last.seq, hash: last.hash },
    notices: [
      ...(introducesKey ? [{ time, event: KEY_INTRODUCED }] : []),
      ...(isBroken ? [{ time, event: CHAIN_BROKEN, head: record ?? null }] : []),
    ],
    isHeadSealed: head !== undefined && head.isKeyed === (key !== undefined),
  };
}

function latest(end: ChainedLine | undefined, head: Head | undefined): ChainPosition {
  if (end === undefined) return head ?? CHAIN_START;
  return head !== undefined && head.seq > end.seq ? head : end;
}

/** Returns true if the log leads to its head record. A crash may leave the record behind the log. */
function isWhole(
  end: ChainedLine | undefined,
  record: HeadRecord | undefined,
  head: Head | undefined,
  key: string | undefined,
): boolean {
  // Without lines, the number of the next line shows how many are missing.
  if (end === undefined) return record === undefined || head !== undefined;
  return head !== undefined && leadsTo(end, head) && hasKeyOfHead(end, head) && isIntact(end, key);
}

function leadsTo(last: ChainPosition, earlier: ChainPosition | undefined): boolean {
  if (earlier === undefined || last.seq > earlier.seq) return true;
  return last.seq === earlier.seq && last.hash === earlier.hash;
}
