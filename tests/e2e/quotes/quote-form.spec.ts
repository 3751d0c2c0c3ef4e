import { expect, type Page, type Route } from "playwright/test";
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
  readPost,
  SUCCESS_TEXT,
  SUCCESS_TITLE,
  VALID_ANSWERS,
} from "#tests/support/browser/quote-requests.ts";
import { test } from "#tests/support/browser/test.ts";

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

/** Collects uncaught errors of a page. */
function recordErrors(page: Page): Error[] {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  return errors;
}

test("an empty form lists the errors in a summary and at each field, and a corrected field leaves both", async ({
  page,
}) => {
  const sent = await mockQuoteApi(page);
  const { form, button, field } = await openQuoteForm(page);
  const errors = form.locator(".field-error");
  await test.step("no error before the first submit", async () => {
    await field("Email").fill("ada");
    await field("Email").blur();
    await field("Phone").focus();
    await expect(errors).toHaveCount(0);
    await button.click();
  });

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
  await expect(errors).toHaveText(REQUIRED_MESSAGES.map(([, message]) => message));
  await expect(field("Message (optional)")).not.toHaveAttribute("aria-invalid");

  await test.step("fields are validated on every change", async () => {
    await field("Email").fill("ada@example.com");
    const others = REQUIRED_MESSAGES.filter(([label]) => label !== "Email").map(([, message]) => message);
    await expect(summary.getByRole("link")).toHaveText(others);
    await expect(errors).toHaveText(others);
    await expect(field("Email")).not.toHaveAttribute("aria-invalid");
    await expect(field("Email")).toBeFocused();
    await field("Phone").fill("515555019");
    await expect(errors).toHaveText(others);
    await field("Phone").pressSequentially("9");
    await expect(errors).toHaveCount(others.length - 1);
    await field("Phone").press("Backspace");
    await expect(field("Phone")).toHaveAccessibleDescription(endingWith("Phone number must be at least 10 digits"));
  });
  expect(sent).toEqual([]);
});

test("the API accepts a request, and the confirmation shows its reference", async ({ page }) => {
  const { fill, button, notice } = await openQuoteForm(page);
  await fill();
  await button.click();
  await expect(notice(SUCCESS_TITLE)).toContainText(/[\dA-F]{4}-[\dA-F]{4}/);
});

