import { describe, expect, it } from "vitest";
import { ariaCurrent, formatPageSource } from "./navigation.ts";

describe("ariaCurrent", () => {
  it.each([
    ["/", "/", "page"],
    ["/", "/farm", undefined],
    ["/farm", "/farm", "page"],
    ["/farm", "/farm/agribusiness", "true"],
    ["/farm", "/farmhouse", undefined],
  ])("marks the link %s on %s as %s", (url, path, expected) => {
    expect(ariaCurrent(url, path)).toBe(expected);
  });
});

describe("formatPageSource", () => {
  it.each([
    ["home", "Home Page"],
    ["contact", "Contact Page"],
    ["commercial/cyber-liability", "Commercial - Cyber Liability Page"],
  ])("formats %s as %s", (id, expected) => {
    expect(formatPageSource(id)).toBe(expected);
  });
});
