import { expect, type Page } from "playwright/test";
import type { OfficeSchedule } from "#content/facts/office-schedule.ts";
import { statusTimeline } from "#site/components/open-now/open-now.tsx";
import { listAxeViolations } from "#tests/support/browser/axe.ts";
import { test } from "#tests/support/browser/test.ts";
import { forRun } from "#tests/support/full-run.ts";

const OPEN = new Date("2026-11-24T10:00:00-06:00");
const CLOSED = new Date("2026-11-24T20:00:00-06:00");

const DAY = [{ opens: "08:30", closes: "17:00" }];
const SCHEDULE: OfficeSchedule = {
  timeZone: "America/Chicago",
  week: { monday: DAY, tuesday: DAY, wednesday: DAY, thursday: DAY, friday: DAY },
  holidays: [],
};

// In Tokyo, it is already the next day.
test.use({ timezoneId: "Asia/Tokyo" });

const status = (page: Page) => page.locator(".open-now:visible");
const sections = (page: Page) =>
  page.locator("main > section").evaluateAll((elements) => elements.map(({ id }) => id).slice(0, 3));

/** Opens a page at a time, as if it was built then. */
async function openAt(page: Page, path: string, time: Date, holidays: OfficeSchedule["holidays"] = []) {
  await page.clock.setFixedTime(time);
  await serveBuiltAt(page, path, time, holidays);
  await page.goto(path);
}

/** Replaces the states of the office, which depend on the day of the build, in a page. */
async function serveBuiltAt(page: Page, path: string, time: Date, holidays: OfficeSchedule["holidays"] = []) {
  const timeline = statusTimeline({ ...SCHEDULE, holidays }, time);
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/ data-status="[^"]*"/, ` data-status="${timeline}"`) });
  });
}

