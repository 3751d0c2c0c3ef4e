import { expect, type Route, test } from "playwright/test";
import { MIN_FILL_MS } from "#schemas/quote-request.ts";
import { createGate, holdRequests, ISLAND_CHUNKS } from "#tests/support/browser/hold-requests.ts";
import {
  CONSENT_VERSION,
  FAILURE_TITLE,
  FORM_TOKEN,
  hydrateQuoteForm,
  mockQuoteApi,
  NON_AFFILIATION,
  openQuoteForm,
  QUOTE_ENDPOINT,
  type QuotePage,
  quotePage,
  SUCCESS_TEXT,
  SUCCESS_TITLE,
  VALID_ANSWERS,
} from "#tests/support/browser/quote-requests.ts";

/** Labels of the required fields with their messages. */
const REQUIRED_MESSAGES = [
  ["First Name", "First name is required"],
  ["Last Name", "Last name is required"],
  ["Email", "Please enter a valid email address"],
  ["Phone", "Phone number must be at least 10 digits"],
  ["Insurance Type", "Please select an insurance type"],
] as const;

/** IDs of the optional questions. */
const QUESTIONS = ["renewal", "employees", "acres", "drivers", "call-time", "contact-way"];

/** Matches a description that ends with a message. The field's hint can precede it. */
const endingWith = (message: string) => new RegExp(`${message}$`);

const TRY_AGAIN = "Failed to submit form. Please try again.";

test("an empty form lists the errors in a summary and at each field", async ({ page }) => {
  const sent = await mockQuoteApi(page);
  const { form, button, field } = await openQuoteForm(page);
  await field("Phone").focus();
  await button.click();

  const summary = form.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("heading")).toHaveText("There is a problem");
  await expect(summary.getByRole("link")).toHaveText(REQUIRED_MESSAGES.map(([, message]) => message));
  for (const [label, message] of REQUIRED_MESSAGES) {
    await expect(field(label)).toHaveAttribute("aria-invalid", "true");
    await expect(field(label)).toHaveAccessibleDescription(endingWith(message));
    await summary.getByRole("link", { name: message }).click();
    await expect(field(label)).toBeFocused();
    await expect(field(label)).toBeInViewport();
  }
  await expect(form.locator(".field-error")).toHaveText(REQUIRED_MESSAGES.map(([, message]) => message));
  await expect(field("Message (optional)")).not.toHaveAttribute("aria-invalid");
  expect(sent).toEqual([]);
});

test("fields are validated on every change, but only after the first submit", async ({ page }) => {
  const { form, button, field } = await openQuoteForm(page);
  const errors = form.locator(".field-error");
  await field("Email").fill("ada");
  await field("Email").blur();
  await expect(errors).toHaveCount(0);
  await button.click();
  await expect(errors).toHaveCount(REQUIRED_MESSAGES.length);

  await field("Email").fill("ada@example.com");
  await expect(errors).toHaveCount(REQUIRED_MESSAGES.length - 1);
  await expect(field("Email")).not.toHaveAttribute("aria-invalid");
  await field("Phone").fill("515555019");
  await expect(errors).toHaveCount(REQUIRED_MESSAGES.length - 1);
  await field("Phone").pressSequentially("9");
  await expect(errors).toHaveCount(REQUIRED_MESSAGES.length - 2);
  await field("Phone").press("Backspace");
  await expect(field("Phone")).toHaveAccessibleDescription(endingWith("Phone number must be at least 10 digits"));
});

