import { expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { type PageId, SITE } from "#schemas/page-ids.ts";
import { CERTIFICATE, CERTIFICATE_KIND } from "#tests/support/mail/sample-certificate.ts";
import { testSiteDocument } from "#tests/support/mail/sample-mail.ts";
import { memoryOutbox } from "#tests/support/outbox/memory-outbox.ts";
import { sampleAlert, sampleEntry, sampleFollowUp, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { complete, mustLease } from "#tests/support/outbox/test-outbox.ts";
import { page } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import type { OutboxEntry } from "../outbox/outbox.ts";
import type { Mail } from "./mail.ts";
import { sendEntry } from "./send-entry.ts";

const CERTIFICATE_PAGE: JsonObject = {
  ...page(CERTIFICATE_KIND.title),
  form: { title: "Ask", email: "certificates@agency.example" },
};

const OFFICE = "office@agency.example";

function setUp(site = testSiteDocument, pages: [PageId, JsonObject][] = []) {
  const outbox = memoryOutbox();
  const mails: Mail[] = [];
  const mailer = {
    async send(mail: Mail) {
      mails.push(mail);
      return { accepted: mail.to, rejected: [] };
    },
    close() {},
  };
  const store = memoryStore([[SITE, site], ...pages]);
  const env = { QUOTE_TO: [OFFICE], TIME_ZONE: "America/Chicago" };
  const send = (entry: OutboxEntry) => sendEntry(entry, { mailer, store, outbox, env });
  return { outbox, mails, send };
}

test("a request goes to the address of its line of business, and its acknowledgment names that address", async () => {
  const lines = [{ id: "farm", title: "Farm Insurance", shortTitle: "Farm", email: "farm@agency.example" }];
  const { mails, send } = setUp({ ...testSiteDocument, lines });
  const request = sampleEntry(1);
  await send(request);
  await send(sampleFollowUp(1, "acknowledgement"));
  await send(sampleEntry(2, { request: { ...request.request, insuranceType: "personal" } }));
  expect(mails.map(({ to, replyTo }) => [to, replyTo?.address])).toEqual([
    [["farm@agency.example"], request.request.email],
    [[request.request.email], "farm@agency.example"],
    [[OFFICE], request.request.email],
  ]);
});

test("an alert is sent while one of its entries is undelivered, and is obsolete afterwards", async () => {
  const { outbox, mails, send } = setUp();
  await outbox.enqueue(sampleEntry(1));
  expect(await send(sampleAlert(1))).toEqual({ accepted: [OFFICE], rejected: [] });
  const lease = await mustLease(outbox, sampleId(1));
  await lease.complete("sent", lease.entry);
  expect(await send(sampleAlert(1))).toEqual({ accepted: [], rejected: [], isObsolete: true });
  expect(mails).toHaveLength(1);
});

test("an alert counts the people whose requests are still undelivered", async () => {
  const { outbox, mails, send } = setUp();
  const numbers = Array.from({ length: 60 }, (_, index) => index + 1);
  for (const n of numbers) await outbox.enqueue(sampleEntry(n));
  const webhook = sampleFollowUp(60, "webhook");
  await outbox.enqueue(webhook);
  for (const n of numbers.slice(0, 39)) {
    const lease = await mustLease(outbox, sampleId(n));
    await lease.complete("sent", lease.entry);
  }
  const alert = sampleAlert(1, numbers);
  await send({ ...alert, about: [...alert.about, webhook.id] });
  expect(mails[0]?.subject).toBe("Action needed: 21 requests were not delivered");
  expect(mails[0]?.text).toContain("1 more: `agency outbox list`");
});

test("a notice goes to its recipients, or to those of alerts if it has none", async () => {
  const { mails, send } = setUp();
  const id = `${sampleId(1)}-notice`;
  const { receivedAt } = sampleEntry(1);
  const notice = { id, kind: "notice", receivedAt, messageId: `<${id}@agency.example>`, attempts: 0 } as const;
  const content = { subject: "An account of the website was added", text: "Ada added the owner <Eve>." };
  await send({ ...notice, ...content, to: ["ada@example.com", "ben@example.com"], deliveredTo: ["ben@example.com"] });
  await send({ ...notice, ...content, to: [] });
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [["ada@example.com"], content.subject],
    [[OFFICE], content.subject],
  ]);
  expect(mails[0]?.text).toContain("This was on Monday, January 5, 2026, 6:00 AM CST.");
  expect(mails[0]?.html).toContain("Ada added the owner &lt;Eve&gt;.");
});

