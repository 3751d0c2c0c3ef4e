import { expect, type Page } from "playwright/test";
import { holdRequests, ISLAND_CHUNKS } from "#tests/support/browser/hold-requests.ts";
import {
  FAILURE_TITLE,
  FORM_TOKEN,
  mockQuoteApi,
  NON_AFFILIATION,
  openRejectedForm,
  QUOTE_ENDPOINT,
  type QuotePage,
  REJECTED_FORM,
  readPost,
  SUCCESS_TEXT,
  SUCCESS_TITLE,
} from "#tests/support/browser/quote-requests.ts";
import { test } from "#tests/support/browser/test.ts";
import { NIGHTLY } from "#tests/support/full-run.ts";

const { issues, values } = REJECTED_FORM;

/** Values of the visible fields by label, with line breaks as the browser normalizes them. */
const KEPT_VALUES = {
  "First Name": values.firstName,
  "Last Name": values.lastName,
  Email: values.email,
  Phone: values.phone,
  "Insurance Type": values.insuranceType,
  "Message (optional)": "\nTwo barns.\n</textarea>",
};

async function expectErrorsAndValues(page: Page, { form, field }: QuotePage): Promise<void> {
  const summary = form.getByRole("alert", { name: "There is a problem" });
  await expect(summary.getByRole("link")).toHaveText(issues.map(({ message }) => message));
  for (const [label, value = ""] of Object.entries(KEPT_VALUES)) await expect(field(label), label).toHaveValue(value);
  await expect(form.getByRole("checkbox")).toBeChecked();
  await expect(field("Email")).toHaveAccessibleDescription(issues[0]?.message ?? "");
  await expect(field("Phone")).toHaveAccessibleDescription(/ Phone number must be at least 10 digits$/);
  await expect(form.locator("[aria-invalid]")).toHaveCount(issues.length);
  await expect(page.getByText(NON_AFFILIATION)).toBeVisible();
}

async function expectSummaryLeadsToFields(page: Page, quote: QuotePage): Promise<void> {
  await expect(page).toHaveTitle(/^Error: Contact Us/);
  const summary = quote.form.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport({ ratio: 1 });
  await expectErrorsAndValues(page, quote);
  await expect(quote.notice(FAILURE_TITLE)).toHaveCount(0);
  for (const [index, label] of ["Email", "Phone"].entries()) {
    await summary.getByRole("link").nth(index).click();
    await expect(quote.field(label)).toBeFocused();
    await expect(quote.field(label)).toBeInViewport({ ratio: 1 });
  }
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a rejected form shows the errors, and is sent with all its hidden values after the correction", async ({
    page,
  }) => {
    const quote = await openRejectedForm(page);
    await expectSummaryLeadsToFields(page, quote);
    await quote.field("Email").fill("ada@example.com");
    await quote.field("Phone").fill("(515) 555-0199");
    const posts: (string | null)[] = [];
    await page.route(QUOTE_ENDPOINT, async (route) => {
      posts.push(route.request().postData());
      await route.fulfill({ status: 303, headers: { Location: "/contact#request-received" } });
    });
    await quote.button.click();
    await expect(page.locator("#request-received")).toBeFocused();
    expect(posts.map(readPost)).toMatchObject([
      { ...values, email: "ada@example.com", phone: "(515) 555-0199", ticket: FORM_TOKEN, unasked: "" },
    ]);
  });
});

test.describe("with scripts", () => {
  test("hydration keeps the errors and values, and the corrected form is accepted", async ({ page }) => {
    const logs: string[] = [];
    const release = await holdRequests(page, ISLAND_CHUNKS);
    const quote = await openRejectedForm(page);
    const { form, button, field, notice } = quote;
    page.on("console", (message) => logs.push(message.text()));
    page.on("pageerror", (error) => logs.push(String(error)));
    const sent = await mockQuoteApi(page);
    await expectSummaryLeadsToFields(page, quote);
    release();
    await expect(form).toHaveJSProperty("noValidate", true);
    await expectErrorsAndValues(page, quote);
    await expect(field("Phone")).toBeFocused();

    await field("Email").fill("ada@example.com");
    await expect(form.locator("[aria-invalid]")).toHaveCount(1);
    await expect(form.getByRole("alert").getByRole("link")).toHaveText("Phone number must be at least 10 digits");
    await expect(field("Email")).toBeFocused();
    await button.click();
    await expect(form.getByRole("alert").getByRole("link")).toHaveText("Phone number must be at least 10 digits");
    await expect(form.getByRole("alert")).toBeFocused();
    await field("Phone").fill("(515) 555-0199");
    await button.click();
    await expect(notice(SUCCESS_TITLE)).toContainText(SUCCESS_TEXT);
    await expect(notice(SUCCESS_TITLE)).toBeFocused();
    // The response to the plain form makes way for the contact page, so that a reload does not send the form again.
    await expect(page).toHaveURL(/\/contact#request-received$/);
    await page.reload();
    await expect(notice(SUCCESS_TITLE)).toBeVisible();
    for (const label of Object.keys(KEPT_VALUES)) await expect(field(label), label).toHaveValue("");
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      body: { ...values, email: "ada@example.com", phone: "(515) 555-0199", message: "Two barns.\n</textarea>" },
    });
    expect(sent[0]?.body).toMatchObject({ ticket: FORM_TOKEN });
    expect(logs).toEqual([]);
  });

  test("edits before hydration are kept", NIGHTLY, async ({ page }) => {
    const release = await holdRequests(page, ISLAND_CHUNKS);
    const { form, field, button, notice } = await openRejectedForm(page);
    const sent = await mockQuoteApi(page);
    const edited = {
      "First Name": "Ida",
      Email: "ida@example.com",
      Phone: "(515) 555-0123",
      "Message (optional)": "Three.",
    };
    for (const [label, value] of Object.entries(edited)) await field(label).fill(value);
    await field("Insurance Type").selectOption("farm");
    await form.getByRole("checkbox").uncheck();
    release();
    await expect(form).toHaveJSProperty("noValidate", true);
    for (const [label, value] of Object.entries(edited)) await expect(field(label)).toHaveValue(value);
    await button.click();
    await expect(notice(SUCCESS_TITLE)).toBeVisible();
    expect(sent).toMatchObject([
      { body: { firstName: "Ida", email: "ida@example.com", message: "Three.", insuranceType: "farm" } },
    ]);
    expect(sent[0]?.body).not.toHaveProperty("consent");
  });
});
