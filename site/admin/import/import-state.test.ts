import { describe, expect, test } from "vitest";
import type { ImportResult } from "#content/importer/plan/result.ts";
import {
  type AttemptOutcome,
  IDLE,
  type ImportEvent,
  type ImportState,
  isBusy,
  isCheckDone,
  reduceImport,
  revisionAfter,
  toToast,
} from "./import-state.ts";

const attempt = { text: "{}", query: {} };
const other = { text: "[]", query: {} };
const result: ImportResult = { success: true, message: "Imported 1 page.", imported: [], diagnostics: [] };
const outcome: AttemptOutcome = { kind: "imported", result };
const waiting: ImportState = { phase: "waiting", attempt };
const sending: ImportState = { phase: "sending", attempt };
const done: ImportState = { phase: "done", attempt, outcome };
const interrupted: ImportState = {
  phase: "done",
  attempt,
  outcome: { kind: "interrupted", revisionId: "7", isOffered: false },
};
const offered: ImportState = { ...interrupted, outcome: { kind: "interrupted", revisionId: "7", isOffered: true } };

describe("reduceImport", () => {
  test("goes from waiting to sending to done", () => {
    const events: ImportEvent[] = [{ type: "requested", attempt }, { type: "sent" }, { type: "finished", outcome }];
    let state = IDLE;
    expect(events.map((event) => (state = reduceImport(state, event)))).toEqual([waiting, sending, done]);
  });

  test("ignores requests and dismissals while an import is running", () => {
    for (const state of [waiting, sending]) {
      expect(isBusy(state)).toBe(true);
      expect(reduceImport(state, { type: "requested", attempt: other })).toBe(state);
      expect(reduceImport(state, { type: "dismissed" })).toBe(state);
    }
  });

  test("keeps the outcome until the next request or a dismissal", () => {
    expect(isBusy(done)).toBe(false);
    expect(reduceImport(done, { type: "requested", attempt: other })).toEqual({ phase: "waiting", attempt: other });
    expect(reduceImport(done, { type: "dismissed" })).toEqual(IDLE);
  });

  test("ignores events that do not fit the state", () => {
    for (const state of [IDLE, waiting, done]) expect(reduceImport(state, { type: "finished", outcome })).toBe(state);
    for (const state of [IDLE, sending, done]) expect(reduceImport(state, { type: "sent" })).toBe(state);
    for (const state of [IDLE, waiting, done]) expect(reduceImport(state, { type: "stopped" })).toBe(state);
  });

  test("sends an interrupted import again, once", () => {
    expect(reduceImport(interrupted, { type: "sent" })).toEqual(sending);
    expect(reduceImport(sending, { type: "sent" })).toBe(sending);
  });

  test("offers an interrupted import, and sends it if the user wants it", () => {
    expect(reduceImport(interrupted, { type: "offered" })).toEqual(offered);
    expect(reduceImport(offered, { type: "sent" })).toEqual(sending);
    for (const state of [IDLE, waiting, sending, done]) expect(reduceImport(state, { type: "offered" })).toBe(state);
  });

  test("is idle after a text that turned out not to be JSON", () => {
    expect(reduceImport(sending, { type: "stopped" })).toBe(IDLE);
  });
});

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
    [{ kind: "interrupted", revisionId: "5", isOffered: false }, "6"],
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
    const paused = { kind: "interrupted", revisionId: "7", isOffered: false } as const;
    expect([outcome, conflict, paused].map(toToast)).toEqual([undefined, undefined, undefined]);
  });
});
