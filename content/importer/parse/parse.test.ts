import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findControlCharacter } from "#content/documents/control-characters.ts";
import { toDiagnostics } from "#content/findings/locate.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { forRun } from "#tests/support/full-run.ts";
import { API_LIMITS, COMMAND_LIMITS } from "./limits.ts";
import { parse } from "./parse.ts";

const utf8 = new TextEncoder();

function diagnosticsOf(raw: Uint8Array | string, limits = COMMAND_LIMITS): Diagnostic[] {
  return toDiagnostics(parse(raw, "a.json", limits).findings);
}

/** Returns each finding as `code line:column`. */
function found(raw: Uint8Array | string, limits = COMMAND_LIMITS): string[] {
  return diagnosticsOf(raw, limits).map(({ code, line, column }) => `${code} ${line}:${column}`);
}

function utf16(text: string, isLittleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), isLittleEndian);
  return new Uint8Array(view.buffer);
}

const nested = (levels: number) => `${'{"a":'.repeat(levels - 1)}{}${"}".repeat(levels - 1)}`;

describe("text that is not JSON", () => {
  test("limits the syntax errors of one text, and mentions that there are more", () => {
    const diagnostics = diagnosticsOf(`[${",".repeat(20_000)}]`);
    expect(diagnostics.length).toBeLessThanOrEqual(10_000);
    expect(diagnostics.at(-1)?.message).toMatch(/Further errors are not listed\.$/);
  });

  test.each<[string, string, string[]]>([
    ["an empty text", "", ["input/empty 1:1"]],
    ["white space", " \r\n\t ", ["input/empty 1:1"]],
    ["a missing comma", '{"a": 1\n "b": 2}', ["json/syntax 2:2"]],
    ["a missing colon", '{"a" 1}', ["json/syntax 1:6"]],
    ["a missing value", '{"a": , "b": 1}', ["json/syntax 1:7"]],
    ["a trailing comma in an object", '{"a": 1,\n}', ["json/syntax 2:1"]],
    ["a trailing comma in an array", '{"a": [1,]}', ["json/syntax 1:10"]],
    ["single quotes", "{'a': 1}", ["json/syntax 1:2"]],
    ["a key without quotes", "{a: 1}", ["json/syntax 1:2"]],
    ["typographic quotes", "{“a”: 1}", ["json/curly-quotes 1:2"]],
    ["prose", "\nWe are closed on Monday.", ["json/plain-text 2:1"]],
    ["unknown words", '{"a": undefined, "b": True}', ["json/syntax 1:7", "json/syntax 1:23"]],
    ["a line comment", '{"a": 1 // note\n}', ["json/syntax 1:9"]],
    ["a block comment", '/* note */{"a": 1}', ["json/syntax 1:1"]],
    ["a leading zero", '{"a": 01}', ["json/syntax 1:8"]],
    ["a leading plus", '{"a": +1}', ["json/syntax 1:7"]],
    ["a bare decimal point", '{"a": 1.}', ["json/syntax 1:7"]],
    ["an unknown escape", '{"a": "C:\\qux"}', ["json/syntax 1:10"]],
    ["a short escape", '{"a": "\\u12"}', ["json/syntax 1:8"]],
    ["a tab in a string", '{"a": "x\ty"}', ["json/syntax 1:9"]],
    ["a line break in a string", '{"a": "x\n1"}', ["json/syntax 1:7", "json/syntax 2:1", "json/truncated 2:4"]],
    ["brackets of two kinds", '{"a": [1, 2}', ["json/syntax 1:12"]],
    ["a bracket that closes nothing", '{"a": ], "b": 1}', ["json/syntax 1:7"]],
    ["text after the end", '{"a": 1}\nx', ["json/trailing-text 2:1"]],
    ["a second document", '{"a": 1}{"b": 2}', ["json/trailing-text 1:9"]],
    ["a bracket too many", '{"a": 1}}', ["json/trailing-text 1:9"]],
    ["NaN and infinities", '{"a": NaN, "b": -Infinity, "c": Infinity}', nonFinite("1:7", "1:17", "1:33")],
    ["an open string", '{"a": "x', ["json/truncated 1:7"]],
    ["an open string that ends in an escape", '{"a": "x\\"', ["json/truncated 1:7"]],
    ["an open object", '{"a": {"b": 1}\n', ["json/truncated 1:15"]],
    ["an open array", '{"a": [1, 2', ["json/truncated 1:12"]],
    ["no value after the colon", '{"a":', ["json/truncated 1:6"]],
    ["half a word", '{"a": tru', ["json/syntax 1:7"]],
    ["Windows line ends", '{\r\n  "a": 1\r\n  "b": 2\r\n}', ["json/syntax 3:3"]],
    [
      "several at once",
      '{"a": nope,\n "b": ,\n "c": [1,],\n "d": 1 "e": 2,}',
      ["json/syntax 1:7", "json/syntax 2:7", "json/syntax 3:10", "json/syntax 4:9", "json/syntax 4:16"],
    ],
  ])("is rejected for %s", (_, text, expected) => {
    expect(found(text)).toEqual(expected);
    expect(parse(text, "a.json", COMMAND_LIMITS).value).toBeUndefined();
  });

  function nonFinite(...places: string[]): string[] {
    return places.map((place) => `json/non-finite-number ${place}`);
  }

  test.each([
    ['{"a": "C:\\qux"}', 'Unknown escape sequence at "\\\\qux\\"". Write a backslash as \\\\.'],
    ['{"a": 1 // note\n}', 'JSON cannot contain comments, but found "// note".'],
    ['{"a": NaN}', "NaN is not a number in JSON."],
    ['{"a": 1} x', 'The JSON ends before "x". Remove everything after its end.'],
    ['{"a": "x', "The text ends inside this string."],
    ['{"a": 1', "The text ends before the JSON is complete."],
  ])("explains %j", (text, message) => {
    expect(diagnosticsOf(text)[0]).toMatchObject({ message, severity: "error", file: "a.json", pointer: "" });
  });

  test.each([
    ["in an open string", `["a\n${"[".repeat(100_000)}`],
    ["after a quote in a comment", `[/*"*/${"[".repeat(100_000)}`],
    ["with brackets of the wrong kind between", "[},".repeat(100_000)],
    ["open", "[".repeat(100_000)],
  ])("does not exhaust the stack with deep nesting %s", (_, text) => {
    expect(found(text)).toEqual([expect.stringMatching(/^json\/too-deep/)]);
  });
});

