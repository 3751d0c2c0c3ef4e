import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type Axe from "axe-core";
import { expect, type Page } from "playwright/test";

declare global {
  var axe: typeof Axe;
}

const AXE_SCRIPT = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rule that depends on colors. */
export const CONTRAST = ["color-contrast"];

/**
 * Asserts that axe finds no violation on the page.
 * @param state description of the page's state, for the failure message
 */
export async function expectAccessible(page: Page, state?: string): Promise<void> {
  expect(await listAxeViolations(page), state).toEqual([]);
}

/**
 * Lists axe's violations with a line for each element: path, width, color scheme, rule, selector and explanation.
 * @param part selector of the part of the page to check, the whole page by default
 * @param rules tags or names of rules, all rules by default
 */
export async function listAxeViolations(page: Page, part?: string, rules?: readonly string[]): Promise<string[]> {
  return (await runAxe(page, rules, part)).violations;
}

/** Violations that axe found, and selectors of text whose contrast it cannot compute, as an image or a gradient is behind it. */
interface AxeFindings {
  violations: string[];
  unclearContrasts: string[];
}

/** Applies all of axe's rules, or only the rule for the contrast of text. */
export function runAxe(page: Page, rules: readonly string[] = TAGS, part?: string): Promise<AxeFindings> {
  return prepareForAxe(page).then(() =>
    page.evaluate(
      async ({ rules, part = document }) => {
        // A sticky bar partly covers the targets that scroll under it, and axe measures only the rest of them. Without the
        // bar, the browser would scroll while axe measures.
        const sticky = [...document.querySelectorAll<HTMLElement>("body *")].filter(
          (element) => getComputedStyle(element).position === "sticky",
        );
        const { style: rootStyle } = document.documentElement;
        rootStyle.overflowAnchor = "none";
        for (const { style } of sticky) style.position = "static";
        const { violations, incomplete } = await axe.run(part, {
          runOnly: [...rules],
          resultTypes: ["violations", "incomplete"],
          preload: false,
        });
        for (const { style } of sticky) style.position = "";
        rootStyle.overflowAnchor = "";
        const scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
        return {
          violations: violations.flatMap(({ id, nodes }) =>
            nodes.map(
              ({ target, failureSummary = "" }) =>
                `${location.pathname} ${innerWidth} px ${scheme}: ${id}: ${target.join(" ")}: ${failureSummary.replaceAll(/\s*\n\s*/g, " ")}`,
            ),
          ),
          unclearContrasts: incomplete
            .filter(({ id }) => id === "color-contrast")
            .flatMap(({ nodes }) => nodes.map(({ target }) => target.join(" "))),
        };
      },
      { rules, part },
    ),
  );
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
