import { expect, it } from "vitest";
import { resolveTone } from "./resolve-tone.ts";

it.each([
  ["bg-amber-600", "amber"],
  ["Blue", "sky"],
  ["green", "field"],
  ["red", "barn"],
  ["purple", "plum"],
  ["black", "night"],
  ["#b4530a", undefined],
  ["", undefined],
  [undefined, undefined],
])("resolves the color %j to the tone %j", (color, tone) => {
  expect(resolveTone(color)).toBe(tone);
});
