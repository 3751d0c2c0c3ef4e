import { expect, test } from "vitest";
import { formatPageSource } from "./page-source.ts";

test.each([
  ["home", "Home Page"],
  ["contact", "Contact Page"],
  ["commercial/cyber-liability", "Commercial - Cyber Liability Page"],
])("formats %s as %s", (id, expected) => {
  expect(formatPageSource(id)).toBe(expected);
});
