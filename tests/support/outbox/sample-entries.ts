/** Sample entries for tests of the outbox. */
import type { MessageKind } from "#api/database/tables.ts";
import type { AlertEntry, OutboxEntry, RequestEntry } from "#api/quotes/outbox/outbox.ts";

/** Returns entry number n, which was received one second after the previous one. */
export function sampleEntry(n: number, changes: Partial<RequestEntry> = {}): RequestEntry {
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

const SUFFIXES = new Map<MessageKind, string>([
  ["acknowledgement", "-ack"],
  ["webhook", "-hook"],
  ["alert", "-alert"],
]);

/** Returns an entry that follows from entry number n. */
export function sampleFollowUp(
  n: number,
  kind: Exclude<MessageKind, "quote" | "notice">,
  changes: Partial<Pick<AlertEntry, "attempts" | "sentAt">> = {},
): OutboxEntry {
  const id = `${sampleId(n)}${SUFFIXES.get(kind)}`;
  return kind === "alert" ? { ...sampleAlert(n), ...changes } : sampleEntry(n, { id, kind, ...changes });
}

/** Returns an alert that follows from entry number n. */
export function sampleAlert(n: number, about: readonly number[] = [n]): AlertEntry {
  const { receivedAt, messageId } = sampleEntry(n);
  const id = `${sampleId(n)}-alert`;
  return { id, kind: "alert", receivedAt, messageId, attempts: 0, about: about.map(sampleId) };
}

/** Returns the ID of entry number n. */
export function sampleId(n: number): string {
  return n.toString(16).padStart(24, "0");
}
