import { expect, type Page, type Route, test } from "playwright/test";
import {
  FORM_TOKEN,
  hydrateQuoteForm,
  mockQuoteApi,
  openQuoteForm,
  QUOTE_ENDPOINT,
  quotePage,
  SUCCESS_TEXT,
  VALID_ANSWERS,
} from "#tests/support/browser/quote-requests.ts";

const MESSAGES = [
  ["First Name", "First name is required"],
  ["Last Name", "Last name is required"],
  ["Email", "Please enter a valid email address"],
  ["Phone", "Phone number must be at least 10 digits"],
  ["Insurance Type", "Please select an insurance type"],
] as const;

/** A message, behind the hint of its field. */
const atEnd = (message: string) => new RegExp(`${message}$`);

const FAILURE = "Something went wrong";
const TRY_AGAIN = "Failed to submit form. Please try again.";
const NON_AFFILIATION = "Not connected with or endorsed by the U.S. Government";

test("an empty form says what is missing, at the top and at each field", async ({ page }) => {
  const sent = await mockQuoteApi(page);
  const { form, button, field } = await openQuoteForm(page);
  await field("Phone").focus();
  await button.click();

  const summary = form.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("heading")).toHaveText("There is a problem");
  await expect(summary.getByRole("link")).toHaveText(MESSAGES.map(([, message]) => message));
  for (const [label, message] of MESSAGES) {
    await expect(field(label)).toHaveAttribute("aria-invalid", "true");
    await expect(field(label)).toHaveAccessibleDescription(atEnd(message));
    await summary.getByRole("link", { name: message }).click();
    await expect(field(label)).toBeFocused();
    await expect(field(label)).toBeInViewport();
  }
  await expect(form.locator(".field-error")).toHaveText(MESSAGES.map(([, message]) => message));
  await expect(field("Message (optional)")).not.toHaveAttribute("aria-invalid");
  expect(sent).toEqual([]);
});

test("nothing is said before the first submit; after it a field is looked at as it is edited", async ({ page }) => {
  const { form, button, field } = await openQuoteForm(page);
  const errors = form.locator(".field-error");
  await field("Email").fill("ada");
  await field("Email").blur();
  await expect(errors).toHaveCount(0);
  await button.click();
  await expect(errors).toHaveCount(MESSAGES.length);

  await field("Email").fill("ada@example.com");
  await expect(errors).toHaveCount(MESSAGES.length - 1);
  await expect(field("Email")).not.toHaveAttribute("aria-invalid");
  await field("Phone").fill("515555019");
  await expect(errors).toHaveCount(MESSAGES.length - 1);
  await field("Phone").pressSequentially("9");
  await expect(errors).toHaveCount(MESSAGES.length - 2);
  await field("Phone").press("Backspace");
  await expect(field("Phone")).toHaveAccessibleDescription(atEnd("Phone number must be at least 10 digits"));
});

test("a request is sent, confirmed twice, and the form cleared", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sent = await mockQuoteApi(page, async (route) => {
    await held;
    await route.fulfill({ json: { ok: true } });
  });
  const ticketed = page.waitForResponse(QUOTE_ENDPOINT);
  const { form, button, field, fill, notice, toast } = await openQuoteForm(page);
  await (await ticketed).finished();
  await expect(button).toHaveText("Submit Request");
  await fill();
  await field("Message (optional)").fill("Two barns.\nOne is old.");
  await form.getByRole("checkbox").check();
  await button.click();

  await expect(button).toHaveText("Submitting...");
  await expect(button).toBeDisabled();
  release();
  await expect(notice("Success!")).toContainText(SUCCESS_TEXT);
  await expect(notice("Success!")).toBeFocused();
  await expect(toast).toContainText(`Success!${SUCCESS_TEXT}`);
  await expect(button).toHaveText("Submit Request");
  await expect(button).toBeEnabled();
  for (const label of [...Object.keys(VALID_ANSWERS), "Insurance Type", "Message (optional)"]) {
    await expect(field(label), label).toHaveValue("");
  }
  await expect(form.getByRole("checkbox")).not.toBeChecked();

  expect(sent.map(({ body }) => body)).toEqual([
    {
      firstName: "Ada",
      lastName: "Lindqvist",
      email: "ada@example.com",
      phone: "(515) 555-0199",
      insuranceType: "farm",
      message: "Two barns.\nOne is old.",
      consent: "1",
      pageSource: "Contact Page",
      ticket: FORM_TOKEN,
    },
  ]);
  expect(sent[0]?.url).toBe(new URL("/api/contact", page.url()).href);

  // Cleared is as new: nothing is said while it is filled in again.
  await field("Email").fill("a");
  await expect(form.locator(".field-error")).toHaveCount(0);
});

