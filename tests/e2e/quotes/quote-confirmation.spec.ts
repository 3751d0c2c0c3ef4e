import { expect, type Page, test } from "playwright/test";
import {
  FAILURE_TITLE,
  hydrateQuoteForm,
  mockQuoteApi,
  openQuoteForm,
  QUOTE_ENDPOINT,
  type QuotePage,
  quotePage,
  SUCCESS_TITLE,
  VALID_ANSWERS,
} from "#tests/support/browser/quote-requests.ts";

const ACCEPTED = {
  success: true,
  reference: "7F3A-29C1",
  answerBy: "by 5:00 PM on Monday, November 23 (Central Time)",
};

async function sendBoatRequest(page: Page): Promise<QuotePage> {
  const quote = await openQuoteForm(page, "/contact?about=boat");
  await quote.fill();
  await quote.field("Insurance Type").selectOption("personal");
  await quote.button.click();
  await expect(quote.notice(SUCCESS_TITLE)).toBeFocused();
  return quote;
}

async function expectReceipt(page: Page): Promise<void> {
  const confirmation = quotePage(page).notice(SUCCESS_TITLE);
  for (const text of [ACCEPTED.reference, ACCEPTED.answerBy, "Boat & Watercraft", "Names and birth dates"]) {
    await expect(confirmation).toContainText(text);
  }
  await expect(confirmation.getByText("What to have ready").locator("visible=true")).toHaveCount(1);
  await expect(confirmation.getByRole("link", { name: "(515)" })).toHaveAttribute("href", /^tel:\+1\d{10}$/);
  await expect(quotePage(page).form).toBeHidden();
}

test("the boat button names the boat in the form, the message and the request", async ({ page }) => {
  const sent = await mockQuoteApi(page);
  await page.goto("/");
  await page.locator(".specialty li", { hasText: "Boat" }).getByRole("link").click();
  await page.waitForURL("**/contact?about=boat");
  const { field, button, fill, notice } = quotePage(page);
  await expect(page.getByRole("heading", { name: "Request a Quote: Boat & Watercraft" })).toBeInViewport();
  await expect(field("Insurance Type")).toHaveValue("personal");
  await expect(field("Message (optional)")).toHaveValue("About Boat & Watercraft: ");
  await hydrateQuoteForm(page);
  await fill();
  await field("Insurance Type").selectOption("personal");
  await button.click();
  await expect(notice(SUCCESS_TITLE)).toBeVisible();
  expect(sent).toMatchObject([{ body: { about: "boat", message: "About Boat & Watercraft:" } }]);
});

test("a subject is found in any letter case", async ({ page }) => {
  await page.goto("/contact?about=Boat");
  await expect(page.locator("#form-title")).toHaveText("Request a Quote: Boat & Watercraft");
});

test("the subject goes when the visitor selects another insurance type, and comes back with its own", async ({
  page,
}) => {
  const sent = await mockQuoteApi(page);
  const { fill, field, button, notice } = await openQuoteForm(page, "/contact?about=boat");
  const title = page.locator("#form-title");
  await fill();
  await expect(title).toHaveText("Request a Quote");
  await field("Insurance Type").selectOption("personal");
  await expect(title).toHaveText("Request a Quote: Boat & Watercraft");
  await field("Insurance Type").selectOption("commercial");
  await button.click();
  await expect(notice(SUCCESS_TITLE)).toBeVisible();
  await expect(notice(SUCCESS_TITLE)).not.toContainText("Boat");
  expect(sent[0]?.body).not.toHaveProperty("about");
});

test("another subject gets neither the insurance type nor the answers of the draft", async ({ page }) => {
  await page.goto("/contact?about=boat");
  const { field } = quotePage(page);
  await field("First Name").fill("Ada");
  await field("Renewal date of your current policy (optional)").fill("2027-01-15");
  await page.goto("/contact?about=commercial/trucking");
  await expect(field("First Name")).toHaveValue("Ada");
  await expect(field("Insurance Type")).toHaveValue("commercial");
  await expect(field("Renewal date of your current policy (optional)")).toHaveValue("");
});

test("a subject that the content does not have is ignored", async ({ page }) => {
  const sent = await mockQuoteApi(page);
  const { fill, button, notice } = await openQuoteForm(page, "/contact?about=constructor");
  await expect(page.locator("#form-title")).toHaveText("Request a Quote");
  await fill();
  await button.click();
  await expect(notice(SUCCESS_TITLE)).toBeVisible();
  expect(sent[0]?.body).not.toHaveProperty("about");
});

test("the message of the visitor stays when the form opens for another subject", async ({ page }) => {
  await page.goto("/contact?about=boat");
  const { field } = quotePage(page);
  await field("Insurance Type").selectOption("farm");
  await page.goto("/about");
  await page.goto("/contact?about=boat");
  await expect(field("Insurance Type")).toHaveValue("farm");
  await page.goto("/contact?about=petroleum-tank");
  await expect(field("Insurance Type")).toHaveValue("commercial");
  await expect(field("Message (optional)")).toHaveValue("About Petroleum Tank: ");
  await field("Message (optional)").fill("Two tanks.");
  await page.goto("/contact?about=boat");
  await expect(field("Message (optional)")).toHaveValue("Two tanks.");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("an answer in words does not hold up the form", async ({ page }) => {
      await page.goto("/contact");
      const { field, form } = quotePage(page);
      await field("Insurance Type").selectOption("farm");
      await field("Acres you farm (optional)").fill("about 1,200.5");
      await expect(field("Acres you farm (optional)")).toHaveValue("about 1,200.5");
      await expect(form.locator("[name^=details]:invalid")).toHaveCount(0);
    });

    test("the form asks only the questions for the selected insurance type", async ({ page }) => {
      await page.goto("/contact");
      const { field } = quotePage(page);
      const [acres, drivers] = [field("Acres you farm (optional)"), field("Drivers in your household (optional)")];
      await expect(acres).toBeHidden();
      await field("Insurance Type").selectOption("farm");
      await expect(acres).toBeVisible();
      await expect(drivers).toBeHidden();
      await field("Insurance Type").selectOption("personal");
      await expect(acres).toBeHidden();
      await expect(drivers).toBeVisible();
    });
  });
}

