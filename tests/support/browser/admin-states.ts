/** Problems of a state of the admin in other color schemes and at other widths. */
import { expect, type Page } from "playwright/test";
import { isFullRun } from "../full-run.ts";
import { listAxeViolations, listContrastViolations, listTargetSizeViolations } from "./axe.ts";
import { resizeTo } from "./viewports.ts";

const WIDTHS = [320, 768, 1440];
/** Time in which scripts adapt parts such as the preview to another width. */
const ADAPT_MS = 5000;

/**
 * Lists what is wrong with the present state of the page: content that is wider than the window at three widths, small
 * targets at the smallest one, text without enough contrast in dark, and axe's violations. The full run has all rules of axe
 * at every width in both schemes instead.
 * @param part selector of the part that the state adds to the page, to which axe is limited
 */
export async function listStateViolations(page: Page, state: string, part = "body"): Promise<string[]> {
  const violations: string[] = [];
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of WIDTHS) {
    await resizeTo(page, { width, height: before.height });
    if (await isTooWide(page)) violations.push(`${width} px: the page is too wide`);
    if (width === WIDTHS[0] && !isFullRun) violations.push(...(await listTargetSizeViolations(page, part)));
    if (isFullRun) violations.push(...(await inBothSchemes(page, () => listAxeViolations(page))));
  }
  await resizeTo(page, before);
  if (!isFullRun) {
    const list = { dark: listContrastViolations, light: listAxeViolations };
    violations.push(...(await inBothSchemes(page, (scheme) => list[scheme](page, part))));
  }
  return violations.map((violation) => `${state}: ${violation}`);
}

/** Returns whether content stays wider than the window after a change of its width. */
async function isTooWide(page: Page): Promise<boolean> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return expect
    .poll(overflow, { timeout: ADAPT_MS })
    .toBeLessThanOrEqual(0)
    .then(
      () => false,
      () => true,
    );
}

async function inBothSchemes(page: Page, list: (scheme: "dark" | "light") => Promise<string[]>): Promise<string[]> {
  const violations: string[] = [];
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    violations.push(...(await list(colorScheme)));
  }
  return violations;
}
