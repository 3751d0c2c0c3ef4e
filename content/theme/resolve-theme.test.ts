import { describe, expect, test } from "vitest";
import type { Theme } from "#schemas/generated/theme.ts";
import sample from "../default-content.json" with { type: "json" };
import { SCHEMES, toOklch } from "./colors.ts";
import { resolveTheme } from "./resolve-theme.ts";
import { SCENE_PARTS } from "./scene-colors.ts";

const hue = (color = "") => toOklch(color).h;
const lightness = (color = "") => toOklch(color).l;

describe("a theme without colors", () => {
  const resolved = resolveTheme({});

  test("gets colors for all roles in both schemes", () => {
    expect(Object.keys(resolved.colors)).toHaveLength(16);
    for (const { light, dark } of [...Object.values(resolved.colors), ...Object.values(resolved.scenery)]) {
      expect(light).toMatch(/^#[0-9a-f]{6}$/);
      expect(dark).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  test("gets four tints with scenes", () => {
    expect(resolved.tints.map(({ id }) => id)).toEqual(["tint-1", "tint-2", "tint-3", "tint-4"]);
    for (const { scene } of resolved.tints) expect(Object.keys(scene)).toEqual([...SCENE_PARTS]);
  });

  test("gets the defaults of everything else", () => {
    const { font, scale, radius, logo, scene } = resolved;
    expect({ font, scale, radius, logo, scene }).toEqual({
      font: "fraunces",
      scale: "standard",
      radius: 2,
      logo: undefined,
      scene: "prairie",
    });
  });
});

describe("a theme with a primary color", () => {
  test("has paper, ink and night in its hue", () => {
    const { colors } = resolveTheme({ colors: { primary: "#2e7d32" } });
    for (const role of ["paper", "panel", "ink", "muted", "night"] as const) {
      expect(Math.abs(hue(colors[role].light) - hue("#2e7d32"))).toBeLessThan(12);
    }
    expect([lightness(colors.paper.light), lightness(colors.paper.dark)]).toEqual([
      expect.closeTo(0.98, 1),
      expect.closeTo(0.2, 1),
    ]);
  });

  test("has neutral grays if it is gray", () => {
    const { colors } = resolveTheme({ colors: { primary: "#444444" } });
    expect(toOklch(colors.paper.light).c).toBeLessThan(0.002);
  });

  test("has buttons in another hue", () => {
    const { colors } = resolveTheme({ colors: { primary: "#b3261e" } });
    expect(Math.abs(hue(colors.accent.light) - hue("#b3261e"))).toBeGreaterThan(90);
  });
});

test("keeps given colors, also those with too little contrast", () => {
  const { colors } = resolveTheme({ colors: { accent: { light: "#FFEE00", dark: "#332200" }, primary: "#eeeeee" } });
  expect(colors.accent).toEqual({ light: "#ffee00", dark: "#332200" });
  expect(colors.primary.light).toBe("#eeeeee");
});

test("gives a color of the light scheme its counterpart in the dark one, in the same hue", () => {
  const { colors, tints } = resolveTheme({ colors: { primary: "#0f766e" }, tints: [{ id: "sea", color: "#1f5a8a" }] });
  const sea = tints[0]?.color;
  for (const pair of [colors.primary, sea]) {
    expect(lightness(pair?.dark)).toBeGreaterThan(0.7);
    expect(Math.abs(hue(pair?.light) - hue(pair?.dark))).toBeLessThan(6);
  }
});

test("adds tints in other hues to fewer than four", () => {
  const { tints } = resolveTheme({ tints: [{ id: "tint-2", color: "#1f5a8a" }] });
  expect(new Set(tints.map(({ id }) => id)).size).toBe(4);
  const hues = tints.map(({ color }) => hue(color.light)).sort((a, b) => a - b);
  for (const [index, each] of hues.entries()) {
    if (index > 0) expect(each - (hues[index - 1] ?? 0)).toBeGreaterThan(30);
  }
});

test("takes success from the tint near green, and else a green of its own", () => {
  const tint = (color: string) => resolveTheme({ tints: [{ id: "a", color }] });
  expect(tint("#2f5d3a").colors.good.light).toBe("#2f5d3a");
  expect(Math.abs(hue(tint("#8c2f23").colors.good.light) - 150)).toBeLessThan(30);
});

test("draws scenes that are close to those drawn by hand", () => {
  const { tints: drawn = [] } = sample.theme as unknown as Theme;
  const { tints } = resolveTheme({ tints: drawn.map(({ id, color }) => ({ id, color })) });
  expect(tints).toHaveLength(4);
  for (const [index, { id, scene }] of tints.entries()) {
    for (const [position, part] of SCENE_PARTS.entries()) {
      for (const scheme of SCHEMES) {
        const theirs = toOklch(drawn[index]?.scene?.[scheme][position] ?? "");
        const ours = toOklch(scene[part][scheme]);
        expect(Math.abs(ours.l - theirs.l), `${id} ${part} ${scheme}`).toBeLessThan(0.06);
        expect(Math.abs(ours.c - theirs.c), `${id} ${part} ${scheme}`).toBeLessThan(0.05);
      }
    }
  }
});

test("accepts no color that is not hexadecimal", () => {
  expect(() => resolveTheme({ colors: { ink: "}</style>" } })).toThrow("is not a color");
});
