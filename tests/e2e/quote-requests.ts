/** The quote form as the browser tests use it. */
import { expect, type Locator, type Page, type Route } from "playwright/test";

export const FILLED = {
  "First Name": "Ada",
  "Last Name": "Lindqvist",
  Email: "ada@example.com",
  Phone: "(515) 555-0199",
} as const;

export const SUCCESS = "Your request has been submitted. We'll contact you soon.";

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
      for (const [label, value] of Object.entries(FILLED)) await field(label).fill(value);
      await field("Insurance Type").selectOption("farm");
    },
  };
}

/** Opens the form and waits until it is alive. */
export async function openQuoteForm(page: Page, path = "/contact"): Promise<QuotePage> {
  await page.goto(path);
  return wakeQuoteForm(page);
}

export async function wakeQuoteForm(page: Page): Promise<QuotePage> {
  const quote = quotePage(page);
  await quote.field("First Name").focus();
  await expect(quote.form).toHaveJSProperty("noValidate", true);
  return quote;
}

export interface SentRequest {
  url: string;
  key: string | undefined;
  body: Record<string, unknown>;
}

/** Answers requests for quotes in place of the API, and lists them. */
export async function answerRequests(
  page: Page,
  answer: (route: Route) => Promise<void> = (route) => route.fulfill({ json: { ok: true } }),
): Promise<SentRequest[]> {
  const sent: SentRequest[] = [];
  await page.route(/\/contact$/, async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.fallback();
    sent.push({ url: request.url(), key: request.headers()["idempotency-key"], body: request.postDataJSON() });
    await answer(route);
  });
  return sent;
}
