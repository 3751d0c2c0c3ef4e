import { expect, type Page } from "playwright/test";
import {
  mockQuoteApi,
  openQuoteForm,
  quotePage,
  SUCCESS_TITLE,
  VALID_ANSWERS,
} from "#tests/support/browser/quote-requests.ts";
import { test } from "#tests/support/browser/test.ts";

const ACCEPTED = {
  success: true,
  reference: "7F3A-29C1",
  answerBy: "by 5:00 PM on Monday, November 23 (Central Time)",
  ready: ["Length, year and hull number"],
};

async function expectReceipt(page: Page): Promise<void> {
  const confirmation = quotePage(page).notice(SUCCESS_TITLE);
  for (const text of [ACCEPTED.reference, ACCEPTED.answerBy, "Boat & Watercraft", "Length, year and hull number"]) {
    await expect(confirmation).toContainText(text);
  }
  await expect(confirmation.getByText("What to have ready").locator("visible=true")).toHaveCount(1);
  await expect(confirmation.getByRole("link", { name: "(515)" })).toHaveAttribute("href", /^tel:\+1\d{10}$/);
  await expect(quotePage(page).form).toBeHidden();
}

test("the boat button names the boat in the form, the request and the receipt, which the toast does not cover", async ({
  page,
}) => {
  const sent = await mockQuoteApi(page, (route) => route.fulfill({ json: ACCEPTED }));
  await page.goto("/");
  await page.locator(".specialty li", { hasText: "Boat" }).getByRole("link").click();
  await page.waitForURL("**/contact?about=boat");
  const { field, fill, form, button, toast, notice } = quotePage(page);
  await expect(page.getByRole("heading", { name: "Request a Quote: Boat & Watercraft" })).toBeInViewport();
  await expect(field("Insurance Type")).toHaveValue("personal");
  await expect(field("Message (optional)")).toHaveValue("About Boat & Watercraft: ");
  await expect(form).toHaveJSProperty("noValidate", true);

  await test.step("the subject goes with its insurance type, and comes back with it", async () => {
    const title = page.locator("#form-title");
    // Selects another type.
    await fill();
    await expect(title).toHaveText("Request a Quote");
    await field("Insurance Type").selectOption("personal");
    await expect(title).toHaveText("Request a Quote: Boat & Watercraft");
  });
  await button.click();
  await expect(notice(SUCCESS_TITLE)).toBeFocused();
  expect(sent).toMatchObject([{ body: { about: "boat", message: "About Boat & Watercraft:" } }]);

  await toast.hover();
  for (const viewport of [
    { width: 1366, height: 657 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await expectReceipt(page);
    const heading = notice(SUCCESS_TITLE).getByRole("heading", { name: SUCCESS_TITLE });
    await heading.scrollIntoViewIfNeeded();
    const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
    expect((await heading.boundingBox())?.y, `${viewport.width} px`).toBeGreaterThanOrEqual(y + height);
  }
});

test("the receipt stays until another request, and nothing is sent twice", async ({ page }) => {
  const sent = await mockQuoteApi(page, (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ status: 303, headers: { Location: "/contact#request-received" } })
      : route.fulfill({ json: ACCEPTED }),
  );
  await page.goto("/about");
  const { fill, field, form, button, notice } = await openQuoteForm(page, "/contact?about=boat");
  await fill();
  await field("Insurance Type").selectOption("personal");
  await button.click();
  await expect(notice(SUCCESS_TITLE)).toBeFocused();

  await test.step("after a link to a part of the page, and a reload", async () => {
    const skipLink = page.getByRole("link", { name: /^Skip to/ });
    await skipLink.focus();
    await skipLink.press("Enter");
    await expectReceipt(page);
    await expect(page).toHaveURL(/#request-received$/);
    await page.reload();
    await expectReceipt(page);
  });
  await test.step("Back leads to the page before", async () => {
    await page.goBack();
    await expect(page).toHaveURL(/#request-received$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
    await page.goForward();
    await expectReceipt(page);
  });
  expect(sent).toHaveLength(1);

  await test.step("a form that the browser sends next is confirmed without the receipt", async () => {
    await page.route("**/*.js", (route) => route.abort());
    await page.getByRole("link", { name: "Send another request" }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(form).toBeVisible();
    for (const label of Object.keys(VALID_ANSWERS)) await expect(field(label), label).toHaveValue("");
    await fill();
    await button.click();
    await expect(notice(SUCCESS_TITLE)).toBeVisible();
    await expect(notice(SUCCESS_TITLE)).not.toContainText(ACCEPTED.reference);
    await expect(notice(SUCCESS_TITLE).getByText("What to have ready")).toBeHidden();
  });
});

/** Blocks all but the document, whose inline script fills in the form before the other scripts run. */
test.describe("before the form is hydrated", () => {
  test.beforeEach(({ page }) =>
    page.route("**/*", (route) =>
      route.request().resourceType() === "document" ? route.continue() : route.abort("blockedbyclient"),
    ),
  );

  test("the address, or else the page before, decides the subject and the insurance type", async ({
    page,
    baseURL,
  }) => {
    for (const [visitor, address, referrer, title, type] of [
      ["names a subject in any letter case", "?about=Boat", "farm", "Request a Quote: Boat & Watercraft", "personal"],
      ["names a subject that the content does not have", "?about=constructor", "", "Request a Quote", ""],
      ["comes from another page", "", "about", "Request a Quote", ""],
      ["comes from another site", "", "https://elsewhere.example/farm", "Request a Quote", ""],
    ] as const) {
      await page.goto(`/contact${address}`, { referer: new URL(referrer, baseURL).href });
      await expect(page.locator("#form-title"), visitor).toHaveText(title);
      await expect(quotePage(page).field("Insurance Type"), visitor).toHaveValue(type);
    }
  });

  test("the draft gives another subject its own type and message, and keeps what the visitor wrote", async ({
    page,
  }) => {
    const { field } = quotePage(page);
    const [type, message] = [field("Insurance Type"), field("Message (optional)")];
    const renewal = field("Renewal date of your current policy (optional)");
    await page.goto("/contact?about=boat");
    await field("First Name").fill("Ada");
    await renewal.fill("2027-01-15");
    await type.selectOption("farm");
    await page.reload();
    await expect(type).toHaveValue("farm");
    await expect(renewal).toHaveValue("2027-01-15");

    await page.goto("/contact?about=commercial/trucking");
    await expect(field("First Name")).toHaveValue("Ada");
    await expect(type).toHaveValue("commercial");
    await expect(message).toHaveValue("About Trucking & Logistics: ");
    await expect(renewal).toHaveValue("");
    await message.fill("Two trucks.");
    await page.goto("/contact?about=boat");
    await expect(message).toHaveValue("Two trucks.");
  });

  test("the address of the confirmation confirms nothing to a visitor who has sent nothing", async ({ page }) => {
    const { form, field, notice } = quotePage(page);
    await page.goto("/contact#request-received");
    await expect(form).toBeVisible();
    await expect(page).toHaveURL(/\/contact$/);
    await field("First Name").fill("Ada");
    await page.evaluate(() => location.assign("#request-received"));
    await expect(page).toHaveURL(/\/contact$/);
    await expect(form).toBeVisible();
    await expect(field("First Name")).toHaveValue("Ada");
    await expect(notice(SUCCESS_TITLE)).toBeHidden();
  });
});
