import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Site } from "#schemas/generated/site.ts";
import mailFooter from "#tests/fixtures/overrides/mail-footer.ts";
import { CERTIFICATE, CERTIFICATE_KIND } from "#tests/support/mail/sample-certificate.ts";
import { quoteRequests, testEntry, testSite, testTheme } from "#tests/support/mail/sample-mail.ts";
import { type AcknowledgmentMailOptions, acknowledgmentMail } from "./acknowledgment-mail.ts";

const CONTENT: AcknowledgmentMailOptions["content"] = {
  site: testSite,
  theme: testTheme,
  kinds: [],
  subjects: [{ id: "boat", title: "Boat & Watercraft", insuranceType: "personal" }],
};

const OPTIONS = {
  content: CONTENT,
  preparation: ["Your current policies", "Acres that you own and rent"],
  now: new Date("2026-11-20T16:00Z"),
  from: "Test Agency <quotes@agency.example>",
  replyTo: "office@agency.example",
};

describe("acknowledgmentMail", () => {
  test("sends from the agency, directs replies to it, and suppresses automatic replies", () => {
    expect(acknowledgmentMail(testEntry(), OPTIONS)).toMatchObject({
      messageId: testEntry().messageId,
      date: new Date(testEntry().receivedAt),
      from: OPTIONS.from,
      to: ["ada@example.com"],
      replyTo: { name: "Test Agency", address: "office@agency.example" },
      subject: "We received your request about farm insurance",
      headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
    });
  });

  test("ends with the paragraphs that the agency adds", () => {
    const footer = mailFooter({ site: testSite });
    const { text, html } = acknowledgmentMail(testEntry(), { ...OPTIONS, footer });
    const sentence = "Test Agency is closed on the first Friday of each month.";
    expect([text.replace(/\s+/g, " "), html]).toEqual([
      expect.stringContaining(sentence),
      expect.stringContaining(sentence),
    ]);
  });

  test("explains what happens next and how to reach the office", () => {
    expect(acknowledgmentMail(testEntry(), OPTIONS).text).toBe(`We received your request about farm insurance.

Reference  5F0C-9B1A

WHAT HAPPENS NEXT

1. A licensed member of our team in Maple Fork reads your request.
2. We call or email you by 5:00 PM on Friday, November 20 (Central Time),
   with questions or with quotes to compare.
3. You decide when you are ready. A quote is free, and you are under no
   obligation.

WHAT TO HAVE READY

- Your current policies
- Acres that you own and rent

Your request and this email bind no coverage. Coverage begins, changes or
ends only when a carrier or a licensed member of our staff confirms it in
writing.

OUR OFFICE

Call   (515) 555-0142
Email  Reply to this email.
Hours  Monday-Friday 8:30 AM-5:00 PM, weekends closed
Visit  1 Main Street, Maple Fork, IA 50099

Test Agency

You received this email because your address was entered in the quote form
at www.agency.example. We send it only once. If you did not request a quote,
reply and let us know.
`);
  });

  test("has the same content in HTML as in plain text", () => {
    const { html } = acknowledgmentMail(testEntry(), OPTIONS);
    expect(html).toContain(
      `<a class="ink" href="tel:+15155550142" style="color:${testTheme.colors.ink.light}">(515) 555-0142</a>`,
    );
    for (const part of [
      "Maple Fork reads",
      "5F0C-9B1A",
      "by 5:00 PM on Friday",
      '<li class="ink"',
      "Acres that you own",
      "weekends closed",
      "1 Main Street, Maple Fork, IA 50099",
      "let us know.",
    ]) {
      expect(html).toContain(part);
    }
  });

  test("leaves out optional site settings that are missing", () => {
    const { url: _, ...settings } = testSite;
    const [office] = settings.offices;
    const site: Site = { ...settings, offices: [{ ...office, hours: {} }] };
    const { text } = acknowledgmentMail(testEntry({ insuranceType: "medicare" }), {
      ...OPTIONS,
      content: { ...CONTENT, site },
      preparation: [],
    });
    expect(text).not.toMatch(/Hours|undefined|{|READY/);
    expect(text).toContain("We call or email you during office hours,");
    expect(text).toContain("was entered in the quote form.");
  });

  test("includes the Medicare disclaimers only if the request is about Medicare", () => {
    const medicare = {
      organizations: 7,
      products: 41,
      disclaimer: "We represent {organizations} organizations which offer {products} products.",
      nonAffiliation: "Not endorsed by the Medicare program.",
    };
    const options = { ...OPTIONS, content: { ...CONTENT, site: { ...testSite, medicare } } };
    const notes = ["We represent 7 organizations which offer 41 products.", "Not endorsed by the Medicare program."];
    for (const [insuranceType, isIncluded] of [
      ["medicare", true],
      ["personal", false],
    ] as const) {
      const { text, html } = acknowledgmentMail(testEntry({ insuranceType }), options);
      for (const note of notes) {
        expect([text.includes(note), html.includes(note)]).toEqual([isIncluded, isIncluded]);
      }
    }
  });

  test.each([
    ["the phrase of its line", { phrase: "cover for pets" }, "cover for pets"],
    ["the short title of a line without one", {}, "pets insurance"],
  ])("says in its subject %s", (_, fields, expected) => {
    const lines = [{ id: "pets", title: "Pet Insurance", shortTitle: "Pets", ...fields }];
    const options = { ...OPTIONS, content: { ...CONTENT, site: { ...testSite, lines } } };
    const { subject } = acknowledgmentMail(testEntry({ insuranceType: "pets", lineTitle: "Animals" }), options);
    expect(subject).toBe(`We received your request about ${expected}`);
  });

  test("names a line that the site has lost as it was stored", () => {
    const entry = testEntry({ insuranceType: "pets", lineTitle: "Pets" });
    expect(acknowledgmentMail(entry, OPTIONS).subject).toBe("We received your request about pets insurance");
  });

  test("names the subject by its present title, never by what the visitor sent", () => {
    const about = { id: "boat", title: "Buy pills at evil.example" };
    const { text, html } = acknowledgmentMail(testEntry({ about }), OPTIONS);
    expect(text).toContain("Reference  5F0C-9B1A\nAbout      Boat & Watercraft\n");
    expect(html).toContain("Boat &amp; Watercraft");
    expect(text + html).not.toContain("evil");
    const unknown = acknowledgmentMail(testEntry({ about: { id: "evil", title: "evil" } }), OPTIONS);
    expect(unknown.text + unknown.html).not.toMatch(/evil|About/);
  });

  test("contains nothing that the visitor wrote", () => {
    fc.assert(
      fc.property(quoteRequests, (request) => {
        const { insuranceType, email, about } = request;
        const minimalEntry = testEntry({ insuranceType, email, about: about && { id: about.id, title: "" } });
        const mail = acknowledgmentMail({ ...minimalEntry, request }, OPTIONS);
        expect(mail).toEqual(acknowledgmentMail(minimalEntry, OPTIONS));
        expect([mail.text, mail.html, mail.subject].join().includes(email)).toBe(false);
      }),
    );
  });
});

test("confirms a service request with its promise, and with nothing that the visitor wrote", () => {
  const content = { ...CONTENT, kinds: [CERTIFICATE_KIND] };
  const { subject, text } = acknowledgmentMail(CERTIFICATE, { ...OPTIONS, content, preparation: ["The contract"] });
  expect(subject).toBe("We received your request: Certificate of Insurance");
  expect(text).toContain(`We received your request: Certificate of Insurance.

Nothing is changed until we confirm it in writing.

Reference  7F3A-29C1

WHAT HAPPENS NEXT

1. A licensed member of our team in Maple Fork reads your request.
2. We call or email you by 5:00 PM on Friday, November 20 (Central Time),
   with questions or with an answer.
3. If it cannot wait until then, call us and name the reference above.

WHAT TO HAVE READY

- The contract
`);
  expect(text).not.toMatch(/quote|School|contract\.pdf|December|Ann/);
});

test("does not repeat a kind that the site does not have, because the visitor may have sent any text", () => {
  const { subject, text, html } = acknowledgmentMail(
    testEntry({ kind: { id: "x", title: "Buy this" }, promise: "Buy that" }),
    OPTIONS,
  );
  expect(subject).toBe("We received your request");
  expect(text + html).not.toContain("Buy");
});
