import { describe, expect, it } from "vitest";
import { ariaCurrent, formatPageSource } from "./navigation.ts";

describe("currentness", () => {
  it.each([
    ["/", "/", "page"],
    ["/", "/farm", undefined],
    ["/farm", "/farm", "page"],
    ["/farm", "/farm/agribusiness", "true"],
    ["/farm", "/farmhouse", undefined],
  ])("of %s on %s is %s", (url, path, expected) => {
    expect(ariaCurrent(url, path)).toBe(expected);
  });
});

describe("pageSourceOf", () => {
  it.each([
    ["home", "Home Page"],
    ["contact", "Contact Page"],
    ["commercial/cyber-liability", "Commercial - Cyber Liability Page"],
  ])("%s is %s", (id, expected) => {
    expect(formatPageSource(id)).toBe(expected);
  });
});
