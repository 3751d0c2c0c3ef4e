/** Raw bytes to a JSON value: strict, with every finding at its place. */
import type { DiagnosticCode } from "#schemas/diagnostics.ts";
import { child, type JsonValue, type Pointer } from "#schemas/json.ts";
import { explainSyntaxError } from "./explain-syntax-error.ts";
import { createFinding, type Finding, type Source } from "./finding.ts";
import { countMembers, unquote, walkJsonText } from "./json-scanner.ts";
import type { Limits } from "./limits.ts";

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
    return refused(
      file,
      "",
      createFinding("input/too-large", `${file} has ${length} bytes; at most ${limits.bytes} are read.`),
    );
  }
  if (typeof raw === "string") return parseText({ file, text: raw.replace(/^\uFEFF/, ""), pointer: "" }, limits);
  if (isUtf16(raw)) return refused(file, "", createFinding("input/encoding", `${file} is UTF-16, not UTF-8.`));
  let source: Source;
  try {
    source = new BytesSource(raw, file);
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    const text = new TextDecoder("utf-8").decode(raw);
    const offset = firstReplacement(raw, text);
    return refused(
      file,
      text,
      createFinding("input/encoding", `${file} holds a byte here that is not UTF-8.`, { offset }),
    );
  }
  return parseText(source, limits);
}

/** Parses the text of a source, which may be the inside of a string. */
export function parseText(source: Source, limits: Limits): Parsed {
  const { text } = source;
  if (text.trim() === "")
    return { source, findings: [createFinding("input/empty", `${source.file} is empty.`, { source, offset: 0 })] };
  let value: JsonValue;
  try {
    value = JSON.parse(text) as JsonValue;
  } catch (cause) {
    return { source, findings: explainSyntaxError(source, limits, cause) };
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
    findings.push(createFinding(code, message, here(offset)));

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
        const related = [{ ...createFinding("json/duplicate-key", "It stands here first.", here(first)), source }];
        findings.push(
          createFinding("json/duplicate-key", `The key "${name}" stands twice in this object.`, {
            ...here(offset),
            related,
          }),
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
