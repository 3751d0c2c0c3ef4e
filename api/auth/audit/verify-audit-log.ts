import { createHash } from "node:crypto";
import { CHAIN_START, type ChainedLine, isIntact, isKeyed, parseLine } from "./audit-chain.ts";
import { CHAIN_BROKEN, findHeadProblem, type HeadRecord, KEY_INTRODUCED, parseHead } from "./head-record.ts";

interface VerifyOptions {
  key: string | undefined;
  /** Head record. `none` if the texts need not be the end of the log. */
  head: HeadRecord | undefined | "none";
  /** True if the texts need not be the beginning of the log. */
  mayStartLater?: boolean;
}

export type Verification = ReturnType<typeof verifyAuditLog>;

/** Finds the first line of a log that was changed, removed, moved, inserted or cut off. Its parts are in order. */
export function verifyAuditLog(texts: readonly { name: string; text: string }[], options: VerifyOptions) {
  const { key, head: record, mayStartLater = false } = options;
  const head = record === "none" || record === undefined ? undefined : parseHead(record, key);
  let last: ChainedLine | undefined;
  let hashAtHead = head?.seq === CHAIN_START.seq ? CHAIN_START.hash : undefined;
  /** Lines that were written before the log had a chain. Nothing but the bytes as a whole is known of them. */
  const unchained: string[] = [];
  /** Number of chained lines without a key. If there is a key, they were written before it, or the log was rewritten. */
  let linesWithoutKey = 0;
  let lines = 0;

  /** Returns the reason why a line does not follow from the lines before it, or undefined if it does. */
  function checkRow(row: string): string | undefined {
    const line = parseLine(row);
    if (line === undefined) {
      if (last !== undefined) return "is not part of the chain, so it was changed or inserted";
      unchained.push(row);
      return undefined;
    }
    const reason =
      checkHash(line, key) ??
      (last === undefined ? checkFirst(line, unchained, mayStartLater) : checkNext(line, last)) ??
      (eventOf(line) === CHAIN_BROKEN ? BROKEN : undefined);
    last = line;
    if (reason === undefined && !isKeyed(line.hash)) linesWithoutKey += 1;
    if (line.seq === head?.seq) hashAtHead = line.hash;
    return reason;
  }

  function findProblem(): { file: string; line: number; reason: string } | undefined {
    for (const { name: file, text } of texts) {
      const rows = text.split("\n");
      const isComplete = rows.pop() === "";
      for (const [index, row] of rows.entries()) {
        const reason = checkRow(row);
        if (reason !== undefined) return { file, line: index + 1, reason };
        lines += 1;
      }
      if (!isComplete) return { file, line: rows.length + 1, reason: "is incomplete" };
    }
    const reason = record === "none" ? undefined : findHeadProblem(last ?? CHAIN_START, record, key, hashAtHead);
    const { name: file, text } = texts.at(-1) ?? { name: "", text: "" };
    return reason === undefined ? undefined : { file, line: text.split("\n").length - 1, reason };
  }

  const problem = findProblem();
  return { lines, unchainedLines: unchained.length, linesWithoutKey, ...(problem && { problem }) };
}

const BROKEN =
  "was written because the log did not lead to its head record, so lines before it were changed, removed or replaced";

function checkHash(line: ChainedLine, key: string | undefined): string | undefined {
  if (isKeyed(line.hash) && key === undefined) return "needs AUDIT_KEY, which is not set";
  if (isIntact(line, key)) return undefined;
  return `was changed after it was written${isKeyed(line.hash) ? ", or has another AUDIT_KEY" : ""}`;
}

/** @param unchained lines before the chain, whose hash is in its first line */
function checkFirst(line: ChainedLine, unchained: readonly string[], mayStartLater: boolean): string | undefined {
  if (line.seq !== 1) {
    if (unchained.length > 0) return "does not follow the lines before it, so they were inserted";
    return mayStartLater ? undefined : `is entry ${line.seq}, and the entries before it are missing`;
  }
  const entry = JSON.parse(line.body) as { unchained?: { sha256?: string } };
  const text = unchained.map((row) => `${row}\n`).join("");
  const expected = text === "" ? undefined : createHash("sha256").update(text).digest("hex");
  return entry.unchained?.sha256 === expected ? undefined : "does not match the lines before it, so these were changed";
}

function checkNext(line: ChainedLine, last: ChainedLine): string | undefined {
  const { seq, prev, hash } = line;
  if (seq > last.seq + 1) return `is entry ${seq}, and the entries after ${last.seq} are missing`;
  if (seq <= last.seq) return `is entry ${seq} after entry ${last.seq}, so it was moved or inserted`;
  if (prev !== last.hash) return `does not follow entry ${last.seq}, so one of the two was replaced`;
  if (isKeyed(hash) === isKeyed(last.hash)) return undefined;
  if (!isKeyed(hash)) return "was written without AUDIT_KEY, unlike the line before it";
  if (eventOf(line) === KEY_INTRODUCED) return undefined;
  return `has a key, unlike the line before it, but is not the line "${KEY_INTRODUCED}"`;
}

function eventOf({ body }: ChainedLine): string | undefined {
  return (JSON.parse(body) as { event?: string }).event;
}
