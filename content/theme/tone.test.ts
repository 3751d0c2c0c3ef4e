import { expect, test } from "vitest";
import { resolveTheme } from "./resolve-theme.ts";
import { resolveTint } from "./tone.ts";

const sample = resolveTheme({
  tints: [
    { id: "sky", color: "#1f5a8a" },
    { id: "field", color: "#2f5d3a" },
    { id: "barn", color: "#8c2f23" },
    { id: "plum", color: "#5b3a63" },
  ],
});

test.each([
  ["bg-amber-600", "accent"],
  ["orange", "accent"],
  ["Blue", "sky"],
  ["bg-blue-700", "sky"],
  ["navy", "sky"],
  ["green", "field"],
  ["teal", "field"],
  ["red", "barn"],
  ["rose", "barn"],
  ["purple", "plum"],
  ["plum", "plum"],
  ["black", "night"],
  ["slate", "night"],
  ["#b4530a", undefined],
  ["", undefined],
  [undefined, undefined],
])("resolves the color %j to %j in a theme with blue, green, red and purple", (color, tint) => {
  expect(resolveTint(color, sample)).toBe(tint);
});

test("resolves a name to the nearest hue that the theme has", () => {
  const theme = resolveTheme({
    tints: [
      { id: "gray", color: "#777777" },
      { id: "lake", color: "#0f6f80" },
      { id: "rust", color: "#8c2f23" },
      { id: "wine", color: "#5b1f33" },
    ],
  });
  expect([resolveTint("green", theme), resolveTint("blue", theme), resolveTint("red", theme)]).toEqual([
    "lake",
    "lake",
    "rust",
  ]);
});

test("resolves the id of a tint to itself", () => {
  const theme = resolveTheme({ tints: [{ id: "dark-green", color: "#2f5d3a" }] });
  expect(resolveTint("dark-green", theme)).toBe("dark-green");
});
