import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { resolveTheme } from "#content/theme/resolve-theme.ts";
import { forRun } from "#tests/support/full-run.ts";
import { CERTIFICATE } from "#tests/support/mail/sample-certificate.ts";
import { quoteRequests, testEntry, testSite, testTheme } from "#tests/support/mail/sample-mail.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import type { RequestEntry } from "../outbox/outbox.ts";
import { createFileMailer } from "./file-mailer.ts";
import { quoteMail } from "./quote-mail.ts";

const OPTIONS = {
  site: testSite,
  theme: testTheme,
  from: "Test Agency <quotes@agency.example>",
  to: ["office@agency.example"],
  timeZone: "America/Chicago",
};

const HEADERS = ["from", "to", "reply-to", "subject", "message-id", "date", "mime-version", "content-type"];

/** Entry in which every optional field has a value. */
const FULL_ENTRY: RequestEntry = {
  ...testEntry({
    message: "Two barns,\r\n\r\n  one of them old.\n<b>Thanks</b>",
    pageSource: "Farm - Property Equipment Page",
    utm_source: "google",
    utm_medium: "cpc",
    utm_campaign: "harvest",
    utm_term: "farm insurance",
    utm_content: "blue",
    gclid: "g-1",
    fbclid: "f-1",
  }),
  consent: {
    version: "1",
    text: "You may call, text or email me about other insurance as well.",
    time: "2026-11-20T15:45:12.000Z",
  },
};

/** Parses a document into its text, its elements and their attributes. */
function parseHtml(html: string): { text: string; tags: string[]; attributes: { name: string; value: string }[] } {
  const tags: string[] = [];
  const attributes: { name: string; value: string }[] = [];
  function extractText(node: DefaultTreeAdapterTypes.Node): string {
    if (node.nodeName === "#text" && "value" in node) return node.value;
    if ("tagName" in node) {
      tags.push(node.tagName);
      attributes.push(...node.attrs);
      if (node.tagName === "br") return "\n";
    }
    return "childNodes" in node ? node.childNodes.map(extractText).join("") : "";
  }
  return { text: extractText(parse(html)), tags, attributes };
}

const listHrefs = (html: string) =>
  parseHtml(html)
    .attributes.filter(({ name }) => name === "href")
    .map(({ value }) => value);

const ADMIN_LINK = "https://www.agency.example/admin#quote-requests/5f0c9b1a7d3e4c2b8a6f1e0d";

