import { expect, type Page, test } from "playwright/test";
import { renderErrorPage } from "#api/http/error-page.ts";
import { expectAccessible, listAxeViolations } from "#tests/support/browser/axe.ts";
import {
  FAILURE_TITLE,
  mockQuoteApi,
  openQuoteForm,
  openRejectedForm,
  REJECTED_FORM,
  SUCCESS_TITLE,
} from "#tests/support/browser/quote-requests.ts";
import { MISSING_ROUTE, ROUTES } from "#tests/support/browser/routes.ts";
import { scrollThrough } from "#tests/support/browser/scroll-through.ts";
import { PHONE, WIDTHS_PX } from "#tests/support/browser/viewports.ts";
import { waitForHydration } from "#tests/support/browser/wait-for-hydration.ts";

/** Minimum size of a target: https://www.w3.org/TR/WCAG22/#target-size-minimum */
const TARGET_MIN_PX = 24;

for (const route of [...ROUTES, MISSING_ROUTE]) {
  test(`${route} passes axe at every width, in light and dark`, async ({ page }) => {
    test.slow();
    await page.goto(route);
    await scrollThrough(page);
    await expectAccessibleAtEveryWidth(page);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const landmark of ["banner", "main", "contentinfo"] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
  });
}

/** Asserts that the page in its current state passes axe and the target size check, in light and dark. */
async function expectAccessibleAtEveryWidth(page: Page, widths = WIDTHS_PX): Promise<void> {
  const problems: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ ...PHONE, width });
    for (const target of await listSmallTargets(page)) problems.push(`${width} px: ${target}`);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      problems.push(...(await listAxeViolations(page)));
    }
  }
  expect(problems).toEqual([]);
}

/** Lists targets that are too small, except links in a sentence. */
function listSmallTargets(page: Page): Promise<string[]> {
  return page
    .locator("a[href], button, summary, input:not([type=hidden]), select, textarea, [role=button], [tabindex='0']")
    .evaluateAll((targets, minPx) => {
      const isInSentence = (target: Element) => {
        const { parentElement: parent } = target;
        const hasText = [...(parent?.childNodes ?? [])].some(
          (node) => node.nodeName === "#text" && node.textContent?.trim(),
        );
        return hasText && !parent?.matches("address") && getComputedStyle(target).display === "inline";
      };
      const isLargeEnough = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width >= minPx && height >= minPx;
      };
      return targets
        .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !isInSentence(target))
        .filter((target) => ![target, ...((target as HTMLInputElement).labels ?? [])].some(isLargeEnough))
        .map((target) => {
          const { width, height } = target.getBoundingClientRect();
          return `${target.outerHTML.slice(0, 100)}: ${width} × ${height}`;
        });
    }, TARGET_MIN_PX);
}

test("the open menu passes axe", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/farm");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expectAccessibleAtEveryWidth(page, [360]);
});

test("an open question passes axe", async ({ page }) => {
  await page.goto("/farm");
  await page.locator("details[name] > summary").nth(1).click();
  await expectAccessibleAtEveryWidth(page);
});

test("an expanded bio passes axe", async ({ page }) => {
  await page.goto("/");
  await page.getByText("See more").first().click();
  await expect(page.getByText("See less").first()).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
});

test("the slider passes axe while it rotates, when paused, and with the second testimonial", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const slider = page.getByRole("region", { name: "Testimonials" });
  const pause = slider.getByRole("button", { name: /^Pause/ });
  await pause.scrollIntoViewIfNeeded();
  await waitForHydration(pause);
  await expectAccessible(page, "rotating");
  await pause.click();
  await expectAccessibleAtEveryWidth(page);
  await slider.getByRole("button", { name: "Next testimonial" }).click();
  await expect(slider.getByText(/^2 of \d+$/)).toBeVisible();
  await expectAccessible(page, "the second testimonial");
});

test("the form passes axe with its errors and with Medicare chosen", async ({ page }) => {
  const { form, button, field } = await openQuoteForm(page);
  await field("Insurance Type").selectOption("medicare");
  await button.click();
  await expect(form.getByRole("alert")).toBeFocused();
  await expectAccessibleAtEveryWidth(page);
});

for (const [outcome, title, status] of [
  ["success", SUCCESS_TITLE, 200],
  ["failure", FAILURE_TITLE, 503],
] as const) {
  test(`the form passes axe with the toast and the notice of a ${outcome}`, async ({ page }) => {
    await mockQuoteApi(page, (route) => route.fulfill({ status, json: { success: status === 200 } }));
    const { button, fill, notice, toast } = await openQuoteForm(page);
    await fill();
    await button.click();
    await expect(notice(title)).toBeFocused();
    // A toast stays open while the pointer is on it.
    await toast.hover();
    await expectAccessible(page, outcome);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, `${outcome}, dark`);
    await expect(toast).toBeVisible();
  });
}

for (const [feedback, issues] of [
  ["errors", REJECTED_FORM.issues],
  ["a reason", []],
] as const) {
  test(`the page of a rejected form passes axe with ${feedback}`, async ({ page }) => {
    await openRejectedForm(page, { ...REJECTED_FORM, issues });
    await expectAccessibleAtEveryWidth(page);
  });
}

test("the confirmation after a plain form passes axe", async ({ page, baseURL }) => {
  await page.goto("/contact#request-received", { referer: `${baseURL}contact` });
  await expect(page.locator("#request-received")).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
});

test("an open tooltip passes axe", async ({ page }) => {
  await page.goto("/");
  const button = page.getByRole("button", { name: "About BBB Rating" });
  // Focus keeps the tooltip open, whatever moves below the pointer.
  await button.focus();
  await waitForHydration(button);
  await expect(page.getByRole("tooltip")).toBeVisible();
  await expectAccessible(page, "tooltip");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, "tooltip, dark");
  await expect(page.getByRole("tooltip")).toBeVisible();
});

test("the page for a refused form passes axe at every width, in light and dark", async ({ page }) => {
  const problems = ["Enter your first name."];
  await page.setContent(renderErrorPage({ message: "The form is not complete.", problems, phone: "(515) 555-0142" }));
  await expectAccessibleAtEveryWidth(page);
});
