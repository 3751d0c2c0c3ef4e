import fc from "fast-check";
import { expect, test } from "vitest";
import { type TextPiece, wordDiff } from "./word-diff.ts";

const FORMATS = {
  kept: (text: string) => text,
  removed: (text: string) => `[-${text}-]`,
  added: (text: string) => `{+${text}+}`,
};
const format = (pieces: readonly TextPiece[]) => pieces.map(({ kind, text }) => FORMATS[kind](text)).join("");
const textWithout = (kind: TextPiece["kind"], pieces: readonly TextPiece[]) =>
  pieces.map((piece) => (piece.kind === kind ? "" : piece.text)).join("");

test.each([
  ["nothing in empty texts", "", "", ""],
  ["nothing in equal texts", "Get a quote.", "Get a quote.", "Get a quote."],
  ["a replaced word", "Get a free quote.", "Get a fast quote.", "Get a [-free-]{+fast+} quote."],
  ["an added word", "Get a quote.", "Get a free quote.", "Get a {+free +}quote."],
  ["a removed word", "Get a free quote.", "Get a quote.", "Get a [-free -]quote."],
  ["a text that was empty", "", "Hello", "{+Hello+}"],
  ["a text that is empty now", "Hello", "", "[-Hello-]"],
  [
    "neighboring words as one change",
    "We cover farms, big and small.",
    "We cover barns; large and small.",
    "We cover [-farms, big-]{+barns; large+} and small.",
  ],
  ["punctuation", "Call us", "Call us!", "Call us{+!+}"],
  ["a word with an apostrophe", "We’ll call you", "We'll call you", "[-We’ll-]{+We'll+} call you"],
  ["letters of any language", "Prüfung für Äcker", "Prüfung für Höfe", "Prüfung für [-Äcker-]{+Höfe+}"],
  ["a line break", "one two three\nfour", "one two three four", "one two three[-\n-]{+ +}four"],
  ["the whole of texts with little in common", "a b c d e f", "u v w x y e", "[-a b c d e f-]{+u v w x y e+}"],
  ["markup like any text", "<b>bold</b> move", "<i>bold</i> move", "<[-b-]{+i+}>bold</[-b-]{+i+}> move"],
])("marks %s", (_, before, after, expected) => {
  expect(format(wordDiff(before, after))).toBe(expected);
});

test("finds few changes in a long text", () => {
  const words = Array.from({ length: 40_000 }, (_, index) => `word${index % 977}`);
  const after = words.with(10, "first").with(39_990, "last");
  const pieces = wordDiff(words.join(" "), after.join(" "));
  expect(pieces.map(({ kind }) => kind)).toEqual(["kept", "removed", "added", "kept", "removed", "added", "kept"]);
});

test("replaces long texts that need too many edits", () => {
  const text = (offset: number) => Array.from({ length: 4000 }, (_, index) => `${offset}x${index} same`).join(" ");
  expect(wordDiff(text(1), text(2)).map(({ kind }) => kind)).toEqual(["removed", "added"]);
});

const texts = fc
  .array(fc.oneof(fc.constantFrom("farm", "a", " ", " ", "\n", ", ", "<b>"), fc.string({ unit: "grapheme" })))
  .map((parts) => parts.join(""));

test("returns pieces that form both texts", () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const pieces = wordDiff(before, after);
      expect(textWithout("added", pieces)).toBe(before);
      expect(textWithout("removed", pieces)).toBe(after);
      expect(pieces.every(({ text }) => text !== "")).toBe(true);
    }),
  );
});

test("keeps a text that is compared with itself", () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(wordDiff(text, text)).toEqual(text === "" ? [] : [{ kind: "kept", text }]);
    }),
  );
});
