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
])("%s was probably meant as %s", (name, expected) => {
  expect(closest(name, candidates)).toBe(expected);
});

test("nothing is probable where there is nothing to choose", () => {
  expect(closest("hero", [])).toBeUndefined();
});

test("the sentence", () => {
  expect(didYouMean("hero")).toBe(" Did you mean hero?");
  expect(didYouMean(undefined)).toBe("");
});
