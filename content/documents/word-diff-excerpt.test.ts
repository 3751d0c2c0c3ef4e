import fc from "fast-check";
import { expect, test } from "vitest";
import { type ExcerptPart, excerpt, type TextPiece } from "./word-diff.ts";

const format = (parts: readonly ExcerptPart[]) =>
  parts.map((part) => (part.kind === "gap" ? "…" : part.text)).join("|");
const kept = (text: string): TextPiece => ({ kind: "kept", text });
const removed = (text: string): TextPiece => ({ kind: "removed", text });
const many = (word: string, times: number) => `${word} `.repeat(times);

test.each([
  ["all of a short text", [kept("one two "), removed("three"), kept(" four")], "one two |three| four"],
  [
    "the text around a change",
    [kept(many("start", 50)), removed("gone"), kept(` ${many("end", 50)}`)],
    `…| ${many("start", 9)}|gone| ${many("end", 14)}|…`,
  ],
  [
    "the text between two changes",
    [removed("one"), kept(` ${many("between", 50)}`), removed("two")],
    `one| ${many("between", 7)}|…| ${many("between", 7)}|two`,
  ],
  ["the start of a long change", [removed(many("gone", 100))], `${many("gone", 80)}|…`],
  ["part of an endless word", [removed("x".repeat(1000))], `${"x".repeat(400)}|…`],
  [
    "no half of a surrogate pair",
    [kept("🚜".repeat(100)), removed(`x${"🚜".repeat(300)}`)],
    `…|${"🚜".repeat(30)}|x${"🚜".repeat(199)}|…`,
  ],
  ["nothing of an unchanged text", [kept(many("start", 50))], "…"],
])("shows %s", (_, pieces, expected) => {
  expect(format(excerpt(pieces))).toBe(expected);
});

test("shows only parts of the text, in order", () => {
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
  );
});