/** Records layout shifts in `shifts`. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry.startTime);
    }).observe({ type: "layout-shift", buffered: true });
  });

test("the header follows the clock of the office, and the copyright its year", async ({ page }) => {
  // In Tokyo it is already the first of January.
  const time = new Date("2031-12-31T16:59:30-06:00");
  await page.clock.install({ time });
  await serveBuiltAt(page, "/commercial/trucking", time);
  await page.goto("/commercial/trucking");
  const line = page.locator(".header-contact .open-now");
  await expect(line).toHaveText("Open until 5:00 PM");
  await expect(page.getByRole("contentinfo")).toContainText("© 2031 ");
  await page.clock.fastForward("01:00");
  await expect(line).toHaveText("Closed; opens Thursday at 8:30 AM");
});

test("the line does not cover the navigation or the phone number", async ({ page }) => {
  await openAt(page, "/claims", CLOSED);
  await expect(page.locator(".header-contact .open-now")).not.toBeEmpty();
  for (const width of [1024, 1366, 1920]) {
    await page.setViewportSize({ width, height: 768 });
    const overlaps = await page.evaluate(() => {
      const line = document.querySelector(".header-contact .open-now")?.getBoundingClientRect();
      if (line === undefined || line.width === 0) return ["no line"];
      const names = [...document.querySelectorAll<HTMLElement>(".header a")].filter((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        const box = range.getBoundingClientRect();
        return box.left < line.right && line.left < box.right && box.top < line.bottom && line.top < box.bottom;
      });
      return names.map(({ textContent }) => textContent);
    });
    expect(overlaps, `${width} px`).toEqual([]);
  }
});

test("the menu, the footer and the office info say it too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAt(page, "/contact", OPEN);
  await expect(page.locator("#office-info")).toContainText("Open until 5:00 PM");
  await expect(page.locator("footer")).toContainText("Open until 5:00 PM");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.locator("#menu")).toContainText("Open until 5:00 PM");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the first screen says when the closed office opens, and the call button offers the claims lines", async ({
    page,
  }) => {
    await recordShifts(page);
    await serveBuiltAt(page, "/claims", CLOSED);
    await openAt(page, "/", CLOSED);
    const line = page.getByRole("region", { name: "Office Hours", exact: true });
    await expect(line).toHaveText("Closed; opens Wednesday at 8:30 AM");
    await expect(line).toBeInViewport();
    expect(await page.evaluate("shifts")).toEqual([]);
    await page.getByRole("button", { name: "Call" }).click();
    const office = page.getByRole("link", { name: "Call the Office: (515) 555-0142" });
    await expect(office).toHaveAttribute("href", "tel:+15155550142");
    expect(await listAxeViolations(page)).toEqual([]);
    await page.getByRole("link", { name: "Call Your Carrier’s Claims Line" }).click();
    await expect(page.locator("#carriers")).toBeInViewport();
  });

  test("the call button calls the office while it is open", async ({ page }) => {
    await openAt(page, "/", OPEN);
    await expect(page.getByRole("region", { name: "Office Hours", exact: true })).toHaveText("Open until 5:00 PM");
    await expect(page.locator(".header-contact").getByRole("link", { name: "(515) 555-0142" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Call" })).toBeHidden();
  });
});

const LEADS = {
  "the office": {
    time: OPEN,
    order: ["hero", "about", "carriers"],
    status: "Open until 5:00 PM",
    follow: (page: Page) => expect(page.locator("#hero .button")).toHaveAttribute("href", /^tel:/),
  },
  "the carriers": {
    time: CLOSED,
    order: ["hero", "carriers", "about"],
    status: "Closed; opens Wednesday at 8:30 AM",
    async follow(page: Page) {
      await page.getByRole("link", { name: "Call Your Carrier" }).click();
      await expect(page.locator("#carriers")).toBeInViewport();
    },
  },
};

for (const [lead, { time, order, status: text, follow }] of Object.entries(LEADS)) {
  test(`the claims page leads with ${lead} when the office is "${text}", accessibly and without a shift`, async ({
    page,
  }) => {
    await recordShifts(page);
    await page.clock.setFixedTime(time);
    await serveBuiltAt(page, "/claims", time);
    for (const width of forRun([1440, 360], [360])) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/claims");
      await expect(status(page).first()).not.toBeEmpty();
      expect(await page.evaluate("shifts")).toEqual([]);
      expect(await listAxeViolations(page)).toEqual([]);
      const heights = await page
        .locator("#carriers .phone-link")
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(width === 360 ? 44 : 24);
    }
    expect(await sections(page)).toEqual(order);
    await expect(page.locator("#hero")).toContainText(text);
    await follow(page);
  });
}

test("a holiday counts in the header and on the claims page", async ({ page }) => {
  const holiday = { name: "Holiday", date: "2026-11-24", until: "2026-11-25" };
  await openAt(page, "/claims", OPEN, [holiday]);
  expect(await sections(page)).toEqual(["hero", "carriers", "about"]);
  await expect(page.locator(".header-contact .open-now")).toHaveText("Closed; opens Thursday at 8:30 AM");
});

test("a page that was built weeks ago says nothing about now", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await serveBuiltAt(page, "/claims", new Date(CLOSED.getTime() - 15 * 24 * 60 * 60_000));
  await page.clock.setFixedTime(CLOSED);
  await page.goto("/claims");
  await expect(page.locator("html")).toHaveAttribute("data-office", "");
  expect(await sections(page)).toEqual(["hero", "about", "carriers"]);
  await expect(page.locator(".office-line")).toBeHidden();
  await expect(page.getByRole("button", { name: "Call" })).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the claims page leads with the office, and nothing is said about now", async ({ page }) => {
    await page.goto("/claims");
    await expect(page.locator("main > section:nth-of-type(2)")).toHaveId("about");
    await expect(page.getByRole("heading", { name: "After Hours, Call Your Carrier" })).toBeVisible();
    await expect(status(page)).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("region", { name: "Office Hours", exact: true })).toBeHidden();
    await expect(page.getByRole("button", { name: "Call" })).toBeHidden();
  });
});
