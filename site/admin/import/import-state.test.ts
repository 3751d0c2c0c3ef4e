import { describe, expect, test } from "vitest";
import type { ImportResult } from "#content/importer/plan/result.ts";
import { type AttemptOutcome, isCheckDone, revisionAfter, toToast } from "./import-state.ts";

const result: ImportResult = { success: true, message: "Imported 1 page.", imported: [], diagnostics: [] };
const outcome: AttemptOutcome = { kind: "imported", result };

describe("isCheckDone", () => {
  test.each([
    ["checking", "{}", "{}", false],
    ["checked", "{}", "{}", true],
    ["checked", "{", "{}", false],
    ["failed", "{", "{}", true],
    ["empty", "", "{}", false],
    ["empty", "", " ", true],
  ] as const)(
    "for a check in the state %s with the text %j and the new text %j is %j",
    (state, checked, text, isDone) => {
      expect(isCheckDone({ state, text: checked }, text)).toBe(isDone);
    },
  );
});

describe("revisionAfter", () => {
  test.each<[AttemptOutcome, string | undefined]>([
    [{ kind: "imported", result: { ...result, revisionId: "8-3fa9c1b07d10" } }, "8-3fa9c1b07d10"],
    [{ kind: "rejected", result: { ...result, revisionId: "7" } }, "7"],
    [{ kind: "rejected", result }, "6"],
    [{ kind: "failed", message: "", isUnsure: true }, "6"],
    [{ kind: "interrupted", revisionId: "5" }, "6"],
    [{ kind: "conflict", newVersions: [], conflicts: [], base: "6" }, undefined],
  ])("for %j is %j", (given, revision) => {
    expect(revisionAfter(given, "6")).toBe(revision);
  });
});

describe("toToast", () => {
  test.each<[AttemptOutcome, string, string]>([
    [{ kind: "rejected", result: { ...result, message: "1 error." } }, "Import Error", "1 error."],
    [{ kind: "rejected", result: { ...result, message: "" } }, "Import Error", "Failed to import content"],
    [{ kind: "failed", message: "The disk is full.", isUnsure: false }, "Error", "The disk is full."],
  ])("shows the message of %j", (given, title, description) => {
    expect(toToast(given)).toEqual({ title, description, isDestructive: true });
  });

  test("is undefined for a success, an interruption, and a conflict, whose box is an alert", () => {
    const conflict = { kind: "conflict", newVersions: [], conflicts: [], base: "6" } as const;
    const paused = { kind: "interrupted", revisionId: "7" } as const;
    expect([outcome, conflict, paused].map(toToast)).toEqual([undefined, undefined, undefined]);
  });
});
