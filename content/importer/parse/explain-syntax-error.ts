/** Explains why a text is not JSON, with the position of every error. */
import { createScanner, type ParseError, printParseErrorCode, visit } from "jsonc-parser";
import { type MarkedConflict, splitConflicts } from "#content/documents/conflict-markers.ts";
import { createFinding, type Finding, type Source } from "#content/findings/finding.ts";
import { endOfString } from "#content/findings/json-scanner.ts";
import type { PlainCode } from "#schemas/diagnostics.ts";
import { findCurlyQuote, straightenQuotes } from "./curly-quotes.ts";
import { type Limits, tooDeep } from "./limits.ts";

/** Length of the excerpt that a message quotes from the text, in UTF-16 code units. */
const MAX_EXCERPT = 20;

/** Maximum number of errors that are kept of one text. A text of only commas has two for each of them. */
const MAX_ERRORS = 10_000;

/** Length of the start of a text in which prose is recognized, in UTF-16 code units. */
const MAX_PROSE_START = 500;

/** A syntax error, before it becomes a finding. */
interface Explanation {
  code: PlainCode;
  offset: number;
  message: string;
  /** True if nothing after this error is worth reporting. */
  isLast?: boolean;
}

/**
 * Finds the syntax errors of a text, up to a maximum and to the point where the parser cannot continue.
 * @param cause the error that JSON.parse threw for the text of `source`
 * @returns at least one finding
 */
export function explainSyntaxError(source: Source, limits: Limits, cause: unknown): Finding[] {
  const { text, pointer } = source;
  const conflicted = splitConflicts(text);
  if (conflicted !== undefined) return conflicted.conflicts.map((conflict) => reportConflict(conflict, source));
  const { tooDeepAt, rootEnd } = outline(text, limits.depth);
  const explanations: Explanation[] =
    tooDeepAt === undefined
      ? (explainWholeText(text) ?? explainErrors(text, rootEnd))
      : [{ code: "json/too-deep", offset: tooDeepAt, message: tooDeep(limits) }];
  if (explanations.length === 0) {
    // V8 names the offset of an error that only JSON.parse reports in its message.
    const message = cause instanceof Error ? cause.message : String(cause);
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
    explanations.push({ code: "json/syntax", offset, message: `${message.replace(/ in JSON at position.*$/s, "")}.` });
  }
  return explanations.map(({ code, offset, message }) => createFinding(code, message, { source, offset, pointer }));
}

function reportConflict({ offset, oursLabel, theirsLabel }: MarkedConflict, source: Source): Finding {
  const ours = oursLabel === "" ? "one version" : `"${oursLabel}"`;
  const theirs = theirsLabel === "" ? "another" : `"${theirsLabel}"`;
  const message = `Git could not combine ${ours} and ${theirs} here. Choose what to keep, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.`;
  return createFinding("json/conflict-markers", message, { source, offset, pointer: source.pointer });
}

