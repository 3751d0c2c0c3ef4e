import fc from "fast-check";
import pc from "picocolors";
import { describe, expect, test } from "vitest";
import type { JsonValue } from "#schemas/json.ts";
import { formatChanges } from "./format-changes.ts";

const plain = pc.createColors(false);

/** Formats the change of one value and returns its lines. */
function formatChange(before: JsonValue, after: JsonValue): string[] {
  const text = formatChanges([{ page: "about", changes: [{ pointer: "/hero/title", before, after }] }], plain);
  return text.split("\n").slice(2, -1);
}

test("lists changes by field, and shortens added and removed values", () => {
  const changes = [
    { pointer: "/hero/title", before: "A\nB", after: "C" },
    { pointer: "/hero/text", after: "x".repeat(100) },
    { pointer: "/faq/items/0", after: { question: "Q" } },
    { pointer: "", before: {} },
  ];
  expect(formatChanges([{ page: "about", changes }], plain)).toBe(
    `about\n  hero.title\n    - A⏎B\n    + C\n  hero.text\n    + ${"x".repeat(89)}…\n  faq.items.0\n    + {"question":"Q"}\n  the whole page\n    - {}\n`,
  );
});

describe("a changed value", () => {
  const long = "Our office is open on workdays. ".repeat(10);

  test.each([
    ["a number and a text with the same digits", 12, "12", ["    - 12", '    + "12"']],
    ["only a space", "Get a quote", "Get  a quote", ["    ~ Get[-␣-]{+␣␣+}a quote"]],
    ["an invisible character", "quote", "quo\u200bte", ["    ~ [-quote-]{+quo\\u200bte+}"]],
    ["a no-break space", "a b c d", "a b\u00a0c d", ["    ~ a b[-␣-]{+\\u00a0+}c d"]],
    [
      "one word of a long text",
      `${long}Call today. ${long}`,
      `${long}Call now. ${long}`,
      [
        "    ~ … is open on workdays. Our office is open on workdays. Call [-today-]{+now+}. Our office is open on workdays. Our office is open on …",
      ],
    ],
    [
      "the middle of a long word",
      `${"a".repeat(500)}b${"c".repeat(500)}`,
      `${"a".repeat(500)}B${"c".repeat(500)}`,
      [`    ~ …${"a".repeat(60)}[-b-]{+B+}${"c".repeat(60)}…`],
    ],
  ])("shows %s", (_, before, after, expected) => {
    expect(formatChange(before, after)).toEqual(expected);
  });

  test("never has the same old and new text", () => {
    const word = fc.oneof(fc.constantFrom("farm", " ", "\n", "\u00a0", "\u200b", "x".repeat(120)), fc.string());
    const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(""));
    fc.assert(
      fc.property(text, text, (before, after) => {
        fc.pre(before !== after);
        const [first = "", second] = formatChange(before, after);
        if (second === undefined) expect(first).toMatch(/\[-.+-\]|\{\+.+\+\}/);
        else expect(first.slice(6)).not.toBe(second.slice(6));
      }),
    );
  });
});
