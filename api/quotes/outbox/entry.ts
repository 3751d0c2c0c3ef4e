/** What an entry is, says and becomes. */
import { isObject, type JsonValue } from "#schemas/json.ts";
import type { OutboxEntry } from "./outbox.ts";

/** Whether a text has the form of an entry's id, so that it may be part of a path. */
export function isEntryId(text: string): boolean {
  return /^[0-9a-f]{24}(?:-ack)?$/.test(text);
}

/** Whether a value has what the outbox and its delivery go by. */
export function isEntry(value: JsonValue): boolean {
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

function isTime(value: JsonValue | undefined): boolean {
  return typeof value === "string" && Number.isFinite(Date.parse(value));
}

/** From when on an entry may be tried, in milliseconds since 1970. */
export function dueMsOf({ dueAt, receivedAt }: OutboxEntry): number {
  return Date.parse(dueAt ?? receivedAt);
}

/** An entry that is not to be tried before a time, in milliseconds since 1970. */
export function dueFrom(entry: OutboxEntry, dueMs: number): OutboxEntry {
  return { ...entry, dueAt: new Date(dueMs).toISOString() };
}

/** An entry as it waits when somebody has said that it shall be tried again. */
export function asRetried({ dueAt: _, ...entry }: OutboxEntry): OutboxEntry {
  return { ...entry, attempts: 0, retriedAt: new Date().toISOString() };
}

/** The e-mail that tells the visitor that a request was received. */
export function asAcknowledgment({ id, messageId, receivedAt, fingerprint, request }: OutboxEntry): OutboxEntry {
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

export function byReceipt(a: OutboxEntry, b: OutboxEntry): number {
  return a.receivedAt < b.receivedAt ? -1 : Number(a.receivedAt > b.receivedAt);
}
