/** Random themes: each is refused with the colors that make it readable, and with them every page is. */
import fc from "fast-check";
import { expect } from "playwright/test";
import { THEME_ROLES } from "#content/theme/color-pairs.ts";
import { resolveTheme } from "#content/theme/resolve-theme.ts";
import { findContrastProblems, fixContrast } from "#content/theme/theme-contrast.ts";
import type { Theme } from "#schemas/generated/theme.ts";
import { renderThemeStyles } from "#site/styles/content-styles.ts";
import { CONTRAST, listAxeViolations } from "#tests/support/browser/axe.ts";
import { test } from "#tests/support/browser/test.ts";
import { forRun } from "#tests/support/full-run.ts";
import { SEED } from "#tests/support/random.ts";

const ROUTES = ["/", "/commercial/trucking", "/contact", "/medicare"];

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const color = fc.oneof(hex, fc.record({ light: hex, dark: hex }));
const themes: fc.Arbitrary<Theme> = fc.record({
  colors: fc.record(Object.fromEntries(THEME_ROLES.map((role) => [role, color])), { requiredKeys: ["primary"] }),
  tints: fc
    .tuple(color, color, color, color)
    .map((colors) => ["sky", "field", "barn", "plum"].map((id, index) => ({ id, color: colors[index] ?? "#000000" }))),
});

test("each random theme is refused, or every page has enough contrast in both schemes", async ({ page }) => {
  test.setTimeout(forRun(1_800_000, 60_000));
  const cases = fc.sample(themes, { seed: SEED, numRuns: forRun(200, 2) });
  const fixed = cases.map((theme) => {
    const problems = findContrastProblems(theme);
    for (const { suggestion } of problems) expect(suggestion).toMatch(/^#[0-9a-f]{6}$/);
    const readable = problems.length === 0 ? theme : fixContrast(theme);
    expect(findContrastProblems(readable), JSON.stringify(theme)).toEqual([]);
    return renderThemeStyles({ theme: resolveTheme(readable), media: undefined });
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const route of ROUTES) {
    await page.goto(route);
    for (const [index, styles] of fixed.entries()) {
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, styles);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const violations = await listAxeViolations(page, undefined, CONTRAST);
        expect(violations, `${route} ${JSON.stringify(cases[index])}`).toEqual([]);
      }
    }
  }
});
