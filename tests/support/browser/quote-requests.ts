/** The quote form as the browser tests use it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page, type Route } from "playwright/test";
import { type RejectedForm, renderRejectedForm } from "#site/rendering/rejected-form.tsx";
import { SITE_DIR } from "./built-pages.ts";

export const VALID_ANSWERS = {
  "First Name": "Ada",
  "Last Name": "Lindqvist",
  Email: "ada@example.com",
  Phone: "(515) 555-0199",
} as const;

export const SUCCESS_TEXT = "Your request has been submitted. We'll contact you soon.";

/** The ticket that the API gives. */
export const FORM_TOKEN = "2026-03-02T09:00:00Z.signature";

export interface QuotePage {
  form: Locator;
  button: Locator;
  /** The control with this label. */
  field(label: string): Locator;
  /** What the form says beside its fields, by its heading. */
  notice(title: string): Locator;
  toast: Locator;
  /** Fills in all that must be there. */
  fill(): Promise<void>;
}

export function quotePage(page: Page): QuotePage {
  const form = page.locator("form");
  const field = (label: string) => form.getByLabel(label, { exact: true });
  return {
    form,
    button: form.getByRole("button", { name: /^Submit/ }),
    field,
    notice: (title) => form.getByRole("region", { name: title }),
    toast: page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem"),
    async fill() {
      for (const [label, value] of Object.entries(VALID_ANSWERS)) await field(label).fill(value);
      await field("Insurance Type").selectOption("farm");
    },
  };
}

/** Opens the form and waits until it is alive. */
export async function openQuoteForm(page: Page, path = "/contact"): Promise<QuotePage> {
  await page.goto(path);
  return hydrateQuoteForm(page);
}

export async function hydrateQuoteForm(page: Page): Promise<QuotePage> {
  const quote = quotePage(page);
  await quote.field("First Name").focus();
  await expect(quote.form).toHaveJSProperty("noValidate", true);
  return quote;
}

/** Where the form sends requests. */
export const QUOTE_ENDPOINT = /\/(?:api|functions)\/contact$/;

export interface SentRequest {
  url: string;
  idempotencyKey: string | undefined;
  body: Record<string, unknown>;
}

/** Answers requests for quotes, and for tickets, in place of the API, and lists the first. */
export async function mockQuoteApi(
  page: Page,
  answer: (route: Route) => Promise<void> = (route) => route.fulfill({ json: { ok: true } }),
): Promise<SentRequest[]> {
  const sent: SentRequest[] = [];
  await page.route(QUOTE_ENDPOINT, async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.fulfill({ json: { ticket: FORM_TOKEN } });
    sent.push({ url: request.url(), idempotencyKey: request.headers()["idempotency-key"], body: request.postDataJSON() });
    await answer(route);
  });
  return sent;
}

/** A request that is refused for what stands in two of its fields. */
export const REJECTED_FORM: RejectedForm = {
  error: "Please look again.",
  issues: [
    { field: "email", message: "Please enter a valid email address" },
    { field: "phone", message: "Phone number must be at least 10 digits" },
  ],
  values: {
    firstName: 'Ada "the Barn"',
    lastName: "</script><b>$&",
    email: "ada@example",
    phone: "555-0199",
    insuranceType: "medicare",
    message: "\r\nTwo barns.\r\n</textarea>",
    consent: "1",
    pageSource: "Farm Page",
    utm_source: "radio & TV",
  },
  ticket: FORM_TOKEN,
};

/** The page that a plain form is answered with where its request is refused. */
export function renderRejectedPage(refusal = REJECTED_FORM): string {
  return renderRejectedForm(readFileSync(join(SITE_DIR, "contact.html"), "utf8"), refusal);
}

/** Sends a plain form, which is refused, and opens what that is answered with. */
export async function openRejectedForm(page: Page, refusal?: RejectedForm): Promise<QuotePage> {
  const answer = { status: 422, contentType: "text/html; charset=utf-8", body: renderRejectedPage(refusal) };
  await page.route(QUOTE_ENDPOINT, (route) => route.fulfill(answer), { times: 1 });
  await page.goto("/contact");
  await page.locator("form").evaluate((form: HTMLFormElement) => form.submit());
  await page.waitForURL(QUOTE_ENDPOINT);
  return quotePage(page);
}
