import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type Axe from "axe-core";
import { expect, type Page } from "playwright/test";
import { isFullRun } from "../full-run.ts";

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
 * Lists what is wrong with the dialog or the main part of the page: axe's violations, text without enough contrast in the
 * dark color scheme, and content that is wider than the window at one of three widths. The full run applies all rules of axe
 * to the whole page at each width and in both color schemes. The page is loaded only once.
 */
export async function listViolationsEverywhere(page: Page, state: string): Promise<string[]> {
  const violations: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) violations.push(`${overflow} px too wide at ${width} px`);
    if (width !== WIDTHS.at(-1) && !isFullRun) continue;
    const part = await page.evaluate(() => (document.querySelector("dialog[open]") === null ? "main" : "dialog[open]"));
    await page.emulateMedia({ colorScheme: "dark" });
    violations.push(...(await (isFullRun ? listAxeViolations(page) : listContrastViolations(page, part))));
    await page.emulateMedia({ colorScheme: "light" });
    violations.push(...(await listAxeViolations(page, isFullRun ? undefined : part)));
  }
  return violations.map((violation) => `${state}: ${violation}`);
}

/**
 * Lists axe's violations with a line for each element: path, width, color scheme, rule, selector and explanation.
 * @param part selector of the part of the page to check, the whole page by default
 */
export async function listAxeViolations(page: Page, part?: string): Promise<string[]> {
  await prepareForAxe(page);
  return page.evaluate(
    async ({ tags, selector }) => {
      // A sticky bar partly covers the targets that scroll under it, and axe measures only the rest of them.
      const sticky = [...document.querySelectorAll<HTMLElement>("body *")].filter(
        (element) => getComputedStyle(element).position === "sticky",
      );
      for (const { style } of sticky) style.position = "static";
      const { violations } = await axe.run(selector ?? document, {
        runOnly: tags,
        resultTypes: ["violations"],
        preload: false,
      });
      for (const { style } of sticky) style.position = "";
      const scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary = "" }) =>
            `${location.pathname} ${innerWidth} px ${scheme}: ${id}: ${target.join(" ")}: ${failureSummary.replaceAll(/\s*\n\s*/g, " ")}`,
        ),
      );
    },
    { tags: TAGS, selector: part },
  );
}

/**
 * Lists text without enough contrast, with a line for each element.
 * @param part selector of the part of the page to check
 */
async function listContrastViolations(page: Page, part = "body"): Promise<string[]> {
  await prepareForAxe(page);
  return page.evaluate(async (selector) => {
    const runOnly = { type: "rule" as const, values: ["color-contrast"] };
    const { violations } = await axe.run(selector, { runOnly, resultTypes: ["violations"], preload: false });
    const scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ target, failureSummary = "" }) => `${scheme}: ${target.join(" ")}: ${failureSummary}`),
    );
  }, part);
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
