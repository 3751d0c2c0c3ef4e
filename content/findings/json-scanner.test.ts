import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { forRun } from "#tests/support/full-run.ts";
import { countStrings, walkJsonText } from "./json-scanner.ts";

const QUOTES_AND_BACKSLASHES = fc.array(fc.constantFrom('"', "\\", "u", "\n", "“", "x"), { maxLength: 6 });
const strings = fc.oneof(
  QUOTES_AND_BACKSLASHES.map((parts) => parts.join("")),
  fc.string({ unit: "binary" }),
);
const { value: jsonValues } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    strings,
    fc.constantFrom(1, -1.5e20, true, null),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(strings, tie("value"), { maxKeys: 4 }),
  ),
}));

describe("countStrings", () => {
  test("counts the keys and strings that the walk finds, in any JSON text", () => {
    fc.assert(
      fc.property(jsonValues, fc.constantFrom(undefined, 2), (value, indentation) => {
        const text = JSON.stringify(value, null, indentation);
        let expected = 0;
        walkJsonText(text, {
          member: (name) => {
            if (typeof name === "string") expected += 1;
          },
          scalar: (offset) => {
            if (text.charAt(offset) === '"') expected += 1;
          },
        });
        expect(countStrings(text)).toBe(expected);
      }),
      { numRuns: forRun(1000, 100) },
    );
  });
});
