/** Every state of the pages in a window at 400 % zoom: no violation of axe, no cut text, small target or hidden focus. */
import { expect, type Page } from "playwright/test";
import { renderErrorPage } from "#api/http/error-page.ts";
import { listAxeViolations } from "#tests/support/browser/axe.ts";
import { listCutText } from "#tests/support/browser/list-cut-text.ts";
import { listHiddenFocus } from "#tests/support/browser/list-hidden-focus.ts";
import { listSmallTargets } from "#tests/support/browser/list-small-targets.ts";
import {
  FAILURE_TITLE,
  mockQuoteApi,
  openQuoteForm,
  openRejectedForm,
  REJECTED_FORM,
  SUCCESS_TITLE,
} from "#tests/support/browser/quote-requests.ts";
import { test } from "#tests/support/browser/test.ts";
import { PHONE, WIDTHS_PX } from "#tests/support/browser/viewports.ts";
import { waitForHydration } from "#tests/support/browser/wait-for-hydration.ts";
import { forRun, isFullRun, NIGHTLY } from "#tests/support/full-run.ts";

/** A window of 1280 by 1024 px at 400 % has this size in CSS pixels. */
const ZOOMED = { width: 320, height: 256 };

interface State {
  /** Selector of the elements that differ from the page as it loads, to which the usual run limits axe. */
  part: string;
  /** The state looks like others. */
  isNightly?: boolean;
  /** Takes the steps from a new page to the state. */
  open: (page: Page, baseURL?: string) => Promise<unknown>;
}

const FORM = ".quote-card";
const TOOL = ".tool";

/** States of a form that was sent. The toast stays open while the pointer is on it. */
async function submitForm(page: Page, title: string, status: number): Promise<void> {
  await mockQuoteApi(page, (route) => route.fulfill({ status, json: { success: status === 200 } }));
  const { button, fill, notice, toast } = await openQuoteForm(page);
  await fill();
  await button.click();
  await expect(notice(title)).toBeFocused();
  await toast.hover();
}

const STATES: Record<string, State> = {
  "a page with an open question": {
    part: "details[open]",
    async open(page) {
      await page.goto("/farm");
      await page.locator("details[name] > summary").nth(1).click();
    },
  },
  "a page with an expanded bio, a slider that rotates and an open tooltip": {
    part: "details.bio[open], .slider, .tooltip",
    async open(page) {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.goto("/");
      await page.getByText("See more").first().click();
      await expect(page.getByText("See less").first()).toBeVisible();
      const pause = page.getByRole("region", { name: "Testimonials" }).getByRole("button", { name: /^Pause/ });
      await pause.scrollIntoViewIfNeeded();
      await waitForHydration(pause);
      await page.emulateMedia({ reducedMotion: "reduce" });
      const about = page.getByRole("button", { name: "About BBB Rating" });
      // Focus keeps the tooltip open, whatever moves below the pointer.
      await about.focus();
      await waitForHydration(about);
      await expect(page.getByRole("tooltip")).toBeVisible();
    },
  },
  "a slider that shows the second testimonial": {
    part: ".slider",
    isNightly: true,
    async open(page) {
      await page.goto("/");
      const next = page.getByRole("button", { name: "Next testimonial" });
      await next.scrollIntoViewIfNeeded();
      await waitForHydration(next);
      await next.click();
      await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
    },
  },
  "the claims page after hours": {
    part: "main",
    async open(page) {
      // A page knows the states of the office for two weeks from its build.
      const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      await page.clock.setFixedTime(new Date(`${tomorrow}T20:00:00-06:00`));
      await page.goto("/claims");
      await expect(page.getByRole("link", { name: "Call Your Carrier" })).toBeVisible();
    },
  },
  "the tool for Medicare dates": {
    part: TOOL,
    async open(page) {
      await page.goto("/medicare");
      const tool = page.locator("#medicare-dates");
      await tool.getByLabel("Month of birth").selectOption({ label: "June" });
      await tool.getByLabel("Year of birth").fill("1962");
      await expect(tool.getByRole("status")).toContainText("Your Initial Enrollment Period");
    },
  },
  "the tool for deductibles with a result and an error": {
    part: TOOL,
    async open(page) {
      await page.goto("/personal/home");
      const tool = page.locator(".deductible");
      await tool.getByLabel("Insured value").fill("350,000");
      await tool.getByLabel("Storm damage").fill("a lot");
      await expect(tool.getByRole("status")).toContainText("Your deductible");
    },
  },
  "a form with a subject and its questions": {
    part: FORM,
    async open(page) {
      const { field } = await openQuoteForm(page, "/contact?about=commercial/trucking");
      await expect(field("Insurance Type")).toHaveValue("commercial");
    },
  },
  "a form with errors": {
    part: FORM,
    async open(page) {
      const { form, button, field } = await openQuoteForm(page);
      await field("Insurance Type").selectOption("medicare");
      await button.click();
      await expect(form.getByRole("alert")).toBeFocused();
    },
  },
  "a form after a failure": { part: `${FORM}, .toast`, open: (page) => submitForm(page, FAILURE_TITLE, 503) },
  "a form that was received": { part: `${FORM}, .toast`, open: (page) => submitForm(page, SUCCESS_TITLE, 200) },
  "a rejected form": { part: FORM, isNightly: true, open: (page) => openRejectedForm(page) },
  "a form that was rejected for another reason": {
    part: FORM,
    isNightly: true,
    async open(page) {
      const { form, notice } = await openRejectedForm(page, { ...REJECTED_FORM, issues: [] });
      await expect(form).toHaveJSProperty("noValidate", true);
      await expect(notice(FAILURE_TITLE)).toBeFocused();
      await expect(notice(FAILURE_TITLE)).toBeInViewport();
    },
  },
  "the confirmation of a plain form": {
    part: "#request-received",
    async open(page, baseURL) {
      await page.goto("/contact#request-received", { referer: `${baseURL}contact` });
      await expect(page.locator("#request-received")).toBeVisible();
    },
  },
  "the page for a refused form": {
    part: "html",
    async open(page) {
      // Without the content security policy of another page.
      await page.goto("about:blank");
      await page.setContent(
        renderErrorPage({
          title: "Your request was not sent",
          step: "Go back to the form and try again.",
          message: "The form is not complete.",
          problems: ["Enter your first name."],
          phone: "(515) 555-0142",
        }),
      );
    },
  },
};

