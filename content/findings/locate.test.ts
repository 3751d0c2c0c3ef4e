import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { child, isObject, type JsonValue } from "#schemas/json.ts";
import { forRun } from "#tests/support/full-run.ts";
import { prepareImport } from "../importer/import-content.ts";
import { createFinding, type Source } from "./finding.ts";
import { walkJsonText } from "./json-scanner.ts";
import { toDiagnostics } from "./locate.ts";

function isInside(
  lines: readonly string[],
  { file, line = 0, column = 0, related = [] }: Partial<Diagnostic>,
): boolean {
  if (file === undefined) return true;
  const length = lines[line - 1]?.length ?? -1;
  return column >= 1 && column <= length + 1 && related.every(({ message: _, ...place }) => isInside(lines, place));
}

function expectPlaced(text: string): void {
  const { findings } = prepareImport([{ raw: text, file: "a.json" }], { page: "home" });
  const lines = text.replace(/^\uFEFF/, "").split("\n");
  expect(toDiagnostics(findings).filter((diagnostic) => !isInside(lines, diagnostic))).toEqual([]);
}

const title = 'Q "é" \\ 😀\r\n';
const documents = [
  { site: { name: title, x: 1 }, pages: { home: { hero: { title, description: "<b onclick=x>B</b>" } }, medicar: {} } },
  { home: { HERO_TITLE: title, FAQ: { ITEMS: [{ question: title, x: [{}] }] }, HERO_TITEL: 1 } },
  { HERO_TITLE: title, FAQ_ITEMS: [{ question: title, answer: "<script>x</script>" }], X_X: { y: [1, 2.5e3, null] } },
  { medicare: JSON.stringify({ hero: { title, x: title }, faqs: [{ q: 1 }] }, null, 2) },
  { pages: [{ slug: "medicare", content: JSON.stringify(JSON.stringify({ hero: { x: title } })) }, { path: "/x" }] },
].map((document) => JSON.stringify(document, null, 1));

describe("positions are inside the text, and nothing is thrown,", () => {
  test("for any text", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 60 }), expectPlaced), { numRuns: forRun(500, 50) });
  });

  test("for any sequence of JSON fragments", () => {
    const piece = fc.constantFrom(
      ..."{}[]:,\"\\'\n ",
      '"a"',
      '\\"',
      "\\u00",
      "/*",
      "*/",
      "//",
      "1e",
      "-",
      "tru",
      "null",
      "é",
    );
    const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));
    fc.assert(fc.property(text, expectPlaced), { numRuns: forRun(2000, 200) });
  });

  test("for any JSON", () => {
    fc.assert(fc.property(fc.json(), expectPlaced), { numRuns: forRun(500, 50) });
  });

  test("for inputs with something added, removed or changed", () => {
    const change = fc.record({
      document: fc.constantFrom(...documents),
      at: fc.nat(400),
      removed: fc.nat(4),
      added: fc.oneof(
        fc.constantFrom("", '"', "\\", "{", "}", "[", "]", ",", ":", "\n", '"a":', "\\ud83d", "<"),
        fc.string({ maxLength: 3 }),
      ),
    });
    fc.assert(
      fc.property(change, ({ document, at, removed, added }) => {
        const start = at % document.length;
        expectPlaced(document.slice(0, start) + added + document.slice(start + removed));
      }),
      { numRuns: forRun(2000, 200) },
    );
  });
});

/** Returns every value of a document with its pointer. */
function values(value: JsonValue, pointer = ""): [string, JsonValue][] {
  const members = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];
  return [[pointer, value], ...members.flatMap(([key, member]) => values(member, child(pointer, key)))];
}

const json = fc.dictionary(
  fc.string({ unit: "grapheme" }),
  fc.jsonValue({ stringUnit: "grapheme" }),
) as fc.Arbitrary<JsonValue>;
const spacing = fc.constantFrom(undefined, 1, "\t");

