import { readFileSync } from "node:fs";
import { expect, type Page, test } from "playwright/test";
import { MISSING_ROUTE, ROUTES } from "#tests/support/browser/routes.ts";
import { scrollThrough } from "#tests/support/browser/scroll-through.ts";
import { inProject } from "#tests/support/project.ts";

/** The headline of a page, from the content that the site was rendered from. */
function headlineOf(route: string): string {
  const file = inProject("content/pages", `${route === "/" ? "home" : route.slice(1)}.json`);
  return JSON.parse(readFileSync(file, "utf8")).content.hero.title;
}

/** Collects what a page should never do. */
function complaintsOf(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/error|warning/.test(message.type())) complaints.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== "data:") complaints.push(`elsewhere: ${request.url()}`);
  });
  page.on("requestfailed", (request) => complaints.push(`failed: ${request.url()}`));
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

for (const route of ROUTES) {
  test(`${route} shows its page, and nothing goes wrong down to its end`, async ({ page, baseURL }) => {
    const complaints = complaintsOf(page, new URL(baseURL ?? "").origin);
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.locator("h1")).toHaveText(headlineOf(route));
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    expect(complaints).toEqual([]);
  });
}

for (const path of [MISSING_ROUTE, "/commercial/nothing-here", "/farm/best-providers"]) {
  test(`${path} is not found`, async ({ page }) => {
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
