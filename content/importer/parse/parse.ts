/** Parses raw input into a JSON value and reports every problem with its position. */
import { formatNumber } from "#content/documents/format-number.ts";
import { createFinding, type Finding, type Source } from "#content/findings/finding.ts";
import type { DiagnosticCode } from "#schemas/diagnostics.ts";
import type { JsonValue } from "#schemas/json.ts";
import { explainSyntaxError } from "./explain-syntax-error.ts";
import type { Limits } from "./limits.ts";
import { parseMembers } from "./parse-members.ts";
import { checkStrictRules } from "./strict-rules.ts";

export interface Parsed {
  source: Source;
  /** Undefined if the text is not valid JSON or its value is not safe to read. A text that breaks another rule has a value. */
  value?: JsonValue;
  findings: Finding[];
}

/** Bytes from which on an input is parsed member by member. */
const MIN_DIVIDED_BYTES = 1024 * 1024;

/** Violations that make the value of a text unsafe to read. */
const UNSAFE: ReadonlySet<DiagnosticCode> = new Set(["json/forbidden-key", "json/too-deep"]);

/**
 * Parses an input as strict JSON (RFC 8259).
 * @param raw UTF-8 bytes, with or without a byte order mark, or text
 * @param file name of the input in findings
 */
export function parse(raw: Uint8Array | string, file: string, limits: Limits): Parsed {
  const length = typeof raw === "string" ? raw.length : raw.byteLength;
  if (length > limits.bytes) {
    // The caller may have read only as much as the limit allows.
    const source = { file, text: "", pointer: "" };
    const message = `${file} has more than ${formatNumber(limits.bytes)} bytes, which is the limit.`;
    return { source, findings: [createFinding("input/too-large", message, { source, offset: 0 })] };
  }
  const members = typeof raw !== "string" && length >= MIN_DIVIDED_BYTES ? parseMembers(raw, file, limits) : undefined;
  if (members !== undefined) return members;
  const { source, finding } = decode(raw, file);
  return finding === undefined ? parseText(source, limits) : { source, findings: [finding] };
}

/** Parses the text of a source, which may be a string inside another source. */
export function parseText(given: Source, limits: Limits): Parsed {
  // A space in the place of a byte order mark keeps the positions.
  const text = given.text.replace(/^\uFEFF/, " ");
  const source = text === given.text ? given : { ...given, text };
  if (text.trim() === "") {
    const message =
      source.outer === undefined ? `${source.file} is empty.` : "This string is empty, but it must contain JSON.";
    return { source, findings: [createFinding("input/empty", message, { source, offset: 0 })] };
  }
  let value: JsonValue;
  try {
    value = JSON.parse(text) as JsonValue;
  } catch (cause) {
    return { source, findings: explainSyntaxError(source, limits, cause) };
  }
  const findings = checkStrictRules(source, value, limits);
  return findings.some(({ code }) => UNSAFE.has(code)) ? { source, findings } : { source, value, findings };
}

/**
 * Decodes an input and removes its byte order mark.
 * @param file name of the input in findings
 * @returns the source, with a finding if the input is not UTF-8
 */
export function decode(raw: Uint8Array | string, file: string): { source: Source; finding?: Finding } {
  if (isUtf16(raw)) return rejected(file, "", `${file} must be UTF-8, but it is UTF-16.`);
  if (typeof raw === "string") return { source: { file, text: raw.replace(/^\uFEFF/, ""), pointer: "" } };
  try {
    return { source: { file, text: new TextDecoder("utf-8", { fatal: true }).decode(raw), pointer: "" } };
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    const text = new TextDecoder("utf-8").decode(raw);
    return rejected(file, text, `${file} must be UTF-8, but the byte here is not.`, findInvalidByte(raw, text));
  }
}

function rejected(file: string, text: string, message: string, offset = 0): { source: Source; finding: Finding } {
  const source = { file, text, pointer: "" };
  return { source, finding: createFinding("input/encoding", message, { source, offset }) };
}

/** Detects UTF-16 by its byte order mark, or by the zero byte in each of its ASCII characters. */
function isUtf16(raw: Uint8Array | string): boolean {
  // Without a byte order mark, UTF-16 with only ASCII characters is valid UTF-8.
  if (typeof raw === "string") return raw.slice(0, 2).includes("\0");
  const [first, second] = raw;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || first === 0 || second === 0;
}

/** Returns the offset of the first U+FFFD in `text` that replaces an invalid byte of `raw`. An encoded U+FFFD is skipped. */
function findInvalidByte(raw: Uint8Array, text: string): number {
  const encoder = new TextEncoder();
  // The decoder has removed the byte order mark.
  let bytes = raw[0] === 0xef && raw[1] === 0xbb && raw[2] === 0xbf ? 3 : 0;
  let from = 0;
  for (let at = text.indexOf("\uFFFD"); at >= 0; at = text.indexOf("\uFFFD", at + 1)) {
    bytes += encoder.encode(text.slice(from, at)).byteLength;
    from = at;
    const [one, two, three] = raw.subarray(bytes, bytes + 3);
    if (one !== 0xef || two !== 0xbf || three !== 0xbd) return at;
  }
  return 0;
}
