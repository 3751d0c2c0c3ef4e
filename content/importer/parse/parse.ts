/** Parses raw input into a JSON value and reports every problem with its position. */

import { createFinding, type Finding, type Source } from "#content/findings/finding.ts";
import type { DiagnosticCode } from "#schemas/diagnostics.ts";
import type { JsonValue } from "#schemas/json.ts";
import { decode } from "./decode.ts";
import { explainSyntaxError } from "./explain-syntax-error.ts";
import { formatNumber, type Limits } from "./limits.ts";
import { checkStrictRules } from "./strict-rules.ts";

export interface Parsed {
  source: Source;
  /** Undefined if the text is not valid JSON or its value is not safe to read. A text that breaks another rule has a value. */
  value?: JsonValue;
  findings: Finding[];
}

/** Violations that make the value of a text unsafe to read. */
const UNSAFE: ReadonlySet<DiagnosticCode> = new Set(["json/forbidden-key", "json/too-deep"]);

/**
 * Parses an input as strict JSON (RFC 8259).
 * @param raw UTF-8 bytes, with or without a byte order mark, or text
 * @param file name of the input in findings
 */
export function parse(raw: Uint8Array | string, file: string, limits: Limits): Parsed {
  const length = typeof raw === "string" ? raw.length : raw.byteLength;
  if (length > limits.bytes) return tooLarge(file, limits);
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

/** Reports an input of which the caller may have read only as much as the limit allows. */
function tooLarge(file: string, limits: Limits): Parsed {
  const source = { file, text: "", pointer: "" };
  const message = `${file} has more than ${formatNumber(limits.bytes)} bytes, which is the limit.`;
  return { source, findings: [createFinding("input/too-large", message, { source, offset: 0 })] };
}

/** Parses an input like `parse`, and parses its value again if it is a string that contains a JSON object. */
export function parseInput(raw: Uint8Array | string, file: string, limits: Limits): Parsed {
  const parsed = parse(raw, file, limits);
  const { source, value } = parsed;
  if (typeof value !== "string" || !/^\s*\{/.test(value)) return parsed;
  const inner = parseText({ file, text: value, pointer: "", outer: source }, limits);
  const message = "This input is a string that contains JSON. It was read, but encode it only once.";
  return {
    ...inner,
    findings: [createFinding("json/double-encoded", message, { source, pointer: "" }), ...inner.findings],
  };
}
