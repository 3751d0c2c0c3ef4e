/** Sample site, message, outbox entry and quote requests for tests of the emails. */
import fc from "fast-check";
import type { Mail } from "#api/quotes/mail/mail.ts";
import type { RequestEntry } from "#api/quotes/outbox/outbox.ts";
import { resolveTheme } from "#content/theme/resolve-theme.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { JsonObject } from "#schemas/json.ts";
import { CAMPAIGN_PARAMETERS } from "#schemas/quotes/campaign.ts";
import { type QuoteRequest, QuoteRequestSchema, type StoredQuote } from "#schemas/quotes/quote-request.ts";
import { sampleLines } from "../site/default-pages.ts";

export const testSite: Site = {
  name: "Test Agency",
  url: "https://www.agency.example",
  phone: "(515) 555-0142",
  email: "info@agency.example",
  lines: sampleLines,
  offices: [
    {
      id: "main",
      name: "Maple Fork",
      address: { street: "1 Main Street", city: "Maple Fork", state: "IA", zip: "50099" },
      hours: { display: "Monday-Friday 8:30 AM-5:00 PM", weekend: "closed" },
    },
  ],
};

/** The sample site as a store has it. */
export const testSiteDocument: JsonObject = JSON.parse(JSON.stringify(testSite));

/** The colors of a theme that says nothing. */
export const testTheme = resolveTheme({});

export const testMail: Mail = {
  messageId: "<5f0c9b1a7d3e4c2b8a6f1e0d@agency.example>",
  date: new Date("2026-11-20T15:45:12Z"),
  from: "Test Agency <quotes@agency.example>",
  to: ["office@agency.example"],
  replyTo: { name: "Ada Lindqvist", address: "ada@example.com" },
  subject: "Quote request: Farm, Ada Lindqvist",
  text: "Two barns.\n",
  html: "<p>Two barns.</p>",
};

export function testEntry(changes: Partial<StoredQuote> = {}): RequestEntry {
  return {
    id: "5f0c9b1a7d3e4c2b8a6f1e0d",
    kind: "quote",
    receivedAt: "2026-11-20T15:45:12.000Z",
    messageId: testMail.messageId,
    fingerprint: "00ff",
    request: {
      firstName: "Ada",
      lastName: "Lindqvist",
      email: "ada@example.com",
      phone: "(515) 555-0186",
      insuranceType: "farm",
      ...changes,
    },
    attempts: 0,
  };
}

/** Any character. fast-check's unit "binary" takes a second to prepare its table of all characters. */
const character = fc
  .nat(0x10ffff)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

/** Generates text that often contains markup, headers or right-to-left characters. */
function anyText(maxLength: number): fc.Arbitrary<string> {
  const piece = fc.oneof(
    fc.string({ unit: character, maxLength: 8 }),
    fc.constantFrom("<b>", "</td>", "<!--", "&amp;", '"', "'", "Bcc: a@b.example", "  ", "\u202e", "é", "👩🏽‍🌾"),
    fc.string({ unit: "grapheme-ascii", maxLength: 90 }),
  );
  return fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join("").slice(0, maxLength));
}

const singleLineText = (maxLength: number) => anyText(maxLength).map((text) => text.replaceAll(/\p{Cc}/gu, " "));

const multiLineText = fc
  .array(anyText(500), { maxLength: 6 })
  .chain((texts) =>
    fc.constantFrom("\n", "\r\n", "\r", "\n\n.\n", "\n=?UTF-8?Q?a?= =41\n").map((end) => texts.join(end)),
  )
  .map((text) => text.replaceAll(/[^\P{Cc}\t\r\n]/gu, " "));

const storedSubject = fc.record({ id: fc.constant("boat"), title: singleLineText(80).map((title) => `B${title}`) });

const storedAnswers = fc.array(
  fc.record({
    id: fc.constant("note"),
    label: singleLineText(80).map((label) => `L${label}`),
    value: singleLineText(200).map((value) => `V${value}`),
  }),
  { maxLength: 3 },
);

/** Generates valid requests, as they are stored. */
export const quoteRequests: fc.Arbitrary<StoredQuote> = fc
  .record(
    {
      firstName: singleLineText(100),
      lastName: singleLineText(100),
      email: fc.emailAddress(),
      phone: singleLineText(26).map((text) => `${text}(515) 555-0186`),
      insuranceType: fc.constantFrom(...sampleLines.map(({ id }) => id)),
      message: multiLineText,
      pageSource: singleLineText(150),
      consent: fc.constant("3f7a9c0b12de4567"),
      ...Object.fromEntries(CAMPAIGN_PARAMETERS.map((name) => [name, singleLineText(500)])),
    },
    { requiredKeys: ["firstName", "lastName", "email", "phone", "insuranceType"] },
  )
  .map((input) => QuoteRequestSchema.safeParse(input))
  .filter(({ success }) => success)
  .map(({ data }) => data as Omit<QuoteRequest, "about" | "details" | "kind">)
  .chain((request) =>
    fc.record({ request: fc.constant(request), about: fc.option(storedSubject), details: storedAnswers }),
  )
  .map(({ request, about, details }) => ({ ...request, ...(about && { about }), details }));
