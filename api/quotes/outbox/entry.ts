/** Pure functions of outbox entries, shared by all implementations of the outbox. */
import { isObject } from "#schemas/json.ts";
import type { OutboxEntry } from "./outbox.ts";

/** Returns whether a text has the form of an entry ID, which makes it safe as part of a path. */
export function isEntryId(text: string): boolean {
  return /^[0-9a-f]{24}(?:-ack)?$/.test(text);
}

/** @throws Error if a text does not have the form of an entry ID */
export function assertEntryId(text: string): void {
  if (!isEntryId(text)) {
    throw new Error(`The entry ID must be 24 hexadecimal digits, optionally followed by "-ack", but got "${text}".`);
  }
}

/** Returns whether a parsed JSON value has the properties that the outbox and the delivery worker rely on. */
export function isEntry(value: unknown): value is OutboxEntry {
  if (!isObject(value) || !isObject(value.request)) return false;
  const { id, messageId, receivedAt, dueAt = receivedAt, attempts } = value;
  return (
    typeof id === "string" &&
    isEntryId(id) &&
    typeof messageId === "string" &&
    isTime(receivedAt) &&
    isTime(dueAt) &&
    typeof attempts === "number"
  );
}

function isTime(value: unknown): boolean {
  return typeof value === "string" && Number.isFinite(Date.parse(value));
}

/** Returns the earliest time of the next attempt, in milliseconds since 1970. */
export function getDueMs({ dueAt, receivedAt }: OutboxEntry): number {
  return Date.parse(dueAt ?? receivedAt);
}

/** Returns the entry with the earliest time of its next attempt set, in milliseconds since 1970. */
export function withDueMs(entry: OutboxEntry, dueMs: number): OutboxEntry {
  return { ...entry, dueAt: new Date(dueMs).toISOString() };
}

/** Returns the entry as `agency outbox retry` stores it: due now, without attempts, with five more days. */
export function resetForRetry({ dueAt: _, ...entry }: OutboxEntry): OutboxEntry {
  return { ...entry, attempts: 0, retriedAt: new Date().toISOString() };
}

/** Returns the entry for the email that acknowledges a request to the visitor. */
export function createAcknowledgment({ id, messageId, receivedAt, fingerprint, request }: OutboxEntry): OutboxEntry {
  return {
    id: `${id}-ack`,
    kind: "acknowledgement",
    receivedAt,
    messageId: messageId.replace("@", "-ack@"),
    fingerprint,
    request,
    attempts: 0,
  };
}

/** Compares entries for sorting them oldest first. ISO 8601 times in UTC sort as text. */
export function compareByReceipt(a: OutboxEntry, b: OutboxEntry): number {
  return a.receivedAt < b.receivedAt ? -1 : Number(a.receivedAt > b.receivedAt);
}
