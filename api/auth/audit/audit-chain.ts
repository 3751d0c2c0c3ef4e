/**
 * Hash chain of the audit log. Each line is a JSON object that begins with its number `seq` and the hash of the line
 * before it, `prev`, and ends with its own `hash`. So a line cannot be changed, removed, moved or inserted without a
 * change of all lines after it. With a key, the hash is an HMAC, which only the owner of the key can compute.
 */
import { createHash, createHmac } from "node:crypto";

export interface ChainPosition {
  /** Number of the line, from 1 in the first file of the log. */
  seq: number;
  hash: string;
}

export interface ChainedLine extends ChainPosition {
  prev: string;
  /** Text that the hash is made from. */
  body: string;
}

export const CHAIN_START: ChainPosition = { seq: 0, hash: "" };

const HMAC = "hmac-sha256-";
const SHA256 = "sha256-";

/** Returns the hash of a text, as an HMAC if there is a key. */
export function seal(text: string | Uint8Array, key: string | undefined): string {
  if (key === undefined) return SHA256 + createHash("sha256").update(text).digest("base64url");
  return HMAC + createHmac("sha256", key).update(text).digest("base64url");
}

export function isKeyed(hash: string): boolean {
  return hash.startsWith(HMAC);
}

export function isIntact({ hash, body }: ChainedLine, key: string | undefined): boolean {
  return seal(body, isKeyed(hash) ? key : undefined) === hash;
}

/** Returns an entry as the line that follows a position, without a line break. */
export function formatLine(entry: object, previous: ChainPosition, key: string | undefined) {
  const seq = previous.seq + 1;
  const body = JSON.stringify({ seq, prev: previous.hash, ...entry });
  const hash = seal(body, key);
  return { line: `${body.slice(0, -1)},"hash":"${hash}"}`, position: { seq, hash } };
}

const LINE = /^(\{"seq":(\d{1,15}),"prev":"([\w-]*)"(?:,.*)?),"hash":"([\w-]+)"\}$/s;

/** Parses a line. Returns undefined if it is not part of a chain. */
export function parseLine(line: string): ChainedLine | undefined {
  const [, body, seq, prev = "", hash = ""] = LINE.exec(line) ?? [];
  return body === undefined ? undefined : { seq: Number(seq), prev, hash, body: `${body}}` };
}