for (const [what, answer, message] of [
  ["the answer tells why", { status: 429, json: { error: "Please wait a minute." } }, "Please wait a minute."],
  ["the answer does not tell why", { status: 500, json: {} }, "Failed to submit contact form"],
  ["the reason is empty", { status: 500, json: { error: "" } }, "Failed to submit contact form"],
  ["the reason is no text", { status: 500, json: { error: { code: 7 } } }, "Failed to submit contact form"],
  ["the answer is no object", { status: 500, json: null }, "Failed to submit contact form"],
  ["the answer cannot be read", { status: 502, body: "<h1>Bad gateway</h1>" }, "Unknown error"],
  ["there is no answer", undefined, TRY_AGAIN],
] as const) {
  test(`where ${what}, the form says so and keeps what was filled in`, async ({ page }) => {
    await mockQuoteApi(page, (route) => (answer === undefined ? route.abort() : route.fulfill(answer)));
    const { button, field, fill, notice, toast } = await openQuoteForm(page);
    await fill();
    await button.click();
    await expect(notice(FAILURE)).toContainText(message);
    await expect(notice(FAILURE)).toBeFocused();
    await expect(toast).toContainText(FAILURE + message);
    await expect(toast).toHaveClass(/destructive/);
    await expect(button).toBeEnabled();
    await expect(button).toHaveText("Submit Request");
    for (const [label, value] of Object.entries(VALID_ANSWERS)) await expect(field(label)).toHaveValue(value);
    await expect(field("Insurance Type")).toHaveValue("farm");
  });
}

test("without a network nothing is lost, and the second try is the same request", async ({ page, context }) => {
  const sent = await mockQuoteApi(page);
  const { button, field, fill, notice, toast } = await openQuoteForm(page);
  await fill();
  await page.waitForLoadState("networkidle");
  await page.unroute(QUOTE_ENDPOINT);
  await context.setOffline(true);
  await button.click();
  await expect(notice(FAILURE)).toContainText(TRY_AGAIN);
  await expect(toast).toContainText(TRY_AGAIN);
  await expect(field("Email")).toHaveValue(VALID_ANSWERS.Email);
  await context.setOffline(false);
  const again = await mockQuoteApi(page);
  await button.click();
  await expect(notice("Success!")).toBeVisible();
  expect(sent).toEqual([]);
  expect(again).toHaveLength(1);
});

test("an answer that does not come in time is a failure", async ({ page }) => {
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
  await expect(notice(FAILURE)).toContainText(TRY_AGAIN);
  await expect(field("Email")).toHaveValue(VALID_ANSWERS.Email);
});

test("what only the server knows to be wrong stands at its field", async ({ page }) => {
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
  await expect(field("Phone")).toHaveAccessibleDescription(atEnd("This number is not in service."));
  await expect(notice(FAILURE)).toContainText("Please look again.");
  await expect(toast).toContainText("Please look again.");
  await field("Email").fill("ada@example.org");
  await expect(field("Email")).not.toHaveAttribute("aria-invalid");
  await expect(field("Phone")).toHaveAttribute("aria-invalid", "true");

  // It does not stand in the way of the next try.
  await page.unroute(QUOTE_ENDPOINT);
  await mockQuoteApi(page);
  await button.click();
  await expect(notice("Success!")).toBeVisible();
});

