import { expect, test } from "vitest";
import { closest, didYouMean } from "./suggest.ts";

const candidates = ["hero", "about", "features", "commercial/workers-compensation", "HERO_TITLE"];

test.each([
  ["hreo", "hero"],
  ["HERO", "hero"],
  ["abut", "about"],
  ["hero_title", "HERO_TITLE"],
  ["comercial/worker-compenstion", "commercial/workers-compensation"],
  ["hero", "hero"],
  ["testimonials", undefined],
  ["xyz", undefined],
])("suggests for %s: %s", (name, expected) => {
  expect(closest(name, candidates)).toBe(expected);
});

test("suggests nothing without candidates", () => {
  expect(closest("hero", [])).toBeUndefined();
});

test("offers a suggestion in a sentence", () => {
  expect(didYouMean("hero")).toBe(" Did you mean hero?");
  expect(didYouMean(undefined)).toBe("");
});
