import fc from "fast-check";
import { expect, test } from "vitest";
import type { Theme } from "#schemas/generated/theme.ts";
import { forRun } from "#tests/support/full-run.ts";
import { SEED } from "#tests/support/random.ts";
import { listMeetings, RESOLUTION_ORDER, THEME_ROLES } from "./color-pairs.ts";
import { contrastOf, SCHEMES } from "./colors.ts";
import { type ResolvedTheme, resolveTheme } from "./resolve-theme.ts";
import { findContrastProblems, fixContrast } from "./theme-contrast.ts";

const RUNS = { seed: SEED, numRuns: forRun(300, 40) };

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const color = fc.oneof(hex, fc.record({ light: hex, dark: hex }), fc.constantFrom("#000000", "#ffffff", "#808080"));
const colors = fc.record(Object.fromEntries(THEME_ROLES.map((role) => [role, color])), { requiredKeys: [] });
const tints = fc
  .array(color, { maxLength: 6 })
  .map((list) => list.map((each, index) => ({ id: `t-${index}`, color: each })));
const themes: fc.Arbitrary<Theme> = fc.record({ colors, tints }, { requiredKeys: [] });

/** Lists all meetings of colors with too little contrast, given or derived. */
function failures(resolved: ResolvedTheme): string[] {
  return RESOLUTION_ORDER.flatMap((role) => {
    const pairs = role === "tint" ? resolved.tints.map((tint) => tint.color) : [resolved.colors[role]];
    return pairs.flatMap((pair) =>
      SCHEMES.flatMap((scheme) =>
        listMeetings(resolved, role, scheme, pair[scheme])
          .filter(({ ratio, rule }) => ratio < rule.minimum)
          .map(({ foreground, background, rule }) => `${role} ${scheme} ${foreground} on ${background}: ${rule.use}`),
      ),
    );
  });
}

test("names a color with too little contrast, where it is used, and the nearest color that is readable", () => {
  const problems = findContrastProblems({ colors: { accent: "#f2a33a" } });
  expect(problems.map(({ pointer, scheme, minimum }) => [pointer, scheme, minimum])).toEqual([
    ["/colors/accent", "light", 4.5],
    ["/colors/accent", "light", 3],
  ]);
  const [{ foreground, background, ratio, suggestion, rule } = expect.fail("no problem")] = problems;
  expect(foreground).toBe("#f2a33a");
  expect(ratio).toBeCloseTo(contrastOf(foreground, background), 5);
  expect(contrastOf(suggestion, background)).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(suggestion, background)).toBeLessThan(4.7);
  expect(rule.use).toContain("warnings");
});

test("points at the scheme of a color with two, and at a tint by its place", () => {
  const dark = "#333333";
  const problems = findContrastProblems({
    colors: { muted: { light: "#555555", dark } },
    tints: [
      { id: "a", color: "#1f5a8a" },
      { id: "b", color: "#dddddd" },
    ],
  });
  expect(new Set(problems.map(({ pointer }) => pointer))).toEqual(new Set(["/colors/muted/dark", "/tints/1/color"]));
});

test("does not allow a dark paper in the light scheme, whose buttons and controls are light", () => {
  expect(findContrastProblems({ colors: { paper: { light: "#101010", dark: "#101010" } } })[0]).toMatchObject({
    pointer: "/colors/paper/light",
    scheme: "light",
  });
});

test("changes no color that is readable", () => {
  const theme: Theme = { colors: { primary: "#1f4a66", accent: "#ffee00" }, font: "fraunces", unmapped: { a: 1 } };
  const fixed = fixContrast(theme);
  expect(fixed).toEqual({ ...theme, colors: { primary: "#1f4a66", accent: expect.not.stringMatching("#ffee00") } });
  expect(theme.colors?.accent).toBe("#ffee00");
});

test("finds no problem after a fix, in any theme", () => {
  console.log(`TEST_SEED=${SEED}`);
  fc.assert(
    fc.property(themes, (theme) => {
      const fixed = fixContrast(theme);
      expect(findContrastProblems(fixed)).toEqual([]);
      expect(failures(resolveTheme(fixed))).toEqual([]);
    }),
    RUNS,
  );
});

test("derives readable colors from any primary color and accent", () => {
  fc.assert(
    fc.property(hex, hex, (primary, accent) => {
      const given = /^(?:primary|accent) light/;
      expect(failures(resolveTheme({ colors: { primary, accent } })).filter((failure) => !given.test(failure))).toEqual(
        [],
      );
    }),
    RUNS,
  );
});

test("reports given colors wherever a color of a theme has too little contrast", () => {
  fc.assert(
    fc.property(themes, (theme) => {
      if (failures(resolveTheme(theme)).length > 0) expect(findContrastProblems(theme)).not.toEqual([]);
    }),
    RUNS,
  );
});