test("a request that fails keeps its values, and the next attempt shows a confirmation in place of the form", async ({
  page,
}) => {
  const { promise: released, release } = createGate();
  const issues = [
    { field: "email", message: "This address does not exist." },
    { field: "phone", message: "This number is not in service." },
  ];
  const answers: ((route: Route) => Promise<void>)[] = [
    (route) => route.abort(),
    (route) => route.fulfill({ status: 422, json: { error: "Please look again.", issues } }),
    async (route) => {
      await released;
      await route.fulfill({ json: { success: true, message: "Sent without the card number." } });
    },
  ];
  const sent = await mockQuoteApi(page, (route) => answers[sent.length - 1]?.(route) ?? route.abort());
  const tokens: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET" && QUOTE_ENDPOINT.test(request.url())) tokens.push(request.url());
  });
  await page.goto("/contact");
  const { form, button, field, fill, notice, toast } = quotePage(page);
  await test.step("the form is hydrated on its own, and fetches a token when a field takes the focus", async () => {
    await expect(form).toHaveJSProperty("noValidate", true);
    expect(tokens).toEqual([]);
    const tokenReceived = page.waitForResponse(QUOTE_ENDPOINT);
    await field("First Name").focus();
    await (await tokenReceived).finished();
  });
  await fill();
  await field("Message (optional)").fill("Two barns.\nOne is old.");
  await form.getByRole("checkbox").check();
  const honeypot = form.getByLabel("Leave this field empty");
  await expect(honeypot).toBeHidden();
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = "spam";
  });
  await expect(button).toHaveText("Submit Request");

  await test.step("after a failure", async () => {
    await button.click();
    const message = "Failed to submit form. Please try again.";
    await expect(notice(FAILURE_TITLE)).toContainText(message);
    await expect(notice(FAILURE_TITLE)).toBeFocused();
    await expect(notice(FAILURE_TITLE).getByRole("link")).toHaveAttribute("href", /^tel:\+1\d{10}$/);
    await expect(toast).toContainText(FAILURE_TITLE + message);
    await expect(toast).toHaveClass("toast destructive");
    await expect(button).toBeEnabled();
    await expect(button).toHaveText("Submit Request");
    for (const [label, value] of Object.entries(VALID_ANSWERS)) await expect(field(label)).toHaveValue(value);
    await expect(field("Insurance Type")).toHaveValue("farm");
  });

  await test.step("after errors from the server", async () => {
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
  });

  await test.step("after a double click that succeeds, although an error of the server is left", async () => {
    await button.evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
    });
    await expect(button).toHaveText("Submitting...");
    await expect(button).toBeDisabled();
    release();
    await expect(notice(SUCCESS_TITLE)).toContainText("Sent without the card number.");
    await expect(notice(SUCCESS_TITLE)).toBeFocused();
    await expect(toast).toContainText(`${SUCCESS_TITLE}Sent without the card number.`);
    await expect(toast).toHaveClass("toast");
    await expect(form).toBeHidden();
    for (const label of [...Object.keys(VALID_ANSWERS), "Insurance Type", "Message (optional)"]) {
      await expect(field(label), label).toHaveValue("");
    }
    await expect(form.locator("#consent")).not.toBeChecked();
    await expect(honeypot).toHaveValue("");
  });

  expect(tokens).toHaveLength(1);
  expect(sent).toHaveLength(3);
  expect(sent[2]?.body).toEqual({
    firstName: "Ada",
    lastName: "Lindqvist",
    email: "ada@example.org",
    phone: "(515) 555-0199",
    insuranceType: "farm",
    message: "Two barns.\nOne is old.",
    consent: CONSENT_VERSION,
    pageSource: "Contact Page",
    ticket: FORM_TOKEN,
    unasked: "spam",
  });
  expect(sent[2]?.url).toBe(new URL("/api/contact", page.url()).href);
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    expect.stringMatching(/^[0-9a-f]{32}$/),
    sent[0]?.idempotencyKey,
    expect.not.stringMatching(sent[0]?.idempotencyKey ?? ""),
  ]);
});

test("the draft survives another page, a failure and a reload, and is removed by a success", async ({ page }) => {
  const answers = {
    ...VALID_ANSWERS,
    "Message (optional)": "Two barns.\nOne is old.",
    "Acres you farm (optional)": "640",
  };
  const expectDraft = async ({ field, form }: QuotePage) => {
    for (const [label, value] of Object.entries(answers)) await expect(field(label), label).toHaveValue(value);
    await expect(field("Insurance Type")).toHaveValue("farm");
    // Consent must be given for each request.
    await expect(form.getByRole("checkbox")).not.toBeChecked();
  };
  let answer: Parameters<Route["fulfill"]>[0] = { status: 503, json: {} };
  const sent = await mockQuoteApi(page, (route) => route.fulfill(answer));
  const quote = await openQuoteForm(page);
  await quote.fill();
  for (const label of ["Message (optional)", "Acres you farm (optional)"] as const) {
    await quote.field(label).fill(answers[label]);
  }
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
  expect(sent.at(-1)?.body).toMatchObject({ details: { acres: "640" } });
  await page.reload();
  for (const label of Object.keys(answers)) await expect(quote.field(label), label).toHaveValue("");
});