test("an accepted request shows a confirmation and a toast in place of the form", async ({ page }) => {
  const { promise: released, release } = createGate();
  const sent = await mockQuoteApi(page, async (route) => {
    await released;
    await route.fulfill({ json: { success: true } });
  });
  const tokenReceived = page.waitForResponse(QUOTE_ENDPOINT);
  const { form, button, field, fill, notice, toast } = await openQuoteForm(page);
  await (await tokenReceived).finished();
  await expect(button).toHaveText("Submit Request");
  await fill();
  await field("Message (optional)").fill("Two barns.\nOne is old.");
  await form.getByRole("checkbox").check();
  await button.click();

  await expect(button).toHaveText("Submitting...");
  await expect(button).toBeDisabled();
  release();
  await expect(notice(SUCCESS_TITLE)).toContainText(SUCCESS_TEXT);
  await expect(notice(SUCCESS_TITLE)).toBeFocused();
  await expect(toast).toContainText(SUCCESS_TITLE + SUCCESS_TEXT);
  await expect(form).toBeHidden();
  for (const label of [...Object.keys(VALID_ANSWERS), "Insurance Type", "Message (optional)"]) {
    await expect(field(label), label).toHaveValue("");
  }
  await expect(form.locator("#consent")).not.toBeChecked();

  expect(sent.map(({ body }) => body)).toEqual([
    {
      firstName: "Ada",
      lastName: "Lindqvist",
      email: "ada@example.com",
      phone: "(515) 555-0199",
      insuranceType: "farm",
      message: "Two barns.\nOne is old.",
      consent: CONSENT_VERSION,
      pageSource: "Contact Page",
      ticket: FORM_TOKEN,
    },
  ]);
  expect(sent[0]?.url).toBe(new URL("/api/contact", page.url()).href);
});

for (const [response, answer, message] of [
  ["a reason", { status: 429, json: { error: "Please wait a minute." } }, "Please wait a minute."],
  ["no reason", { status: 500, json: {} }, "Failed to submit contact form"],
  ["an empty reason", { status: 500, json: { error: "" } }, "Failed to submit contact form"],
  ["a reason that is not text", { status: 500, json: { error: { code: 7 } } }, "Failed to submit contact form"],
  ["JSON null", { status: 500, json: null }, "Failed to submit contact form"],
  ["HTML", { status: 502, body: "<h1>Bad gateway</h1>" }, "Unknown error"],
  ["a network error", undefined, TRY_AGAIN],
  ["the sign-in page of a network", { status: 200, contentType: "text/html", body: "<h1>Hotel</h1>" }, TRY_AGAIN],
  ["JSON without success", { status: 200, json: { ok: true } }, TRY_AGAIN],
] as const) {
  test(`after ${response}, the form shows the right message and keeps its values`, async ({ page }) => {
    await mockQuoteApi(page, (route) => (answer === undefined ? route.abort() : route.fulfill(answer)));
    const { button, field, fill, notice, toast } = await openQuoteForm(page);
    await fill();
    await button.click();
    await expect(notice(FAILURE_TITLE)).toContainText(message);
    await expect(notice(FAILURE_TITLE)).toBeFocused();
    await expect(notice(FAILURE_TITLE).getByRole("link")).toHaveAttribute("href", /^tel:\+1\d{10}$/);
    await expect(toast).toContainText(FAILURE_TITLE + message);
    await expect(toast).toHaveClass(/destructive/);
    await expect(button).toBeEnabled();
    await expect(button).toHaveText("Submit Request");
    for (const [label, value] of Object.entries(VALID_ANSWERS)) await expect(field(label)).toHaveValue(value);
    await expect(field("Insurance Type")).toHaveValue("farm");
  });
}

test("a request that fails offline is sent by the second submit", async ({ page, context }) => {
  const sent = await mockQuoteApi(page);
  const { button, field, fill, notice, toast } = await openQuoteForm(page);
  await fill();
  await page.waitForLoadState("networkidle");
  await page.unroute(QUOTE_ENDPOINT);
  await context.setOffline(true);
  await button.click();
  await expect(notice(FAILURE_TITLE)).toContainText("You are offline.");
  await expect(toast).toContainText("You are offline.");
  await expect(field("Email")).toHaveValue(VALID_ANSWERS.Email);
  await context.setOffline(false);
  const sentOnline = await mockQuoteApi(page);
  await button.click();
  await expect(notice(SUCCESS_TITLE)).toBeVisible();
  expect(sent).toEqual([]);
  expect(sentOnline).toHaveLength(1);
});

