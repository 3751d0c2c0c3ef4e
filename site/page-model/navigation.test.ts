import { describe, expect, it } from "vitest";
import { ariaCurrent } from "./navigation.ts";

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
