import { expect, type Page, test } from "playwright/test";
import { mockQuoteApi, openQuoteForm } from "#tests/support/browser/quote-requests.ts";

const SECOND = 1000;
const DAYS_30 = 30 * 24 * 60 * 60 * SECOND;
const LANDED = new Date("2026-03-02T09:00:00");

const CAMPAIGN = {
  utm_source: "newsletter",
  utm_medium: "email",
  utm_campaign: "spring sale",
  utm_term: "barn",
  utm_content: "top",
  gclid: "Cj0KCQ",
  fbclid: "IwAR0x",
};

const LANDING = `/farm?${new URLSearchParams(CAMPAIGN)}&page=2`;

/** The campaign that a request for a quote sends along. */
async function sentCampaign(page: Page, path?: string): Promise<Record<string, unknown>> {
  const sent = await mockQuoteApi(page);
  const { button, fill, notice } = await openQuoteForm(page, path);
  await fill();
  await button.click();
  await expect(notice("Success!")).toBeVisible();
  const known = Object.entries(sent[0]?.body ?? {}).filter(([name]) => /^utm_|clid$/.test(name));
  return Object.fromEntries(known);
}

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test("the campaign of the landing address goes with the request", async ({ page }) => {
  await page.clock.setFixedTime(LANDED);
  await page.goto(LANDING);
  expect(await stored(page)).toEqual({ campaign: expect.any(String) });
  expect(JSON.parse((await stored(page)).campaign)).toEqual({ ...CAMPAIGN, expires: LANDED.getTime() + DAYS_30 });
  expect(await sentCampaign(page)).toEqual(CAMPAIGN);
});

for (const [what, age, campaign] of [
  ["a second before 30 days have passed it is sent", DAYS_30 - SECOND, CAMPAIGN],
  ["a second after that it is deleted", DAYS_30 + SECOND, {}],
] as const) {
  test(what, async ({ page }) => {
    await page.clock.setFixedTime(LANDED);
    await page.goto(LANDING);
    await page.clock.setFixedTime(LANDED.getTime() + age);
    await page.goto("/commercial/trucking");
    expect(Object.keys(await stored(page))).toHaveLength(Object.keys(campaign).length === 0 ? 0 : 1);
    expect(await sentCampaign(page)).toEqual(campaign);
  });
}

test("a new campaign replaces the old one", async ({ page }) => {
  await page.goto(LANDING);
  expect(await sentCampaign(page, "/contact?utm_source=radio")).toEqual({ utm_source: "radio" });
});

test("with Global Privacy Control, clicks are neither kept nor sent", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true });
  });
  await page.goto(LANDING);
  const { gclid, fbclid, ...rest } = CAMPAIGN;
  const kept = (await stored(page)).campaign ?? "";
  expect(JSON.parse(kept)).toEqual({ ...rest, expires: expect.any(Number) });
  expect(await sentCampaign(page)).toEqual(rest);
  expect(await sentCampaign(page, `/contact?gclid=${gclid}&fbclid=${fbclid}`)).toEqual(rest);
});

test("a storage with nonsense in it is survived", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("campaign", "{nonsense"));
  expect(await sentCampaign(page)).toEqual({});
});

test("a blocked storage is survived: what stands in the address is sent", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  });
  await page.goto(LANDING);
  expect(await sentCampaign(page)).toEqual({});
  expect(await sentCampaign(page, "/contact?utm_source=radio")).toEqual({ utm_source: "radio" });
  expect(errors).toEqual([]);
});

test("a page that is only prerendered keeps nothing until it is shown", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { value: true, writable: true });
  });
  await page.goto(LANDING);
  await page.waitForLoadState("networkidle");
  expect(await stored(page)).toEqual({});
  await page.evaluate(() => {
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  expect(await stored(page)).toEqual({ campaign: expect.stringContaining("newsletter") });
});