/** Returns the one error of a text that is not JSON at all, or whose only errors are curly quotes. */
function explainWholeText(text: string): Explanation[] | undefined {
  // Prose begins with three words and has nothing that looks like an object or a list.
  const words = text.slice(0, MAX_PROSE_START).trim().split(/\s+/).slice(0, 3);
  if (words.length === 3 && words.every((word) => /\p{L}/u.test(word)) && !/[{[]|"\s*:/.test(text)) {
    return [{ code: "json/plain-text", offset: text.search(/\S/), message: "This is text, not JSON." }];
  }
  if (straightenQuotes(text) === undefined) return undefined;
  const message = "JSON needs straight quotes, but these quotes are curly.";
  return [{ code: "json/curly-quotes", offset: findCurlyQuote(text), message }];
}

function explainErrors(text: string, rootEnd: number | undefined): Explanation[] {
  const explanations: Explanation[] = [];
  const errors = parseErrors(text);
  let lastEnd = -1;
  for (const error of withoutEchoes(errors)) {
    if (error.offset <= lastEnd) continue;
    lastEnd = error.offset + error.length;
    const explanation = explainError(text, error, rootEnd);
    explanations.push(explanation);
    if (explanation.isLast) break;
  }
  const last = explanations.at(-1);
  if (errors.length === MAX_ERRORS && last !== undefined) last.message += " Further errors are not listed.";
  return explanations;
}

type NamedError = ReturnType<typeof parseErrors>[number];

function parseErrors(text: string) {
  const errors: ParseError[] = [];
  const onError = (error: number, offset: number, length: number) =>
    void (errors.length < MAX_ERRORS && errors.push({ error, offset, length }));
  visit(text, { onError }, { disallowComments: true, allowTrailingComma: false });
  return errors.map(({ error, offset, length }) => ({ name: printParseErrorCode(error), offset, length }));
}

/**
 * Removes the follow-up errors of an unknown word. After a word that it cannot read, the parser also reports a missing
 * key or value, and after the key its value.
 */
function withoutEchoes(errors: readonly NamedError[]): NamedError[] {
  let isAfterUnknownWord = false;
  return errors.filter(({ name }) => {
    const isEcho = isAfterUnknownWord && (name === "ValueExpected" || name === "PropertyNameExpected");
    isAfterUnknownWord = name === "InvalidSymbol" || (isEcho && name === "PropertyNameExpected");
    return !isEcho;
  });
}

function explainError(text: string, { name, offset: start, length }: NamedError, rootEnd = Infinity): Explanation {
  const offset = STRING_CONTENT_ERROR.test(name) ? endOfValidString(text, start) : start;
  const found = text.slice(offset, Math.min(start + length, offset + MAX_EXCERPT));
  // A whole string has quotes already.
  const excerpt = /^"[^"\\]+"$/.test(found) ? found : JSON.stringify(found.split(/[\r\n]/, 1)[0] || "end of line");
  if (offset >= rootEnd) {
    const message = `The JSON ends before ${excerpt}. Remove everything after its end.`;
    return { code: "json/trailing-text", offset, message, isLast: true };
  }
  const end = text.trimEnd().length;
  if (name === "UnexpectedEndOfString" && endOfString(text, start) >= end) {
    return { code: "json/truncated", offset: start, message: "The text ends inside this string.", isLast: true };
  }
  if (offset >= end) {
    return { code: "json/truncated", offset: end, message: "The text ends before the JSON is complete.", isLast: true };
  }
  const nonFinite = /^-?(?:NaN|Infinity)\b/.exec(text.slice(offset, offset + 10))?.[0];
  if (nonFinite !== undefined) {
    return { code: "json/non-finite-number", offset, message: `${nonFinite} is not a number in JSON.` };
  }
  const explain = SYNTAX_MESSAGES[name] ?? ((found: string) => `Expected JSON, but found ${found}.`);
  return { code: "json/syntax", offset, message: explain(excerpt) };
}

/** Messages by the name that jsonc-parser gives an error. `found` is a quoted excerpt of the text. */
const SYNTAX_MESSAGES: Readonly<Record<string, (found: string) => string>> = {
  InvalidSymbol: (found) => `Expected text in double quotes, a number, true, false or null, but found ${found}.`,
  InvalidNumberFormat: (found) => `Expected a number, but found ${found}.`,
  PropertyNameExpected: (found) =>
    `Expected a key in double quotes, but found ${found}. Check for an extra comma before it.`,
  ValueExpected: (found) => `Expected a value, but found ${found}. Check for an extra comma before it.`,
  ColonExpected: (found) => `Expected a colon after the key, but found ${found}.`,
  CommaExpected: (found) => `Expected a comma before ${found}.`,
  CloseBraceExpected: (found) => `Expected a closing brace }, but found ${found}.`,
  CloseBracketExpected: (found) => `Expected a closing bracket ], but found ${found}.`,
  InvalidCommentToken: (found) => `JSON cannot contain comments, but found ${found}.`,
  UnexpectedEndOfComment: (found) => `JSON cannot contain comments, but found ${found}.`,
  UnexpectedEndOfString: (found) => `This string has no closing quote on its line: ${found}.`,
  UnexpectedEndOfNumber: (found) => `This number is not complete: ${found}.`,
  InvalidUnicode: (found) => `\\u must be followed by four hexadecimal digits, but found ${found}.`,
  InvalidEscapeCharacter: (found) => `Unknown escape sequence at ${found}. Write a backslash as \\\\.`,
  InvalidCharacter: (found) =>
    `Control characters inside a string must be escaped, such as \\t or \\n, but found ${found}.`,
};

/** Errors that the parser reports at the start of the string instead of at the character. */
const STRING_CONTENT_ERROR = /^Invalid(?:Unicode|EscapeCharacter|Character)$/;

/** Returns the offset where the string that opens at `offset` breaks the grammar of RFC 8259 §7. */
function endOfValidString(text: string, offset: number): number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 8259 forbids exactly these characters
  const valid = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;
  valid.lastIndex = offset;
  return valid.test(text) ? valid.lastIndex : offset;
}

/**
 * Finds where the nesting first exceeds `depth` and where the outermost container ends, in a text that may not be JSON.
 * It uses the parser's own scanner and, like the parser, ignores a closing bracket of the wrong kind. The parser is
 * recursive, so it never goes deeper than the depth counted here.
 */
function outline(text: string, depth: number): { tooDeepAt?: number; rootEnd?: number } {
  const scanner = createScanner(text, true);
  const open: string[] = [];
  for (let offset = 0; offset < text.length; offset = scanner.getPosition()) {
    scanner.scan();
    const bracket = scanner.getTokenLength() === 1 ? text.charAt(scanner.getTokenOffset()) : "";
    const closing = CLOSING_BRACKETS[bracket];
    if (closing !== undefined) {
      open.push(closing);
      if (open.length > depth) return { tooDeepAt: scanner.getTokenOffset() };
    } else if (bracket !== "" && bracket === open.at(-1)) {
      open.pop();
      if (open.length === 0) return { rootEnd: scanner.getPosition() };
    }
  }
  return {};
}

const CLOSING_BRACKETS: Readonly<Record<string, string>> = { "{": "}", "[": "]" };