test("answers are kept in the draft, and those for another insurance type are not sent", async ({ page }) => {
  const sent = await mockQuoteApi(page);
  const { fill, field, button, notice } = await openQuoteForm(page);
  await fill();
  await field("Acres you farm (optional)").fill("640");
  await field("Best time to call (optional)").selectOption("Morning");
  await page.reload();
  await expect(field("Acres you farm (optional)")).toHaveValue("640");
  await hydrateQuoteForm(page);
  await field("Insurance Type").selectOption("personal");
  await button.click();
  await expect(notice(SUCCESS_TITLE)).toBeVisible();
  expect(sent[0]?.body).toMatchObject({ details: { "call-time": "Morning" } });
  expect(sent[0]?.body.details).not.toHaveProperty("acres");
});

for (const viewport of [
  { width: 1366, height: 657 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test("the confirmation has a receipt, and the toast does not cover it", async ({ page }) => {
      await mockQuoteApi(page, (route) => route.fulfill({ json: ACCEPTED }));
      const { toast, notice } = await sendBoatRequest(page);
      await expectReceipt(page);
      await toast.hover();
      const heading = await notice(SUCCESS_TITLE).getByRole("heading", { name: SUCCESS_TITLE }).boundingBox();
      const box = await toast.boundingBox();
      expect(heading?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    });
  });
}

test("a reload shows the receipt again, Back leads to the page before, and nothing is sent twice", async ({ page }) => {
  const sent = await mockQuoteApi(page, (route) => route.fulfill({ json: ACCEPTED }));
  await page.goto("/about");
  await sendBoatRequest(page);
  await page.reload();
  await expectReceipt(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await page.goForward();
  await expectReceipt(page);
  await page.getByRole("link", { name: "Send another request" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  const { field, form } = quotePage(page);
  await expect(form).toBeVisible();
  for (const label of Object.keys(VALID_ANSWERS)) await expect(field(label), label).toHaveValue("");
  expect(sent).toHaveLength(1);
});

test("the confirmation stays when a link leads to a part of the page, also after a reload", async ({ page }) => {
  await mockQuoteApi(page, (route) => route.fulfill({ json: ACCEPTED }));
  await sendBoatRequest(page);
  const skipLink = page.getByRole("link", { name: /^Skip to/ });
  await skipLink.focus();
  await skipLink.press("Enter");
  await expectReceipt(page);
  await expect(page).toHaveURL(/#request-received$/);
  await page.reload();
  await expectReceipt(page);
});

test("an address with the fragment confirms nothing while the form is open", async ({ page }) => {
  const { field, form } = await openQuoteForm(page);
  await field("First Name").fill("Ada");
  await page.evaluate(() => location.assign("#request-received"));
  await expect(page).toHaveURL(/\/contact$/);
  await expect(form).toBeVisible();
  await expect(field("First Name")).toHaveValue("Ada");
  await expect(quotePage(page).notice(SUCCESS_TITLE)).toBeHidden();
});

test("a form that the browser sends is not confirmed with the receipt of an earlier request", async ({ page }) => {
  await mockQuoteApi(page, (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ status: 303, headers: { Location: "/contact#request-received" } })
      : route.fulfill({ json: ACCEPTED }),
  );
  await sendBoatRequest(page);
  await page.route("**/*.js", (route) => route.abort());
  await page.getByRole("link", { name: "Send another request" }).click();
  await page.waitForURL(/\/contact$/);
  const { fill, button, notice } = quotePage(page);
  await fill();
  await button.click();
  await expect(notice(SUCCESS_TITLE)).toBeVisible();
  await expect(notice(SUCCESS_TITLE)).not.toContainText(ACCEPTED.reference);
});

test("a draft that cannot be saved is not lost when the browser brings back the page", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The storage is full", "QuotaExceededError");
    };
  });
  const sent = await mockQuoteApi(page);
  const { fill, button, notice } = await openQuoteForm(page);
  await fill();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await button.click();
  await expect(notice(SUCCESS_TITLE)).toBeVisible();
  expect(sent).toMatchObject([{ body: { firstName: "Ada" } }]);
});

test("a captive portal that redirects the request does not count as success", async ({ page }) => {
  await page.route("**/portal", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Hotel</h1>" }));
  await page.route(QUOTE_ENDPOINT, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 302, headers: { Location: "/portal" } })
      : route.fulfill({ json: {} }),
  );
  const { fill, button, notice, field } = await openQuoteForm(page);
  await fill();
  await button.click();
  await expect(notice(FAILURE_TITLE)).toBeFocused();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(field("Email")).toHaveValue(VALID_ANSWERS.Email);
  await page.reload();
  await expect(field("Email")).toHaveValue(VALID_ANSWERS.Email);
});

test("a connection that drops within the response does not count as success", async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      if (init?.method !== "POST") return fetch(input, init);
      const dropped = new ReadableStream({
        start(body) {
          body.enqueue(new TextEncoder().encode('{"success":true'));
          body.error(new TypeError("network error"));
        },
      });
      return new Response(dropped);
    };
  });
  const { fill, button, notice, field } = await openQuoteForm(page);
  await fill();
  await button.click();
  await expect(notice(FAILURE_TITLE)).toBeFocused();
  await expect(field("Email")).toHaveValue(VALID_ANSWERS.Email);
});
