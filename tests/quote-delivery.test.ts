/** Quote requests from the API of the built server to the email in the agency's mailbox. */

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OutboxEntry } from "#api/quotes/outbox/outbox.ts";
import { serverFolders } from "./support/api/admin-client.ts";
import { QUOTE } from "./support/api/sample-quote.ts";
import { end, firstLine, runCli, startCli } from "./support/cli/cli-process.ts";
import { type ReceivedMessage, startSmtpServer, type TestSmtpServer } from "./support/mail/smtp-server.ts";
import { SAMPLE_SITE } from "./support/sample-agency.ts";

const AGENCY = "quotes@example.com";
const REQUEST = { ...QUOTE, message: "Two barns.\nOne is old & <b>leans</b>.", pageSource: "Farm Page" };

let folder: string;
let smtp: TestSmtpServer;
/** Number of messages of the tests before. */
let earlierMessages = 0;
let server: ReturnType<typeof startCli>;
let env: Record<string, string>;
let url: string;
/** Version of the consent text on the contact page. */
let consent: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "agency-quotes-"));
  smtp = await startSmtpServer();
  env = {
    ...serverFolders(folder),
    SMTP_URL: smtp.url,
    MAIL_FROM: "Prairie Lantern <web@example.com>",
    QUOTE_TO: AGENCY,
    LOG_LEVEL: "silent",
  };
  server = startCli(["serve", "--port", "0", "--out", SAMPLE_SITE], { env });
  url = await firstLine(server);
  const contactPage = await (await fetch(new URL("contact", url))).text();
  consent = / name="consent" value="(\w+)"/.exec(contactPage)?.[1] ?? "";
});
afterAll(async () => {
  expect(await end(server)).toBe(0);
  await smtp.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  earlierMessages = smtp.messages.length;
});

/** Sends a request as the form does with scripts. */
function sendJson(request: object, key: string): Promise<Response> {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": key.padEnd(32, "0") };
  return fetch(new URL("api/contact", url), { method: "POST", headers, body: JSON.stringify({ ...request, consent }) });
}

/** Sends a request as the browser does without scripts, from a page with a query. */
function sendForm(values: Record<string, string>, query = ""): Promise<Response> {
  const headers = { Referer: new URL(`contact${query}`, url).href };
  const body = new URLSearchParams({ ...values, consent });
  return fetch(new URL("api/contact", url), { method: "POST", headers, body, redirect: "manual" });
}

/** Lists the entries in the outbox that wait for their delivery, or that are kept back. */
async function listUnsent(state: "new" | "held"): Promise<(OutboxEntry & { state: string })[]> {
  const { stdout } = await runCli(["outbox", "list", "--format", "json"], { env });
  return JSON.parse(stdout).entries.filter((entry: { state: string }) => entry.state === state);
}

/** Waits for both emails about a request: to the agency and to the visitor. */
async function receiveMessages(): Promise<{ request: ReceivedMessage; acknowledgment: ReceivedMessage }> {
  const messages = (await smtp.waitForMessages(earlierMessages + 2)).slice(earlierMessages);
  const [request] = messages.filter(({ to }) => to.includes(AGENCY));
  const [acknowledgment] = messages.filter(({ to }) => to.includes(QUOTE.email));
  if (!request || !acknowledgment) throw new Error("The messages have the wrong recipients.");
  return { request, acknowledgment };
}

/** Returns the text of a message with its line breaks and indentation collapsed. */
function getText({ parsed }: ReceivedMessage): string {
  return `${parsed.text}`.replace(/\s+/g, " ");
}

/** Pattern of the reference at the end of a subject. */
const REFERENCE = "\\[[\\dA-F]{4}-[\\dA-F]{4}\\]";

function expectRequest(message: ReceivedMessage, about: string, otherParts: readonly string[]): void {
  expect(message).toMatchObject({ from: "web@example.com", to: [AGENCY], isSecure: true });
  expect(message.parsed).toMatchObject({
    subject: expect.stringMatching(new RegExp(`^Quote request: ${about}, Ada Lindqvist ${REFERENCE}$`)),
    from: { name: "Prairie Lantern", address: "web@example.com" },
    to: [{ address: AGENCY }],
    replyTo: [{ name: "Ada Lindqvist", address: QUOTE.email }],
    messageId: expect.stringMatching(/^<[\da-f]{24}@example\.com>$/),
  });
  const { firstName, lastName, email, phone } = QUOTE;
  const consentText = `terms.” (version ${consent}, `;
  for (const part of [firstName, lastName, email, phone, "Farm", consentText, ...otherParts]) {
    expect(getText(message)).toContain(part);
  }
  expect(getText(message)).toContain("Two barns. One is old & <b>leans</b>.");
  expect(message.parsed.html).toContain("One is old &amp; &lt;b&gt;leans&lt;/b&gt;.");
}

