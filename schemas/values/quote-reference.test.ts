import { expect, test } from "vitest";
import { formatQuoteReference, readQuoteReference } from "./quote-reference.ts";

const ID = "7f3a29c1b2d3e4f5a6b7c8d9";

test.each([ID, `${ID}-ack`])("formats the reference of %s", (id) => {
  expect(formatQuoteReference(id)).toBe("7F3A-29C1");
});

test.each([
  ["7F3A-29C1", "7f3a29c1"],
  ["#7f3a29c1", "7f3a29c1"],
  ["7F3A", "7f3a"],
  [ID, ID],
  ["7F3", undefined],
  ["barn", undefined],
  ["515-555-0142", undefined],
])("reads %s", (text, expected) => {
  expect(readQuoteReference(text)).toBe(expected);
});