test("a response that takes 30 seconds counts as a failure", async ({ page }) => {
  await page.clock.install();
  await mockQuoteApi(page, () => new Promise(() => {}));
  const { button, field, fill, notice } = await openQuoteForm(page);
  await fill();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  await expect(button).toBeDisabled();
  await page.clock.runFor(29_999);
  await expect(button).toBeDisabled();
  await page.clock.runFor(1);
  await expect(notice(FAILURE_TITLE)).toContainText(TRY_AGAIN);
  await expect(field("Email")).toHaveValue(VALID_ANSWERS.Email);
});

test("a response whose body stalls for 30 seconds counts as a failure", async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      if (init?.method !== "POST") return fetch(input, init);
      const stalled = new ReadableStream({
        start: (body) => init.signal?.addEventListener("abort", () => body.error(init.signal?.reason)),
      });
      return new Response(stalled);
    };
  });
  const { button, field, fill, notice } = await openQuoteForm(page);
  await fill();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  await expect(button).toBeDisabled();
  await page.clock.runFor(30_000);
  await expect(notice(FAILURE_TITLE)).toContainText(TRY_AGAIN);
  await expect(button).toBeEnabled();
  await expect(field("Email")).toHaveValue(VALID_ANSWERS.Email);
});

test("errors from the server appear at their fields", async ({ page }) => {
  const issues = [
    { field: "email", message: "This address does not exist." },
    { field: "phone", message: "This number is not in service." },
  ];
  await mockQuoteApi(page, (route) => route.fulfill({ status: 422, json: { error: "Please look again.", issues } }));
  const { form, button, field, fill, notice, toast } = await openQuoteForm(page);
  await fill();
  await button.click();
  const summary = form.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText(issues.map(({ message }) => message));
  await expect(field("Email")).toHaveAccessibleDescription("This address does not exist.");
  await expect(field("Phone")).toHaveAccessibleDescription(endingWith("This number is not in service."));
  await expect(notice(FAILURE_TITLE)).toContainText("Please look again.");
  await expect(toast).toContainText("Please look again.");
  await field("Email").fill("ada@example.org");
  await expect(field("Email")).not.toHaveAttribute("aria-invalid");
  await expect(field("Phone")).toHaveAttribute("aria-invalid", "true");

  // The server's errors do not block the next submit.
  await page.unroute(QUOTE_ENDPOINT);
  await mockQuoteApi(page);
  await button.click();
  await expect(notice(SUCCESS_TITLE)).toBeVisible();
});

