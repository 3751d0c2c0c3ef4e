import { describe, expect, test } from "vitest";
import { diagnose } from "./diagnostics.ts";
import { countByCode, limitDiagnostics, limitJson } from "./limit-diagnostics.ts";

const warnings = Array.from({ length: 30 }, (_, index) => diagnose("content/unknown-key", `Warning ${index}.`));
const errors = [diagnose("json/syntax", "Error 1."), diagnose("json/syntax", "Error 2.")];
const all = [...warnings, ...errors];

describe("limitDiagnostics", () => {
  test("puts errors first and keeps the order within a severity", () => {
    const { shown, omitted } = limitDiagnostics(all, 4);
    expect(shown.map(({ message }) => message)).toEqual(["Error 1.", "Error 2.", "Warning 0.", "Warning 1."]);
    expect(omitted).toBe(28);
  });

  test("counts every problem of a diagnostic that represents several", () => {
    const counted = { ...diagnose("json/syntax", "More."), count: 500 };
    expect(limitDiagnostics([...errors, counted], 2)).toEqual({ shown: errors, omitted: 500 });
    expect(countByCode([...warnings, ...errors, counted])).toEqual([
      ["json/syntax", 502],
      ["content/unknown-key", 30],
    ]);
  });

  test("keeps all diagnostics with a maximum of 0", () => {
    expect(limitDiagnostics(all, 0)).toEqual({ shown: [...errors, ...warnings], omitted: 0 });
  });
});

describe("limitJson", () => {
  test("shortens every list of diagnostics and counts the omitted ones and all codes", () => {
    const json = { success: false, files: [{ diagnostics: warnings }, { diagnostics: errors }], diagnostics: all };
    expect(limitJson(json, all, 3)).toEqual({
      success: false,
      files: [{ diagnostics: warnings.slice(0, 1) }, { diagnostics: errors }],
      diagnostics: [...warnings.slice(0, 1), ...errors],
      omittedDiagnostics: 29,
      diagnosticCounts: { "content/unknown-key": 30, "json/syntax": 2 },
    });
  });

  test("has the counts also if nothing is omitted", () => {
    const diagnosticCounts = { "content/unknown-key": 30, "json/syntax": 2 };
    expect(limitJson({ diagnostics: all }, all, 32)).toEqual({
      diagnostics: all,
      omittedDiagnostics: 0,
      diagnosticCounts,
    });
  });
});