test("the form works if the browser stores nothing", async ({ page }) => {
  const errors = recordErrors(page);
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });
  const sent = await mockQuoteApi(page);
  const { fill, button, notice } = await openQuoteForm(page, "/contact?utm_source=radio");
  await fill();
  // The browser brings back the page, whose answers are stored nowhere else.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await button.click();
  await expect(notice(SUCCESS_TITLE)).toBeVisible();
  expect(sent).toMatchObject([{ body: { firstName: "Ada", utm_source: "radio" } }]);
  expect(errors).toEqual([]);
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

test("an invalid form that is submitted before hydration shows the specified messages", async ({ page }) => {
  const release = await holdRequests(page, ISLAND_CHUNKS);
  await page.goto("/contact");
  const { button, form } = quotePage(page);
  await button.click();
  release();
  await expect(form.getByRole("alert")).toBeFocused();
  await expect(form.getByRole("alert").getByRole("link")).toHaveText(REQUIRED_MESSAGES.map(([, message]) => message));
});

test("the browser validates and sends the form if the form cannot be hydrated", async ({ page }) => {
  const errors = recordErrors(page);
  await page.route(ISLAND_CHUNKS, (route) => route.abort());
  await page.route("**/api/contact", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Received</h1>" }));
  await page.goto("/contact");
  const { button, field, fill } = quotePage(page);
  await button.click();
  await expect(field("First Name")).toBeFocused();
  await fill();
  const request = page.waitForRequest("**/api/contact");
  await button.click();
  expect(readPost((await request).postData()).email).toBe(VALID_ANSWERS.Email);
  await expect(page.getByRole("heading")).toHaveText("Received");
  expect(errors).toEqual([]);
});

test("a visitor starts with the insurance type of the page before, without a shift, and the request names the page", async ({
  page,
}) => {
  const sent = await mockQuoteApi(page);
  // A font that arrives late may move text, which is not the form's doing.
  await page.route("**/*.woff2", (route) => route.abort());
  await page.setViewportSize({ width: 1000, height: 3000 });
  await page.goto("/commercial/cyber-liability");
  await page.locator('main a[href^="/contact"]').first().click();
  await page.waitForURL(/\/contact(?:\?|$)/);
  const { button, field, fill, notice } = quotePage(page);
  await expect(field("Insurance Type")).toHaveValue("commercial");
  await field("First Name").fill("Ada");
  await field("Insurance Type").selectOption("personal");
  await page.reload();
  await expect(field("Insurance Type")).toHaveValue("personal");

  await page.goto("/medicare");
  await page.locator('main a[href^="/contact"]').first().click();
  await page.waitForURL(/\/contact(?:\?|$)/);
  await expect(field("First Name")).toHaveValue("Ada");
  await expect(field("Insurance Type")).toHaveValue("medicare");
  await expect(page.getByText(NON_AFFILIATION)).toBeInViewport();
  await hydrateQuoteForm(page);
  await expect(field("Insurance Type")).toHaveValue("medicare");
  // Two frames later, every shift until now has been reported.
  const shifts = await page.evaluate(async () => {
    const shifts: PerformanceEntry[] = [];
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries());
    }).observe({ type: "layout-shift", buffered: true });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return JSON.stringify(shifts);
  });
  expect(shifts).toBe("[]");
  await fill();
  await field("Insurance Type").selectOption("medicare");
  await button.click();
  await expect(notice(SUCCESS_TITLE)).toBeVisible();
  expect(sent).toMatchObject([{ body: { pageSource: "Medicare Page", insuranceType: "medicare" } }]);
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
  await expect(field("Phone")).toHaveAccessibleDescription("So we can ask about details. We do not sell your number.");
  await type("5155550199");
  await tab();
  await type("Medicare");
  await tab();
  await expect(field("Best time to call (optional)")).toBeFocused();
  await tab();
  await tab();
  await type("Turning 65.");
  await tab();
  await expect(field("Files (optional)")).toBeFocused();
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

