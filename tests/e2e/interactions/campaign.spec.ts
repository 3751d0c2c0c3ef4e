import { expect, type Page, test } from "playwright/test";
import { mockQuoteApi, openQuoteForm, SUCCESS_TITLE } from "#tests/support/browser/quote-requests.ts";

const SECOND_MS = 1000;
const LIFETIME_MS = 30 * 24 * 60 * 60 * SECOND_MS;
const LANDED_AT = new Date("2026-03-02T09:00:00");

const CAMPAIGN = {
  utm_source: "newsletter",
  utm_medium: "email",
  utm_campaign: "spring sale",
  utm_term: "barn",
  utm_content: "top",
  gclid: "Cj0KCQ",
  fbclid: "IwAR0x",
};

const LANDING_URL = `/farm?${new URLSearchParams(CAMPAIGN)}&page=2`;

/** Sends a quote request and returns its campaign parameters. */
async function sendCampaign(page: Page, path?: string): Promise<Record<string, unknown>> {
  const sent = await mockQuoteApi(page);
  const { button, fill, notice } = await openQuoteForm(page, path);
  await fill();
  await button.click();
  await expect(notice(SUCCESS_TITLE)).toBeVisible();
  const known = Object.entries(sent[0]?.body ?? {}).filter(([name]) => /^utm_|clid$/.test(name));
  return Object.fromEntries(known);
}

/** Returns the entries of local storage. */
const readStorage = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test("the campaign of the landing URL is sent with the request", async ({ page }) => {
  await page.clock.setFixedTime(LANDED_AT);
  await page.goto(LANDING_URL);
  expect(await readStorage(page)).toEqual({ campaign: expect.any(String) });
  expect(JSON.parse((await readStorage(page)).campaign)).toEqual({
    ...CAMPAIGN,
    expires: LANDED_AT.getTime() + LIFETIME_MS,
  });
  expect(await sendCampaign(page)).toEqual(CAMPAIGN);
});

for (const [title, ageMs, campaign] of [
  ["a campaign is sent until 30 days have passed", LIFETIME_MS - SECOND_MS, CAMPAIGN],
  ["a campaign is deleted after 30 days", LIFETIME_MS + SECOND_MS, {}],
] as const) {
  test(title, async ({ page }) => {
    await page.clock.setFixedTime(LANDED_AT);
    await page.goto(LANDING_URL);
    await page.clock.setFixedTime(LANDED_AT.getTime() + ageMs);
    await page.goto("/commercial/trucking");
    expect(Object.keys(await readStorage(page))).toHaveLength(Object.keys(campaign).length === 0 ? 0 : 1);
    expect(await sendCampaign(page)).toEqual(campaign);
  });
}

test("a new campaign replaces the old one", async ({ page }) => {
  await page.goto(LANDING_URL);
  expect(await sendCampaign(page, "/contact?utm_source=radio")).toEqual({ utm_source: "radio" });
});

test("Global Privacy Control keeps click identifiers from being stored and sent", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true });
  });
  await page.goto(LANDING_URL);
  const { gclid, fbclid, ...rest } = CAMPAIGN;
  const text = (await readStorage(page)).campaign ?? "";
  expect(JSON.parse(text)).toEqual({ ...rest, expires: expect.any(Number) });
  expect(await sendCampaign(page)).toEqual(rest);
  expect(await sendCampaign(page, `/contact?gclid=${gclid}&fbclid=${fbclid}`)).toEqual(rest);
});

test("invalid data in local storage does not break the form", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("campaign", "{invalid"));
  expect(await sendCampaign(page)).toEqual({});
});

test("the campaign of the URL is sent even if local storage is blocked", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  });
  await page.goto(LANDING_URL);
  expect(await sendCampaign(page)).toEqual({});
  expect(await sendCampaign(page, "/contact?utm_source=radio")).toEqual({ utm_source: "radio" });
  expect(errors).toEqual([]);
});

test("a prerendered page stores nothing until it is opened", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { value: true, writable: true });
  });
  await page.goto(LANDING_URL);
  await page.waitForLoadState("networkidle");
  expect(await readStorage(page)).toEqual({});
  await page.evaluate(() => {
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  expect(await readStorage(page)).toEqual({ campaign: expect.stringContaining("newsletter") });
});
