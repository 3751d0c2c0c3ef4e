import fc from "fast-check";
import { expect, test } from "vitest";
import { RUNS } from "#tests/support/arbitraries.ts";
import { type Excerpted, excerpt } from "./excerpt.ts";
import type { Piece } from "./word-diff.ts";

const shown = (parts: readonly Excerpted[]) => parts.map((part) => (part.kind === "gap" ? "…" : part.text)).join("|");
const kept = (text: string): Piece => ({ kind: "kept", text });
const removed = (text: string): Piece => ({ kind: "removed", text });
const many = (word: string, times: number) => `${word} `.repeat(times);

test.each([
  ["all of what is short", [kept("one two "), removed("three"), kept(" four")], "one two |three| four"],
  [
    "what is around a change",
    [kept(many("start", 50)), removed("gone"), kept(` ${many("end", 50)}`)],
    `…| ${many("start", 9)}|gone| ${many("end", 14)}|…`,
  ],
  [
    "what is between two changes",
    [removed("one"), kept(` ${many("between", 50)}`), removed("two")],
    `one| ${many("between", 7)}|…| ${many("between", 7)}|two`,
  ],
  ["the start of one that is long", [removed(many("gone", 100))], `${many("gone", 80)}|…`],
  ["some of a word without end", [removed("x".repeat(1000))], `${"x".repeat(400)}|…`],
  [
    "no half of a character",
    [kept("🚜".repeat(100)), removed(`x${"🚜".repeat(300)}`)],
    `…|${"🚜".repeat(30)}|x${"🚜".repeat(199)}|…`,
  ],
  ["nothing of a text that stays", [kept(many("start", 50))], "…"],
])("shows %s", (_, pieces, expected) => {
  expect(shown(excerpt(pieces))).toBe(expected);
});

test("no more is shown than there is, in its order", () => {
  const piece = fc.record({
    kind: fc.constantFrom("kept" as const, "removed" as const, "added" as const),
    text: fc.array(fc.constantFrom("word", " ", "\n", "…"), { maxLength: 200 }).map((parts) => parts.join("")),
  });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
      let rest = pieces.map(({ text }) => text).join("");
      for (const part of excerpt(pieces)) {
        if (part.kind === "gap") continue;
        expect(rest).toContain(part.text);
        rest = rest.slice(rest.indexOf(part.text) + part.text.length);
      }
    }),
    RUNS,
  );
});
