/** Rules for JSON that JSON.parse does not check: duplicate and forbidden keys, nesting, string length, characters, numbers. */
import { findControlCharacter } from "#content/documents/control-characters.ts";
import { cutText } from "#content/documents/cut-text.ts";
import { formatNumber } from "#content/documents/format-number.ts";
import { createFinding, type Finding, FindingList, type Source } from "#content/findings/finding.ts";
import { type JsonTextVisitor, unquote, walkJsonText } from "#content/findings/json-scanner.ts";
import type { PlainCode } from "#schemas/diagnostics.ts";
import { descendant, type JsonValue } from "#schemas/json.ts";
import { type Limits, tooDeep } from "./limits.ts";

/** Keys that can change the prototype chain of an object in code that copies them carelessly. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor"]);

/** Length of the excerpt of a key or number in a message. */
const MAX_EXCERPT = 40;

/** Reports every violation of the strict rules with its position. `value` is what JSON.parse makes of the text. */
export function checkStrictRules(source: Source, value: JsonValue, limits: Limits): Finding[] {
  if (followsStrictRules(value, source.text, limits)) return [];
  const violations = new ViolationList(source, limits);
  walkJsonText(source.text, violations);
  return violations.findings.toArray();
}

/**
 * Checks a value without reading the keys in its text. A value with as many strings as its text has no duplicate key.
 * Most inputs pass, which saves them the slower walk of `walkJsonText`.
 */
export function followsStrictRules(value: JsonValue, text: string, limits: Limits): boolean {
  let strings = 0;
  let hasNumbers = false;
  const isValid = (inner: JsonValue, depth: number): boolean => {
    if (typeof inner === "string") {
      strings += 1;
      return inner.length <= limits.stringLength;
    }
    if (typeof inner === "number") {
      hasNumbers = true;
      return Number.isFinite(inner) && !Object.is(inner, -0);
    }
    if (typeof inner === "boolean" || inner === null) return true;
    if (depth > limits.depth) return false;
    if (Array.isArray(inner)) return inner.every((item) => isValid(item, depth + 1));
    // Unlike `Object.keys`, `for…in` needs no list of keys: V8 keeps one for all objects of the same shape.
    for (const key in inner) {
      strings += 1;
      if (key.length > limits.stringLength || FORBIDDEN_KEYS.has(key)) return false;
      if (!isValid(inner[key] as JsonValue, depth + 1)) return false;
    }
    return true;
  };
  if (!isValid(value, 1) || !text.isWellFormed()) return false;
  if (CONTROL_CHARACTER.test(text) || (hasNumbers && LONG_NUMBER.test(text))) return false;
  let mayHaveControlCharacter = false;
  const count = countStrings(text, (at) => {
    // Most escapes are quotes and line ends, for which the pattern would be slow.
    const mayBeControl = "bfu".includes(text.charAt(at + 1));
    mayHaveControlCharacter ||= mayBeControl && CONTROL_ESCAPE.test(text.slice(at, at + 6));
  });
  return strings === count && !mayHaveControlCharacter;
}

/** Matches the characters that no string may contain, except halves of surrogate pairs. */
const CONTROL_CHARACTER = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
/** Matches their escape sequences, those of surrogate pairs, and a few others. */
const CONTROL_ESCAPE = /^\\(?:[bf]|u(?:00[0189]|007[fF]|202[a-eA-E]|206[6-9]|[dD][89a-fA-F]))/;

/** Matches each number that may be inexact: a double keeps 15 characters without an exponent (`DBL_DIG` of C). */
const LONG_NUMBER = /(?:^|[[,:\s])-?(?:[\d.]{16}|[\d.]+e)/i;

/**
 * Counts the strings of a valid JSON text, keys included. V8 searches for one character much faster than a loop does.
 * @param onEscape called with the offset of each escape sequence
 * @internal exported for tests
 */
export function countStrings(text: string, onEscape?: (offset: number) => void): number {
  let quotes = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) quotes += 1;
  // Quotes inside strings are escaped. The character after a backslash may be a backslash too.
  for (let at = text.indexOf("\\"); at >= 0; at = text.indexOf("\\", at + 2)) {
    if (text.charCodeAt(at + 1) === 34) quotes -= 1;
    onEscape?.(at);
  }
  return quotes / 2;
}