test.use({ viewport: ZOOMED });

for (const [name, { part, isNightly, open }] of Object.entries(STATES)) {
  test(`${name} is accessible at 400 % zoom`, isNightly ? NIGHTLY : {}, async ({ page, baseURL }) => {
    if (isFullRun) test.slow();
    await open(page, baseURL);
    await expect(page.locator(part).first()).toBeAttached();
    const problems = await listViolations(page, part);
    const closeToast = page.getByRole("listitem").getByRole("button", { name: "Dismiss" });
    // A toast covers text only until it closes.
    if (part.includes(".toast")) await closeToast.click();
    await expect(closeToast).toHaveCount(0);
    problems.push(...(await listCutText(page)), ...(await listSmallTargets(page)));
    if (name === "a form with errors" || (isFullRun && part !== "html"))
      problems.push(...(await listHiddenFocus(page)));
    if (isFullRun && part !== "html") {
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ ...PHONE, width });
        problems.push(...(await listSmallTargets(page)), ...(await listViolations(page, part)));
      }
    }
    expect(problems).toEqual([]);
  });
}

/** Lists axe's violations. In the usual run, axe checks only a part of the page, and only in dark. */
async function listViolations(page: Page, part: string): Promise<string[]> {
  const violations: string[] = [];
  for (const colorScheme of forRun<readonly ("light" | "dark")[]>(["light", "dark"], ["dark"])) {
    await page.emulateMedia({ colorScheme });
    violations.push(...(await listAxeViolations(page, forRun(undefined, part))));
  }
  return violations;
}

test("the open menu is accessible at 400 % zoom, and closes before it covers the focus", async ({ page }) => {
  await page.goto("/commercial/trucking");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  expect([...(await listViolations(page, ".header")), ...(await listSmallTargets(page))]).toEqual([]);
  await page.getByRole("link", { name: "Get a Custom Quote" }).focus();
  await expect(page.getByRole("link", { name: "Get a Custom Quote" })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Tab");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(page.locator(":focus")).toBeInViewport();
});
