import { describe, expect, test } from "vitest";
import type { ImportResult } from "#content/importer/result.ts";
import {
  IDLE,
  type ImportEvent,
  type ImportOutcome,
  type ImportState,
  isBusy,
  isSettled,
  knownAfter,
  objectionTo,
  reduceImport,
  toastOf,
} from "./import-state.ts";

const request = { text: "{}", query: {} };
const other = { text: "[]", query: {} };
const result: ImportResult = { success: true, message: "Imported 1 page.", imported: [], diagnostics: [] };
const outcome: ImportOutcome = { kind: "imported", result };
const waiting: ImportState = { phase: "waiting", request };
const sending: ImportState = { phase: "sending", request };
const over: ImportState = { phase: "over", outcome };

describe("an import", () => {
  test("waits, is sent and is over", () => {
    const events: ImportEvent[] = [{ type: "asked", request }, { type: "sent" }, { type: "answered", outcome }];
    let state = IDLE;
    expect(events.map((event) => (state = reduceImport(state, event)))).toEqual([waiting, sending, over]);
  });

  test("is one, however often it is asked for before it is over", () => {
    for (const state of [waiting, sending]) {
      expect(isBusy(state)).toBe(true);
      expect(reduceImport(state, { type: "asked", request: other })).toBe(state);
      expect(reduceImport(state, { type: "dismissed" })).toBe(state);
    }
  });

  test("leaves its outcome until the next attempt, or until that is dismissed", () => {
    expect(isBusy(over)).toBe(false);
    expect(reduceImport(over, { type: "asked", request: other })).toEqual({ phase: "waiting", request: other });
    expect(reduceImport(over, { type: "dismissed" })).toEqual(IDLE);
  });

  test("takes no answer that it does not wait for", () => {
    for (const state of [IDLE, waiting, over]) expect(reduceImport(state, { type: "answered", outcome })).toBe(state);
    for (const state of [IDLE, sending, over]) expect(reduceImport(state, { type: "sent" })).toBe(state);
  });
});

describe("the check", () => {
  test.each([
    ["checking", "{}", "{}", false],
    ["checked", "{}", "{}", true],
    ["checked", "{", "{}", false],
    ["failed", "{", "{}", true],
    ["empty", "", "{}", false],
    ["empty", "", " ", true],
  ] as const)("that is %s with %j has come to its end for %j: %j", (state, checked, text, isEnd) => {
    expect(isSettled({ state, text: checked }, text)).toBe(isEnd);
  });
});

describe("the revision that is known", () => {
  test.each<[ImportOutcome, number | undefined]>([
    [{ kind: "imported", result: { ...result, revision: 8 } }, 8],
    [{ kind: "refused", result: { ...result, revision: 7 } }, 7],
    [{ kind: "refused", result }, 6],
    [{ kind: "failed", message: "", isUnsure: true }, 6],
    [{ kind: "conflict", message: "", since: [] }, undefined],
  ])("after %j is %j", (told, known) => {
    expect(knownAfter(told, 6)).toBe(known);
  });
});

describe("a text", () => {
  test.each(["", " \n\t", "\uFEFF"])("%j is empty", (text) => {
    expect(objectionTo(text)).toEqual({
      title: "Error",
      description: "Please enter JSON content to import",
      isDestructive: true,
    });
  });

  test.each(["{", "{'a': 1}", "{} {}", "{ \uFEFF }"])("%j is no JSON", (text) => {
    expect(objectionTo(text)).toEqual({
      title: "Error",
      description: "Invalid JSON format. Please check your JSON syntax.",
      isDestructive: true,
    });
  });

  test.each(["{}", "\uFEFF{}", "[]", "3"])("%j is sent", (text) => {
    expect(objectionTo(text)).toBeUndefined();
  });
});

describe("the toast", () => {
  test.each<[ImportOutcome, string, string]>([
    [{ kind: "refused", result: { ...result, message: "1 error." } }, "Import Error", "1 error."],
    [{ kind: "refused", result: { ...result, message: "" } }, "Import Error", "Failed to import content"],
    [{ kind: "failed", message: "The disk is full.", isUnsure: false }, "Error", "The disk is full."],
    [{ kind: "conflict", message: "The store has moved on.", since: [] }, "Error", "The store has moved on."],
  ])("of %j", (told, title, description) => {
    expect(toastOf(told)).toEqual({ title, description, isDestructive: true });
  });

  test("of a success there is none", () => {
    expect(toastOf(outcome)).toBeUndefined();
  });
});
