import { describe, expect, test } from "vitest";
import { diagnose } from "#schemas/diagnostics.ts";
import { limitDiagnostics } from "#schemas/limit-diagnostics.ts";
import { summarizeDiagnostics } from "./format-counts.ts";

const warnings = Array.from({ length: 30 }, (_, index) => diagnose("content/unknown-key", `Warning ${index}.`));
const errors = [diagnose("json/syntax", "Error 1."), diagnose("json/syntax", "Error 2.")];
const all = [...warnings, ...errors];

describe("summarizeDiagnostics", () => {
  test("counts a long list by code, most frequent first", () => {
    expect(summarizeDiagnostics(all, limitDiagnostics(all, 0))).toBe(
      "In all: 30 × content/unknown-key, 2 × json/syntax.\n",
    );
    expect(summarizeDiagnostics(all, limitDiagnostics(all, 10))).toBe(
      "22 more problems not shown (--max-diagnostics 0 shows all). In all: 30 × content/unknown-key, 2 × json/syntax.\n",
    );
  });

  test("returns an empty string for a short list", () => {
    expect(summarizeDiagnostics(errors, limitDiagnostics(errors, 200))).toBe("");
  });
});