/** Expects that the form asks only what concerns the selected type of insurance. */
async function expectQuestionsByType(page: Page): Promise<void> {
  const { field, form } = quotePage(page);
  const [acres, drivers] = [field("Acres you farm (optional)"), field("Drivers in your household (optional)")];
  const disclaimer = page.getByText(NON_AFFILIATION);
  await expect(acres).toBeHidden();
  await expect(disclaimer).toBeHidden();
  await field("Insurance Type").selectOption("personal");
  await expect(acres).toBeHidden();
  await expect(drivers).toBeVisible();
  await field("Insurance Type").selectOption("medicare");
  await expect(drivers).toBeHidden();
  await expect(disclaimer).toBeVisible();
  await expect(disclaimer).toHaveCSS("font-size", "18px");
  await field("Insurance Type").selectOption("farm");
  await expect(disclaimer).toBeHidden();
  // An answer in words does not hold up the form.
  await acres.fill("about 1,200.5");
  await expect(acres).toHaveValue("about 1,200.5");
  await expect(form.locator("[name^=details]:invalid")).toHaveCount(0);
}

/** Goes from another page to the address after a plain form, and expects the confirmation there. */
async function expectConfirmation(page: Page, baseURL: string | undefined): Promise<void> {
  const received = page.locator("#request-received");
  await expect(received).toBeHidden();
  await page.goto("/about");
  await page.goto("/contact#request-received", { referer: `${baseURL}contact?about=farm` });
  await expect(received).toContainText(SUCCESS_TITLE + SUCCESS_TEXT);
  await expect(page.locator("form")).toBeHidden();
  await expect(received).toBeFocused();
  await expect(page.getByRole("region", { name: SUCCESS_TITLE })).toHaveCount(1);
  await expect(received.getByRole("heading", { name: SUCCESS_TITLE })).toBeInViewport({ ratio: 1 });
  const bars = await page.getByRole("navigation", { name: "Breadcrumb" }).boundingBox();
  const { y } = (await received.boundingBox()) ?? { y: 0 };
  expect(y).toBeGreaterThan((bars?.y ?? 0) + (bars?.height ?? 0));
}

test("the form asks what concerns the insurance type, and a form that the browser has sent is confirmed", async ({
  page,
  baseURL,
}) => {
  await page.goto("/contact");
  await expectQuestionsByType(page);
  await quotePage(page).field("First Name").fill("Ada");
  await expectConfirmation(page, baseURL);
  await page.goto("/about");
  await page.goto("/contact");
  await expect(quotePage(page).field("First Name")).toHaveValue("");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser validates and sends the form", async ({ page, baseURL }) => {
    const posts: (string | null)[] = [];
    await page.route("**/api/contact", async (route) => {
      posts.push(route.request().postData());
      await route.fulfill({ contentType: "text/html", body: "<h1>Received</h1>" });
    });
    await page.goto("/contact");
    await expectQuestionsByType(page);
    await page.reload();
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
    expect(readPost(posts[0] ?? "")).toEqual({
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
      files: "",
      unasked: "",
    });
    await page.goto("/contact");
    await expectConfirmation(page, baseURL);
  });
});

test("the form asks about a likely typo in the email address", async ({ page }) => {
  const { field, form } = await openQuoteForm(page);
  await field("Email").fill("ada@gmial.com");
  await field("Phone").focus();
  await expect(form.getByText("Did you mean ada@gmail.com?")).toBeVisible();
  await field("Email").fill("ada@gmail.com");
  await field("Phone").focus();
  await expect(form.getByText("Did you mean")).toHaveCount(0);
});

test("the form offers the phone number when the server keeps the visitor waiting", async ({ page }) => {
  await mockQuoteApi(page, () => new Promise(() => undefined));
  const { form, fill, button } = await openQuoteForm(page);
  await fill();
  await button.click();
  const line = form.getByText("Still sending.");
  await expect(line).toBeHidden();
  await expect(line).toHaveCSS("animation-delay", "8s");
  await line.evaluate((element) => element.getAnimations()[0]?.finish());
  await expect(line.getByRole("link", { name: "(515) 555-0142" })).toBeVisible();
});
