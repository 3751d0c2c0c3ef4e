import { expect, test } from "vitest";
import { checkedHex, contrastOf, fromOklch, hueOf, hueTurn, mixColors, nearestPassing, toOklch } from "./colors.ts";

test("converts a color to OKLCH and back", () => {
  expect(fromOklch(toOklch("#1f4a66"))).toBe("#1f4a66");
});

test("reduces a chroma that screens cannot show, and keeps lightness and hue", () => {
  const { l, c, h } = toOklch(fromOklch({ l: 0.5, c: 0.4, h: 150 }));
  expect([l, h]).toEqual([expect.closeTo(0.5, 2), expect.closeTo(150, 0)]);
  expect(c).toBeLessThan(0.2);
});

test("has no hue for a gray", () => {
  expect([hueOf("#808080"), hueOf("#ffffff")]).toEqual([undefined, undefined]);
});

test.each([
  [350, 10, 20],
  [10, 350, -20],
  [90, 270, -180],
])("turns from the hue %d to %d by %d degrees", (from, to, turn) => {
  expect(hueTurn(from, to)).toBe(turn);
});

test("mixes as browsers mix in sRGB", () => {
  expect(mixColors("#1f5a8a", 0.5, "#14203a")).toBe("#1a3d62");
});

test("leaves a color that passes, and else moves its lightness as little as needed", () => {
  const passes = (color: string) => contrastOf(color, "#ffffff") >= 4.5;
  expect(nearestPassing("#767676", passes)).toBe("#767676");
  const darker = nearestPassing("#ff8c00", passes);
  expect(contrastOf(darker, "#ffffff")).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(darker, "#ffffff")).toBeLessThan(4.65);
  expect(Math.abs((hueOf(darker) ?? 0) - (hueOf("#ff8c00") ?? 0))).toBeLessThan(3);
});

test("leaves a color if no lightness passes", () => {
  expect(nearestPassing("#808080", () => false)).toBe("#808080");
});

test.each(["red", "#fff", "#1234567", "#12345g", "#123456;}</style>"])(
  "accepts no color that is written as %s",
  (color) => {
    expect(() => checkedHex(color)).toThrow("six hexadecimal digits");
  },
);
