import { CHAIN_START, type ChainedLine, type ChainPosition, isIntact, isKeyed } from "./audit-chain.ts";
import { findHeadProblem, type Head, type HeadRecord, parseHead, requireKey } from "./head-record.ts";

/** Event of a line that records that the log before it does not match the head record. */
export const CHAIN_BROKEN = "chain-broken";
/** Event of the first line with a key, which seals the lines before it. */
export const KEY_INTRODUCED = "key-introduced";

interface ChainState {
  /** Last line, if it is chained. */
  end: ChainedLine | undefined;
  record: HeadRecord | undefined;
  key: string | undefined;
  /** True if a line that this process has written is no longer in the log. */
  isReplaced: boolean;
}

interface Continuation {
  /** Position that the next line follows. */
  last: ChainPosition;
  /** Entries to write before the next one. */
  notices: object[];
}

/**
 * Returns how a log goes on. A log that was changed gets a line which makes that known, because the next head record
 * would hide it.
 * @throws Error if the log has another key, or the process has none
 */
export function continueChain({ end, record, key, isReplaced }: ChainState, time: string): Continuation {
  requireKey({ end, record, key });
  const head = record && parseHead(record, key);
  const last = latest(end, head);
  // Without lines, the number of the next one shows how many are missing. Earlier lines are left to the verification.
  const headProblem = findHeadProblem(end ?? last, record, key, head?.hash);
  const isBroken = isReplaced || headProblem !== undefined || (end !== undefined && !isIntact(end, key));
  const introducesKey = key !== undefined && last.seq > 0 && !isKeyed(last.hash);
  return {
    last: { seq: last.seq, hash: last.hash },
    notices: [
      ...(introducesKey ? [{ time, event: KEY_INTRODUCED }] : []),
      ...(isBroken ? [{ time, event: CHAIN_BROKEN, head: record ?? null }] : []),
    ],
  };
}

function latest(end: ChainedLine | undefined, head: Head | undefined): ChainPosition {
  if (end === undefined) return head ?? CHAIN_START;
  return head !== undefined && head.seq > end.seq ? head : end;
}
