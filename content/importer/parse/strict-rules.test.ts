import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { walkJsonText } from "#content/findings/json-scanner.ts";
import { forRun } from "#tests/support/full-run.ts";
import { countStrings, isExactNumber } from "./strict-rules.ts";

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

describe("isExactNumber", () => {
  test.each([
    "0",
    "0.0",
    "0e400",
    "1.0",
    "1e2",
    "1E+2",
    "100e-2",
    "0.1",
    "-2.50",
    "9007199254740992",
    "1e21",
    "5e-324",
  ])("accepts %s", (literal) => {
    expect(isExactNumber(literal)).toBe(true);
  });

  test.each([
    "9007199254740993",
    "1234567890123456789",
    "-1234567890123456789",
    "1e-400",
    "-0",
    "-0.0",
    "1.00000000000000000001",
    "0.1000000000000000055511151231257827",
  ])("rejects %s", (literal) => {
    expect(isExactNumber(literal)).toBe(false);
  });

  test("accepts every number that JavaScript writes", () => {
    const numbers = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(fc.property(numbers, (number) => isExactNumber(String(number))));
  });

  test("takes linear time for a long run of zeros", () => {
    expect(isExactNumber(`0.1${"0".repeat(200_000)}1`)).toBe(false);
  });
});
