import { expect, test } from "vitest";
import { listPageNames, pageAddress, pageName } from "./page-name.ts";

test.each([
  ["home", "Home", "/"],
  ["site", "Business Info", "/"],
  ["commercial/cyber-liability", "Commercial › Cyber Liability", "/commercial/cyber-liability"],
  ["careers", "Careers", "/careers"],
  ["/evil.example/x", "/evil.example/x", undefined],
  ["javascript:alert(1)", "javascript:alert(1)", undefined],
  ["<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>", undefined],
])("names %s %s and links it to %s", (page, name, address) => {
  expect(pageName(page)).toBe(name);
  expect(pageAddress(page)).toBe(address);
});

test.each([
  [["home"], "Home"],
  [["home", "farm"], "Home and Farm"],
  [["home", "about", "farm"], "Home, About, and Farm"],
  [["home", "about", "farm", "contact", "terms"], "Home, About, Farm, and 2 more"],
])("lists %j as %s", (pages, listed) => {
  expect(listPageNames(pages)).toBe(listed);
});
