import { expect, test } from "vitest";
import { referringPage } from "./use-quote-form.ts";

const HERE = "https://www.example.com";

test.each([
  [`${HERE}/`, "home"],
  [`${HERE}/farm`, "farm"],
  [`${HERE}/farm/`, "farm"],
  [`${HERE}/commercial/cyber-liability?utm_source=x#faq`, "commercial/cyber-liability"],
  [`${HERE}/no/such/page`, undefined],
  ["https://www.example.com.evil.example/farm", undefined],
  ["https://search.example/farm", undefined],
  [HERE, undefined],
  ["", undefined],
])("resolves the referrer %j to %j", (referrer, page) => {
  expect(referringPage(referrer, HERE)).toBe(page);
});
