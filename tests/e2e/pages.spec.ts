import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { ROUTES } from "./routes.ts";

/** The headline of a page, from the content that the site was rendered from. */
function headlineOf(route: string): string {
  const file = resolve(import.meta.dirname, "../../content/pages", `${route === "/" ? "home" : route.slice(1)}.json`);
  return JSON.parse(readFileSync(file, "utf8")).content.hero.title;
}

/** Collects what a page should never do. */
function complaintsOf(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== "data:") complaints.push(`elsewhere: ${request.url()}`);
  });
  return complaints;
}

for (const route of ROUTES) {
  test(`${route} shows its page, and says the same to search engines`, async ({ page, baseURL }) => {
    const complaints = complaintsOf(page, new URL(baseURL ?? "").origin);
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.locator("h1")).toHaveText(headlineOf(route));
    await expect(page).toHaveTitle(/\S/);
    await page.mouse.wheel(0, 10_000);
    await page.waitForLoadState("networkidle");
    expect(complaints).toEqual([]);

    const visible = await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem").allTextContents();
    const [graph = "{}"] = await page.locator('script[type="application/ld+json"]').allTextContents();
    // The home page is the start of every trail and shows none.
    expect(breadcrumbIn(JSON.parse(graph))).toEqual(route === "/" ? ["Home"] : visible.map((text) => text.trim()));
    if (route.split("/").length === 3) expect(visible).toHaveLength(3);
  });
}

interface Graph {
  "@graph"?: { "@type": string; itemListElement?: { name: string; position: number }[] }[];
}

function breadcrumbIn({ "@graph": nodes = [] }: Graph): string[] {
  const list = nodes.find((node) => node["@type"] === "BreadcrumbList")?.itemListElement ?? [];
  return list.sort((a, b) => a.position - b.position).map(({ name }) => name);
}

for (const path of ["/nothing-here", "/commercial/nothing-here", "/farm/best-providers"]) {
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

test("a coverage page loads no React", async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.body());
  });
  await page.goto("/commercial/trucking");
  await page.mouse.wheel(0, 10_000);
  await page.waitForLoadState("networkidle");
  const bodies = await Promise.all(scripts);
  expect(bodies.length).toBeLessThanOrEqual(1);
  for (const body of bodies) expect(body.byteLength).toBeLessThan(6 * 1024);
});
