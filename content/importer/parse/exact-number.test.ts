import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isExactNumber } from "./exact-number.ts";

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
