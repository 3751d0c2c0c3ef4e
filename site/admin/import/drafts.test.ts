import { describe, expect, test } from "vitest";
import { type DraftEvent, type Drafts, NOTHING, reduceDrafts } from "./drafts.ts";

const file = { text: "{}", file: "a.json" };

function drafts(...events: DraftEvent[]): Drafts {
  return events.reduce(reduceDrafts, { draft: NOTHING });
}

describe("the editor", () => {
  test("keeps the name of its file while it is edited", () => {
    expect(drafts({ type: "put", draft: file }, { type: "typed", text: "[]" })).toEqual({
      draft: { text: "[]", file: "a.json" },
    });
  });

  test("gives back what was replaced, and then what took its place", () => {
    const typed = { type: "typed", text: "[]" } as const;
    const replaced = drafts(typed, { type: "put", draft: file });
    expect(replaced).toEqual({ draft: file, replaced: { text: "[]" } });
    expect(reduceDrafts(replaced, { type: "put", draft: { text: "[]" } })).toEqual({
      draft: { text: "[]" },
      replaced: file,
    });
  });

  test("has nothing to give back where there were only blanks", () => {
    expect(drafts({ type: "typed", text: " \n" }, { type: "put", draft: file })).toEqual({ draft: file });
  });

  test("knows no file once it is cleared", () => {
    expect(drafts({ type: "put", draft: file }, { type: "put", draft: NOTHING }, { type: "typed", text: "3" })).toEqual(
      {
        draft: { text: "3" },
        replaced: file,
      },
    );
  });
});
