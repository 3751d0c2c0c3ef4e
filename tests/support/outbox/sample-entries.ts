/** Sample entries for tests of the outbox. */
import type { OutboxEntry } from "#api/quotes/outbox/outbox.ts";

/** Returns entry number n, which was received one second after the previous one. */
export function sampleEntry(n: number, changes: Partial<OutboxEntry> = {}): OutboxEntry {
  const id = sampleId(n);
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
    ...changes,
  };
}

/** Returns the ID of entry number n. */
export function sampleId(n: number): string {
  return n.toString(16).padStart(24, "0");
}
