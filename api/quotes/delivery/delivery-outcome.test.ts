import { describe, expect, test } from "vitest";
import { sampleEntry } from "#tests/support/outbox/sample-entries.ts";
import type { RequestEntry } from "../outbox/outbox.ts";
import { SendError, type SendResult } from "../send-error.ts";
import { RETRY_DELAYS } from "./backoff.ts";
import { classifyAttempt, type DeliveryOutcome, isOverCopyLimit } from "./delivery-outcome.ts";

const A = "a@agency.example";
const B = "b@agency.example";
const deferred = (address: string) => ({ address, reason: "451 try later", isPermanent: false });
const rejected = (address: string) => ({ address, reason: "550 no such user", isPermanent: true });
const mailError = (isPermanent: boolean) => new SendError("554 no", { isPermanent, isServerDown: false });
const lostReply = new SendError("lost", { isPermanent: false, isServerDown: true, mayBeDelivered: true });

const RECEIVED_MS = Date.parse(sampleEntry(1).receivedAt);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW_MS = RECEIVED_MS + 1000;
const isoTime = (ms: number) => new Date(ms).toISOString();
const sentAt = isoTime(NOW_MS);
const failedAt = sentAt;
const dueAt = isoTime(RECEIVED_MS);
/** Changes of an entry that is tried again after some seconds. */
const waited = (seconds: number) => ({ waitedMs: seconds * 1000 });

function classify(before: Partial<RequestEntry>, result: SendResult | Error): ReturnType<typeof classifyAttempt> {
  return classifyAttempt(sampleEntry(1, before), result, { nowMs: NOW_MS, random: 0, delays: RETRY_DELAYS });
}

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
    "it was written to a file",
    { accepted: [A], rejected: [], isSavedOnly: true },
    { sentAt, deliveredTo: [A], isSavedOnly: true },
  ],
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
    { ...waited(5), deliveredTo: [A], lastError: `${B}: 451 try later` },
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
    { ...waited(5), lastError: `${A}: 550 no such user; ${B}: 451 try later` },
  ],
  [
    "rescheduled",
    "every recipient rejected it",
    { accepted: [], rejected: [rejected(A)] },
    { ...waited(900), refusals: 1, lastError: `${A}: 550 no such user` },
  ],
  [
    "sent",
    "every recipient already has it",
    { accepted: [], rejected: [] },
    { sentAt, deliveredTo: [A] },
    { deliveredTo: [A] },
  ],
  ["sent", "it has become pointless", { accepted: [], rejected: [], isObsolete: true }, { sentAt }],
  [
    "failed",
    "it has no recipients",
    { accepted: [], rejected: [] },
    { failedAt, lastError: "The message has no recipients." },
  ],
  [
    "rescheduled",
    "the server rejected it after an outage",
    mailError(true),
    { ...waited(3900), refusals: 1, lastError: "554 no" },
    waited(3000),
  ],
  [
    "failed",
    "the server rejected it for a day",
    mailError(true),
    { ...waited(86_000), refusals: 10, failedAt, lastError: "554 no" },
    { ...waited(86_000), refusals: 9 },
  ],
  [
    "failed",
    "the recipient wants no further attempt",
    new SendError("410", { isPermanent: true, isServerDown: false, isFinal: true }),
    { failedAt, lastError: "410" },
  ],
  [
    "rescheduled",
    "the reply was lost for the first time",
    lostReply,
    { ...waited(900), uncertainAttempts: 1, lastError: "lost" },
  ],
  [
    "rescheduled",
    "the reply was lost for the second time",
    lostReply,
    { ...waited(15_300), uncertainAttempts: 2, lastError: "lost" },
    { ...waited(900), uncertainAttempts: 1 },
  ],
  [
    "failed",
    "the reply was lost for the third time",
    lostReply,
    { ...waited(15_300), uncertainAttempts: 3, failedAt, lastError: "lost" },
    { ...waited(15_300), uncertainAttempts: 2 },
  ],
  [
    "sent",
    "the server rejected it for the remaining recipients",
    mailError(true),
    { sentAt, deliveredTo: [A], lastError: "554 no" },
    { deliveredTo: [A] },
  ],
  ["rescheduled", "the server deferred it", mailError(false), { ...waited(5), lastError: "554 no" }],
  [
    "rescheduled",
    "the message could not be created",
    new TypeError("Ann Lee is undefined"),
    { ...waited(5), lastError: "The message could not be created or sent: TypeError." },
  ],
];

