/** Problems of a state of the admin in other color schemes and at other widths. */
import { expect, type Page } from "playwright/test";
import { forRun, isFullRun } from "../full-run.ts";
import { listAxeViolations } from "./axe.ts";
import { resizeTo } from "./viewports.ts";

/** In the usual run, only the width that leaves the least room. */
const WIDTHS = forRun([320, 768, 1440], [320]);
const SCHEMES = forRun<readonly ("light" | "dark")[]>(["light", "dark"], ["dark"]);
/** Time in which scripts adapt parts such as the preview to another width. */
const ADAPT_MS = 5000;

/**
 * Lists what is wrong with the present state of the page: content that is wider than the window at 320 px, and axe's
 * violations in dark. The full run has three widths and both color schemes, and checks the whole page.
 * @param part selector of the part that the state adds to the page, to which axe is limited; by default, the open dialog or
 * the main part
 */
export async function listStateViolations(page: Page, state: string, part?: string): Promise<string[]> {
  const violations: string[] = [];
  const before = page.viewportSize() ?? { width: 1280, height: 720 };
  const isDialog = part === undefined && (await page.locator("dialog[open]").count()) > 0;
  const checked = isFullRun ? undefined : (part ?? (isDialog ? "dialog[open]" : "main"));
  for (const width of WIDTHS) {
    await resizeTo(page, { width, height: before.height });
    if (await isTooWide(page)) violations.push(`${width} px: the page is too wide`);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      violations.push(...(await listAxeViolations(page, checked)));
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await resizeTo(page, before);
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
