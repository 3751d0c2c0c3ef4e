/** Quote requests from the form in the browser to the email in the agency's mailbox, with real servers. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "playwright/test";
import type { OutboxEntry } from "#api/quotes/outbox/outbox.ts";
import { MIN_FILL_MS } from "#schemas/quote-request.ts";
import { serverFolders } from "#tests/support/api/admin-client.ts";
import {
  CONSENT_VERSION,
  hydrateQuoteForm,
  quotePage,
  SUCCESS_TEXT,
  VALID_ANSWERS,
} from "#tests/support/browser/quote-requests.ts";
import { end, firstLine, runCli, startCli } from "#tests/support/cli/cli-process.ts";
import { type ReceivedMessage, startSmtpServer, type TestSmtpServer } from "#tests/support/mail/smtp-server.ts";

interface Agency {
  smtp: TestSmtpServer;
  /** Lists the entries in the outbox that are not sent. */
  listUnsent(): Promise<OutboxEntry[]>;
}

const test = base.extend<{ agency: Agency; settings: Record<string, string> }>({
  settings: [{}, { option: true }],
  agency: async ({ settings }, use) => {
    const folder = await mkdtemp(join(tmpdir(), "agency-quotes-"));
    const smtp = await startSmtpServer();
    const env = {
      ...serverFolders(folder),
      SMTP_URL: smtp.url,
      MAIL_FROM: "Prairie Lantern <web@example.com>",
      QUOTE_TO: "quotes@example.com",
      QUOTE_ACKNOWLEDGE: "false",
      LOG_LEVEL: "silent",
      ...settings,
    };
    const server = startCli(["serve", "--port", "0"], { env });
    serverUrl = await firstLine(server);
    await use({
      smtp,
      async listUnsent() {
        const { stdout } = await runCli(["outbox", "list", "--format", "json"], { env });
        return JSON.parse(stdout).entries;
      },
    });
    expect(await end(server)).toBe(0);
    await smtp.close();
    await rm(folder, { recursive: true });
  },
  baseURL: async ({ agency: _ }, use) => use(serverUrl),
});

/** Address of the server that the current test uses. */
let serverUrl = "";

const MESSAGE = "Two barns.\nOne is old & <b>leans</b>.";

/** Fills in the form, not faster than a person could. */
async function fillInForm(page: Page): Promise<void> {
  const { fill, field, form } = quotePage(page);
  await page.waitForTimeout(MIN_FILL_MS);
  await fill();
  await field("Message (optional)").fill(MESSAGE);
  await form.getByRole("checkbox").check();
}

/** Returns the text of a message with its line breaks and indentation collapsed. */
function getText({ parsed }: ReceivedMessage): string {
  return `${parsed.text}`.replace(/\s+/g, " ");
}

function expectRequest(message: ReceivedMessage | undefined, otherParts: readonly string[], about = "Farm"): void {
  expect(message).toMatchObject({ from: "web@example.com", to: ["quotes@example.com"], isSecure: true });
  const { parsed } = message as ReceivedMessage;
  expect(parsed).toMatchObject({
    subject: `Quote request: ${about}, Ada Lindqvist`,
    from: { name: "Prairie Lantern", address: "web@example.com" },
    to: [{ address: "quotes@example.com" }],
    replyTo: [{ name: "Ada Lindqvist", address: VALID_ANSWERS.Email }],
    messageId: expect.stringMatching(/^<[\da-f]{24}@example\.com>$/),
  });
  const text = getText(message as ReceivedMessage);
  for (const part of [
    ...Object.values(VALID_ANSWERS),
    "Farm",
    "Two barns. One is old & <b>leans</b>.",
    `terms.” (version ${CONSENT_VERSION}, `,
    ...otherParts,
  ]) {
    expect(text).toContain(part);
  }
  expect(parsed.html).toContain("One is old &amp; &lt;b&gt;leans&lt;/b&gt;.");
}

test("delivers the request with the campaign and the page that led to the form", async ({ page, agency }) => {
  await page.goto(
    "/farm?utm_source=newsletter&utm_medium=email&utm_campaign=Spring+barns&utm_term=barn&utm_content=top&gclid=g1&fbclid=f1",
  );
  await page.locator('main a[href^="/contact"]').first().click();
  await page.waitForURL(/\/contact(?:\?|$)/);
  const { button, notice, toast } = await hydrateQuoteForm(page);
  await fillInForm(page);
  await button.click();
  await expect(notice("Success!")).toContainText(SUCCESS_TEXT);
  await expect(toast).toContainText(SUCCESS_TEXT);
  const [message] = await agency.smtp.waitForMessages(1);
  expectRequest(message, ["Farm Page", "newsletter", "email", "Spring barns", "barn", "top", "g1", "f1"]);
  expect(await agency.listUnsent()).toEqual([]);
});

