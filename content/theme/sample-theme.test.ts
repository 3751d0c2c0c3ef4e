import { expect, test } from "vitest";
import type { Theme } from "#schemas/generated/theme.ts";
import { validateThemeContent, validateThemeFrame } from "#schemas/generated/validators.js";
import sample from "../default-content.json" with { type: "json" };
import { resolveTheme } from "./resolve-theme.ts";
import { findContrastProblems } from "./theme-contrast.ts";

const theme = sample.theme as unknown as Theme;

test("the sample theme is valid", () => {
  expect(validateThemeFrame({ page: "theme", content: theme })).toBe(true);
  expect(validateThemeContent(theme)).toBe(true);
});

test("the sample theme keeps the colors that it names", () => {
  const { colors, tints } = resolveTheme(theme);
  const pairs = Object.entries(theme.colors ?? {}).map(([role, color]) => [
    role,
    typeof color === "string" ? { light: color } : color,
  ]);
  expect(colors).toMatchObject(Object.fromEntries(pairs));
  expect(tints.map(({ id, color }) => ({ id, color }))).toEqual(theme.tints?.map(({ id, color }) => ({ id, color })));
});

test("the sample theme has no problem of contrast", () => {
  expect(findContrastProblems(theme)).toEqual([]);
});

test.each<[string, object]>([
  ["a color by name", { colors: { ink: "black" } }],
  ["an unknown role", { colors: { sky: "#1f5a8a" } }],
  [
    "a scene of seven colors",
    { tints: [{ id: "a", color: "#000000", scene: { light: Array(7).fill("#000000"), dark: [] } }] },
  ],
  ["a tint with the name of a tone", { tints: [{ id: "night", color: "#000000" }] }],
  ["a radius that is too large", { radius: 25 }],
  [
    "a font file elsewhere",
    { font: { family: "A", file: "https://example.com/a.woff2", license: "OFL", style: "serif" } },
  ],
])("a theme with %s is not valid", (_, content) => {
  expect(validateThemeContent(content)).toBe(false);
});
