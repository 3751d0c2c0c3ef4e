import { expect, it } from "vitest";
import { resolveTone, TONE_NAMES } from "./resolve-tone.ts";

it.each([
  ["bg-amber-600", "amber"],
  ["Blue", "sky"],
  ["green", "field"],
  ["#b4530a", undefined],
  ["", undefined],
  [undefined, undefined],
])("resolves the color %j to the tone %j", (color, tone) => {
  expect(resolveTone(color)).toBe(tone);
});

it("resolves each suggested name to another tone", () => {
  const tones = TONE_NAMES.map(resolveTone);
  expect(new Set(tones).size).toBe(6);
  expect(tones).not.toContain(undefined);
});
