import { describe, expect, test } from "vitest";
import { entryOf } from "#tests/support/outbox/sample-entries.ts";
import { type Delivery, MailError } from "../mail/mail.ts";
import type { OutboxEntry } from "../outbox/outbox.ts";
import { classifyAttempt } from "./delivery-outcome.ts";

const A = "a@agency.example";
const B = "b@agency.example";
const soft = (address: string) => ({ address, reason: "451 try later", isPermanent: false });
const hard = (address: string) => ({ address, reason: "550 no such user", isPermanent: true });
const mailError = (isPermanent: boolean) => new MailError("554 no", { isPermanent, isServerDown: false });

const RECEIVED_MS = Date.parse(entryOf(1).receivedAt);
const DAY_MS = 24 * 3_600_000;
const iso = (ms: number) => new Date(ms).toISOString();
const sentAt = iso(RECEIVED_MS + 1000);
const dueAt = iso(RECEIVED_MS + 6000);

const cases: [
  name: string,
  result: Delivery | Error,
  outcome: string,
  made: Partial<OutboxEntry>,
  had?: Partial<OutboxEntry>,
][] = [
  ["all have it", { accepted: [A, B], refused: [] }, "sent", { sentAt, deliveredTo: [A, B] }],
  [
    "all have it at last",
    { accepted: [B], refused: [] },
    "sent",
    { sentAt, attempts: 4, deliveredTo: [A, B] },
    { attempts: 3, deliveredTo: [A], dueAt, lastError: "451" },
  ],
  [
    "one has it, another may get it later",
    { accepted: [A], refused: [soft(B)] },
    "postponed",
    { dueAt, deliveredTo: [A], lastError: `${B}: 451 try later` },
  ],
  [
    "one has it, another never will",
    { accepted: [A], refused: [hard(B)] },
    "sent",
    { sentAt, deliveredTo: [A], lastError: `${B}: 550 no such user` },
  ],
  [
    "one never will, another may get it later",
    { accepted: [], refused: [hard(A), soft(B)] },
    "postponed",
    { dueAt, lastError: `${A}: 550 no such user; ${B}: 451 try later` },
  ],
  ["nobody ever will", { accepted: [], refused: [hard(A)] }, "failed", { lastError: `${A}: 550 no such user` }],
  [
    "nobody is left who does not have it",
    { accepted: [], refused: [] },
    "sent",
    { sentAt, deliveredTo: [A] },
    { deliveredTo: [A] },
  ],
  ["nobody was to have it", { accepted: [], refused: [] }, "failed", { lastError: "Nobody was to receive it." }],
  ["the server says no for good", mailError(true), "failed", { lastError: "554 no" }],
  [
    "the server says no for good to those who do not have it",
    mailError(true),
    "sent",
    { sentAt, deliveredTo: [A], lastError: "554 no" },
    { deliveredTo: [A] },
  ],
  ["the server says no for now", mailError(false), "postponed", { dueAt, lastError: "554 no" }],
  [
    "the message cannot be made",
    new TypeError("Ann Lee is undefined"),
    "postponed",
    { dueAt, lastError: "The message could not be made or sent: TypeError." },
  ],
];

test.each(cases)("%s", (_, result, outcome, made, had = {}) => {
  const verdict = classifyAttempt(entryOf(1, had), result, RECEIVED_MS + 1000, 0);
  expect(verdict).toEqual({ outcome, entry: entryOf(1, { attempts: 1, ...made }) });
});

describe("after five days", () => {
  const nowMs = RECEIVED_MS + 5 * DAY_MS;

  test("an entry that nobody has has failed", () => {
    const { outcome, entry } = classifyAttempt(entryOf(1, { attempts: 99 }), mailError(false), nowMs, 0);
    expect([outcome, entry.attempts, entry.dueAt, entry.lastError]).toEqual(["failed", 100, undefined, "554 no"]);
  });

  test("one that somebody has was sent", () => {
    const { outcome, entry } = classifyAttempt(
      entryOf(1, { deliveredTo: [A] }),
      { accepted: [], refused: [soft(B)] },
      nowMs,
      0,
    );
    expect([outcome, entry.lastError]).toEqual(["sent", `${B}: 451 try later`]);
  });

  test("one that was let wait again has five days anew", () => {
    const had = { retriedAt: iso(RECEIVED_MS + DAY_MS) };
    expect(classifyAttempt(entryOf(1, had), mailError(false), nowMs, 0).outcome).toBe("postponed");
    expect(classifyAttempt(entryOf(1, had), mailError(false), nowMs + DAY_MS, 0).outcome).toBe("failed");
  });
});

test("what went wrong is a line, short, and does not name the visitor", () => {
  const reason = `550-5.1.1 <Ann.Lee@Example.com>:\r\n\tno\u0000 mailbox, ask postmaster@example.com`;
  const refused = [{ address: "ann.lee@example.com", reason, isPermanent: true }];
  const { lastError } = classifyAttempt(entryOf(1), { accepted: [], refused }, RECEIVED_MS, 0).entry;
  expect(lastError).toBe("the visitor: 550-5.1.1 <the visitor>: no mailbox, ask postmaster@example.com");
  const long = classifyAttempt(
    entryOf(1),
    new MailError("x".repeat(5000), { isPermanent: true, isServerDown: false }),
    0,
    0,
  );
  expect(long.entry.lastError).toHaveLength(300);
});