test("a double click sends one request", async ({ page }) => {
  const sent = await mockQuoteApi(page);
  const { button, fill, notice } = await openQuoteForm(page);
  await fill();
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
  await expect(notice("Success!")).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("a request has a key of its own, and keeps it when it is sent again", async ({ page }) => {
  let status = 503;
  const sent = await mockQuoteApi(page, (route) => route.fulfill({ status, json: {} }));
  const { button, field, fill, notice } = await openQuoteForm(page);
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
  status = 200;
  await send();
  await expect(notice("Success!")).toBeVisible();
  await fill();
  await field("Message (optional)").fill("One more thing.");
  await send();
  const [first, again, edited, editedAgain, anew] = sent.map(({ idempotencyKey: key }) => key);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(first);
  expect(edited).not.toBe(first);
  expect(editedAgain).toBe(edited);
  expect([first, edited]).not.toContain(anew);
});

test("a ticket is asked for once, when the form is first touched", async ({ page }) => {
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

test("a request waits for no ticket, and one that comes meanwhile makes no other request of it", async ({ page }) => {
  const sent = await mockQuoteApi(page, (route) => route.fulfill({ status: 503, json: {} }));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(QUOTE_ENDPOINT, async (route) => {
    if (route.request().method() === "GET") await held;
    await route.fallback();
  });
  const { fill, button, notice } = await openQuoteForm(page);
  await fill();
  await button.click();
  await expect(notice(FAILURE)).toBeVisible();
  const ticketed = page.waitForResponse(QUOTE_ENDPOINT);
  release();
  await (await ticketed).finished();
  await button.click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent.map(({ body }) => body.ticket)).toEqual([undefined, FORM_TOKEN]);
  expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
});

for (const [what, answer] of [
  ["is refused", { status: 503, json: { error: "No.", code: "unavailable" } }],
  ["brings no JSON", { status: 404, body: "<h1>Not found</h1>" }],
  ["brings nothing of use", { json: null }],
  ["fails", undefined],
] as const) {
  test(`where the question for a ticket ${what}, the form works without`, async ({ page }) => {
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
    await expect(notice("Success!")).toBeVisible();
    expect(sent[0]?.body).not.toHaveProperty("ticket");
    expect(errors).toEqual([]);
  });
}

test("who was too fast sends the same request a moment later", async ({ page }) => {
  const error = "That was quick. Please look over what you wrote and send it again.";
  let answer: Parameters<Route["fulfill"]>[0] = { status: 429, json: { error, code: "too-fast" } };
  const sent = await mockQuoteApi(page, (route) => route.fulfill(answer));
  const { fill, button, notice } = await openQuoteForm(page);
  await fill();
  await button.click();
  await expect(notice(FAILURE)).toContainText(error);
  answer = { json: { success: true } };
  await button.click();
  await expect(notice("Success!")).toBeVisible();
  expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
});

test("what only a program fills in goes along as it is, and stops nobody", async ({ page }) => {
  const sent = await mockQuoteApi(page);
  const { form, fill, button, notice } = await openQuoteForm(page);
  const trap = form.getByLabel("Leave this empty");
  await expect(trap).toBeHidden();
  await expect(trap).not.toHaveAttribute("required");
  await expect(trap).toHaveAttribute("tabindex", "-1");
  await expect(trap).toHaveAttribute("autocomplete", "off");
  await fill();
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = " https://spam.example ";
  });
  await button.click();
  await expect(notice("Success!")).toBeVisible();
  await expect(trap).toHaveValue("");
  await fill();
  await button.click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[0]?.body).toHaveProperty("website", " https://spam.example ");
  expect(sent[1]?.body).not.toHaveProperty("website");
});

test("on a public host, without a secure context, it goes to Netlify's functions", async ({ page, baseURL }) => {
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
  await expect(notice("Success!")).toBeVisible();
  expect(sent).toMatchObject([{ url: `${host}/.netlify/functions/contact`, key: expect.stringMatching(/^\w{32}$/) }]);
});

/** Keeps what brings the form to life from coming until it is told to. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/chunks/*", async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

test("what is filled in before the form is alive is not lost", async ({ page }) => {
  const sent = await mockQuoteApi(page);
  const release = await holdScripts(page);
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
  await expect(notice("Success!")).toBeVisible();
  expect(sent).toMatchObject([
    { body: { email: VALID_ANSWERS.Email, insuranceType: "farm", message: "Two barns", consent: "1" } },
  ]);
});

test("a submit before the form is alive is a plain form's", async ({ page }) => {
  await holdScripts(page);
  await page.route("**/api/contact", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Received</h1>" }));
  await page.goto("/contact");
  const { button, field, fill } = quotePage(page);
  await fill();
  await field("Email").fill("not an address");
  await button.click();
  await expect(field("Email")).toBeFocused();
  await field("Email").fill(VALID_ANSWERS.Email);
  const request = page.waitForRequest("**/api/contact");
  await button.click();
  const body = new URLSearchParams((await request).postData() ?? "");
  expect(body.get("email")).toBe(VALID_ANSWERS.Email);
  await expect(page.getByRole("heading")).toHaveText("Received");
});

