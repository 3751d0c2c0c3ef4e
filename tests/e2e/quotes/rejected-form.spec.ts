/** A plain form that is refused comes back as it was sent, and works as before. */
import { expect, type Page, test } from "playwright/test";
import {
  FORM_TOKEN,
  mockQuoteApi,
  openRejectedForm,
  QUOTE_ENDPOINT,
  type QuotePage,
  REJECTED_FORM,
  SUCCESS_TEXT,
} from "#tests/support/browser/quote-requests.ts";

const FAILURE = "Something went wrong";
const { issues, values } = REJECTED_FORM;

/** What stands in the fields, by their labels: line breaks are as the browser has them. */
const KEPT = {
  "First Name": values.firstName,
  "Last Name": values.lastName,
  Email: values.email,
  Phone: values.phone,
  "Insurance Type": values.insuranceType,
  "Message (optional)": "\nTwo barns.\n</textarea>",
};

async function expectRefusal(page: Page, { form, field }: QuotePage): Promise<void> {
  const summary = form.getByRole("alert", { name: "There is a problem" });
  await expect(summary.getByRole("link")).toHaveText(issues.map(({ message }) => message));
  for (const [label, value = ""] of Object.entries(KEPT)) await expect(field(label), label).toHaveValue(value);
  await expect(form.getByRole("checkbox")).toBeChecked();
  await expect(field("Email")).toHaveAccessibleDescription(issues[0]?.message ?? "");
  await expect(field("Phone")).toHaveAccessibleDescription(/ Phone number must be at least 10 digits$/);
  await expect(form.locator("[aria-invalid]")).toHaveCount(issues.length);
  await expect(page.getByText("Not connected with or endorsed by the U.S. Government")).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("a refused form comes back with what was filled in and what is wrong", async ({ page }) => {
      const quote = await openRejectedForm(page);
      await expect(page).toHaveTitle(/^Error: Contact Us/);
      const summary = quote.form.getByRole("alert");
      await expect(summary).toBeFocused();
      await expect(summary).toBeInViewport({ ratio: 1 });
      await expectRefusal(page, quote);
      await expect(quote.notice(FAILURE)).toHaveCount(0);
      for (const [index, label] of ["Email", "Phone"].entries()) {
        await summary.getByRole("link").nth(index).click();
        await expect(quote.field(label)).toBeFocused();
        await expect(quote.field(label)).toBeInViewport({ ratio: 1 });
      }
    });

    test("where no field is to blame, it says why", async ({ page }) => {
      const error = "Too many requests came from your address. Please wait a minute.";
      const quote = await openRejectedForm(page, { ...REJECTED_FORM, error, issues: [] });
      const notice = quote.notice(FAILURE);
      await expect(notice).toContainText(error);
      await expect(notice).toBeFocused();
      await expect(notice).toBeInViewport({ ratio: 1 });
      await expect(quote.form.getByRole("alert")).toHaveCount(0);
      for (const [label, value = ""] of Object.entries(KEPT)) await expect(quote.field(label)).toHaveValue(value);
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("put right, it is sent again, with all that it carried, and confirmed", async ({ page }) => {
    const { field, button } = await openRejectedForm(page);
    await field("Email").fill("ada@example.com");
    await field("Phone").fill("(515) 555-0199");
    const posts: (string | null)[] = [];
    await page.route(QUOTE_ENDPOINT, async (route) => {
      posts.push(route.request().postData());
      await route.fulfill({ status: 303, headers: { Location: "/contact#request-received" } });
    });
    await button.click();
    await expect(page.locator("#request-received")).toBeFocused();
    expect(posts.map((post) => Object.fromEntries(new URLSearchParams(post ?? "")))).toEqual([
      {
        ...values,
        email: "ada@example.com",
        phone: "(515) 555-0199",
        ticket: FORM_TOKEN,
        website: "",
      },
    ]);
  });
});

test.describe("with scripts", () => {
  test("the form comes to life as it stands, and goes on from there", async ({ page }) => {
    const said: string[] = [];
    const quote = await openRejectedForm(page);
    const { form, button, field, fill, notice } = quote;
    page.on("console", (message) => said.push(message.text()));
    page.on("pageerror", (error) => said.push(String(error)));
    const sent = await mockQuoteApi(page);
    await form.getByText("First Name").hover();
    await expect(form).toHaveJSProperty("noValidate", true);
    await expectRefusal(page, quote);
    await expect(form.getByRole("alert")).toBeFocused();

    await field("Email").fill("ada@example.com");
    await expect(form.locator("[aria-invalid]")).toHaveCount(1);
    await button.click();
    await expect(form.getByRole("alert").getByRole("link")).toHaveText("Phone number must be at least 10 digits");
    await expect(form.getByRole("alert")).toBeFocused();
    await field("Phone").fill("(515) 555-0199");
    await button.click();
    await expect(notice("Success!")).toContainText(SUCCESS_TEXT);
    await expect(notice("Success!")).toBeFocused();
    for (const label of Object.keys(KEPT)) await expect(field(label), label).toHaveValue("");
    await expect(form.getByRole("checkbox")).not.toBeChecked();
    await field("Email").fill("a");
    await expect(form.locator(".field-error")).toHaveCount(0);

    await fill();
    await button.click();
    await expect.poll(() => sent.length).toBe(2);
    const [first, second] = sent;
    expect(first).toMatchObject({
      body: { ...values, email: "ada@example.com", phone: "(515) 555-0199", message: "Two barns.\n</textarea>" },
    });
    expect(first?.body).toMatchObject({ ticket: FORM_TOKEN });
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
    expect(second?.body).toMatchObject({ pageSource: "Contact Page", message: "" });
    expect(second?.body).not.toHaveProperty("utm_source");
    expect(said).toEqual([]);
  });

  test("what is edited before the form is alive is not lost", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/chunks/*", async (route) => {
      await held;
      await route.fallback();
    });
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
    await expect(notice("Success!")).toBeVisible();
    expect(sent).toMatchObject([
      { body: { firstName: "Ida", email: "ida@example.com", message: "Three.", insuranceType: "farm" } },
    ]);
    expect(sent[0]?.body).not.toHaveProperty("consent");
  });
});
