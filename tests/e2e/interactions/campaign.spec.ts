import { expect } from "playwright/test";
import { mockQuoteApi, openQuoteForm, SUCCESS_TITLE } from "#tests/support/browser/quote-requests.ts";
import { test } from "#tests/support/browser/test.ts";

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
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

test("a page that the browser prerenders stores its campaign when it is opened, and the request carries it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { value: true, writable: true });
  });
  await page.clock.setFixedTime(LANDED_AT);
  const readStorage = () => page.evaluate(() => ({ ...localStorage }));
  await page.goto(`/farm?${new URLSearchParams(CAMPAIGN)}&page=2`);
  // The scripts of the page have run before its load event.
  expect(await readStorage()).toEqual({});
  await page.evaluate(() => {
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  const stored = await readStorage();
  expect(Object.keys(stored)).toEqual(["campaign"]);
  expect(JSON.parse(stored.campaign)).toEqual({ ...CAMPAIGN, expires: LANDED_AT.getTime() + LIFETIME_MS });

  const sent = await mockQuoteApi(page);
  await page.addInitScript(() => Object.assign(document, { prerendering: false }));
  const { button, fill, notice } = await openQuoteForm(page);
  await fill();
  await button.click();
  await expect(notice(SUCCESS_TITLE)).toBeVisible();
  expect(sent).toMatchObject([{ body: CAMPAIGN }]);
});