test("a double click sends one request", async ({ page }) => {
  const sent = await mockQuoteApi(page);
  const { button, fill, notice } = await openQuoteForm(page);
  await fill();
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
  await expect(notice(SUCCESS_TITLE)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("an unchanged request keeps its idempotency key, and a changed one gets a new key", async ({ page }) => {
  const sent = await mockQuoteApi(page, (route) => route.fulfill({ status: 503, json: {} }));
  const { button, field, fill } = await openQuoteForm(page);
  const send = async () => {
    const before = sent.length;
    await button.click();
    await expect.poll(() => sent.length).toBe(before + 1);
    await expect(button).toBeEnabled();
  };
  await fill();
  await send();
  await send();
  await field("Message (optional)").fill("One more thing.");
  await send();
  await send();
  const [first, second, edited, editedAgain] = sent.map(({ idempotencyKey }) => idempotencyKey);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).toBe(first);
  expect(edited).not.toBe(first);
  expect(editedAgain).toBe(edited);
});

test("the form fetches one token, when a field first takes the focus", async ({ page }) => {
  let count = 0;
  await page.route(QUOTE_ENDPOINT, async (route) => {
    count += 1;
    await route.fulfill({ json: { ticket: FORM_TOKEN } });
  });
  await page.goto("/contact");
  await page.waitForLoadState("networkidle");
  expect(count).toBe(0);
  const { fill, button } = await hydrateQuoteForm(page);
  await fill();
  await expect(button).toBeEnabled();
  await page.waitForLoadState("networkidle");
  expect(count).toBe(1);
});

test("a request is sent without a late token, and the token does not change its idempotency key", async ({ page }) => {
  const sent = await mockQuoteApi(page, (route) => route.fulfill({ status: 503, json: {} }));
  const { promise: released, release } = createGate();
  await page.route(QUOTE_ENDPOINT, async (route) => {
    if (route.request().method() === "GET") await released;
    await route.fallback();
  });
  const { fill, button, notice } = await openQuoteForm(page);
  await fill();
  await button.click();
  await expect(notice(FAILURE_TITLE)).toBeVisible();
  const tokenReceived = page.waitForResponse(QUOTE_ENDPOINT);
  release();
  await (await tokenReceived).finished();
  await button.click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent.map(({ body }) => body.ticket)).toEqual([undefined, FORM_TOKEN]);
  expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
});

for (const [response, answer] of [
  ["status 503", { status: 503, json: { error: "No.", code: "unavailable" } }],
  ["no JSON", { status: 404, body: "<h1>Not found</h1>" }],
  ["no token", { json: null }],
  ["a network error", undefined],
] as const) {
  test(`the form works without a token after ${response}`, async ({ page }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    const sent = await mockQuoteApi(page);
    await page.route(QUOTE_ENDPOINT, (route) => {
      if (route.request().method() !== "GET") return route.fallback();
      return answer === undefined ? route.abort() : route.fulfill(answer);
    });
    const { fill, button, notice } = await openQuoteForm(page);
    await fill();
    await button.click();
    await expect(notice(SUCCESS_TITLE)).toBeVisible();
    expect(sent[0]?.body).not.toHaveProperty("ticket");
    expect(errors).toEqual([]);
  });
}

test("an accepted request shows the message of the response", async ({ page }) => {
  const message = "Your request has been submitted without the card number.";
  await mockQuoteApi(page, (route) => route.fulfill({ json: { success: true, message } }));
  const { fill, button, notice, toast } = await openQuoteForm(page);
  await fill();
  await button.click();
  await expect(notice(SUCCESS_TITLE)).toContainText(message);
  await expect(toast).toContainText(message);
});

test("a fast visitor waits without a message until the form token is two seconds old", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const sent = await mockQuoteApi(page);
  const tokenReceived = page.waitForResponse(QUOTE_ENDPOINT);
  const { fill, button, notice } = await openQuoteForm(page);
  await (await tokenReceived).finished();
  await fill();
  await button.click();
  await expect(button).toHaveText("Submitting...");
  await page.clock.runFor(MIN_FILL_MS - 1);
  expect(sent).toEqual([]);
  await page.clock.runFor(1000);
  await expect(notice(SUCCESS_TITLE)).toBeVisible();
  expect(sent).toMatchObject([{ body: { ticket: FORM_TOKEN } }]);
});

test("a request is sent once more if the response asks to wait a few seconds", async ({ page }) => {
  let answer: Parameters<Route["fulfill"]>[0] = { status: 503, headers: { "Retry-After": "1" }, json: {} };
  const sent = await mockQuoteApi(page, async (route) => {
    await route.fulfill(answer);
    answer = { json: { success: true } };
  });
  const { fill, button, notice } = await openQuoteForm(page);
  await fill();
  await button.click();
  await expect(notice(SUCCESS_TITLE)).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
});

