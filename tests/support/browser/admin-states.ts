/** Problems of a state of the admin in other color schemes and at other widths. */
import { expect, type Page } from "playwright/test";
import { isFullRun } from "../full-run.ts";
import { CONTRAST, listAxeViolations } from "./axe.ts";
import { resizeTo } from "./viewports.ts";

const WIDTHS = [320, 768, 1440];
/** Rules of axe that depend on the width or the color scheme. */
const PHONE_RULES = [...CONTRAST, "target-size"];
/** Time in which scripts adapt parts such as the preview to another width. */
const ADAPT_MS = 5000;

/**
 * Lists what is wrong with the present state of the page: content that is wider than the window at three widths, at the
 * smallest one small targets and text without enough contrast in dark, and axe's violations. The full run has all rules of
 * axe at every width in both schemes instead.
 * @param part selector of the part that the state adds to the page, to which axe is limited; by default, the open dialog or
 * the main part
 */
export async function listStateViolations(page: Page, state: string, part?: string): Promise<string[]> {
  const violations: string[] = [];
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  const isDialog = part === undefined && (await page.locator("dialog[open]").count()) > 0;
  const checked = part ?? (isDialog ? "dialog[open]" : "main");
  for (const width of WIDTHS) {
    await resizeTo(page, { width, height: before.height });
    if (await isTooWide(page)) violations.push(`${width} px: the page is too wide`);
    if (width !== WIDTHS[0] && !isFullRun) continue;
    await page.emulateMedia({ colorScheme: "dark" });
    violations.push(...(await (isFullRun ? listAxeViolations(page) : listAxeViolations(page, checked, PHONE_RULES))));
    await page.emulateMedia({ colorScheme: "light" });
    if (isFullRun) violations.push(...(await listAxeViolations(page)));
  }
  await resizeTo(page, before);
  if (!isFullRun) violations.push(...(await listAxeViolations(page, checked)));
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
