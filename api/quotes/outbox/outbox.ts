/** Types of the outbox, the durable queue of messages in the table `messages`. */
import { randomBytes } from "node:crypto";
import type { MessageKind, MessageState, RequestFileRow } from "#api/database/tables.ts";
import type { Assignee, OpenState, RequestNote } from "#schemas/quotes/quote-inbox.ts";
import type { StoredQuote } from "#schemas/quotes/quote-request.ts";

/**
 * States of an entry. The values are persistent and public: they are in the database, in `agency outbox list --state` and in
 * JSON results. Only the property names may change.
 */
export const OUTBOX_STATE = {
  /** Due now or later, or being delivered. */
  pending: "new",
  /** At least one recipient has it, and another attempt cannot reach the others. */
  sent: "sent",
  /** No recipient has it, and another attempt cannot help. */
  failed: "failed",
  /** Looks like spam. Not mailed until `agency outbox retry` makes it pending. */
  quarantined: "held",
} as const satisfies Record<string, MessageState>;

export type OutboxState = MessageState;

export type FinalState = typeof OUTBOX_STATE.sent | typeof OUTBOX_STATE.failed;

export const OUTBOX_STATES: readonly OutboxState[] = Object.values(OUTBOX_STATE);

/** States of requests that are no likely spam. */
export const ACCEPTED_STATES = OUTBOX_STATES.filter((state) => state !== OUTBOX_STATE.quarantined);

export const UNSENT_STATES = OUTBOX_STATES.filter((state) => state !== OUTBOX_STATE.sent);

/** Consent as the visitor gave it: the text shown, and the time at which the API received it. */
export interface StoredConsent {
  version: string;
  text: string;
  /** ISO 8601, UTC. */
  time: string;
  /** Digest of the page that showed the text, as `sha256-` and Base64. */
  pageDigest?: string;
}

/** Delivery of an entry, with the result of the attempts so far. Stored as JSON, so its keys and values are persistent. */
interface DeliveryState {
  /** 24 hexadecimal digits. The acknowledgment and the webhook of a request have its ID and a suffix: `-ack`, `-hook`. */
  id: string;
  /** Time at which the API received the request, or at which the alert was created: ISO 8601, UTC. */
  receivedAt: string;
  /** RFC 5322, section 3.6.4, with angle brackets. The same at every attempt, so that receivers can detect duplicates. */
  messageId: string;
  attempts: number;
  /** Earliest time of the next attempt: ISO 8601, UTC. Missing if the entry is due since `receivedAt`. */
  dueAt?: string;
  /** Time of the last retry by a person or by a repeated request, which restarts the attempts: ISO 8601, UTC. */
  retriedAt?: string;
  /** Reason why the last attempt failed or a recipient was rejected. */
  lastError?: string;
  deliveredTo?: string[];
  /** ISO 8601, UTC. */
  sentAt?: string;
  /** ISO 8601, UTC. */
  failedAt?: string;
  /**
   * Sum of the planned delays since `receivedAt` or `retriedAt`, in milliseconds. It ends the attempts, because it does
   * not depend on the wall clock.
   */
  waitedMs?: number;
  /** Attempts after which the server may have the message although it did not confirm it. */
  uncertainAttempts?: number;
  /** Attempts that the server refused permanently. */
  refusals?: number;
  /** True if there was no mail server, so that the message was written to a file and not emailed. */
  isSavedOnly?: true;
}

/** Quote request, or a message that follows from it. */
export interface RequestEntry extends DeliveryState {
  kind: Exclude<MessageKind, "alert" | "notice">;
  /** SHA-256 of the request in hexadecimal. Detects a different request that reuses an idempotency key. */
  fingerprint: string;
  request: StoredQuote;
  consent?: StoredConsent;
  /** Reason why the request is quarantined or was. */
  quarantineReason?: string;
  /** Fields of the request in which numbers were masked before it was stored. */
  maskedFields?: string[];
}

export interface AlertEntry extends DeliveryState {
  kind: "alert";
  /** IDs of the entries that the alert announces. */
  about: string[];
  /** For each ID in `about`, the event that is announced. Tells the failure of a retry from an earlier failure. */
  events?: string[];
}

/** Event of a delivered request in an alert. The day by which a late one is needed is part of it. */
export const UNANSWERED = /^(?:late (.+)|unanswered .+)$/;

export interface NoticeEntry extends DeliveryState {
  kind: "notice";
  /** Recipients. If empty, those of alerts. */
  to: string[];
  subject: string;
  text: string;
  /** Last paragraph. Default: what to do about a change of an account that nobody expected. */
  closing?: string;
}

export type OutboxEntry = RequestEntry | AlertEntry | NoticeEntry;

/** Mark on a request that a person has dealt with it. */
export type HandledMark = Pick<RequestNote, "by" | "account" | "at">;

export interface FoundEntry {
  state: OutboxState;
  entry: OutboxEntry;
  /** Mark of the request, unless it was received or retried again since. */
  handled?: HandledMark;
  isBeingSent?: true;
  /** State of the work on a request. Missing if it is new. */
  work?: OpenState;
  /** Person who deals with a request. */
  assignee?: Assignee;
  /** Day by which a request is needed: `2026-12-04`. */
  dueOn?: string;
  /** Notes of the office about a request, oldest first. */
  notes?: RequestNote[];
}

/** Changes of the work on a request. Null removes a mark, a person or a day. */
export interface WorkChange {
  handled?: HandledMark | null | undefined;
  work?: OpenState | undefined;
  assignee?: Assignee | null | undefined;
  dueOn?: string | null | undefined;
}