describe("valid JSON", () => {
  test.each<[string, string, string[]]>([
    [
      "a number over the largest",
      '{"a": 1e999, "b": [-1e999]}',
      ["json/non-finite-number 1:7", "json/non-finite-number 1:20"],
    ],
    ["__proto__", '{"a": {"__proto__": {}}}', ["json/forbidden-key 1:8"]],
    ["__proto__ in escapes", '{"\\u005f_proto__": 1}', ["json/forbidden-key 1:2"]],
    ["constructor", '{"constructor": 1}', ["json/forbidden-key 1:2"]],
    ["a key twice", '{"a": 1,\n "a": 2}', ["json/duplicate-key 2:2"]],
    ["a key twice, once in escapes", '{"a": 1, "\\u0061": 2}', ["json/duplicate-key 1:10"]],
    ["a key three times", '{"a": 1, "a": 2, "a": 3}', ["json/duplicate-key 1:10", "json/duplicate-key 1:18"]],
    [
      "several at once",
      '{"a": {"b": 1, "b": 2}, "constructor": 1e999}',
      ["json/duplicate-key 1:16", "json/forbidden-key 1:25", "json/non-finite-number 1:40"],
    ],
  ])("is rejected for %s", (_, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test.each([
    ["a duplicate key", '{"a": 1, "a": 2}', { a: 2 }],
    ["a forbidden key", '{"constructor": 1}', undefined],
    ["more levels than the limit", `${"[".repeat(65)}${"]".repeat(65)}`, undefined],
  ])("with %s has the value %j", (_, text, value) => {
    expect(parse(text, "a.json", COMMAND_LIMITS).value).toEqual(value);
  });

  test.each([
    ["the same key in two objects", '{"a": {"x": 1}, "b": {"x": 1}}'],
    ["the same key above and below", '{"a": {"a": {"a": 1}}, "b": [{"a": 1}, {"a": 2}]}'],
    ["prototype and toString as keys", '{"prototype": 1, "toString": 2, "__proto": 3}'],
    ["the names of forbidden keys as values", '{"a": "__proto__", "b": ["constructor"]}'],
    ["the largest number", '{"a": 1.7976931348623157e308}'],
    ["NaN as a string", '{"a": "NaN"}'],
    [
      "numbers in other spellings",
      '{"a": 1.0, "b": 1e2, "c": -1E-2, "d": 0.1, "e": 123456789012345680000, "f": 5e-324}',
    ],
    ["allowed control characters and pairs", '{"a": "\\t\\n\\r \\\\u0000 \\ud83d\\ude00 \u200f"}'],
  ])("is accepted with %s", (_, text) => {
    expect(parse(text, "a.json", COMMAND_LIMITS)).toMatchObject({ value: JSON.parse(text), findings: [] });
  });

  test("reports both places of a duplicate key", () => {
    expect(diagnosticsOf('{"a": [{"x/y": 1,\n"x/y": 2}]}')).toEqual([
      {
        code: "json/duplicate-key",
        severity: "error",
        message: '"x/y" appears twice in this object.',
        file: "a.json",
        line: 2,
        column: 1,
        pointer: "/a/0/x~1y",
        related: [{ file: "a.json", line: 1, column: 9, pointer: "/a/0/x~1y", message: "The other one is here." }],
      },
    ]);
  });
});

describe("strict rules, for any text", () => {
  const parts = fc.constantFrom(
    "a",
    "\\",
    '"',
    "\n",
    "\b",
    "\f",
    "\u0000",
    "\u007f",
    "\u0085",
    "’",
    "\u202e",
    "😀",
    "\ud83d",
  );

  test("report the forbidden characters, however a text escapes them", () => {
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 5 }), fc.boolean(), fc.boolean(), (characters, isEscaped, isUpper) => {
        const value = characters.join("");
        const json = JSON.stringify(value);
        const toEscape = (character: string) => {
          const code = character.charCodeAt(0).toString(16).padStart(4, "0");
          return `\\u${isUpper ? code.toUpperCase() : code}`;
        };
        const text = `{"a": ${isEscaped ? json.replace(/[^\x20-\x7e]/g, toEscape) : json}}`;
        const isForbidden = findControlCharacter(value) !== undefined;
        expect(found(text)).toEqual(isForbidden ? ["json/control-character 1:7"] : []);
      }),
      { numRuns: forRun(1000, 100) },
    );
  });

  test("report each key that appears again", () => {
    const keys = fc.array(fc.constantFrom("a", "b", 'q"', "\\", '\\"'), { maxLength: 4 });
    const values = fc.constantFrom("1", '"\\\\"', '{"a": "\\""}', "[]");
    fc.assert(
      fc.property(keys, values, (names, value) => {
        const text = `{${names.map((name) => `${JSON.stringify(name)}: ${value}`).join(", ")}}`;
        const codes = parse(text, "a.json", COMMAND_LIMITS).findings.map(({ code }) => code);
        expect(codes).toEqual(Array(names.length - new Set(names).size).fill("json/duplicate-key"));
      }),
    );
  });
});