/** Address of the confirmation of a plain form. */
const CONFIRMATION = /\/api\/contact\/received\?id=[\da-f]{24}$/;

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("delivers the request", async ({ page, agency }) => {
    await page.goto("/contact?about=commercial/trucking&utm_source=newsletter");
    await fillInForm(page);
    await quotePage(page).button.click();
    await page.waitForURL(CONFIRMATION);
    const [message] = await agency.smtp.waitForMessages(1);
    expectRequest(message, ["Commercial - Trucking Page", "newsletter"], "Trucking & Logistics");
    const [reference = ""] = /[\dA-F]{4}-[\dA-F]{4}/.exec(getText(message as ReceivedMessage)) ?? [];
    await expect(page.getByText(reference)).toBeVisible();
    await page.reload();
    await expect(page.getByText(reference)).toBeVisible();
    expect(await agency.listUnsent()).toEqual([]);
    expect(agency.smtp.messages).toHaveLength(1);
  });

  test("keeps the values of a rejected form and delivers it after the correction", async ({ page, agency }) => {
    await page.goto("/contact");
    await fillInForm(page);
    const { button, field, form } = quotePage(page);
    await field("Email").fill("ada@localhost");
    await button.click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(form.getByRole("alert")).toContainText("Please enter a valid email address");
    for (const [label, value] of Object.entries({
      ...VALID_ANSWERS,
      Email: "ada@localhost",
      "Message (optional)": MESSAGE,
    })) {
      await expect(field(label), label).toHaveValue(value);
    }
    await expect(form.getByRole("checkbox")).toBeChecked();
    await page.waitForTimeout(MIN_FILL_MS);
    await field("Email").fill(VALID_ANSWERS.Email);
    await button.click();
    await page.waitForURL(CONFIRMATION);
    expectRequest((await agency.smtp.waitForMessages(1))[0], ["Contact Page"]);
  });

  test("sends one email after a double click", async ({ page, agency }) => {
    await page.goto("/contact");
    await fillInForm(page);
    await quotePage(page).button.dblclick();
    await page.waitForURL(CONFIRMATION);
    await agency.smtp.waitForMessages(1);
    await expect.poll(agency.listUnsent).toEqual([]);
    expect(agency.smtp.messages).toHaveLength(1);
  });
});

test("shows success while the mail server is down and delivers once it is back", async ({ page, agency }) => {
  await agency.smtp.close();
  await page.goto("/contact");
  const { button, notice } = await hydrateQuoteForm(page);
  await fillInForm(page);
  await button.click();
  await expect(notice("Success!")).toBeVisible();
  await expect.poll(agency.listUnsent).toMatchObject([{ attempts: 1, lastError: expect.stringMatching(/\S/) }]);
  await agency.smtp.reopen();
  expectRequest((await agency.smtp.waitForMessages(1))[0], []);
  await expect.poll(agency.listUnsent).toEqual([]);
});

test("sends one email after a double click", async ({ page, agency }) => {
  await page.goto("/contact");
  const { button, notice } = await hydrateQuoteForm(page);
  await fillInForm(page);
  await button.dblclick();
  await expect(notice("Success!")).toBeVisible();
  await agency.smtp.waitForMessages(1);
  await expect.poll(agency.listUnsent).toEqual([]);
  expect(agency.smtp.messages).toHaveLength(1);
});

test("shows success for a request that looks like spam and quarantines it", async ({ page, agency }) => {
  await page.goto("/contact");
  const { button, notice } = await hydrateQuoteForm(page);
  await fillInForm(page);
  await page.locator('input[name="unasked"]').evaluate((input: HTMLInputElement) => {
    input.value = "https://spam.example";
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await button.click();
  await expect(notice("Success!")).toBeVisible();
  expect(await agency.listUnsent()).toMatchObject([{ state: "held" }]);
  expect(agency.smtp.messages).toHaveLength(0);
});

test("delivers the request of a visitor who sends the form at once", async ({ page, agency }) => {
  await page.goto("/contact");
  const formToken = page.waitForResponse(
    (response) => response.request().method() === "GET" && /contact$/.test(response.url()),
  );
  const { button, fill, notice } = await hydrateQuoteForm(page);
  await (await formToken).finished();
  await fill();
  await button.click();
  await expect(notice("Success!")).toBeVisible();
  await agency.smtp.waitForMessages(1);
  await expect.poll(agency.listUnsent).toEqual([]);
});

test.describe("with acknowledgments", () => {
  test.use({ settings: { QUOTE_ACKNOWLEDGE: "" } });

  test("sends the visitor an email that repeats nothing from the form", async ({ page, agency }) => {
    await page.goto("/contact");
    const { button } = await hydrateQuoteForm(page);
    await fillInForm(page);
    await button.click();
    const messages = await agency.smtp.waitForMessages(2);
    const acknowledgment = messages.find(({ to }) => to.includes(VALID_ANSWERS.Email));
    expect(acknowledgment?.parsed).toMatchObject({ replyTo: [{ address: "quotes@example.com" }] });
    expect(acknowledgment?.raw).toMatch(/^Auto-Submitted: auto-replied/im);
    expect(getText(acknowledgment as ReceivedMessage)).not.toMatch(/Ada|Lindqvist|barns/);
  });
});
