import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type Axe from "axe-core";
import { expect, type Page } from "playwright/test";

declare global {
  var axe: typeof Axe;
}

const AXE_SCRIPT = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Asserts that axe finds no violation on the page.
 * @param state description of the page's state, for the failure message
 */
export async function expectAccessible(page: Page, state?: string): Promise<void> {
  expect(await listAxeViolations(page), state).toEqual([]);
}

/** The widths in CSS pixels at which states of the admin are checked. */
const WIDTHS = [320, 768, 1440];

/**
 * Lists what is wrong with the present state of the page at three widths and in both color schemes: axe's violations, and
 * content that is wider than the window. The page is loaded only once.
 */
export async function listViolationsEverywhere(page: Page, state: string): Promise<string[]> {
  const violations: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      violations.push(...(await listAxeViolations(page)));
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) violations.push(`${overflow} px too wide at ${width} px`);
  }
  return violations.map((violation) => `${state}: ${violation}`);
}

/** Lists axe's violations with a line for each element: path, width, color scheme, rule, selector and explanation. */
export function listAxeViolations(page: Page): Promise<string[]> {
  return runAxe(page, TAGS);
}

/**
 * Lists text without enough contrast.
 * @param part selector of the part of the page to check
 */
export function listContrastViolations(page: Page, part = "body"): Promise<string[]> {
  return runAxe(page, { type: "rule", values: ["color-contrast"] }, part);
}

/**
 * Lists controls that are too small or too close to each other.
 * @param part selector of the part of the page to check
 */
export function listTargetSizeViolations(page: Page, part = "body"): Promise<string[]> {
  return runAxe(page, { type: "rule", values: ["target-size"] }, part);
}

async function runAxe(page: Page, runOnly: string[] | Axe.RunOnly, part = "html"): Promise<string[]> {
  await prepareForAxe(page);
  return page.evaluate(
    async ({ runOnly, part }) => {
      // A sticky bar partly covers the targets that scroll under it, and axe measures only the rest of them.
      const sticky = [...document.querySelectorAll<HTMLElement>("body *")].filter(
        (element) => getComputedStyle(element).position === "sticky",
      );
      for (const { style } of sticky) style.position = "static";
      const { violations } = await axe.run(part, { runOnly, resultTypes: ["violations"], preload: false });
      for (const { style } of sticky) style.position = "";
      const scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary = "" }) =>
            `${location.pathname} ${innerWidth} px ${scheme}: ${id}: ${target.join(" ")}: ${failureSummary.replaceAll(/\s*\n\s*/g, " ")}`,
        ),
      );
    },
    { runOnly, part },
  );
}

/** Lists selectors of text whose contrast axe cannot compute, because an image or a gradient is behind it. */
export async function listUnclearContrasts(page: Page): Promise<string[]> {
  await prepareForAxe(page);
  return page.evaluate(async () => {
    const { incomplete } = await axe.run({ runOnly: { type: "rule", values: ["color-contrast"] }, preload: false });
    return incomplete.flatMap(({ nodes }) => nodes.map(({ target }) => target.join(" ")));
  });
}

/** Waits for running animations to end and loads axe into the page. */
async function prepareForAxe(page: Page): Promise<void> {
  await page.evaluate(() => {
    const running = document
      .getAnimations()
      .filter(
        ({ playState, timeline, effect }) =>
          playState === "running" && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    return Promise.allSettled(running.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE_SCRIPT);
}
