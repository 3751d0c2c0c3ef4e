import { expect, test } from "vitest";
import { addressOf, pageName } from "./page-name.ts";

test.each([
  ["home", "Home", "/"],
  ["site", "Facts of the Agency", "/"],
  ["commercial/cyber-liability", "Commercial › Cyber Liability", "/commercial/cyber-liability"],
  ["farm/best-providers", "Farm › Best Providers", undefined],
  ["/evil.example/x", "/evil.example/x", undefined],
  ["javascript:alert(1)", "javascript:alert(1)", undefined],
  ["<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>", undefined],
])("%s is called %s and is at %s", (page, name, address) => {
  expect(pageName(page)).toBe(name);
  expect(addressOf(page)).toBe(address);
});
