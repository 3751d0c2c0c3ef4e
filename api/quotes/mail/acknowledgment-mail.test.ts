import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { quoteRequests, testEntry, testSite } from "#tests/support/mail/sample-mail.ts";
import { acknowledgmentMail } from "./acknowledgment-mail.ts";

const OPTIONS = { site: testSite, from: "Test Agency <quotes@agency.example>", replyTo: "office@agency.example" };

describe("The mail to the visitor", () => {
  test("comes from the agency, is answered to it, and keeps programs from answering", () => {
    expect(acknowledgmentMail(testEntry(), OPTIONS)).toMatchObject({
      messageId: testEntry().messageId,
      date: new Date(testEntry().receivedAt),
      from: OPTIONS.from,
      to: ["ada@example.com"],
      replyTo: { name: "Test Agency", address: "office@agency.example" },
      subject: "We have your request about farm insurance",
      headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
    });
  });

  test("says what happens next and where the office is", () => {
    expect(acknowledgmentMail(testEntry(), OPTIONS).text).toBe(`We have your request about farm insurance.

WHAT HAPPENS NEXT

1. One of us in Maple Fork reads what you sent.
2. We call or write to you in office hours, with questions or with quotes to
   compare.
3. You decide, in your own time. A quote is free and commits you to nothing.

No coverage begins, changes or ends by your request or by this message. It
does once a carrier or one of us confirms it in writing.

OUR OFFICE

Call   (515) 555-0142
Write  Reply to this message.
Hours  Monday-Friday 8:30 AM-5:00 PM, weekends closed
Visit  1 Main Street, Maple Fork, IA 50099

Test Agency

You get this message once, because your address was entered in the quote
form at www.agency.example. If it was not you, reply and say so.
`);
  });

  test("says in HTML what it says in plain text", () => {
    const { html } = acknowledgmentMail(testEntry(), OPTIONS);
    expect(html).toContain('<a class="ink" href="tel:+15155550142" style="color:#1b2430">(515) 555-0142</a>');
    for (const part of ["Maple Fork reads", "weekends closed", "1 Main Street, Maple Fork, IA 50099", "say so."]) {
      expect(html).toContain(part);
    }
  });

  test("leaves out facts that nobody has entered", () => {
    const { hours: _, url: __, ...site } = testSite;
    const { text } = acknowledgmentMail(testEntry({ insuranceType: "medicare" }), { ...OPTIONS, site });
    expect(text).not.toMatch(/Hours|undefined|{/);
    expect(text).toContain("was entered in the quote\nform.");
  });

  test("has the Medicare disclaimer where the request is about Medicare", () => {
    const medicare = {
      organizations: 7,
      products: 41,
      disclaimer: "We represent {organizations} organizations which offer {products} products.",
      nonAffiliation: "Not endorsed by the Medicare program.",
    };
    const options = { ...OPTIONS, site: { ...testSite, medicare } };
    const notes = ["We represent 7 organizations which offer 41 products.", "Not endorsed by the Medicare program."];
    for (const [insuranceType, isThere] of [
      ["medicare", true],
      ["personal", false],
    ] as const) {
      const { text, html } = acknowledgmentMail(testEntry({ insuranceType }), options);
      for (const note of notes) expect([text.includes(note), html.includes(note)]).toEqual([isThere, isThere]);
    }
  });

  test("has nothing in it that the visitor wrote", () => {
    fc.assert(
      fc.property(quoteRequests, (request) => {
        const { insuranceType, email } = request;
        const blank = testEntry({ insuranceType, email });
        const mail = acknowledgmentMail({ ...blank, request }, OPTIONS);
        expect(mail).toEqual(acknowledgmentMail(blank, OPTIONS));
        expect([mail.text, mail.html, mail.subject].join().includes(email)).toBe(false);
      }),
    );
  });
});