describe("limits", () => {
  const limits = { bytes: 40, depth: 3, stringLength: 5 };

  test.each<[string, string, string[]]>([
    ["the largest number of bytes", `{"a":"bcd"}${" ".repeat(29)}`, []],
    ["one byte too many", `{"a":"bcd"}${" ".repeat(30)}`, ["input/too-large 1:1"]],
    ["the deepest objects", nested(3), []],
    ["objects one level too deep", nested(4), ["json/too-deep 1:16"]],
    ["the deepest arrays", "[[[1]]]", []],
    ["arrays one level too deep", "[[[[1]]]]", ["json/too-deep 1:4"]],
    ["invalid JSON one level too deep", "[[[[1", ["json/too-deep 1:4"]],
    ["sibling levels", "[[[]],[[]],[[]]]", []],
    ["the longest string", '{"a":"12345"}', []],
    ["a string one character too long", '{"a":"123456"}', ["json/string-too-long 1:6"]],
    ["the longest string in escapes", '["\\u0031\\n\\"\\u0034\\\\"]', []],
    ["a string in escapes one character too long", '["\\u0031\\n\\"\\u0034\\\\6"]', ["json/string-too-long 1:2"]],
    ["the longest key", '{"12345":1}', []],
    ["a key one character too long", '{"123456":1}', ["json/string-too-long 1:2"]],
  ])("check %s", (_, text, expected) => {
    expect(found(text, limits)).toEqual(expected);
    expect(found(utf8.encode(text), limits)).toEqual(expected);
  });

  test.each([
    ["the command line", COMMAND_LIMITS, 64],
    ["the API", API_LIMITS, 5],
  ])("of %s are %j", (_, limits, mebibytes) => {
    expect(limits).toEqual({ bytes: mebibytes * 2 ** 20, depth: 64, stringLength: 2 ** 18 });
    expect(found(nested(64), limits)).toEqual([]);
    expect(found(nested(65), limits)).toEqual(["json/too-deep 1:321"]);
    expect(found(`["${"x".repeat(2 ** 18)}"]`, limits)).toEqual([]);
    expect(found(`["${"x".repeat(2 ** 18 + 1)}"]`, limits)).toEqual(["json/string-too-long 1:2"]);
  });

  test("of the API accept 5 MiB, and reject one byte more", () => {
    const raw = new Uint8Array(API_LIMITS.bytes).fill(32);
    raw.set(utf8.encode("{}"));
    expect(found(raw, API_LIMITS)).toEqual([]);
    const [diagnostic] = diagnosticsOf(new Uint8Array(API_LIMITS.bytes + 1), API_LIMITS);
    expect(diagnostic?.message).toBe("a.json has more than 5,242,880 bytes, which is the limit.");
  });
});

