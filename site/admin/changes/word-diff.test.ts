import fc from "fast-check";
import { expect, test } from "vitest";
import { RUNS } from "#tests/support/arbitraries.ts";
import { type Piece, wordDiff } from "./word-diff.ts";

const marks = {
  kept: (text: string) => text,
  removed: (text: string) => `[-${text}-]`,
  added: (text: string) => `{+${text}+}`,
};
const marked = (pieces: readonly Piece[]) => pieces.map(({ kind, text }) => marks[kind](text)).join("");
const without = (kind: Piece["kind"], pieces: readonly Piece[]) =>
  pieces.map((piece) => (piece.kind === kind ? "" : piece.text)).join("");

test.each([
  ["nothing", "", "", ""],
  ["what is the same", "Get a quote.", "Get a quote.", "Get a quote."],
  ["a word", "Get a free quote.", "Get a fast quote.", "Get a [-free-]{+fast+} quote."],
  ["a word that is new", "Get a quote.", "Get a free quote.", "Get a {+free +}quote."],
  ["a word that is gone", "Get a free quote.", "Get a quote.", "Get a [-free -]quote."],
  ["a text that was empty", "", "Hello", "{+Hello+}"],
  ["a text that is empty now", "Hello", "", "[-Hello-]"],
  [
    "words beside each other, as one",
    "We cover farms, big and small.",
    "We cover barns; large and small.",
    "We cover [-farms, big-]{+barns; large+} and small.",
  ],
  ["punctuation", "Call us", "Call us!", "Call us{+!+}"],
  ["a word with an apostrophe", "We’ll call you", "We'll call you", "[-We’ll-]{+We'll+} call you"],
  ["letters of any language", "Prüfung für Äcker", "Prüfung für Höfe", "Prüfung für [-Äcker-]{+Höfe+}"],
  ["the end of a line", "one two three\nfour", "one two three four", "one two three[-\n-]{+ +}four"],
  ["texts with little in common", "a b c d e f", "u v w x y e", "[-a b c d e f-]{+u v w x y e+}"],
  ["markup, as any text", "<b>bold</b> move", "<i>bold</i> move", "<[-b-]{+i+}>bold</[-b-]{+i+}> move"],
])("marks %s", (_, before, after, expected) => {
  expect(marked(wordDiff(before, after))).toBe(expected);
});

test("few changes in a long text are found", () => {
  const words = Array.from({ length: 40_000 }, (_, index) => `word${index % 977}`);
  const after = words.with(10, "first").with(39_990, "last");
  const pieces = wordDiff(words.join(" "), after.join(" "));
  expect(pieces.map(({ kind }) => kind)).toEqual(["kept", "removed", "added", "kept", "removed", "added", "kept"]);
});

test("long texts with too much to compare are replaced", () => {
  const text = (offset: number) => Array.from({ length: 4000 }, (_, index) => `${offset}x${index} same`).join(" ");
  expect(wordDiff(text(1), text(2)).map(({ kind }) => kind)).toEqual(["removed", "added"]);
});

const words = fc
  .array(fc.oneof(fc.constantFrom("farm", "a", " ", " ", "\n", ", ", "<b>"), fc.string({ unit: "grapheme" })))
  .map((parts) => parts.join(""));

test("what is kept and removed is the text before, and what is kept and added the text after", () => {
  fc.assert(
    fc.property(words, words, (before, after) => {
      const pieces = wordDiff(before, after);
      expect(without("added", pieces)).toBe(before);
      expect(without("removed", pieces)).toBe(after);
      expect(pieces.every(({ text }) => text !== "")).toBe(true);
    }),
    RUNS,
  );
});

test("a text compared with itself is kept", () => {
  fc.assert(
    fc.property(words, (text) => {
      expect(wordDiff(text, text)).toEqual(text === "" ? [] : [{ kind: "kept", text }]);
    }),
    RUNS,
  );
});