test("nothing is sent if the remaining recipient was removed from the settings", async () => {
  const { mails, send } = setUp();
  const entry = sampleEntry(1, { attempts: 1, deliveredTo: [OFFICE], lastError: "b@agency.example: 450" });
  expect(await send(entry)).toEqual({ accepted: [], rejected: [] });
  expect(mails).toEqual([]);
});

test("a service request goes to the address of its form", async () => {
  const { mails, send } = setUp(testSiteDocument, [["service/certificate", CERTIFICATE_PAGE]]);
  await send(CERTIFICATE);
  expect(mails.map(({ to }) => to)).toEqual([["certificates@agency.example"]]);
});

test("an alert about late requests names the day, and is obsolete when they are handled", async () => {
  const { outbox, mails, send } = setUp();
  await complete(outbox, CERTIFICATE, "sent");
  await complete(outbox, sampleEntry(1), "sent");
  const about = [CERTIFICATE.id, sampleId(1)];
  const events = ["late 2026-12-04", "unanswered 2026-01-05T12:00:01.000Z"];
  const alert = { ...sampleAlert(1), about, events };
  await outbox.changeWork(CERTIFICATE.id, { work: "in-progress" });
  await send(alert);
  expect(mails[0]?.subject).toBe("Action needed: 2 requests were not answered in time");
  expect(mails[0]?.text).toContain(`ANN LEE, CERTIFICATE OF INSURANCE

Needed by  Friday, December 4, 2026
Phone      (515) 555-0142
`);
  expect(mails[0]?.text.match(/Problem +.*/g)).toEqual([
    "Problem    Nobody has marked it as done.",
    "Problem    Nobody has marked it as done.",
  ]);
  expect(mails[0]?.text).toContain(`Admin      https://www.agency.example/admin#quote-requests/${CERTIFICATE.id}\n`);
  for (const id of about) await outbox.markHandled(id, { by: "Ada", account: "ada", at: "2026-12-04T12:00:00.000Z" });
  expect(await send(alert)).toMatchObject({ isObsolete: true });
});

test("an alert leaves out what a person has moved to a later day or called spam since", async () => {
  const { outbox, mails, send } = setUp();
  for (const n of [2, 3]) await complete(outbox, sampleEntry(n, { fingerprint: `${n}` }), "sent");
  await complete(outbox, CERTIFICATE, "sent");
  await outbox.enqueue(sampleEntry(4, { fingerprint: "4" }));
  const about = [CERTIFICATE.id, sampleId(2), sampleId(3), sampleId(4)];
  const waits = "unanswered 2026-01-05T12:00:02.000Z";
  const alert = { ...sampleAlert(1), about, events: ["late 2026-12-04", waits, waits, "delayed"] };
  await send(alert);
  expect(mails[0]?.subject).toBe("Action needed: 4 requests need you");
  await outbox.changeWork(CERTIFICATE.id, { dueOn: "2026-12-05" });
  await outbox.markSpam(sampleId(4), { by: "Ada", account: "ada", at: "2026-12-04T12:00:00.000Z" });
  await send(alert);
  expect(mails[1]?.subject).toBe("Action needed: 2 requests were not answered in time");
  await outbox.changeWork(CERTIFICATE.id, { dueOn: "2026-12-03" });
  await send(alert);
  expect(mails[2]?.text).toContain("Thursday, December 3, 2026");
});
