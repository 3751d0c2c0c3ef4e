import { readFileSync } from "node:fs";
import { expect, type Page, test } from "playwright/test";
import { collectFacts } from "#content/facts/facts.ts";
import { resolveText } from "#content/facts/resolve-references.ts";
import { MISSING_ROUTE, ROUTES } from "#tests/support/browser/routes.ts";
import { scrollThrough } from "#tests/support/browser/scroll-through.ts";
import { inProject } from "#tests/support/project.ts";

const facts = collectFacts(readContent("site.json"));

/** Reads a document from the content of the built site. */
function readContent(file: string) {
  return JSON.parse(readFileSync(inProject("content", file), "utf8")).content;
}

/** Reads the headline of a page, with the facts that it quotes. */
function readHeadline(route: string): string {
  const { hero } = readContent(`pages/${route === "/" ? "home" : route.slice(1)}.json`);
  return resolveText(hero.title, "scalar", facts);
}

/**
 * Records console errors, uncaught errors, external requests and failed requests of a page.
 * @returns problems, updated as they happen
 */
function recordProblems(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (/error|warning/.test(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== "data:") problems.push(`external: ${request.url()}`);
  });
  page.on("requestfailed", (request) => problems.push(`failed: ${request.url()}`));
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

for (const route of ROUTES) {
  test(`${route} shows its headline and causes no error`, async ({ page, baseURL }) => {
    const problems = recordProblems(page, new URL(baseURL ?? "").origin);
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.locator("h1")).toHaveText(readHeadline(route));
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    expect(problems).toEqual([]);
  });
}

for (const path of [MISSING_ROUTE, "/commercial/nothing-here", "/farm/best-providers"]) {
  test(`${path} shows Page Not Found with status 404`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator("h1")).toHaveText("Page Not Found");
    await expect(page.getByRole("link", { name: "Return to Homepage" })).toHaveAttribute("href", "/");
    await expect(page.getByRole("main").getByRole("link", { name: "Contact Us", exact: true })).toHaveAttribute(
      "href",
      "/contact",
    );
  });
}
