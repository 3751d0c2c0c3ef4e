/** Page object of the quote form, and a mock of its API. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page, type Route } from "playwright/test";
import type { RejectedForm } from "#schemas/quotes/quote-request.ts";
import { renderRejectedForm } from "#site/rendering/form-pages.tsx";
import { SAMPLE_SITE } from "../sample-agency.ts";

/** Valid answers for the required text fields, by label. */
export const VALID_ANSWERS = {
  "First Name": "Ada",
  "Last Name": "Lindqvist",
  Email: "ada@example.com",
  Phone: "(515) 555-0199",
} as const;

export const SUCCESS_TITLE = "Success!";
export const SUCCESS_TEXT = "Your request has been submitted. We'll contact you soon.";
export const FAILURE_TITLE = "Something went wrong";
export const NON_AFFILIATION = "Not connected with or endorsed by the U.S. Government";

/** Form token of the mock API. */
export const FORM_TOKEN = "2026-03-02T09:00:00Z.signature";

export interface QuotePage {
  form: Locator;
  button: Locator;
  /** Returns the control with a label. */
  field(label: string): Locator;
  /** Returns the notice with a heading. */
  notice(title: string): Locator;
  toast: Locator;
  /** Fills in all required fields. */
  fill(): Promise<void>;
}

export function quotePage(page: Page): QuotePage {
  const form = page.locator("form");
  const field = (label: string) => form.getByLabel(label, { exact: true });
  return {
    form,
    button: form.getByRole("button", { name: /^Submit/ }),
    field,
    notice: (title) => page.locator(".quote-card").getByRole("region", { name: title, exact: true }),
    toast: page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem"),
    async fill() {
      for (const [label, value] of Object.entries(VALID_ANSWERS)) await field(label).fill(value);
      await field("Insurance Type").selectOption("farm");
    },
  };
}

/** Opens the contact page and hydrates the form. */
export async function openQuoteForm(page: Page, path = "/contact"): Promise<QuotePage> {
  await page.goto(path);
  return hydrateQuoteForm(page);
}

/** Hydrates the form by focusing its first field. */
export async function hydrateQuoteForm(page: Page): Promise<QuotePage> {
  const quote = quotePage(page);
  await quote.field("First Name").focus();
  await expect(quote.form).toHaveJSProperty("noValidate", true);
  return quote;
}

/** Returns the fields of a form that the browser has sent by name. A control without files is an empty text. */
export function readPost(body: string | null): Record<string, string> {
  const parts = (body ?? "").matchAll(/name="([^"]+)".*(?:\r\nContent-Type: .*)?\r\n\r\n([\s\S]*?)\r\n--/g);
  return Object.fromEntries([...parts].map(([, name, value]) => [name, value]));
}

/** URLs of the quote API. */
export const QUOTE_ENDPOINT = /\/(?:api|functions)\/contact$/;

export interface SentRequest {
  url: string;
  idempotencyKey: string | undefined;
  body: Record<string, unknown>;
}

/**
 * Mocks the quote API, which also issues form tokens.
 * @param respond response to a quote request, success by default
 * @returns quote requests in the order of arrival, updated while the page sends them
 */
export async function mockQuoteApi(
  page: Page,
  respond: (route: Route) => Promise<void> = (route) => route.fulfill({ json: { success: true } }),
): Promise<SentRequest[]> {
  const sent: SentRequest[] = [];
  await page.route(QUOTE_ENDPOINT, async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.fulfill({ json: { ticket: FORM_TOKEN } });
    sent.push({
      url: request.url(),
      idempotencyKey: request.headers()["idempotency-key"],
      body: request.isNavigationRequest() ? readPost(request.postData()) : request.postDataJSON(),
    });
    await respond(route);
  });
  return sent;
}

const readContactHtml = () => readFileSync(join(SAMPLE_SITE, "contact.html"), "utf8");

/** Version of the consent text on the built contact page. */
export const CONSENT_VERSION = / name="consent" value="(\w+)"/.exec(readContactHtml())?.[1] ?? "";

/** Form that is rejected because of two fields. */
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
    consent: CONSENT_VERSION,
    pageSource: "Farm Page",
    utm_source: "radio & TV",
  },
  formToken: FORM_TOKEN,
};

/** Renders the response to a rejected form. */
function renderRejectedPage(rejected = REJECTED_FORM): string {
  return renderRejectedForm(readContactHtml(), rejected);
}

/** Submits a plain form that is rejected, and waits for the response. */
export async function openRejectedForm(page: Page, rejected?: RejectedForm): Promise<QuotePage> {
  const response = { status: 422, contentType: "text/html; charset=utf-8", body: renderRejectedPage(rejected) };
  await page.route(QUOTE_ENDPOINT, (route) => route.fulfill(response), { times: 1 });
  await page.goto("/contact");
  await page.locator("form").evaluate((form: HTMLFormElement) => form.submit());
  await page.waitForURL(QUOTE_ENDPOINT);
  return quotePage(page);
}
