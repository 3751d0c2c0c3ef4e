import { expect, test } from "vitest";
import { parseByteRange } from "./byte-range.ts";

const WHOLE = undefined;
const UNSATISFIABLE = "unsatisfiable";

test.each([
  ["bytes=0-0", 10, [0, 0]],
  ["bytes=2-4", 10, [2, 4]],
  ["bytes=2-", 10, [2, 9]],
  ["bytes=2-99", 10, [2, 9]],
  ["bytes=-3", 10, [7, 9]],
  ["bytes=-99", 10, [0, 9]],
  ["Bytes=9-9 ", 10, [9, 9]],
  ["bytes=10-", 10, UNSATISFIABLE],
  ["bytes=10-12", 10, UNSATISFIABLE],
  ["bytes=-0", 10, UNSATISFIABLE],
  ["bytes=0-", 0, UNSATISFIABLE],
  ["bytes=-1", 0, UNSATISFIABLE],
  [`bytes=${"9".repeat(400)}-`, 10, UNSATISFIABLE],
  ["bytes=4-2", 10, WHOLE],
  ["bytes=0-1,4-5", 10, WHOLE],
  ["bytes=", 10, WHOLE],
  ["bytes=-", 10, WHOLE],
  ["bytes=a-b", 10, WHOLE],
  ["bytes=1", 10, WHOLE],
  ["lines=0-1", 10, WHOLE],
  ["", 10, WHOLE],
] as const)("parses %j for a file of %i bytes", (header, size, expected) => {
  const range = parseByteRange(header, size);
  expect(typeof range === "object" ? [range.start, range.end] : range).toEqual(expected);
});