test("a request arrives once, with its campaign and page, and the visitor gets an email that repeats nothing", async () => {
  const campaign = {
    utm_source: "newsletter",
    utm_medium: "email",
    utm_campaign: "Spring barns",
    utm_term: "barn",
    utm_content: "top",
    gclid: "g1",
    fbclid: "f1",
  };
  // A double click that is faster than the form.
  const answers = await Promise.all([1, 2].map(() => sendJson({ ...REQUEST, ...campaign }, "a")));
  for (const answer of answers) expect(await answer.json()).toMatchObject({ success: true });
  const { request, acknowledgment } = await receiveMessages();
  expectRequest(request, "Farm", ["Farm Page", ...Object.values(campaign)]);
  expect(acknowledgment.parsed).toMatchObject({ replyTo: [{ address: AGENCY }] });
  expect(acknowledgment.raw).toMatch(/^Auto-Submitted: auto-replied/im);
  expect(getText(acknowledgment)).not.toMatch(/Ada|Lindqvist|barns/);
  await expect.poll(() => listUnsent("new"), { timeout: 30_000 }).toEqual([]);
  expect(smtp.messages).toHaveLength(earlierMessages + 2);
});

test("a plain form arrives once, and its confirmation names it", async () => {
  const form = {
    ...REQUEST,
    message: `${REQUEST.message}\nPlease call.`,
    pageSource: "Contact Page",
    about: "commercial/trucking",
  };
  const query = "?about=commercial/trucking&utm_source=newsletter";
  const [first, second] = await Promise.all([sendForm(form, query), sendForm(form, query)]);
  expect(first.status).toBe(303);
  const location = first.headers.get("location") ?? "";
  expect(location).toMatch(/\/api\/contact\/received\?id=[\da-f]{24}$/);
  expect(second.headers.get("location")).toBe(location);
  const { request } = await receiveMessages();
  expectRequest(request, "Trucking & Logistics", ["Commercial - Trucking Page", "newsletter"]);
  const [reference = "missing"] = /[\dA-F]{4}-[\dA-F]{4}/.exec(getText(request)) ?? [];
  // The server renders two contact pages a second, and the next test needs the other one.
  expect(await (await fetch(new URL(location, url))).text()).toContain(reference);
  await expect.poll(() => listUnsent("new"), { timeout: 30_000 }).toEqual([]);
  expect(smtp.messages).toHaveLength(earlierMessages + 2);
});

test("a rejected plain form keeps its values and arrives after the correction", async () => {
  const form = { ...REQUEST, lastName: "Lind", pageSource: "Contact Page" };
  const rejected = await sendForm({ ...form, email: "ada@localhost" });
  expect(rejected.status).toBe(422);
  const page = await rejected.text();
  expect(page).toContain("<title>Error: ");
  expect(page).toContain("Please enter a valid email address");
  for (const value of ["Ada", "Lind", "ada@localhost", QUOTE.phone]) expect(page).toContain(`value="${value}"`);
  expect(page).toContain("One is old &amp; &lt;b&gt;leans&lt;/b&gt;.");
  const ticket = / name="ticket" value="([^"]+)"/.exec(page)?.[1] ?? "";
  expect(ticket).not.toBe("");
  expect((await sendForm({ ...form, ticket })).status).toBe(303);
  const { request } = await receiveMessages();
  expect(request.parsed.subject).toMatch(new RegExp(`^Quote request: Farm, Ada Lind ${REFERENCE}$`));
});

test("a request that looks like spam is confirmed and kept back", async () => {
  const answer = await sendJson({ ...REQUEST, lastName: "Spam", unasked: "https://spam.example" }, "b");
  expect(await answer.json()).toMatchObject({ success: true });
  expect(await listUnsent("held")).toMatchObject([{ state: "held" }]);
  expect(smtp.messages).toHaveLength(earlierMessages);
});

test("a request is confirmed while the mail server is down, and arrives once it is back", async () => {
  await smtp.close();
  expect(await (await sendJson({ ...REQUEST, lastName: "Down" }, "c")).json()).toMatchObject({ success: true });
  await expect
    .poll(() => listUnsent("new"), { timeout: 30_000 })
    .toContainEqual(expect.objectContaining({ lastError: expect.stringMatching(/\S/) }));
  await smtp.reopen();
  await expect
    .poll(() => smtp.messages.map(({ parsed }) => parsed.subject), { timeout: 30_000 })
    .toContainEqual(expect.stringMatching(/^Quote request: Farm, Ada Down \[/));
});