describe("entry", () => {
  test.each(cases)("is %s if %s", (outcome, _, result, after, before = {}) => {
    const decision = classify(before, result);
    const { waitedMs } = before;
    const entry = sampleEntry(1, { attempts: 1, ...(waitedMs && { waitedMs }), ...after });
    expect(decision).toMatchObject({ outcome, entry });
    const delayMs = (entry.waitedMs ?? 0) - (waitedMs ?? 0);
    expect(decision.entry.dueAt).toBe(outcome === "rescheduled" ? isoTime(NOW_MS + delayMs) : undefined);
  });

  test("waits for the next probe of a server that is down, and longer if the server responds to others", () => {
    const entry = sampleEntry(1);
    const conditions = { nowMs: NOW_MS, random: 0, delays: RETRY_DELAYS, probeDelayMs: 70 };
    const serverDown = new SendError("down", { isPermanent: false, isServerDown: true });
    const afterProbe = { dueAt: isoTime(NOW_MS + 70), waitedMs: 70 };
    expect(classifyAttempt(entry, serverDown, conditions).entry).toMatchObject(afterProbe);
    const late = sampleEntry(1, { waitedMs: 7000 });
    const afterDelay = { dueAt: isoTime(NOW_MS + 12_000) };
    expect(classifyAttempt(late, serverDown, { ...conditions, hasResponded: true }).entry).toMatchObject(afterDelay);
    expect(classifyAttempt(entry, lostReply, conditions).entry.dueAt).toBe(isoTime(NOW_MS + HOUR_MS / 4));
  });

  test("may have been delivered as often as allowed only after its last attempt", () => {
    const counts = [undefined, 1, 2, 3];
    expect(
      counts.map((uncertainAttempts) =>
        isOverCopyLimit(sampleEntry(1, { ...(uncertainAttempts && { uncertainAttempts }) }), RETRY_DELAYS),
      ),
    ).toEqual([false, false, false, true]);
  });
});

describe("entry that has waited for five days", () => {
  const before = { waitedMs: 5 * DAY_MS };

  test("is failed if no recipient has it", () => {
    const { outcome, entry } = classify({ ...before, attempts: 99 }, mailError(false));
    expect([outcome, entry.attempts, entry.dueAt, entry.lastError]).toEqual(["failed", 100, undefined, "554 no"]);
  });

  test("is sent if a recipient has it", () => {
    const result = { accepted: [], rejected: [deferred(B)] };
    const { outcome, entry } = classify({ ...before, deliveredTo: [A] }, result);
    expect([outcome, entry.lastError]).toEqual(["sent", `${B}: 451 try later`]);
  });

  test("is tried for another day if the server refuses it", () => {
    expect(classify(before, mailError(true))).toMatchObject({ outcome: "rescheduled", entry: { refusals: 1 } });
  });
});

test("is rescheduled although the system clock is far ahead", () => {
  const conditions = { nowMs: RECEIVED_MS + 60 * DAY_MS, random: 0, delays: RETRY_DELAYS };
  expect(classifyAttempt(sampleEntry(1), mailError(false), conditions).outcome).toBe("rescheduled");
});

test("stores the error as one short line without the visitor's address", () => {
  const reason = `550-5.1.1 <Ann.Lee@Example.com>:\r\n\tno\u0000 mailbox, ask postmaster@example.com`;
  const result = { accepted: [], rejected: [{ address: "ann.lee@example.com", reason, isPermanent: true }] };
  expect(classify({}, result).entry.lastError).toBe(
    "the visitor: 550-5.1.1 <the visitor>: no mailbox, ask postmaster@example.com",
  );
  const long = classify({}, new SendError("x".repeat(5000), { isPermanent: true, isServerDown: false }));
  expect(long.entry.lastError).toHaveLength(300);
});
