/** What is wrong with a text that is not JSON. */
import { createScanner, type ParseError, printParseErrorCode, visit } from "jsonc-parser";
import type { DiagnosticCode } from "#schemas/diagnostics.ts";
import { createFinding, type Finding, type Source } from "./finding.ts";
import { endOfString } from "./json-scanner.ts";
import type { Limits } from "./limits.ts";

/** Says where and why JSON.parse refused the text: every place, as far as the parser can go on after one. */
export function explainSyntaxError(source: Source, limits: Limits, cause: unknown): Finding[] {
  const { text } = source;
  const at = (code: DiagnosticCode, offset: number, message: string) =>
    createFinding(code, message, { source, offset, pointer: source.pointer });

  const { tooDeep, rootEnd } = outline(text, limits.depth);
  if (tooDeep !== undefined) {
    return [at("json/too-deep", tooDeep, `This is nested more than ${limits.depth} levels deep.`)];
  }

  const errors: ParseError[] = [];
  const onError = (error: number, offset: number, length: number) => void errors.push({ error, offset, length });
  visit(text, { onError }, { disallowComments: true, allowTrailingComma: false });

  const end = text.trimEnd().length;
  const findings: Finding[] = [];
  let last = -1;
  let isAfterStrangeWord = false;
  for (const { error, offset: start, length } of errors) {
    const code = printParseErrorCode(error);
    // One slip makes the parser stumble over the same place again, and for a word it cannot read it misses a key or a
    // value, and for the key its value too.
    const isEcho: boolean = isAfterStrangeWord && (code === "ValueExpected" || code === "PropertyNameExpected");
    isAfterStrangeWord = code === "InvalidSymbol" || (isEcho && code === "PropertyNameExpected");
    if (start <= last || isEcho) continue;
    last = start + length;
    const offset = IN_STRING.has(code) ? endOfValidString(text, start) : start;
    const found = text.slice(offset, Math.min(last, offset + 20));
    const number = /^-?(?:NaN|Infinity)\b/.exec(text.slice(offset, offset + 10))?.[0];
    if (rootEnd !== undefined && offset >= rootEnd) {
      findings.push(at("json/trailing-text", offset, `The JSON is complete before ${quote(found)}.`));
      break;
    }
    if (offset >= end || (code === "UnexpectedEndOfString" && endOfString(text, start) >= end)) {
      const isInString = code === "UnexpectedEndOfString";
      findings.push(
        at(
          "json/truncated",
          isInString ? start : end,
          `The text ends inside ${isInString ? "this string" : "the JSON"}.`,
        ),
      );
      break;
    }
    if (number !== undefined) findings.push(at("json/non-finite-number", offset, `${number} is not a JSON number.`));
    else findings.push(at("json/syntax", offset, `${SYNTAX[code] ?? "This is not JSON"}: found ${quote(found)}.`));
  }
  if (findings.length > 0) return findings;
  // The two parsers disagree; V8 names the offset in its message.
  const message = cause instanceof Error ? cause.message : String(cause);
  const offset = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
  return [at("json/syntax", offset, `${message.replace(/ in JSON at position.*$/s, "")}.`)];
}

/** What is wrong, by the name that the parser gives the error. */
const SYNTAX: Record<string, string> = {
  InvalidSymbol: "Keys and strings stand in double quotes, and other words than true, false and null do not exist",
  InvalidNumberFormat: "This is not a number",
  PropertyNameExpected: "A key in double quotes was expected; check for a comma after the last member",
  ValueExpected: "A value was expected; check for a comma too many",
  ColonExpected: "A colon was expected after the key",
  CommaExpected: "A comma was expected between two members",
  CloseBraceExpected: "A closing brace } was expected",
  CloseBracketExpected: "A closing bracket ] was expected",
  InvalidCommentToken: "JSON has no comments",
  UnexpectedEndOfComment: "JSON has no comments",
  UnexpectedEndOfString: "This string has no closing quote on its line",
  UnexpectedEndOfNumber: "This number is not complete",
  InvalidUnicode: "\\u takes four hexadecimal digits",
  InvalidEscapeCharacter: "This escape does not exist in JSON; a backslash is written as two",
  InvalidCharacter: "A control character inside a string is written as an escape, such as \\t or \\n",
};

/** Errors that the parser reports at the start of the string, not at the character. */
const IN_STRING: ReadonlySet<string> = new Set(["InvalidUnicode", "InvalidEscapeCharacter", "InvalidCharacter"]);

/** Where the string that opens at `offset` stops being one of RFC 8259 §7. */
function endOfValidString(text: string, offset: number): number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what the standard forbids here
  const valid = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;
  valid.lastIndex = offset;
  return valid.test(text) ? valid.lastIndex : offset;
}

function quote(found: string): string {
  return JSON.stringify(found.split(/[\r\n]/, 1)[0] || "end of line");
}

/**
 * Where the nesting first exceeds `depth`, and where the outermost container ends, in a text that may not be JSON.
 * It is read by the parser's own scanner and, as by the parser, a bracket of the wrong kind closes nothing: the parser
 * recurses, and goes no deeper than is counted here.
 */
function outline(text: string, depth: number): { tooDeep?: number; rootEnd?: number } {
  const scanner = createScanner(text, true);
  const open: string[] = [];
  for (let offset = 0; offset < text.length; offset = scanner.getPosition()) {
    scanner.scan();
    const bracket = scanner.getTokenLength() === 1 ? text.charAt(scanner.getTokenOffset()) : "";
    const closing = CLOSING[bracket];
    if (closing !== undefined) {
      open.push(closing);
      if (open.length > depth) return { tooDeep: scanner.getTokenOffset() };
    } else if (bracket !== "" && bracket === open.at(-1)) {
      open.pop();
      if (open.length === 0) return { rootEnd: scanner.getPosition() };
    }
  }
  return {};
}

const CLOSING: Readonly<Record<string, string>> = { "{": "}", "[": "]" };