/** Collects the violations of a text while it is walked. */
class ViolationList implements JsonTextVisitor {
  readonly findings = new FindingList();
  readonly #source: Source;
  readonly #limits: Limits;
  readonly #path: (string | number)[] = [];
  /** For each depth, the offsets of the keys in the object that is open there. */
  readonly #keyOffsets: Map<string, number>[] = [];

  constructor(source: Source, limits: Limits) {
    this.#source = source;
    this.#limits = limits;
  }

  /** @returns false if the text is nested too deeply to be checked further */
  enter(offset: number, depth: number): boolean {
    if (depth > this.#limits.depth) {
      this.#report("json/too-deep", offset, tooDeep(this.#limits));
      return false;
    }
    this.#path.length = depth;
    this.#keyOffsets[depth] ??= new Map();
    this.#keyOffsets[depth].clear();
    return true;
  }

  leave(): void {
    this.#path.pop();
  }

  member(name: string | number, offset: number): void {
    this.#path[this.#path.length - 1] = name;
    if (typeof name === "number") return;
    if (name.length > this.#limits.stringLength) this.#path[this.#path.length - 1] = cutText(name, MAX_EXCERPT);
    this.#checkText("key", name, offset);
    if (FORBIDDEN_KEYS.has(name)) this.#report("json/forbidden-key", offset, `"${name}" is not allowed as a key.`);
    const keys = this.#keyOffsets[this.#path.length];
    const firstOffset = keys?.get(name);
    if (firstOffset === undefined) keys?.set(name, offset);
    else {
      const related = [this.#locate(firstOffset)];
      const message = `"${name}" appears twice in this object.`;
      this.findings.add(createFinding("json/duplicate-key", message, { ...this.#locate(offset), related }));
    }
  }

  scalar(offset: number, end: number): void {
    const { text } = this.#source;
    const code = text.charCodeAt(offset);
    if (code === 34) this.#checkText("string", unquote(text, offset, end), offset);
    else if (code <= 57) this.#checkNumber(text.slice(offset, end), offset);
  }

  #checkNumber(number: string, offset: number): void {
    if (!Number.isFinite(Number(number))) {
      this.#report("json/non-finite-number", offset, `${cutText(number, MAX_EXCERPT)} is too large for a number.`);
    } else if (!isExactNumber(number)) {
      const step = Object.is(Number(number), -0) ? "Write 0" : "Write it in double quotes, or with fewer digits";
      const message = `${cutText(number, MAX_EXCERPT)} would become ${Number(number)}. ${step}.`;
      this.#report("json/inexact-number", offset, message);
    }
  }

  #checkText(kind: "key" | "string", text: string, offset: number): void {
    const { stringLength } = this.#limits;
    if (text.length > stringLength) {
      const message = `This ${kind} has ${formatNumber(text.length)} characters, but the limit is ${formatNumber(stringLength)}.`;
      this.#report("json/string-too-long", offset, message);
    }
    const character = findControlCharacter(text);
    if (character === undefined) return;
    this.#report("json/control-character", offset, `This ${kind} contains the character ${character}. Remove it.`);
  }

  #report(code: PlainCode, offset: number, message: string): void {
    this.findings.add(createFinding(code, message, this.#locate(offset)));
  }

  #locate(offset: number) {
    return { source: this.#source, offset, pointer: descendant(this.#source.pointer, this.#path) };
  }
}

/**
 * Checks whether a JSON number is the same number in JavaScript: 1.0 and 1e2 are, 1234567890123456789 and 1e-400 are not.
 * @param literal a finite number as JSON writes it
 * @internal exported for tests
 */
export function isExactNumber(literal: string): boolean {
  return scientificForm(literal) === scientificForm(String(Number(literal)));
}

/** Returns the one spelling that equal numbers share: significant digits and exponent. */
function scientificForm(literal: string): string {
  const [, sign = "", integer = "", fraction = "", exponent = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(literal) ?? [];
  const digits = `${integer}${fraction}`.replace(/^0+/, "");
  if (digits === "") return `${sign}0`;
  // A pattern for the zeros at the end would take quadratic time.
  let end = digits.length;
  while (digits.charAt(end - 1) === "0") end -= 1;
  return `${sign}${digits.slice(0, end)}e${Number(exponent) - fraction.length + digits.length - end}`;
}
