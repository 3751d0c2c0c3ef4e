import { expect, test } from "vitest";
import { correctLink } from "./fix-links.ts";

test.each([
  ["contact", "/contact"],
  ["contact/", "/contact"],
  ["farm/agribusiness#faq", "/farm/agribusiness#faq"],
  ["/farm/", "/farm"],
  ["/farm/?a=b", "/farm?a=b"],
  ["/farm/drones/", "/farm/drones"],
  ["home", "/"],
  ["/home", "/"],
])("corrects %s to %s", (link, expected) => {
  expect(correctLink(link)).toBe(expected);
});

test.each([
  "/",
  "/farm",
  "#team",
  "",
  "?a=b",
  "https://example.com/farm/",
  "drones",
  "/drones/",
  "farm/best-providers",
  "//farm/",
])("leaves %j to its author", (link) => {
  expect(correctLink(link)).toBeUndefined();
});
