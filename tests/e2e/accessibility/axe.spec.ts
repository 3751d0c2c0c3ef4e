import { expect, type Page, test } from "playwright/test";
import { expectAccessible, listAxeViolations } from "#tests/support/browser/axe.ts";
import { mockQuoteApi, openQuoteForm, openRejectedForm, REJECTED_FORM } from "#tests/support/browser/quote-requests.ts";
import { MISSING_ROUTE, ROUTES } from "#tests/support/browser/routes.ts";
import { scrollThrough } from "#tests/support/browser/scroll-through.ts";
import { waitForHydration } from "#tests/support/browser/wait-for-hydration.ts";

const WIDTHS = [360, 768, 1440];
const HEIGHT = 740;
const TARGET_PX = 24;

// What moves would be looked at on its way.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const route of [...ROUTES, MISSING_ROUTE]) {
  test(`${route} is accessible at every width, in the light and in the dark`, async ({ page }) => {
    test.slow();
    await page.goto(route);
    await scrollThrough(page);
    await expectAccessibleEverywhere(page);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const landmark of ["banner", "main", "contentinfo"] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
  });
}

/** Looks at the page in its present state at every width, in the light and in the dark. */
async function expectAccessibleEverywhere(page: Page, widths = WIDTHS): Promise<void> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    for (const target of await smallTargets(page)) found.push(`${width} px: ${target}`);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      found.push(...(await listAxeViolations(page)));
    }
  }
  expect(found).toEqual([]);
}

/** Targets that are too small, but for links in a sentence: https://www.w3.org/TR/WCAG22/#target-size-minimum */
function smallTargets(page: Page): Promise<string[]> {
  return page
    .locator("a[href], button, summary, input:not([type=hidden]), select, textarea, [role=button], [tabindex='0']")
    .evaluateAll((targets, least) => {
      const isInSentence = (target: Element) => {
        const { parentElement: around } = target;
        const hasText = [...(around?.childNodes ?? [])].some(
          (node) => node.nodeName === "#text" && node.textContent?.trim(),
        );
        return hasText && !around?.matches("address") && getComputedStyle(target).display === "inline";
      };
      const isLargeEnough = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width >= least && height >= least;
      };
      return targets
        .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !isInSentence(target))
        .filter((target) => ![target, ...((target as HTMLInputElement).labels ?? [])].some(isLargeEnough))
        .map((target) => {
          const { width, height } = target.getBoundingClientRect();
          return `${target.outerHTML.slice(0, 100)}: ${width} × ${height}`;
        });
    }, TARGET_PX);
}

test("the open menu passes axe", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: HEIGHT });
  await page.goto("/farm");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expectAccessibleEverywhere(page, [360]);
});

test("an open question passes axe", async ({ page }) => {
  await page.goto("/farm");
  await page.locator("details[name] > summary").nth(1).click();
  await expectAccessibleEverywhere(page);
});

test("a bio shown whole passes axe", async ({ page }) => {
  await page.goto("/");
  await page.getByText("See more").first().click();
  await expect(page.getByText("See less").first()).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test("the slider passes axe while it rotates, paused, and with another testimonial", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const slider = page.getByRole("region", { name: "Testimonials" });
  const pause = slider.getByRole("button", { name: /^Pause/ });
  await pause.scrollIntoViewIfNeeded();
  await waitForHydration(pause);
  await expectAccessible(page, "rotating");
  await pause.click();
  await expectAccessibleEverywhere(page);
  await slider.getByRole("button", { name: "Next testimonial" }).click();
  await expect(slider.getByText(/^2 of \d+$/)).toBeVisible();
  await expectAccessible(page, "the second testimonial");
});

test("the form passes axe with its errors and with Medicare chosen", async ({ page }) => {
  const { form, button, field } = await openQuoteForm(page);
  await field("Insurance Type").selectOption("medicare");
  await button.click();
  await expect(form.getByRole("alert")).toBeFocused();
  await expectAccessibleEverywhere(page);
});

for (const [what, title, status] of [
  ["success", "Success!", 200],
  ["failure", "Something went wrong", 503],
] as const) {
  test(`the form passes axe with the toast and the notice of a ${what}`, async ({ page }) => {
    await mockQuoteApi(page, (route) => route.fulfill({ status, json: {} }));
    const { button, fill, notice, toast } = await openQuoteForm(page);
    await fill();
    await button.click();
    await expect(notice(title)).toBeFocused();
    // A toast stays under the pointer.
    await toast.hover();
    await expectAccessible(page, what);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, `${what}, dark`);
    await expect(toast).toBeVisible();
  });
}

for (const [what, issues] of [
  ["what is wrong", REJECTED_FORM.issues],
  ["a reason", []],
] as const) {
  test(`the page of a refused form passes axe with ${what}`, async ({ page }) => {
    await openRejectedForm(page, { ...REJECTED_FORM, issues });
    await expectAccessibleEverywhere(page);
  });
}

test("the notice that a plain form was taken passes axe", async ({ page }) => {
  await page.goto("/contact#request-received");
  await expect(page.locator("#request-received")).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test("an open tooltip passes axe", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "About BBB Rating" }).hover();
  await expect(page.getByRole("tooltip")).toBeVisible();
  await expectAccessible(page, "tooltip");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, "tooltip, dark");
  await expect(page.getByRole("tooltip")).toBeVisible();
});
