import { describe, expect, test } from "vitest";
import { sampleEntry } from "#tests/support/outbox/sample-entries.ts";
import { MailError, type SendResult } from "../mail/mail.ts";
import type { RequestEntry } from "../outbox/outbox.ts";
import { classifyAttempt, type DeliveryOutcome } from "./delivery-outcome.ts";

const A = "a@agency.example";
const B = "b@agency.example";
const deferred = (address: string) => ({ address, reason: "451 try later", isPermanent: false });
const rejected = (address: string) => ({ address, reason: "550 no such user", isPermanent: true });
const mailError = (isPermanent: boolean) => new MailError("554 no", { isPermanent, isServerDown: false });

const RECEIVED_MS = Date.parse(sampleEntry(1).receivedAt);
const DAY_MS = 24 * 3_600_000;
const iso = (ms: number) => new Date(ms).toISOString();
const sentAt = iso(RECEIVED_MS + 1000);
const dueAt = iso(RECEIVED_MS + 6000);

const cases: [
  outcome: DeliveryOutcome,
  condition: string,
  result: SendResult | Error,
  after: Partial<RequestEntry>,
  before?: Partial<RequestEntry>,
][] = [
  ["sent", "every recipient accepted it", { accepted: [A, B], rejected: [] }, { sentAt, deliveredTo: [A, B] }],
  [
    "sent",
    "the last recipient accepted it",
    { accepted: [B], rejected: [] },
    { sentAt, attempts: 4, deliveredTo: [A, B] },
    { attempts: 3, deliveredTo: [A], dueAt, lastError: "451" },
  ],
  [
    "rescheduled",
    "one recipient accepted it and one deferred it",
    { accepted: [A], rejected: [deferred(B)] },
    { dueAt, deliveredTo: [A], lastError: `${B}: 451 try later` },
  ],
  [
    "sent",
    "one recipient accepted it and one rejected it",
    { accepted: [A], rejected: [rejected(B)] },
    { sentAt, deliveredTo: [A], lastError: `${B}: 550 no such user` },
  ],
  [
    "rescheduled",
    "one recipient rejected it and one deferred it",
    { accepted: [], rejected: [rejected(A), deferred(B)] },
    { dueAt, lastError: `${A}: 550 no such user; ${B}: 451 try later` },
  ],
  [
    "failed",
    "every recipient rejected it",
    { accepted: [], rejected: [rejected(A)] },
    { lastError: `${A}: 550 no such user` },
  ],
  [
    "sent",
    "every recipient already has it",
    { accepted: [], rejected: [] },
    { sentAt, deliveredTo: [A] },
    { deliveredTo: [A] },
  ],
  ["failed", "it has no recipients", { accepted: [], rejected: [] }, { lastError: "The message has no recipients." }],
  ["failed", "the server rejected it", mailError(true), { lastError: "554 no" }],
  [
    "sent",
    "the server rejected it for the remaining recipients",
    mailError(true),
    { sentAt, deliveredTo: [A], lastError: "554 no" },
    { deliveredTo: [A] },
  ],
  ["rescheduled", "the server deferred it", mailError(false), { dueAt, lastError: "554 no" }],
  [
    "rescheduled",
    "the message could not be created",
    new TypeError("Ann Lee is undefined"),
    { dueAt, lastError: "The message could not be created or sent: TypeError." },
  ],
];

describe("entry within five days", () => {
  test.each(cases)("is %s if %s", (outcome, _, result, after, before = {}) => {
    const decision = classifyAttempt(sampleEntry(1, before), result, RECEIVED_MS + 1000, 0);
    expect(decision).toEqual({ outcome, entry: sampleEntry(1, { attempts: 1, ...after }) });
  });
});

describe("entry after five days", () => {
  const nowMs = RECEIVED_MS + 5 * DAY_MS;

  test("is failed if no recipient has it", () => {
    const { outcome, entry } = classifyAttempt(sampleEntry(1, { attempts: 99 }), mailError(false), nowMs, 0);
    expect([outcome, entry.attempts, entry.dueAt, entry.lastError]).toEqual(["failed", 100, undefined, "554 no"]);
  });

  test("is sent if a recipient has it", () => {
    const { outcome, entry } = classifyAttempt(
      sampleEntry(1, { deliveredTo: [A] }),
      { accepted: [], rejected: [deferred(B)] },
      nowMs,
      0,
    );
    expect([outcome, entry.lastError]).toEqual(["sent", `${B}: 451 try later`]);
  });

  test("is rescheduled for five more days after a retry", () => {
    const before = { retriedAt: iso(RECEIVED_MS + DAY_MS) };
    expect(classifyAttempt(sampleEntry(1, before), mailError(false), nowMs, 0).outcome).toBe("rescheduled");
    expect(classifyAttempt(sampleEntry(1, before), mailError(false), nowMs + DAY_MS, 0).outcome).toBe("failed");
  });
});

test("stores the error as one short line without the visitor's address", () => {
  const reason = `550-5.1.1 <Ann.Lee@Example.com>:\r\n\tno\u0000 mailbox, ask postmaster@example.com`;
  const rejected = [{ address: "ann.lee@example.com", reason, isPermanent: true }];
  const { lastError } = classifyAttempt(sampleEntry(1), { accepted: [], rejected }, RECEIVED_MS, 0).entry;
  expect(lastError).toBe("the visitor: 550-5.1.1 <the visitor>: no mailbox, ask postmaster@example.com");
  const long = classifyAttempt(
    sampleEntry(1),
    new MailError("x".repeat(5000), { isPermanent: true, isServerDown: false }),
    0,
    0,
  );
  expect(long.entry.lastError).toHaveLength(300);
});
