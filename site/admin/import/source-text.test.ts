import { describe, expect, test } from "vitest";
import { EMPTY_SOURCE, reduceSourceText, type SourceTextEvent, type SourceTextState } from "./source-text.ts";

const file = { text: "{}", fileName: "a.json" };

function stateAfter(...events: SourceTextEvent[]): SourceTextState {
  return events.reduce(reduceSourceText, { current: EMPTY_SOURCE });
}

describe("the text in the editor", () => {
  test("keeps its file name while the user edits it", () => {
    expect(stateAfter({ type: "replaced", by: file }, { type: "typed", text: "[]" })).toEqual({
      current: { text: "[]", fileName: "a.json" },
    });
  });

  test("can be swapped with the text that it replaced", () => {
    const typed = { type: "typed", text: "[]" } as const;
    const replaced = stateAfter(typed, { type: "replaced", by: file });
    expect(replaced).toEqual({ current: file, replaced: { text: "[]" } });
    expect(reduceSourceText(replaced, { type: "replaced", by: { text: "[]" } })).toEqual({
      current: { text: "[]" },
      replaced: file,
    });
  });

  test("does not keep a replaced text of white space", () => {
    expect(stateAfter({ type: "typed", text: " \n" }, { type: "replaced", by: file })).toEqual({ current: file });
  });

  test("can be restored from a draft, and then swapped with what was typed since", () => {
    const state = { current: file, replaced: { text: "old" } };
    expect(stateAfter({ type: "restored", state })).toEqual(state);
    expect(stateAfter({ type: "typed", text: "[]" }, { type: "restored", state })).toEqual({
      current: file,
      replaced: { text: "[]" },
    });
  });

  test("has no file name after it was cleared", () => {
    const cleared = stateAfter(
      { type: "replaced", by: file },
      { type: "replaced", by: EMPTY_SOURCE },
      { type: "typed", text: "3" },
    );
    expect(cleared).toEqual({ current: { text: "3" }, replaced: file });
  });
});
