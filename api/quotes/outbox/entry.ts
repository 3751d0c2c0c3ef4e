import { type EntryKind, OUTBOX_STATE, type OutboxEntry, type OutboxState, type RequestEntry } from "./outbox.ts";

/** Length of the ID of a request, with which the IDs of its follow-ups begin. */
const REQUEST_ID_LENGTH = 24;

/** Endings of entry IDs. They are persistent. */
const ID_SUFFIXES = {
  acknowledgement: "-ack",
  webhook: "-hook",
  alert: "-alert",
  notice: "-notice",
  quote: "",
} as const satisfies Record<EntryKind, string>;

/** An ID is safe as part of a path. */
const ENTRY_ID = new RegExp(`^[0-9a-f]{${REQUEST_ID_LENGTH}}(?:${Object.values(ID_SUFFIXES).join("|")})$`);

export function isEntryId(text: string): boolean {
  return ENTRY_ID.test(text);
}

/** @throws Error if a text does not have the form of an entry ID */
export function assertEntryId(text: string): void {
  if (!isEntryId(text)) {
    const suffixes = Object.values(ID_SUFFIXES).filter(Boolean).join(", ");
    throw new Error(
      `The entry ID must be 24 hexadecimal digits, optionally followed by one of ${suffixes}, but got "${text}".`,
    );
  }
}

/** Returns the ID of an acknowledgment or webhook of a request, or of an alert or a notice. */
export function formatEntryId(digits: string, kind: EntryKind): string {
  return `${digits}${ID_SUFFIXES[kind]}`;
}

export function requestIdOf(id: string): string {
  return id.slice(0, REQUEST_ID_LENGTH);
}

/** Returns whether an entry is a request or follows from one, and so has data of a visitor. */
export function isRequestEntry(entry: OutboxEntry): entry is RequestEntry {
  return "request" in entry;
}

/** Returns the earliest time of the next attempt, in milliseconds since 1970. */
export function getDueMs({ dueAt, receivedAt }: OutboxEntry): number {
  return Date.parse(dueAt ?? receivedAt);
}

/** Returns whether a visitor who sends a request in this state again releases it. */
export function isRevivable(state: OutboxState): boolean {
  return state === OUTBOX_STATE.failed || state === OUTBOX_STATE.quarantined;
}

/** Returns an entry in a given state without its attempts. */
export function resetForRetry(state: OutboxState, entry: OutboxEntry): OutboxEntry {
  const { dueAt: _, sentAt: _1, failedAt: _2, waitedMs: _3, uncertainAttempts: _4, refusals: _5, ...reset } = entry;
  // Some recipients of an entry that was not sent may have it already. One that was sent goes to all of them again.
  if (state === OUTBOX_STATE.sent) {
    delete reset.deliveredTo;
    delete reset.isSavedOnly;
  }
  return { ...reset, attempts: 0 };
}

/** Returns an entry that follows from a request: its acknowledgment to the visitor, or its webhook. */
export function createFollowUp(kind: "acknowledgement" | "webhook", parent: RequestEntry): RequestEntry {
  const { id, messageId, receivedAt, fingerprint, request, consent } = parent;
  return {
    id: formatEntryId(id, kind),
    kind,
    receivedAt,
    messageId: messageId.replace("@", `${ID_SUFFIXES[kind]}@`),
    fingerprint,
    request,
    ...(consent && { consent }),
    attempts: 0,
  };
}

/** Returns a text that sorts entries by receipt, and identifies a position in a list that changes. */
export function positionOf({ receivedAt, id }: Pick<OutboxEntry, "receivedAt" | "id">): string {
  return `${receivedAt} ${id}`;
}
