import { expect, test } from "vitest";
import { resolveTheme } from "./resolve-theme.ts";
import { themeStyles } from "./theme-styles.ts";

const theme = resolveTheme({
  colors: {
    primary: { light: "#1F4A66", dark: "#a9c6dd" },
    onNight: "#f6efdf",
    ink: { light: "#1b2430", dark: "#f1eadb" },
  },
  tints: [{ id: "sky", color: { light: "#1f5a8a", dark: "#8cc0ea" } }],
  scale: "generous",
  radius: 8,
});
const css = themeStyles(theme);

test("declares the roles in the layer of the tokens", () => {
  expect(css).toMatch(
    /^@layer tokens\{:root\{--tint:light-dark\(#1f4a66,#a9c6dd\);--ink:light-dark\(#1b2430,#f1eadb\);/,
  );
  expect(css).toContain("--on-night-muted:");
  expect(css).toContain("--scene-sky-1:light-dark(");
  expect(css).toMatch(/--scale:1\.125;--radius:8px\}/);
});

test("writes a color that is the same in both schemes once", () => {
  expect(css).toContain("--on-night:#f6efdf;");
});

test("has one rule for each tint, and for the tones of accent and night", () => {
  expect(css).toContain('[data-tint="sky"]{--tint:light-dark(#1f5a8a,#8cc0ea);--scene-sky-1:');
  expect(css).toContain('[data-tint="accent"]{--tint:var(--accent)}');
  expect(css).toContain(`[data-tint="night"]{--tint:light-dark(#1b2430,${theme.colors.muted.dark})}`);
});

test("is minified", () => {
  expect(css).not.toMatch(/\s{2}|\n|;\}/);
});

test.each([
  ["a color", { ...theme, colors: { ...theme.colors, ink: { light: "</style>", dark: "#000000" } } }],
  ["the id of a tint", { ...theme, tints: [{ id: 'a"]</style>', color: theme.colors.ink, scene: theme.scenery }] }],
])("throws if %s could end the style element", (_, changed) => {
  expect(() => themeStyles(changed)).toThrow("</style>");
});
