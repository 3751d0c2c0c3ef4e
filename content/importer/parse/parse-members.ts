/** Parses large inputs member by member, so that their text, which takes twice their bytes, is never in memory as a whole. */
import type { Source } from "#content/findings/finding.ts";
import { once } from "#content/platform/once.ts";
import { child, type JsonObject, type JsonValue, type Pointer } from "#schemas/json.ts";
import type { Limits } from "./limits.ts";
import { followsStrictRules } from "./strict-rules.ts";

const [LINE_END, QUOTE, COMMA, COLON, BACKSLASH] = [10, 34, 44, 58, 92];
const [OPEN_LIST, CLOSE_LIST, OPEN, CLOSE] = [91, 93, 123, 125];
const SPACES: ReadonlySet<number | undefined> = new Set([9, 10, 13, 32]);

/** Levels of objects that are divided: the input, and the object in it that has the pages. */
const DIVIDED_LEVELS = 2;

/** The offsets of a member in the bytes of its input. */
type Member = Record<"start" | "value" | "end", number>;

/**
 * Parses the bytes of a JSON object.
 * @returns the value, and a source whose parts are the members of the outer objects; undefined if the bytes are no JSON
 *   object or may break a strict rule, which the parser of whole texts finds out and explains
 */
export function parseMembers(raw: Uint8Array, file: string, limits: Limits) {
  try {
    const parser = new MemberParser(raw, limits);
    return { value: parser.parse(), source: createSource(parser, file), findings: [] };
  } catch (cause) {
    // Syntax errors come from JSON, type errors from bytes that are not UTF-8.
    if (cause instanceof SyntaxError || cause instanceof TypeError) return undefined;
    throw cause;
  }
}

function createSource({ members, decode, locate }: MemberParser, file: string): Source {
  const toSource = (pointer: Pointer, start?: number, end?: number) => ({
    file,
    pointer,
    get text() {
      return decode(start, end);
    },
  });
  return Object.assign(toSource(""), {
    partAt(pointer: Pointer) {
      const member = members.get(pointer);
      if (member === undefined) return undefined;
      const { start, value, end } = member;
      const part = once(() => ({ ...locate(start), value: decode(start, value).length }));
      return Object.assign(toSource(pointer, start, end), { part });
    },
  });
}

function expect(isTrue: boolean): void {
  if (!isTrue) throw new SyntaxError("The bytes are no JSON object, or may break a strict rule.");
}

class MemberParser {
  readonly members = new Map<Pointer, Member>();
  readonly #raw: Uint8Array;
  readonly #limits: Limits;
  readonly #decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  #at = 0;
  #located = { at: 0, line: 1, column: 1 };

  constructor(raw: Uint8Array, limits: Limits) {
    this.#raw = raw;
    this.#limits = limits;
  }

  decode = (start?: number, end?: number): string => this.#decoder.decode(this.#raw.subarray(start, end));

  parse(): JsonObject {
    const value = this.#parseObject("", 1);
    expect(this.#next() === undefined);
    return value;
  }

  #parseObject(pointer: Pointer, level: number): JsonObject {
    const object: JsonObject = {};
    let sign = this.#take(OPEN);
    if (this.#next() === CLOSE) sign = this.#take(CLOSE);
    while (sign !== CLOSE) {
      expect(this.#next() === QUOTE);
      const start = this.#at;
      this.#at = this.#endOfString(start);
      const text = this.decode(start, this.#at);
      const name: string = JSON.parse(text);
      expect(!Object.hasOwn(object, name) && followsStrictRules({ [name]: null }, text, this.#limits));
      this.#take(COLON);
      const isDivided = this.#next() === OPEN && level < DIVIDED_LEVELS;
      const value = this.#at;
      const path = child(pointer, name);
      object[name] = isDivided ? this.#parseObject(path, level + 1) : this.#parseValue(level);
      this.members.set(path, { start, value, end: this.#at });
      sign = this.#take(COMMA, CLOSE);
    }
    return object;
  }

  #parseValue(level: number): JsonValue {
    const start = this.#at;
    this.#at = this.#endOfValue();
    const text = this.decode(start, this.#at);
    const value = JSON.parse(text) as JsonValue;
    expect(followsStrictRules(value, text, { ...this.#limits, depth: this.#limits.depth - level }));
    return value;
  }

  /** Skips white space. Returns undefined at the end. */
  #next(): number | undefined {
    while (SPACES.has(this.#raw[this.#at])) this.#at += 1;
    return this.#raw[this.#at];
  }

  #take(...signs: number[]): number | undefined {
    const sign = this.#next();
    expect(signs.some((wanted) => wanted === sign));
    this.#at += 1;
    return sign;
  }

  #endOfString(start: number): number {
    for (let at = start + 1; at < this.#raw.length; at += 1) {
      if (this.#raw[at] === QUOTE) return at + 1;
      if (this.#raw[at] === BACKSLASH) at += 1;
    }
    return this.#raw.length;
  }

  #endOfValue(): number {
    const raw = this.#raw;
    let depth = 0;
    for (let at = this.#at; at < raw.length; at += 1) {
      const sign = raw[at];
      if (sign === QUOTE) at = this.#endOfString(at) - 1;
      else if (sign === OPEN || sign === OPEN_LIST) depth += 1;
      else if (depth === 0 && (sign === COMMA || sign === CLOSE)) return at;
      else if (sign === CLOSE || sign === CLOSE_LIST) depth -= 1;
    }
    return raw.length;
  }

  /** Returns the line and the column of an offset, in UTF-16 code units. Goes on where the last call ended. */
  locate = (offset: number): { line: number; column: number } => {
    let { at, line, column } = offset < this.#located.at ? { at: 0, line: 1, column: 1 } : this.#located;
    for (let index = at; index < offset; index += 1) {
      if (this.#raw[index] === LINE_END) [at, line, column] = [index + 1, line + 1, 1];
    }
    column += this.decode(at, offset).length;
    this.#located = { at: offset, line, column };
    return { line, column };
  };
}
