import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { CHAIN_START, type ChainedLine, isIntact, isKeyed, parseLine } from "./audit-chain.ts";
import { CHAIN_BROKEN, KEY_INTRODUCED } from "./continue-chain.ts";
import { findHeadProblem, type Head, type HeadRecord, parseHead } from "./head-record.ts";

/** Part of a log, in its order. */
export interface AuditText {
  name: string;
  text: string;
}

interface VerifyOptions {
  /** Key of the hashes. */
  key: string | undefined;
  /** Head record. `none` if the texts need not be the end of the log. */
  head: HeadRecord | undefined | "none";
  /** True if the texts need not be the beginning of the log. */
  mayStartLater?: boolean;
}

export interface Verification {
  /** Number of lines that are in order. */
  lines: number;
  /** Number of those that were written before the log had a chain. Nothing but the bytes as a whole is known of them. */
  unchainedLines: number;
  /** Number of chained lines without a key. If there is a key, they were written before it, or the log was rewritten. */
  linesWithoutKey: number;
  /** First line that is not in order. */
  problem?: { file: string; line: number; reason: string };
}

/** Reads files for `verifyAuditLog`. */
export async function readAuditTexts(files: readonly string[]): Promise<AuditText[]> {
  return Promise.all(files.map(async (name) => ({ name, text: await readFile(name, "utf8") })));
}

/** Finds the first line of a log that was changed, removed, moved, inserted or cut off. */
export function verifyAuditLog(texts: readonly AuditText[], options: VerifyOptions): Verification {
  const walk = new ChainWalk(options);
  let lines = 0;
  for (const { name, text } of texts) {
    const rows = text.split("\n");
    const rest = rows.pop() ?? "";
    for (const [index, row] of rows.entries()) {
      const reason = walk.next(row);
      if (reason !== undefined) return walk.result(lines, { file: name, line: index + 1, reason });
      lines += 1;
    }
    if (rest !== "") return walk.result(lines, { file: name, line: rows.length + 1, reason: INCOMPLETE });
  }
  const reason = walk.end();
  const last = texts.at(-1);
  const lastLine = (last?.text.split("\n").length ?? 1) - 1;
  return walk.result(lines, reason === undefined ? undefined : { file: last?.name ?? "", line: lastLine, reason });
}

const INCOMPLETE = "is incomplete";

const BROKEN =
  "was written because the log did not lead to its head record, so lines before it were changed, removed or replaced";

/** State of a walk along the chain. Its methods return the reason why the log is not in order. */
class ChainWalk {
  readonly #options: VerifyOptions;
  readonly #head: Head | undefined;
  #last: ChainedLine | undefined;
  /** Lines before the chain. */
  readonly #unchained: string[] = [];
  #linesWithoutKey = 0;
  #hashAtHead: string | undefined;

  constructor(options: VerifyOptions) {
    this.#options = options;
    const { head, key } = options;
    this.#head = head === "none" || head === undefined ? undefined : parseHead(head, key);
    if (this.#head?.seq === CHAIN_START.seq) this.#hashAtHead = CHAIN_START.hash;
  }

  next(row: string): string | undefined {
    const line = parseLine(row);
    if (line === undefined) {
      if (this.#last !== undefined) return "is not part of the chain, so it was changed or inserted";
      this.#unchained.push(row);
      return undefined;
    }
    const reason =
      this.#checkHash(line) ??
      (this.#last === undefined ? this.#checkFirst(line) : this.#checkNext(line, this.#last)) ??
      (eventOf(line) === CHAIN_BROKEN ? BROKEN : undefined);
    this.#last = line;
    if (reason === undefined && !isKeyed(line.hash)) this.#linesWithoutKey += 1;
    if (line.seq === this.#head?.seq) this.#hashAtHead = line.hash;
    return reason;
  }

  #checkHash(line: ChainedLine): string | undefined {
    const { key } = this.#options;
    if (isKeyed(line.hash) && key === undefined) return "needs AUDIT_KEY, which is not set";
    if (isIntact(line, key)) return undefined;
    return `was changed after it was written${isKeyed(line.hash) ? ", or has another AUDIT_KEY" : ""}`;
  }

  #checkFirst({ seq, body }: ChainedLine): string | undefined {
    if (seq === 1) return this.#checkUnchained(body);
    if (this.#unchained.length > 0) return "does not follow the lines before it, so they were inserted";
    return this.#options.mayStartLater ? undefined : `is entry ${seq}, and the entries before it are missing`;
  }

  #checkUnchained(body: string): string | undefined {
    const { unchained = {} } = JSON.parse(body) as { unchained?: { sha256?: string } };
    const text = this.#unchained.map((row) => `${row}\n`).join("");
    const expected = text === "" ? undefined : createHash("sha256").update(text).digest("hex");
    return unchained.sha256 === expected ? undefined : "does not match the lines before it, so these were changed";
  }

  #checkNext(line: ChainedLine, last: ChainedLine): string | undefined {
    const { seq, prev } = line;
    if (seq > last.seq + 1) return `is entry ${seq}, and the entries after ${last.seq} are missing`;
    if (seq <= last.seq) return `is entry ${seq} after entry ${last.seq}, so it was moved or inserted`;
    if (prev !== last.hash) return `does not follow entry ${last.seq}, so one of the two was replaced`;
    return checkKeys(line, last);
  }

  end(): string | undefined {
    const { head: record, key } = this.#options;
    if (record === "none") return undefined;
    return findHeadProblem(this.#last ?? CHAIN_START, record, key, this.#hashAtHead);
  }

  result(lines: number, problem: Verification["problem"]): Verification {
    const counts = { unchainedLines: this.#unchained.length, linesWithoutKey: this.#linesWithoutKey };
    return { lines, ...counts, ...(problem && { problem }) };
  }
}

/** Returns why a line cannot have the key that it has, or not. */
function checkKeys(line: ChainedLine, last: ChainedLine): string | undefined {
  if (isKeyed(line.hash) === isKeyed(last.hash)) return undefined;
  if (!isKeyed(line.hash)) return "was written without AUDIT_KEY, unlike the line before it";
  return eventOf(line) === KEY_INTRODUCED
    ? undefined
    : `has a key, unlike the line before it, but is not the line "${KEY_INTRODUCED}"`;
}

function eventOf({ body }: ChainedLine): string | undefined {
  return (JSON.parse(body) as { event?: string }).event;
}