/** Conditions of a list. A missing one is met by every entry. */
export interface EntryFilter {
  states?: readonly OutboxState[] | undefined;
  kinds?: readonly MessageKind[];
  ids?: readonly string[];
  /** Email address in the form that `normalizeAddress` returns. */
  email?: string;
  phone?: string;
  /** Milliseconds since 1970. */
  receivedSinceMs?: number | undefined;
  receivedBeforeMs?: number;
  /** True for the entries that are marked as handled, false for the others. */
  isHandled?: boolean;
  /** Leaves out the entries that were marked as handled at this time or later, in milliseconds since 1970. */
  handledBeforeMs?: number;
  work?: readonly OpenState[];
  /** ID of a kind of request, or `quote`. */
  requestKind?: string | undefined;
  /** ID of the person who deals with the request. */
  assignee?: string | undefined;
  /** Words, each with its spellings, as `parseSearch` returns them. Finds only quote requests. */
  search?: readonly (readonly string[])[];
  /** Default: oldest first. */
  isNewestFirst?: boolean;
  /** Puts the entries that are needed by a day before the others, the earliest day first. */
  isDueFirst?: boolean;
  /** Position of the entry after which the list begins, as `positionOf` returns it. */
  after?: string | undefined;
  limit?: number;
}

export interface LeaseFilter {
  kinds: readonly MessageKind[];
  /** IDs of entries that the worker is delivering already, in case that it could not renew their leases. */
  exceptIds: readonly string[];
}

export interface LeaseOptions extends LeaseFilter {
  limit: number;
  leaseMs: number;
  /** Longest delay between two attempts. A due time that is farther ahead comes from a clock that was wrong. */
  maxDelayMs: number;
}

export interface EnqueueOptions {
  /** State of the entry. Default: pending. */
  state?: typeof OUTBOX_STATE.pending | typeof OUTBOX_STATE.quarantined;
  /** Entries to store as pending in the same transaction, such as the webhook of a request. */
  followUps?: readonly OutboxEntry[];
  /** Files to store in the same transaction. */
  files?: readonly NewFile[];
  /**
   * Time from which an equal request, with the same fingerprint, counts as the same one whatever its ID: ISO 8601, UTC. One
   * that has failed or is quarantined always does. Default: only the ID tells whether a request is the same.
   */
  equalSince?: string | undefined;
}

export type NewFile = Omit<RequestFileRow, "message_id" | "content"> & { content: Uint8Array };

export interface RetryOptions {
  /** Sends a sent entry again, to all recipients. */
  mayResend?: boolean;
  /** Returns the entries that follow from a quarantined request, to store with its release. */
  followUpsOf?(entry: OutboxEntry): readonly OutboxEntry[];
  /** Time at which the visitor sent the request again: ISO 8601, UTC. It then stays quarantined if a person called it spam. */
  retriedAt?: string;
}

/** Reason for quarantine of a request that a person has called spam. */
export const MARKED_AS_SPAM = "marked-as-spam";

export type EntryCount = { state: OutboxState; work: OpenState; isHandled: boolean; count: number };

/** Length of the ID of a request, with which the IDs of its follow-ups begin. */
const REQUEST_ID_LENGTH = 24;

/** Endings of entry IDs. They are persistent. */
const ID_SUFFIXES = { acknowledgement: "-ack", webhook: "-hook", alert: "-alert", notice: "-notice", quote: "" };

/** An ID is safe as part of a path. */
const ENTRY_ID = new RegExp(`^[0-9a-f]{${REQUEST_ID_LENGTH}}(?:${Object.values(ID_SUFFIXES).join("|")})$`);

export const isEntryId = (text: string): boolean => ENTRY_ID.test(text);

/** @throws Error if a text does not have the form of an entry ID */
export function assertEntryId(text: string): void {
  if (isEntryId(text)) return;
  const suffixes = Object.values(ID_SUFFIXES).filter(Boolean).join(", ");
  const form = `24 hexadecimal digits, optionally followed by one of ${suffixes}`;
  throw new Error(`The entry ID must be ${form}, but got "${text}".`);
}

/** Returns the ID of an acknowledgment or webhook of a request, or of an alert or a notice. */
export const formatEntryId = (digits: string, kind: MessageKind): string => `${digits}${ID_SUFFIXES[kind]}`;

/** Creates an email to people of the office. @param mailDomain domain of its Message-ID, the part after @ */
export function createNotice(
  mail: Pick<NoticeEntry, "to" | "subject" | "text" | "closing">,
  mailDomain: string,
  nowMs = Date.now(),
): NoticeEntry {
  const id = formatEntryId(randomBytes(REQUEST_ID_LENGTH / 2).toString("hex"), "notice");
  const delivery = { receivedAt: new Date(nowMs).toISOString(), messageId: `<${id}@${mailDomain}>`, attempts: 0 };
  return { id, kind: "notice", ...delivery, ...mail };
}

export const requestIdOf = (id: string): string => id.slice(0, REQUEST_ID_LENGTH);

/** Returns whether an entry is a request or follows from one, and so has data of a visitor. */
export const isRequestEntry = (entry: OutboxEntry): entry is RequestEntry => "request" in entry;

/** Returns the earliest time of the next attempt, in milliseconds since 1970. */
export const getDueMs = ({ dueAt, receivedAt }: OutboxEntry): number => Date.parse(dueAt ?? receivedAt);

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

/** Returns a text that identifies the position of an entry in a list that changes. */
export function positionOf({ receivedAt, id, dueOn }: { receivedAt: string; id: string; dueOn?: string | undefined }) {
  return [receivedAt, id, dueOn].filter(Boolean).join(" ");
}
