import { Text } from "@codemirror/state";
import { describe, expect, test } from "vitest";
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { toEditorDiagnostics, toOffset } from "./editor-diagnostics.ts";

const TEXT = `{
  "hero": { "title": 12, "badge": "a \\"b\\" c", "open
  "end": -1.5e3 } }`;
const DOC = Text.of(TEXT.split("\n"));

function findingAt(line: number, column: number): Diagnostic {
  return diagnose("json/syntax", "It is wrong.", { line, column });
}

describe("toEditorDiagnostics", () => {
  test.each([
    ["a key", 2, 3, '"hero"'],
    ["an object", 2, 11, "{"],
    ["a number", 2, 22, "12"],
    ["a string with quotes inside", 2, 35, '"a \\"b\\" c"'],
    ["a string that does not end", 2, 48, '"open'],
    ["a number before a space", 3, 10, "-1.5e3"],
    ["nothing at the end of a line", 1, 2, ""],
  ])("marks %s", (_, line, column, marked) => {
    const [diagnostic] = toEditorDiagnostics([findingAt(line, column)], DOC);
    expect(DOC.sliceString(diagnostic?.from ?? 0, diagnostic?.to)).toBe(marked);
    expect(diagnostic).toMatchObject({ severity: "error", message: "It is wrong.", source: "json/syntax" });
  });

  test("skips findings without a position and keeps the first 1,000 of the others", () => {
    expect(toEditorDiagnostics([diagnose("page/unknown", "There is no page.")], DOC)).toEqual([]);
    expect(toEditorDiagnostics(Array(5000).fill(findingAt(1, 1)), DOC)).toHaveLength(1000);
  });
});

describe("toOffset", () => {
  test.each([
    [2, 999, TEXT.indexOf('  "end"') - 1],
    [9, 1, TEXT.lastIndexOf('  "end"')],
    [9, 999, TEXT.length],
  ])("returns the nearest offset for the missing position %i:%i", (line, column, offset) => {
    expect(toOffset({ line, column }, DOC)).toBe(offset);
  });
});