test("a long wait, or a second one, is left to the visitor", async ({ page }) => {
  let retryAfter = "600";
  const sent = await mockQuoteApi(page, (route) =>
    route.fulfill({ status: 429, headers: { "Retry-After": retryAfter }, json: { error: "Please wait." } }),
  );
  const { fill, button, notice } = await openQuoteForm(page);
  await fill();
  await button.click();
  await expect(notice(FAILURE_TITLE)).toContainText("Please wait.");
  expect(sent).toHaveLength(1);
  retryAfter = "1";
  await button.click();
  await expect.poll(() => sent.length).toBe(3);
  await expect(notice(FAILURE_TITLE)).toContainText("Please wait.");
  await expect(button).toBeEnabled();
  expect(sent).toHaveLength(3);
});

test("correcting a field removes it from the error summary", async ({ page }) => {
  const { form, button, field } = await openQuoteForm(page);
  await button.click();
  const links = form.getByRole("alert").getByRole("link");
  await expect(links).toHaveCount(REQUIRED_MESSAGES.length);
  await field("Email").fill("ada@example.com");
  const others = REQUIRED_MESSAGES.filter(([label]) => label !== "Email");
  await expect(links).toHaveText(others.map(([, message]) => message));
  await expect(field("Email")).toBeFocused();
});

