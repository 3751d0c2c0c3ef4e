/** Every state of the pages in a window at 400 % zoom: no violation of axe, no cut text and no hidden focus. */
import { expect, type Page, test } from "playwright/test";
import { listAxeViolations } from "#tests/support/browser/axe.ts";
import { listCutText } from "#tests/support/browser/list-cut-text.ts";
import { listHiddenFocus } from "#tests/support/browser/list-hidden-focus.ts";
import {
  FAILURE_TITLE,
  mockQuoteApi,
  openQuoteForm,
  openRejectedForm,
  quotePage,
  SUCCESS_TITLE,
} from "#tests/support/browser/quote-requests.ts";
import { waitForHydration } from "#tests/support/browser/wait-for-hydration.ts";

/** A window of 1280 by 1024 px at 400 % has this size in CSS pixels. */
const ZOOMED = { width: 320, height: 256 };

/** Steps from a new page to each state. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  "an open question": async (page) => {
    await page.goto("/farm");
    await page.locator("details[name] > summary").nth(1).click();
  },
  "an expanded bio": async (page) => {
    await page.goto("/about");
    await page.getByText("See more").first().click();
  },
  "the second testimonial": async (page) => {
    await page.goto("/");
    const next = page.getByRole("button", { name: "Next testimonial" });
    await next.scrollIntoViewIfNeeded();
    await waitForHydration(next);
    await next.click();
  },
  "the claims page after hours": async (page) => {
    await page.clock.setFixedTime(new Date("2026-11-24T20:00:00-06:00"));
    await page.goto("/claims");
    await expect(page.getByRole("link", { name: "Call Your Carrier" })).toBeVisible();
  },
  "Medicare dates": async (page) => {
    await page.goto("/medicare");
    const tool = page.locator("#medicare-dates");
    await tool.getByLabel("Month of birth").selectOption({ label: "June" });
    await tool.getByLabel("Year of birth").fill("1962");
    await expect(tool.getByRole("status")).toContainText("Your Initial Enrollment Period");
  },
  "a deductible in dollars, with an error": async (page) => {
    await page.goto("/personal/home");
    const tool = page.locator(".deductible");
    await tool.getByLabel("Insured value").fill("350,000");
    await tool.getByLabel("Storm damage").fill("a lot");
    await expect(tool.getByRole("status")).toContainText("Your deductible");
  },
  "a form with a subject and questions": async (page) => {
    const { field } = await openQuoteForm(page, "/contact?about=commercial/trucking");
    await expect(field("Insurance Type")).toHaveValue("commercial");
  },
  "a form with errors": async (page) => {
    const { form, button, field } = await openQuoteForm(page);
    await field("Insurance Type").selectOption("medicare");
    await button.click();
    await expect(form.getByRole("alert")).toBeFocused();
  },
  "a form after a failure": async (page) => {
    await mockQuoteApi(page, (route) => route.fulfill({ status: 503, json: { success: false } }));
    await submitForm(page, FAILURE_TITLE);
  },
  "a confirmation": async (page) => {
    await mockQuoteApi(page);
    await submitForm(page, SUCCESS_TITLE);
  },
  "a rejected form": async (page) => {
    await openRejectedForm(page);
  },
};

test.use({ viewport: ZOOMED });

for (const [name, open] of Object.entries(STATES)) {
  test(`${name} is accessible at 400 % zoom`, async ({ page }) => {
    test.slow();
    await open(page);
    const problems = await listCutText(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      problems.push(...(await listAxeViolations(page)));
    }
    problems.push(...(await listHiddenFocus(page)));
    expect(problems).toEqual([]);
  });
}

test("the open menu is accessible at 400 % zoom, and closes before it covers the focus", async ({ page }) => {
  await page.goto("/commercial/trucking");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await listAxeViolations(page)).toEqual([]);
  }
  await page.getByRole("link", { name: "Get a Custom Quote" }).focus();
  await expect(page.getByRole("link", { name: "Get a Custom Quote" })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Tab");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(page.locator(":focus")).toBeInViewport();
});

/** Sends a valid form, waits for the notice, and closes the toast, which has tests of its states. */
async function submitForm(page: Page, title: string): Promise<void> {
  const { button, fill, notice, toast } = await openQuoteForm(page);
  await fill();
  await button.click();
  await expect(notice(title)).toBeFocused();
  await toast.getByRole("button").click();
  await expect(quotePage(page).toast).toHaveCount(0);
}