describe("quoteMail", () => {
  test("sends from the agency and directs replies to the visitor", () => {
    expect(quoteMail(FULL_ENTRY, OPTIONS)).toMatchObject({
      messageId: FULL_ENTRY.messageId,
      date: new Date(FULL_ENTRY.receivedAt),
      from: OPTIONS.from,
      to: OPTIONS.to,
      replyTo: { name: "Ada Lindqvist", address: "ada@example.com" },
      subject: "Quote request: Farm, Ada Lindqvist [5F0C-9B1A]",
    });
  });

  test("contains the complete request in plain text", () => {
    expect(quoteMail(FULL_ENTRY, OPTIONS).text).toBe(`Quote request: Farm

Ada Lindqvist

Phone  (515) 555-0186
Email  ada@example.com

MESSAGE

  Two barns,

    one of them old.
  <b>Thanks</b>

DETAILS

Received        Friday, November 20, 2026, 9:45 AM CST
Page            Farm - Property Equipment Page
Source          google
Medium          cpc
Campaign        harvest
Search term     farm insurance
Ad              blue
Google click    g-1
Facebook click  f-1
Consent         Yes: “You may call, text or email me about other insurance
                as well.” (version 1, Friday, November 20, 2026, 9:45 AM
                CST)
Reference       5F0C-9B1A (5f0c9b1a7d3e4c2b8a6f1e0d)
Admin           https://www.agency.example/admin#quote-requests/5f0c9b1a7d3e4c2b8a6f1e0d

Reply to this email to answer the visitor.
Sent from the quote form at www.agency.example.
`);
  });

  test("leaves out missing fields and states that the visitor gave no consent", () => {
    const { text, html } = quoteMail(testEntry(), { ...OPTIONS, publicUrl: "http://localhost:3000/" });
    const details = `MESSAGE

  No message.

DETAILS

Received   Friday, November 20, 2026, 9:45 AM CST
Consent    No. Contact this person only about this quote.
Reference  5F0C-9B1A (5f0c9b1a7d3e4c2b8a6f1e0d)
Admin      http://localhost:3000/admin#quote-requests/5f0c9b1a7d3e4c2b8a6f1e0d

Reply to this email to answer the visitor.
Sent from the quote form at localhost:3000.
`;
    expect(text.slice(text.indexOf("MESSAGE"))).toBe(details);
    expect(parseHtml(html).tags.filter((tag) => tag === "th")).toHaveLength(4);
  });

  test.each([
    ["America/Chicago", "2026-07-01T04:59:00.000Z", "Tuesday, June 30, 2026, 11:59 PM CDT"],
    ["America/New_York", "2026-11-20T15:45:12.000Z", "Friday, November 20, 2026, 10:45 AM EST"],
    ["UTC", "2027-01-01T00:00:00.000Z", "Friday, January 1, 2027, 12:00 AM UTC"],
  ])("formats the time in %s", (timeZone, receivedAt, formatted) => {
    const { text, html } = quoteMail({ ...testEntry(), receivedAt }, { ...OPTIONS, timeZone });
    expect(text).toContain(formatted);
    expect(html).toContain(formatted);
  });

  test("says that numbers were masked only if they were", () => {
    const masked = quoteMail({ ...FULL_ENTRY, maskedFields: ["message"] }, OPTIONS);
    for (const body of [masked.text.replaceAll(/\s+/g, " "), masked.html]) {
      expect(body).toContain("Only its last four characters were kept.");
    }
    expect(quoteMail(FULL_ENTRY, OPTIONS).html).not.toContain("last four");
  });

  test("links only the phone number, the email address and the admin", () => {
    expect(listHrefs(quoteMail(FULL_ENTRY, OPTIONS).html)).toEqual([
      "tel:+15155550186",
      "mailto:ada@example.com?subject=Your%20Farm%20quote%20request",
      ADMIN_LINK,
    ]);
    const unusual = testEntry({
      phone: "no phone please",
      email: "o'brien+a@example.com",
      message: "https://example.com",
    });
    expect(listHrefs(quoteMail(unusual, OPTIONS).html)).toEqual([
      "mailto:o'brien%2Ba@example.com?subject=Your%20Farm%20quote%20request",
      ADMIN_LINK,
    ]);
  });

  test.each([
    ["the tint of its line", "pets", 0],
    ["the tint in its turn for a line without one", "farm", 1],
    ["the tint of the first line for one that the site has lost", "boats", 2],
  ])("uses %s in light and in dark mode, and the name that was stored", (_, insuranceType, tint) => {
    const site = {
      ...testSite,
      lines: [
        { id: "personal", title: "Personal Insurance", shortTitle: "Personal", color: "barn" },
        { id: "farm", title: "Farm Insurance", shortTitle: "Farm" },
        { id: "pets", title: "Pet Insurance", shortTitle: "Pets", color: "sky" },
      ],
    };
    const tints = ["#1f5a8a", "#2f5d3a", "#8c2f23"].map((color, index) => ({
      id: ["sky", "field", "barn"][index] ?? "",
      color,
    }));
    const theme = resolveTheme({ tints });
    const { html } = quoteMail(testEntry({ insuranceType, lineTitle: "Cats & Dogs" }), { ...OPTIONS, site, theme });
    const [, light] = /class="tint" style="[^"]*;color:(#\w+)">/.exec(html) ?? [];
    const [, dark] = /\.tint \{ color: (#\w+) !important; \}/.exec(html) ?? [];
    expect([light, dark]).toEqual([theme.tints[tint]?.color.light, theme.tints[tint]?.color.dark]);
    expect(parseHtml(html).text).toContain("Cats & Dogs quote");
  });

  test("loads no resources and runs no scripts", () => {
    const { tags, attributes } = parseHtml(quoteMail(FULL_ENTRY, OPTIONS).html);
    const allowedTags = [
      "html",
      "head",
      "meta",
      "title",
      "style",
      "body",
      "div",
      "table",
      "tbody",
      "tr",
      "th",
      "td",
      "p",
      "a",
    ];
    expect([...new Set(tags)].sort()).toEqual([...allowedTags, "br", "h1", "h2"].sort());
    expect(attributes.filter(({ name, value }) => name === "src" || /^on|url\(/.test(name + value))).toEqual([]);
  });

  test("accepts names and messages in any script and of any length", () => {
    const name = { firstName: "محمد\u202e \ud800", lastName: "W".repeat(100) };
    const { subject, replyTo, html } = quoteMail(testEntry({ ...name, message: "x".repeat(5000) }), OPTIONS);
    expect(subject).toBe(`Quote request: Farm, محمد \ud800 ${"W".repeat(100)} [5F0C-9B1A]`);
    expect(replyTo?.name).toBe(`محمد \ud800 ${"W".repeat(100)}`);
    expect(html).toContain(`<title>${subject}</title>`);
  });
});

/** Replaces lone surrogates, which UTF-8 cannot represent. */
const toUtf8 = (text: string) => Buffer.from(text).toString();

/** Removes the word joiners that keep header text from being read as an encoded word. */
const withoutJoiners = (text = "") => text.replaceAll("\u2060", "");

test("preserves every character of a request and interprets none as markup", async () => {
  const dir = temporaryFolder();
  const mailer = createFileMailer({ dir });
  await fc.assert(
    fc.asyncProperty(quoteRequests, async (request) => {
      const mail = quoteMail({ ...testEntry(), request }, OPTIONS);
      await mailer.send(mail);
      const parsed = await PostalMime.parse(readFileSync(join(dir, `${testEntry().id}.eml`)));
      const {
        firstName,
        lastName,
        email,
        insuranceType,
        consent,
        message = "",
        about,
        details = [],
        ...fields
      } = request;
      const answers = details.flatMap(({ label, value }) => [label, value]);
      const shown = [email, about?.title ?? "", ...answers, ...Object.values(fields)];
      const name = toUtf8(`${firstName} ${lastName}`.replaceAll(/\p{Bidi_Control}/gu, "").trim());
      expect(parsed.headers.map(({ key }) => key)).toEqual(HEADERS);
      expect(parsed.replyTo).toHaveLength(1);
      expect(parsed.replyTo?.[0]?.address).toBe(email);
      expect(withoutJoiners(parsed.replyTo?.[0]?.name)).toBe(withoutJoiners(name));
      expect(withoutJoiners(parsed.subject)).toBe(withoutJoiners(toUtf8(mail.subject)));
      expect(parsed.text?.trimEnd()).toBe(toUtf8(mail.text).trimEnd());
      expect(parsed.html?.trimEnd()).toBe(toUtf8(mail.html).trimEnd());

      const lines = message.split(/\r\n|\r|\n/);
      const { text, tags } = parseHtml(mail.html);
      for (const value of [lines.join("\n"), ...shown]) expect(text).toContain(value);
      for (const line of lines) expect(mail.text).toContain(line);
      const withoutMarkup = Object.entries({ ...fields, message }).map(([key, value]) => [
        key,
        typeof value === "string" ? value.replaceAll(/[<>&"']/g, "a") : value,
      ]);
      expect(tags).toEqual(
        parseHtml(
          quoteMail(
            testEntry({
              insuranceType,
              ...Object.fromEntries(withoutMarkup),
              about: about && { id: about.id, title: "a" },
              details: details.map(({ id }) => ({ id, label: "a", value: "a" })),
            }),
            OPTIONS,
          ).html,
        ).tags,
      );
    }),
    { numRuns: forRun(200, 20), examples: [[{ ...testEntry().request, firstName: "=?utf-8?q?Eve?=" }]] },
  );
});

test("names what the visitor asked about, and lists the answers before the details", () => {
  const { subject, text } = quoteMail(
    testEntry({
      insuranceType: "personal",
      about: { id: "boat", title: "Boat & Watercraft" },
      details: [
        { id: "renewal", label: "Renewal date", value: "2026-12-01" },
        { id: "call", label: "Best time to call", value: "Noon hour" },
      ],
    }),
    OPTIONS,
  );
  expect(subject).toBe("Quote request: Boat & Watercraft, Ada Lindqvist [5F0C-9B1A]");
  expect(text).toContain(`DETAILS

Asked about        Boat & Watercraft
Renewal date       December 1, 2026
Best time to call  Noon hour
Received           `);
});

test("names the kind of a service request, and first the day by which it is needed", () => {
  const { subject, text, html } = quoteMail(CERTIFICATE, OPTIONS);
  expect(subject).toBe("Certificate of Insurance: Ann Lee, needed by December 4 [7F3A-29C1]");
  expect(text).toBe(`Certificate of Insurance

Ann Lee

Needed by Friday, December 4, 2026

Phone  (515) 555-0142
Email  ann.lee@example.com

FILES

0.3 MB  contract.pdf
1.8 MB  job-site.jpg

DETAILS

Needed by           December 4, 2026
Certificate holder  Maple Fork School District
Address             200 School Street
                    Maple Fork, IA 50099
Line                Business
Received            Monday, November 30, 2026, 9:45 AM CST
Consent             No. Contact this person only about this request.
Promised            Nothing is changed until we confirm it in writing.
Reference           7F3A-29C1 (7f3a29c1d3e4c2b8a6f1e0d5)
Admin               https://www.agency.example/admin#quote-requests/7f3a29c1d3e4c2b8a6f1e0d5

Reply to this email to answer the visitor.
Sent from the form “Certificate of Insurance” at www.agency.example.
`);
  expect(html).toContain("200 School Street<br>Maple Fork");
  expect(listHrefs(html)[1]).toBe(
    "mailto:ann.lee@example.com?subject=Your%20request%3A%20Certificate%20of%20Insurance",
  );
});

test("names no Reply-To that not every mail server supports, and says how to answer instead", () => {
  const { replyTo, text } = quoteMail(testEntry({ email: "zoë@bücher.example" }), OPTIONS);
  expect(replyTo).toBeUndefined();
  expect(text).toContain("zoë@bücher.example");
  expect(text).toContain("Write to the visitor's address above");
  expect(quoteMail(testEntry({ email: "zoe@bücher.example" }), OPTIONS).replyTo?.address).toBe("zoe@bücher.example");
});