test.describe("the draft of a request", () => {
  const answers = { ...VALID_ANSWERS, "Message (optional)": "Two barns.\nOne is old." };

  async function expectDraft({ field, form }: QuotePage): Promise<void> {
    for (const [label, value] of Object.entries(answers)) await expect(field(label), label).toHaveValue(value);
    await expect(field("Insurance Type")).toHaveValue("farm");
    // Consent must be given for each request.
    await expect(form.getByRole("checkbox")).not.toBeChecked();
  }

  test("survives a reload, another page and a failure, and is removed by a success", async ({ page }) => {
    let answer: Parameters<Route["fulfill"]>[0] = { status: 503, json: {} };
    await mockQuoteApi(page, (route) => route.fulfill(answer));
    const quote = await openQuoteForm(page);
    await quote.fill();
    await quote.field("Message (optional)").fill(answers["Message (optional)"]);
    await page.reload();
    await expectDraft(quote);
    await page.goto("/about");
    await page.goto("/contact");
    await expectDraft(quote);

    await hydrateQuoteForm(page);
    await quote.button.click();
    await expect(quote.notice(FAILURE_TITLE)).toBeVisible();
    await page.reload();
    await expectDraft(quote);

    answer = { json: { success: true } };
    await hydrateQuoteForm(page);
    await quote.button.click();
    await expect(quote.notice(SUCCESS_TITLE)).toBeVisible();
    await page.reload();
    for (const label of Object.keys(answers)) await expect(quote.field(label), label).toHaveValue("");
  });

  test("is removed after the browser itself has sent the form", async ({ page, baseURL }) => {
    await page.goto("/contact");
    const { field } = quotePage(page);
    await field("First Name").fill("Ada");
    await page.goto("/about");
    await page.goto("/contact#request-received", { referer: `${baseURL}contact` });
    await expect(field("First Name")).toHaveValue("");
  });

  test("yields to the insurance type of another page that the visitor comes from", async ({ page }) => {
    await page.goto("/farm");
    await page.locator('main a[href^="/contact"]').first().click();
    await page.waitForURL(/\/contact(?:\?|$)/);
    const { field } = quotePage(page);
    await field("First Name").fill("Ada");
    await field("Insurance Type").selectOption("personal");
    await page.reload();
    await expect(field("Insurance Type")).toHaveValue("personal");
    await page.goto("/medicare");
    await page.locator('main a[href^="/contact"]').first().click();
    await page.waitForURL(/\/contact(?:\?|$)/);
    await expect(field("First Name")).toHaveValue("Ada");
    await expect(field("Insurance Type")).toHaveValue("medicare");
  });

  test("is not needed: the form works if session storage is blocked", async ({ page }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
    await mockQuoteApi(page);
    const { fill, button, notice } = await openQuoteForm(page);
    await fill();
    await button.click();
    await expect(notice(SUCCESS_TITLE)).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test("the honeypot is invisible, and its value is sent unchanged", async ({ page }) => {
  const sent = await mockQuoteApi(page);
  const { form, fill, button, notice } = await openQuoteForm(page);
  const honeypot = form.getByLabel("Leave this field empty");
  await expect(honeypot).toBeHidden();
  await expect(honeypot).not.toHaveAttribute("required");
  await expect(honeypot).toHaveAttribute("tabindex", "-1");
  await expect(honeypot).toHaveAttribute("autocomplete", "off");
  await fill();
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = " https://spam.example ";
  });
  await button.click();
  await expect(notice(SUCCESS_TITLE)).toBeVisible();
  await expect(honeypot).toHaveValue("");
  expect(sent).toMatchObject([{ body: { unasked: " https://spam.example " } }]);
});

test("the form calls Netlify Functions on a public host without HTTPS", async ({ page, baseURL }) => {
  const host = "http://www.prairielantern.test";
  await page.route(`${host}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: new URL(pathname, baseURL).href }) });
  });
  const sent = await mockQuoteApi(page);
  const { button, fill, notice } = await openQuoteForm(page, `${host}/contact`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await fill();
  await button.click();
  await expect(notice(SUCCESS_TITLE)).toBeVisible();
  expect(sent).toMatchObject([
    { url: `${host}/.netlify/functions/contact`, idempotencyKey: expect.stringMatching(/^\w{32}$/) },
  ]);
});

test("input before hydration is kept", async ({ page }) => {
  const sent = await mockQuoteApi(page);
  const release = await holdRequests(page, ISLAND_CHUNKS);
  await page.goto("/contact");
  const { form, button, field, fill, notice } = quotePage(page);
  await fill();
  await field("Message (optional)").pressSequentially("Two ba");
  await form.getByRole("checkbox").check();
  await field("Message (optional)").focus();
  expect(await form.evaluate((element: HTMLFormElement) => element.noValidate)).toBe(false);
  release();
  await expect(form).toHaveJSProperty("noValidate", true);
  await expect(field("Message (optional)")).toBeFocused();
  await field("Message (optional)").press("End");
  await field("Message (optional)").pressSequentially("rns");
  for (const [label, value] of Object.entries(VALID_ANSWERS)) await expect(field(label)).toHaveValue(value);
  await button.click();
  await expect(notice(SUCCESS_TITLE)).toBeVisible();
  expect(sent).toMatchObject([
    { body: { email: VALID_ANSWERS.Email, insuranceType: "farm", message: "Two barns", consent: CONSENT_VERSION } },
  ]);
});

test("a valid form that is submitted before hydration is sent by the browser", async ({ page }) => {
  await holdRequests(page, ISLAND_CHUNKS);
  await page.route("**/api/contact", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Received</h1>" }));
  await page.goto("/contact");
  const { button, fill } = quotePage(page);
  await fill();
  const request = page.waitForRequest("**/api/contact");
  await button.click();
  const body = new URLSearchParams((await request).postData() ?? "");
  expect(body.get("email")).toBe(VALID_ANSWERS.Email);
  await expect(page.getByRole("heading")).toHaveText("Received");
});

test("an invalid form that is submitted before hydration shows the specified messages", async ({ page }) => {
  const release = await holdRequests(page, ISLAND_CHUNKS);
  await page.goto("/contact");
  const { button, form } = quotePage(page);
  await button.click();
  release();
  await expect(form.getByRole("alert")).toBeFocused();
  await expect(form.getByRole("alert").getByRole("link")).toHaveText(REQUIRED_MESSAGES.map(([, message]) => message));
});

test("the browser shows its messages if the form cannot be hydrated", async ({ page }) => {
  await page.route(ISLAND_CHUNKS, (route) => route.abort());
  await page.goto("/contact");
  const { button, field } = quotePage(page);
  await button.click();
  // The browser moves the focus to the first invalid field.
  await expect(async () => {
    await button.click();
    await expect(field("First Name")).toBeFocused({ timeout: 1000 });
  }).toPass();
});

test("the form is hydrated without an interaction", async ({ page }) => {
  await page.goto("/contact");
  await expect(quotePage(page).form).toHaveJSProperty("noValidate", true);
});

for (const [path, type, pageSource] of [
  ["/", "", "Home Page"],
  ["/about", "", "About Page"],
  ["/commercial", "commercial", "Commercial Page"],
  ["/commercial/cyber-liability", "commercial", "Commercial - Cyber Liability Page"],
  ["/farm/agribusiness", "farm", "Farm - Agribusiness Page"],
  ["/personal/home", "personal", "Personal - Home Page"],
  ["/medicare", "medicare", "Medicare Page"],
] as const) {
  test(`a visitor from ${path} starts with ${type || "no insurance type"}, and the request names the page`, async ({
    page,
  }) => {
    const sent = await mockQuoteApi(page);
    await page.goto(path);
    await page.locator('main a[href^="/contact"]').first().click();
    await page.waitForURL(/\/contact(?:\?|$)/);
    const { button, field, fill, notice } = quotePage(page);
    await expect(field("Insurance Type")).toHaveValue(type);
    await hydrateQuoteForm(page);
    await expect(field("Insurance Type")).toHaveValue(type);
    await fill();
    if (type !== "") await field("Insurance Type").selectOption(type);
    await button.click();
    await expect(notice(SUCCESS_TITLE)).toBeVisible();
    expect(sent).toMatchObject([{ body: { pageSource, insuranceType: type || "farm" } }]);
  });
}

test("a visitor from another site starts with no insurance type", async ({ page }) => {
  await page.goto("/contact", { referer: "https://elsewhere.example/farm" });
  await expect(quotePage(page).field("Insurance Type")).toHaveValue("");
});

test("a preselected insurance type causes no layout shift", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 3000 });
  await page.goto("/medicare");
  await page.locator('main a[href^="/contact"]').first().click();
  await page.waitForURL(/\/contact(?:\?|$)/);
  await expect(page.getByText(NON_AFFILIATION)).toBeInViewport();
  await hydrateQuoteForm(page);
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
          type: "layout-shift",
          buffered: true,
        });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(shifts).toBe(0);
});

test("the keyboard alone can fill in and submit the form", async ({ page }) => {
  const sent = await mockQuoteApi(page);
  const { form, field, notice } = await openQuoteForm(page);
  const type = (text: string) => page.keyboard.type(text);
  const tab = () => page.keyboard.press("Tab");
  await expect(field("First Name")).toBeFocused();
  await type("Ada");
  await tab();
  await type("Lindqvist");
  await tab();
  await type("ada@example.com");
  await tab();
  await expect(field("Phone")).toHaveAccessibleDescription(
    "So we can ask about details of your quote. We do not sell your number.",
  );
  await type("5155550199");
  await tab();
  await type("Medicare");
  await tab();
  await expect(field("Best time to call (optional)")).toBeFocused();
  await tab();
  await tab();
  await type("Turning 65.");
  await tab();
  await page.keyboard.press("Space");
  for (const name of ["privacy policy", "terms"]) {
    await tab();
    await expect(form.getByRole("link", { name })).toBeFocused();
  }
  await tab();
  await page.keyboard.press("Enter");
  await expect(notice(SUCCESS_TITLE)).toBeFocused();
  expect(sent).toMatchObject([
    { body: { firstName: "Ada", insuranceType: "medicare", message: "Turning 65.", consent: CONSENT_VERSION } },
  ]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("the Medicare disclaimer appears at body size when Medicare is selected", async ({ page }) => {
      await page.goto("/contact");
      const { field } = quotePage(page);
      const disclaimer = page.getByText(NON_AFFILIATION);
      await expect(disclaimer).toBeHidden();
      await field("Insurance Type").selectOption("farm");
      await expect(disclaimer).toBeHidden();
      await field("Insurance Type").selectOption("medicare");
      await expect(disclaimer).toBeVisible();
      await expect(disclaimer).toHaveCSS("font-size", "18px");
    });

    test("the confirmation appears only at the URL after a plain form", async ({ page, baseURL }) => {
      await page.goto("/contact");
      const received = page.locator("#request-received");
      await expect(received).toBeHidden();
      await page.goto("/");
      await page.goto("/contact#request-received", { referer: `${baseURL}contact?about=farm` });
      await expect(received).toContainText(SUCCESS_TITLE + SUCCESS_TEXT);
      await expect(page.locator("form")).toBeHidden();
      await expect(received).toBeFocused();
      await expect(page.getByRole("region", { name: SUCCESS_TITLE })).toHaveCount(1);
      await expect(received.getByRole("heading", { name: SUCCESS_TITLE })).toBeInViewport({ ratio: 1 });
      const bars = await page.getByRole("navigation", { name: "Breadcrumb" }).boundingBox();
      const { y } = (await received.boundingBox()) ?? { y: 0 };
      expect(y).toBeGreaterThan((bars?.y ?? 0) + (bars?.height ?? 0));
    });

    test("the form explains that a request binds no coverage and what not to send", async ({ page }) => {
      await page.goto("/contact");
      const { form } = quotePage(page);
      await expect(form).toContainText("This request does not bind coverage.");
      await expect(form).toContainText("Please do not send card numbers or Social Security numbers.");
      await expect(form.getByRole("checkbox")).not.toBeChecked();
      await expect(form.getByRole("checkbox")).not.toHaveAttribute("required");
    });
  });
}

test("the address of the confirmation shows the form to a visitor who has sent nothing", async ({ page }) => {
  await page.goto("/contact#request-received");
  await expect(page.locator("form")).toBeVisible();
  await expect(page.locator("#request-received")).toBeHidden();
  await expect(page).toHaveURL(/\/contact$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser validates and submits the form", async ({ page }) => {
    const posts: (string | null)[] = [];
    await page.route("**/api/contact", async (route) => {
      posts.push(route.request().postData());
      await route.fulfill({ contentType: "text/html", body: "<h1>Received</h1>" });
    });
    await page.goto("/contact");
    const { form, button, field, fill } = quotePage(page);
    await expect(form).toHaveAttribute("action", "/api/contact");
    await expect(form).toHaveAttribute("method", "post");
    await expect(form).not.toHaveAttribute("novalidate");
    for (const [label] of REQUIRED_MESSAGES) await expect(field(label)).toHaveAttribute("required");
    await expect(field("Email")).toHaveAttribute("type", "email");
    await expect(field("Phone")).toHaveAttribute("type", "tel");
    await expect(field("Phone")).toHaveAttribute("minlength", "10");
    await expect(field("Message (optional)")).toHaveAttribute("rows", "4");
    await expect(field("Insurance Type").getByRole("option", { name: "Select Insurance Type" })).toBeDisabled();
    await button.click();
    await expect(field("First Name")).toBeFocused();

    await fill();
    await form.getByRole("checkbox").check();
    await button.click();
    await expect(page.getByRole("heading")).toHaveText("Received");
    expect(posts).toHaveLength(1);
    expect(Object.fromEntries(new URLSearchParams(posts[0] ?? ""))).toEqual({
      pageSource: "Contact Page",
      about: "",
      ...Object.fromEntries(QUESTIONS.map((id) => [`details.${id}`, ""])),
      firstName: "Ada",
      lastName: "Lindqvist",
      email: "ada@example.com",
      phone: "(515) 555-0199",
      insuranceType: "farm",
      message: "",
      consent: CONSENT_VERSION,
      unasked: "",
    });
  });
});