test("a page with the form runs no script of it until it is touched", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/contact");
  await page.waitForLoadState("networkidle");
  expect(scripts).toHaveLength(1);
  await hydrateQuoteForm(page);
  expect(scripts.length).toBeGreaterThan(1);
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
  test(`who comes from ${path} has chosen ${type || "nothing"}, and the request says so`, async ({ page }) => {
    const sent = await mockQuoteApi(page);
    await page.goto(path);
    await page.locator('main a[href="/contact"]').first().click();
    await page.waitForURL("**/contact");
    const { button, field, fill, notice } = quotePage(page);
    await expect(field("Insurance Type")).toHaveValue(type);
    await hydrateQuoteForm(page);
    await expect(field("Insurance Type")).toHaveValue(type);
    await fill();
    if (type !== "") await field("Insurance Type").selectOption(type);
    await button.click();
    await expect(notice("Success!")).toBeVisible();
    expect(sent).toMatchObject([{ body: { pageSource, insuranceType: type || "farm" } }]);
  });
}

test("who comes from elsewhere has chosen nothing", async ({ page }) => {
  await page.goto("/contact", { referer: "https://elsewhere.example/farm" });
  await expect(quotePage(page).field("Insurance Type")).toHaveValue("");
});

test("nothing moves on the page, though Medicare is chosen from the start", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 3000 });
  await page.goto("/medicare");
  await page.locator('main a[href="/contact"]').first().click();
  await page.waitForURL("**/contact");
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

test("the form can be filled in and sent by keyboard alone", async ({ page }) => {
  const sent = await mockQuoteApi(page);
  const { field, notice } = await openQuoteForm(page);
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
    "For questions that would take ten e-mails. We never sell it.",
  );
  await type("5155550199");
  await tab();
  await type("Medicare");
  await tab();
  await type("Turning 65.");
  await tab();
  await page.keyboard.press("Space");
  await tab();
  await page.keyboard.press("Enter");
  await expect(notice("Success!")).toBeFocused();
  expect(sent).toMatchObject([
    { body: { firstName: "Ada", insuranceType: "medicare", message: "Turning 65.", consent: "1" } },
  ]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("the disclaimer for Medicare shows where Medicare is chosen, at the size of the text", async ({ page }) => {
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

    test("where a plain form leads that was taken, it is confirmed; nowhere else", async ({ page }) => {
      await page.goto("/contact");
      const received = page.locator("#request-received");
      await expect(received).toBeHidden();
      await page.goto("/");
      await page.goto("/contact#request-received");
      await expect(received).toHaveText(`Success!${SUCCESS_TEXT}`);
      await expect(received).toBeFocused();
      await expect(page.getByRole("region", { name: "Success!" })).toHaveCount(1);
      await expect(received).toBeInViewport({ ratio: 1 });
      const bars = await page.getByRole("navigation", { name: "Breadcrumb" }).boundingBox();
      const { y } = (await received.boundingBox()) ?? { y: 0 };
      expect(y).toBeGreaterThan((bars?.y ?? 0) + (bars?.height ?? 0));
    });

    test("the form says what a request is not, and what not to send", async ({ page }) => {
      await page.goto("/contact");
      const { form } = quotePage(page);
      await expect(form).toContainText("A request binds no coverage.");
      await expect(form).toContainText("Please do not send card numbers or Social Security numbers.");
      await expect(form.getByRole("checkbox")).not.toBeChecked();
      await expect(form.getByRole("checkbox")).not.toHaveAttribute("required");
    });
  });
}

test("the confirmation of an earlier request makes room for what the form says next", async ({ page }) => {
  await mockQuoteApi(page, (route) => route.fulfill({ status: 503, json: {} }));
  const { button, fill, notice, form } = await openQuoteForm(page, "/contact#request-received");
  const received = page.locator("#request-received");
  await expect(received).toBeVisible();
  await button.click();
  await expect(form.getByRole("alert")).toBeVisible();
  await expect(received).toBeHidden();
  await fill();
  await button.click();
  await expect(notice(FAILURE)).toBeVisible();
  await expect(received).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser checks the form and sends it", async ({ page }) => {
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
    for (const [label] of MESSAGES) await expect(field(label)).toHaveAttribute("required");
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
      firstName: "Ada",
      lastName: "Lindqvist",
      email: "ada@example.com",
      phone: "(515) 555-0199",
      insuranceType: "farm",
      message: "",
      consent: "1",
      website: "",
    });
  });
});
