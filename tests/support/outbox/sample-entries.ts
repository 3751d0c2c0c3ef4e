/** Entries for the tests of the outbox. */
import type { OutboxEntry } from "#api/quotes/outbox/outbox.ts";

/** The n-th entry: each was received a second after the one before. */
export function entryOf(n: number, more: Partial<OutboxEntry> = {}): OutboxEntry {
  const id = idOf(n);
  return {
    id,
    kind: "quote",
    receivedAt: new Date(Date.UTC(2026, 0, 5, 12, 0, n)).toISOString(),
    messageId: `<${id}@agency.example>`,
    fingerprint: "0f",
    request: {
      firstName: "Ann",
      lastName: "Lee",
      email: "ann.lee@example.com",
      phone: "515-555-0142",
      insuranceType: "farm",
      message: `Request ${n}`,
      pageSource: undefined,
      consent: undefined,
    },
    attempts: 0,
    ...more,
  };
}

export function idOf(n: number): string {
  return n.toString(16).padStart(24, "0");
}