describe("a pointer is located at its value", () => {
  test("in a file", () => {
    fc.assert(
      fc.property(json, spacing, (document, space) => {
        const text = JSON.stringify(document, null, space);
        const source: Source = { file: "a.json", text, pointer: "" };
        for (const [pointer, value] of values(document)) expectToFind(text, source, pointer, value, space);
      }),
    );
  });

  test("in strings in a file, through the escapes", () => {
    fc.assert(
      fc.property(json, spacing, fc.boolean(), (document, space, isTwice) => {
        const inner = JSON.stringify(document, null, space);
        const encoded = isTwice ? JSON.stringify(inner) : inner;
        const text = JSON.stringify({ page: "é", content: encoded }, null, 2);
        const file: Source = { file: "a.json", text, pointer: "" };
        const once: Source = { file: "a.json", text: encoded, pointer: "/content", outer: file };
        const source: Source = isTwice ? { ...once, text: inner, outer: once } : once;
        for (const [pointer] of values(document)) {
          const [{ line = 0, column = 0 } = {}] = toDiagnostics([
            createFinding("json/syntax", "", { source, pointer: `/content${pointer}` }),
          ]);
          const start = offsetOf(text, line, column);
          // Without its escapes, the text at this position begins like the value.
          const rest = unescaped(text.slice(start, text.lastIndexOf('"')), isTwice ? 2 : 1);
          const at = locateIn(inner, pointer);
          expect(rest.slice(0, 12)).toBe(inner.slice(at, at + 12));
        }
      }),
    );
  });

  function expectToFind(
    text: string,
    source: Source,
    pointer: string,
    value: JsonValue,
    space?: string | number,
  ): void {
    const [{ line = 0, column = 0 } = {}] = toDiagnostics([createFinding("json/syntax", "", { source, pointer })]);
    const start = offsetOf(text, line, column);
    const isContainer = typeof value === "object" && value !== null;
    const written = JSON.stringify(value, null, isContainer ? space : undefined);
    expect(text.slice(start, start + (isContainer ? 1 : written.length))).toBe(isContainer ? written[0] : written);
  }

  function offsetOf(text: string, line: number, column: number): number {
    const before = text.split("\n").slice(0, line - 1);
    return before.reduce((length, one) => length + one.length + 1, column - 1);
  }

  function unescaped(literal: string, times: number): string {
    if (times === 0) return literal;
    // The end may cut off an inner literal at its closing quote.
    const inner = JSON.parse(`"${literal}"`) as string;
    return unescaped(times === 1 ? inner : inner.replace(/"$/, ""), times - 1);
  }

  /** Returns the offset of a value in a text, found by the walk alone. */
  function locateIn(text: string, pointer: string): number {
    const places = new Map<string, number>();
    const path: string[] = [""];
    let at = "";
    walkJsonText(text, {
      enter(offset) {
        places.set(at, offset);
        path.push(at);
        return true;
      },
      leave: () => void path.pop(),
      member(name) {
        at = child(path.at(-1) ?? "", name);
      },
      scalar: (offset) => void places.set(at, offset),
    });
    return places.get(pointer) ?? -1;
  }
});

describe("a pointer that does not exist", () => {
  const source: Source = { file: "a.json", text: ' {\n "a": {"b": [1]}}', pointer: "" };

  test.each([
    ["/a/b/3", "2:13"],
    ["/a/x/y", "2:7"],
    ["/x", "1:2"],
    ["", "1:2"],
  ])("%s is located at its nearest ancestor", (pointer, place) => {
    const [diagnostic] = toDiagnostics([createFinding("json/syntax", "", { source, pointer })]);
    expect(`${diagnostic?.line}:${diagnostic?.column}`).toBe(place);
  });
});

test("sorts findings without a location first, then by file and position", () => {
  const [a, b] = ["a.json", "b.json"].map((file): Source => ({ file, text: "{\n}", pointer: "" }));
  const findings = [
    createFinding("json/syntax", "b2", { ...(b && { source: b }), offset: 2 }),
    createFinding("json/syntax", "a2", { ...(a && { source: a }), offset: 2 }),
    createFinding("json/syntax", "b1", { ...(b && { source: b }), offset: 0 }),
    createFinding("page/unknown", "none"),
  ];
  expect(toDiagnostics(findings).map(({ message }) => message)).toEqual(["none", "b1", "b2", "a2"]);
});
