/** Raw bytes to a JSON value: strict, with every finding at its place. */
import { createScanner, type ParseError, printParseErrorCode, visit } from "jsonc-parser";
import type { DiagnosticCode } from "#schemas/diagnostics.ts";
import { child, type JsonValue, type Pointer } from "#schemas/json.ts";
import { countMembers, endOfString, unquote, walkJsonText } from "./json-text.ts";
import type { Limits } from "./limits.ts";
import { type Finding, find, type Source } from "./positions.ts";

export interface Parsed {
  source: Source;
  /** Undefined where the text is not JSON, or is refused. */
  value?: JsonValue;
  findings: Finding[];
}

/** Keys through which a careless reader of the value could be made to change its own prototype chain. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor"]);

/**
 * @param raw UTF-8 bytes, with or without a byte order mark, or text
 * @param file what findings call the input
 */
export function parse(raw: Uint8Array | string, file: string, limits: Limits): Parsed {
  const length = typeof raw === "string" ? raw.length : raw.byteLength;
  if (length > limits.bytes) {
    return refused(file, "", find("input/too-large", `${file} has ${length} bytes; at most ${limits.bytes} are read.`));
  }
  if (typeof raw === "string") return parseText({ file, text: raw.replace(/^\uFEFF/, ""), pointer: "" }, limits);
  if (isUtf16(raw)) return refused(file, "", find("input/encoding", `${file} is UTF-16, not UTF-8.`));
  let source: Source;
  try {
    source = new BytesSource(raw, file);
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    const text = new TextDecoder("utf-8").decode(raw);
    const offset = firstReplacement(raw, text);
    return refused(file, text, find("input/encoding", `${file} holds a byte here that is not UTF-8.`, { offset }));
  }
  return parseText(source, limits);
}

/** Parses the text of a source, which may be the inside of a string. */
export function parseText(source: Source, limits: Limits): Parsed {
  const { text } = source;
  if (text.trim() === "")
    return { source, findings: [find("input/empty", `${source.file} is empty.`, { source, offset: 0 })] };
  let value: JsonValue;
  try {
    value = JSON.parse(text) as JsonValue;
  } catch (cause) {
    return { source, findings: explainSyntax(source, limits, cause) };
  }
  if (isPlainlyFine(value, text, limits)) return { source, value, findings: [] };
  const findings = checkStrictly(source, limits);
  return findings.length > 0 ? { source, findings } : { source, value, findings };
}

/** Holds the bytes, and the text only until memory is short: most inputs need it no more once they are parsed. */
class BytesSource implements Source {
  readonly file: string;
  readonly pointer = "";
  readonly #raw: Uint8Array;
  #decoded: WeakRef<{ text: string }>;

  /** @throws TypeError where the bytes are not UTF-8 */
  constructor(raw: Uint8Array, file: string) {
    this.file = file;
    this.#raw = raw;
    this.#decoded = new WeakRef(this.#decode());
  }

  get text(): string {
    const held = this.#decoded.deref() ?? this.#decode();
    this.#decoded = new WeakRef(held);
    return held.text;
  }

  #decode(): { text: string } {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(this.#raw) };
  }
}

function refused(file: string, text: string, finding: Finding): Parsed {
  const source = { file, text, pointer: "" };
  return { source, findings: [{ offset: 0, ...finding, source }] };
}

/** By its byte order mark, or by the zero byte that every ASCII character has in UTF-16. */
function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || first === 0 || second === 0;
}

/** The first U+FFFD of `text` that stands for a broken byte of `raw` and was not written there as such. */
function firstReplacement(raw: Uint8Array, text: string): number {
  const encoder = new TextEncoder();
  // The decoder has taken a byte order mark away.
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

/**
 * Whether a value keeps the rules, told without reading the names in its text: where it has as many members as the text
 * writes, none was written twice. This spares most inputs the closer look.
 */
function isPlainlyFine(value: JsonValue, text: string, limits: Limits): boolean {
  let members = 0;
  const isFine = (inner: JsonValue, depth: number): boolean => {
    if (typeof inner === "string") return inner.length <= limits.stringLength;
    if (typeof inner === "number") return Number.isFinite(inner);
    if (typeof inner === "boolean" || inner === null) return true;
    if (depth > limits.depth) return false;
    if (Array.isArray(inner)) return inner.every((item) => isFine(item, depth + 1));
    const keys = Object.keys(inner);
    members += keys.length;
    return keys.every(
      (key) =>
        key.length <= limits.stringLength && !FORBIDDEN_KEYS.has(key) && isFine(inner[key] as JsonValue, depth + 1),
    );
  };
  return isFine(value, 1) && members === countMembers(text);
}

/** What JSON.parse lets pass and we do not, each at its place: one pass over the text. */
function checkStrictly(source: Source, limits: Limits): Finding[] {
  const { text } = source;
  const findings: Finding[] = [];
  const path: (string | number)[] = [];
  /** By depth: the names seen in the object that is open there, and their offsets. */
  const seen: Map<string, number>[] = [];
  const here = (offset: number) => ({
    source,
    offset,
    pointer: path.reduce<Pointer>((base, key) => child(base, key), source.pointer),
  });
  const report = (code: DiagnosticCode, offset: number, message: string) =>
    findings.push(find(code, message, here(offset)));

  walkJsonText(text, {
    enter(offset, depth) {
      if (depth > limits.depth) {
        report("json/too-deep", offset, `This is nested more than ${limits.depth} levels deep.`);
        return false;
      }
      path.length = depth;
      const names = seen[depth];
      if (names === undefined) seen[depth] = new Map();
      else names.clear();
      return true;
    },
    leave: () => void path.pop(),
    member(name, offset) {
      path[path.length - 1] = name;
      if (typeof name === "number") return;
      if (name.length > limits.stringLength) {
        path[path.length - 1] = `${name.slice(0, 20)}…`;
        report(
          "json/string-too-long",
          offset,
          `This key has ${name.length} characters; at most ${limits.stringLength} are read.`,
        );
      }
      if (FORBIDDEN_KEYS.has(name)) report("json/forbidden-key", offset, `The key "${name}" is not allowed.`);
      const names = seen[path.length];
      const first = names?.get(name);
      if (first === undefined) names?.set(name, offset);
      else {
        const related = [{ ...find("json/duplicate-key", "It stands here first.", here(first)), source }];
        findings.push(
          find("json/duplicate-key", `The key "${name}" stands twice in this object.`, { ...here(offset), related }),
        );
      }
    },
    scalar(offset, end) {
      const code = text.charCodeAt(offset);
      if (code === 34) {
        if (end - offset - 2 <= limits.stringLength) return;
        const { length } = unquote(text, offset, end);
        if (length <= limits.stringLength) return;
        report(
          "json/string-too-long",
          offset,
          `This string has ${length} characters; at most ${limits.stringLength} are read.`,
        );
      } else if (code <= 57 && !Number.isFinite(Number(text.slice(offset, end)))) {
        report("json/non-finite-number", offset, `${text.slice(offset, end)} is too large for a number.`);
      }
    },
  });
  return findings;
}

/** Says where and why JSON.parse refused the text: every place, as far as the parser can go on after one. */
function explainSyntax(source: Source, limits: Limits, cause: unknown): Finding[] {
  const { text } = source;
  const at = (code: DiagnosticCode, offset: number, message: string) =>
    find(code, message, { source, offset, pointer: source.pointer });

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