describe("encodings", () => {
  const text = '{"a": "Müller 😀"}';
  const bytes = utf8.encode(text);
  const concat = (...parts: (number[] | Uint8Array)[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

  test.each([
    ["UTF-8", bytes],
    ["UTF-8 after a byte order mark", concat([0xef, 0xbb, 0xbf], bytes)],
    ["a string", text],
    ["a string after a byte order mark", `\uFEFF${text}`],
  ])("accept %s", (_, raw) => {
    expect(parse(raw, "a.json", COMMAND_LIMITS)).toMatchObject({ value: JSON.parse(text), findings: [] });
  });

  test.each([
    ["little-endian", utf16(text, true)],
    ["big-endian", utf16(text, false)],
    ["decoded as UTF-8", new TextDecoder().decode(utf16('{"a": 1}', true))],
    ["little-endian with a byte order mark", utf16(`\uFEFF${text}`, true)],
    ["big-endian with a byte order mark", utf16(`\uFEFF${text}`, false)],
  ])("reject UTF-16, %s", (_, raw) => {
    expect(diagnosticsOf(raw)).toMatchObject([
      { code: "input/encoding", message: "a.json must be UTF-8, but it is UTF-16.", line: 1, column: 1 },
    ]);
  });

  test.each<[string, Uint8Array, string]>([
    ["a byte of Latin-1", concat(utf8.encode('{\n"a": "M'), [0xfc], utf8.encode('ller"}')), "2:8"],
    ["a byte after characters of several bytes", concat(utf8.encode('{"ä😀": "'), [0xff], utf8.encode('"}')), "1:10"],
    ["a byte after an encoded replacement character", concat(utf8.encode('{"\uFFFD": "\uFFFD'), [0xff]), "1:9"],
    [
      "a byte after a byte order mark and an encoded replacement character",
      concat([0xef, 0xbb, 0xbf], utf8.encode('{"\uFFFD": "'), [0xff]),
      "1:8",
    ],
    ["a character cut off at the end", concat(utf8.encode('{"a": "'), [0xf0, 0x9f]), "1:8"],
    ["an overlong form", concat(utf8.encode('{"a": "'), [0xc0, 0xaf], utf8.encode('"}')), "1:8"],
    ["a surrogate in UTF-8", concat(utf8.encode('{"a": "'), [0xed, 0xa0, 0x80], utf8.encode('"}')), "1:8"],
  ])("report the position of %s", (_, raw, place) => {
    expect(found(raw)).toEqual([`input/encoding ${place}`]);
  });
});

describe("a truncated document", () => {
  const document = '{"a": [1, -2.5e3, true, null, "x\\n\\u00e9"], "ä": {"b": "😀", "c": {}}}';

  test("is reported at a position inside it, wherever it ends", () => {
    const bytes = utf8.encode(document);
    for (let length = 0; length < bytes.length; length += 1) expectPlaces(bytes.subarray(0, length));
    for (let length = 0; length < document.length; length += 1) expectPlaces(document.slice(0, length));
  });

  test("is reported for any document", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (value, share) => {
          const text = JSON.stringify(value, null, 2);
          expectPlaces(text.slice(0, Math.floor(text.length * share)));
        },
      ),
    );
  });
});

/** Expects at least one error, and every position to be inside the text. */
function expectPlaces(raw: Uint8Array | string): void {
  const text = typeof raw === "string" ? raw : new TextDecoder().decode(raw);
  const lines = text.split("\n");
  const diagnostics = diagnosticsOf(raw);
  expect(diagnostics.filter(({ severity }) => severity === "error")).not.toEqual([]);
  for (const { line = 0, column = 0 } of diagnostics) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
  }
}
