import { Text } from "@codemirror/state";
import { describe, expect, test } from "vitest";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { offsetOf, toEditorDiagnostics } from "./editor-diagnostics.ts";

const TEXT = `{
  "hero": { "title": 12, "badge": "a \\"b\\" c", "open
  "end": -1.5e3 } }`;
const DOC = Text.of(TEXT.split("\n"));

function at(line: number, column: number): Diagnostic {
  return diagnose("content/type", "It is wrong.", { line, column });
}

test.each([
  ["a key", 2, 3, '"hero"'],
  ["an object", 2, 11, "{"],
  ["a number", 2, 22, "12"],
  ["a string with quotes inside", 2, 35, '"a \\"b\\" c"'],
  ["a string that does not end", 2, 48, '"open'],
  ["a number before a space", 3, 10, "-1.5e3"],
  ["the end of a line", 1, 2, ""],
])("%s is marked whole", (_, line, column, marked) => {
  const [mark] = toEditorDiagnostics([at(line, column)], DOC);
  expect(DOC.sliceString(mark?.from ?? 0, mark?.to)).toBe(marked);
  expect(mark).toMatchObject({ severity: "error", message: "It is wrong.", source: "content/type" });
});

test("what has no place is not marked, and of very many the first are", () => {
  expect(toEditorDiagnostics([diagnose("page/unknown", "There is no page.")], DOC)).toEqual([]);
  expect(toEditorDiagnostics(Array(5000).fill(at(1, 1)), DOC)).toHaveLength(1000);
});

describe("a place that is no more", () => {
  test.each([
    [2, 999, TEXT.indexOf('  "end"') - 1],
    [9, 1, TEXT.lastIndexOf('  "end"')],
    [9, 999, TEXT.length],
  ])("%i:%i is the nearest", (line, column, offset) => {
    expect(offsetOf({ line, column }, DOC)).toBe(offset);
  });
});
