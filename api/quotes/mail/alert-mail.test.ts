import { describe, expect, test } from "vitest";
import { testEntry, testSite, testTheme } from "#tests/support/mail/sample-mail.ts";
import type { AlertEntry, OutboxState, RequestEntry } from "../outbox/outbox.ts";
import { type AlertMailOptions, alertMail } from "./alert-mail.ts";

const ID = "5f0c9b1a7d3e4c2b8a6f1e0d";

const ALERT: AlertEntry = {
  id: "00c9b1a7d3e4c2b8a6f1e0d5-alert",
  kind: "alert",
  receivedAt: "2026-11-20T16:45:12.000Z",
  messageId: "<00c9b1a7d3e4c2b8a6f1e0d5-alert@agency.example>",
  about: [ID],
  attempts: 0,
};

function entry(state: OutboxState, changes: Partial<RequestEntry> = {}) {
  return {
    state,
    entry: { ...testEntry({ message: "Two barns.\nAnd a <b>house</b>." }), ...changes } as RequestEntry,
    others: [],
  };
}

const createMail = (options: Partial<AlertMailOptions> = {}) =>
  alertMail(ALERT, {
    site: testSite,
    theme: testTheme,
    from: "Test Agency <quotes@agency.example>",
    to: ["office@agency.example"],
    timeZone: "America/Chicago",
    requests: [entry("failed", { lastError: "The mail server refused the message (554 5.7.1)" })],
    otherCount: 0,
    ...options,
  });

describe("alert mail", () => {
  test("shows how to reach the person, why the request was not delivered, and what to do", () => {
    const { text, subject, to, messageId, headers, replyTo } = createMail();
    expect({ subject, to, messageId, headers, replyTo }).toEqual({
      subject: "Action needed: 1 request was not delivered",
      to: ["office@agency.example"],
      messageId: ALERT.messageId,
      headers: { "Auto-Submitted": "auto-generated" },
      replyTo: undefined,
    });
    expect(text).toBe(`Action needed: 1 request was not delivered

The website has stored each request below, but could not hand it over.
Contact these people yourself, so that no one waits in vain.

ADA LINDQVIST, FARM

Phone      (515) 555-0186
Email      ada@example.com
Received   Friday, November 20, 2026, 9:45 AM CST
Message    Two barns. And a <b>house</b>.
Problem    Not delivered. Last error: The mail server refused the message
           (554 5.7.1).
Next       Contact the person. Correct the cause, then run \`agency outbox
           retry ${ID}\`.
Reference  5F0C-9B1A (${ID})
Admin      https://www.agency.example/admin#quote-requests/${ID}

Sent by the website of Test Agency, at most once an hour.
`);
  });

  test("interprets nothing that a visitor wrote as markup", () => {
    expect(createMail().html).toContain("And a &lt;b&gt;house&lt;/b&gt;.");
  });

  test("links the phone number", () => {
    expect(createMail().html).toContain('href="tel:+15155550186"');
  });

  test.each<[problem: string, next: string, state: OutboxState, changes: Partial<RequestEntry>]>([
    [
      "Held back, because it may be spam (a field that visitors cannot see was filled in).",
      "If it is a real request",
      "held",
      { quarantineReason: "honeypot" },
    ],
    ["Held back, because it may be spam.", "If it is a real request", "held", {}],
    ["Still waiting. Last error: 451 later.", "The website keeps trying.", "new", { lastError: "451 later" }],
    [
      "Not yet handed to your other system. Last error: 503.",
      "The email of the request does not depend on it.",
      "new",
      { kind: "webhook", lastError: "503" },
    ],
    [
      "Not handed to your other system. Last error: 500.",
      "Correct the cause",
      "failed",
      { kind: "webhook", lastError: "500" },
    ],
    ["The confirmation to the visitor was not delivered.", "Call the person.", "failed", { kind: "acknowledgement" }],
  ])("explains: %s", (problem, next, state, changes) => {
    const text = createMail({ requests: [entry(state, changes)] }).text.replaceAll(/\s+/g, " ");
    expect(text).toContain(problem);
    expect(text).toContain(next);
  });

  test("shows several problems of one person together", () => {
    const others = [entry("failed", { id: `${ID}-hook`, kind: "webhook", lastError: "410 Gone" })];
    const { subject, text } = createMail({ requests: [{ ...entry("failed"), others }] });
    expect(subject).toBe("Action needed: 1 request was not delivered");
    expect(text.match(/ADA LINDQVIST/g)).toHaveLength(1);
    expect(text.match(/^(?:Problem|Next|Reference) +.{13}/gm)).toEqual([
      "Problem    Not delivered",
      "Next       Contact the p",
      "Reference  5F0C-9B1A (5f",
      "Problem    Not handed to",
      "Next       Correct the c",
      "Reference  5F0C-9B1A (5f",
    ]);
  });

  test("counts the requests that it does not show", () => {
    const { subject, text } = createMail({ otherCount: 12 });
    expect(subject).toBe("Action needed: 13 requests were not delivered");
    expect(text).toContain("12 more: `agency outbox list` or the admin lists all of them.");
  });

  test("asks no one to contact people whose requests only another system lacks", () => {
    const webhook = entry("new", { kind: "webhook", lastError: "503" });
    const { subject, text } = createMail({ requests: [webhook] });
    expect(subject).toBe("Action needed: 1 request was not handed to your other system");
    expect(text).not.toContain("Contact");
    expect(createMail({ requests: [webhook, entry("failed")] }).text).toContain("Contact these people");
  });
});
