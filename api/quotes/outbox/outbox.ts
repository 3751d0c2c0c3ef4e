/** Interface of the outbox, which `file/file-outbox.ts` and `blob/blob-outbox.ts` implement. */
import type { StoredQuote } from "#schemas/quote-request.ts";

/**
 * States of an entry. The values are persistent and public: they name directories on disk and keys in Netlify Blobs,
 * and appear in `agency outbox list --state` and in JSON results. Only the property names may change.
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
} as const;

export type OutboxState = (typeof OUTBOX_STATE)[keyof typeof OUTBOX_STATE];

/** State of an entry that was just enqueued. */
export type InitialState = typeof OUTBOX_STATE.pending | typeof OUTBOX_STATE.quarantined;

/** State of an entry whose delivery is over. */
export type FinalState = typeof OUTBOX_STATE.sent | typeof OUTBOX_STATE.failed;

export const OUTBOX_STATES: readonly OutboxState[] = Object.values(OUTBOX_STATE);

/** States in the order in which an entry can reach them. Of two copies of an entry, the later state counts. */
export const STATES_BY_PROGRESS: readonly OutboxState[] = [
  OUTBOX_STATE.quarantined,
  OUTBOX_STATE.pending,
  OUTBOX_STATE.failed,
  OUTBOX_STATE.sent,
];

/** Consent as the visitor gave it: the text shown, and the time at which the API received it. */
export interface StoredConsent {
  version: string;
  text: string;
  /** ISO 8601, UTC. */
  time: string;
  /** Digest of the page that showed the text, as `sha256-` and Base64. */
  pageDigest?: string;
}

/**
 * Kinds of entries, whose names are persistent: `quote` goes to the agency, `acknowledgement` to the visitor, `webhook` to
 * another system, `alert` to the agency.
 */
export type EntryKind = "quote" | "acknowledgement" | "webhook" | "alert";

/** Delivery of an entry, with the result of the attempts so far. Stored as JSON, so its keys and values are persistent. */
interface DeliveryState {
  /** 24 hexadecimal digits. What follows from a request has the ID of the request and a suffix: `-ack`, `-hook`, `-alert`. */
  id: string;
  /** Time at which the API received the request, or at which the alert was created: ISO 8601, UTC. */
  receivedAt: string;
  /** RFC 5322, section 3.6.4, with angle brackets. The same at every attempt, so that receivers can detect duplicates. */
  messageId: string;
  /** Number of delivery attempts. */
  attempts: number;
  /** Earliest time of the next attempt: ISO 8601, UTC. Missing if the entry is due since `receivedAt`. */
  dueAt?: string;
  /** Time of the last retry by a person or by a repeated request, which restarts the attempts: ISO 8601, UTC. */
  retriedAt?: string;
  /** Reason why the last attempt failed or a recipient was rejected. */
  lastError?: string;
  /** Recipients that have the message already. */
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
}

/** Quote request, or a message that follows from it. */
export interface RequestEntry extends DeliveryState {
  kind: Exclude<EntryKind, "alert">;
  /** SHA-256 of the request in hexadecimal. Detects a different request that reuses an idempotency key. */
  fingerprint: string;
  request: StoredQuote;
  consent?: StoredConsent;
  /** Reason why the request is quarantined or was. */
  quarantineReason?: string;
  /** Fields of the request in which numbers were masked before it was stored. */
  maskedFields?: string[];
}

/** Announcement of entries that were not delivered. */
export interface AlertEntry extends DeliveryState {
  kind: "alert";
  /** IDs of the entries that the alert announces. */
  about: string[];
  /** For each ID in `about`, the event that is announced. Tells the failure of a retry from an earlier failure. */
  events?: string[];
}

export type OutboxEntry = RequestEntry | AlertEntry;

/** Pending entry that no worker has leased. */
export interface DueEntry {
  id: string;
  /** Earliest time of the next attempt, in milliseconds since 1970. */
  dueMs: number;
  /** Time of receipt, in milliseconds since 1970. */
  receivedMs: number;
}

/**
 * Mark on a request that a person has dealt with it, beside the entry, so that it does not disturb the delivery. Stored as
 * JSON, so its keys are persistent.
 */
export interface HandledMark {
  /** ID of the entry. */
  id: string;
  /** Name of the person. */
  by: string;
  /** ID of the person's account. */
  account: string;
  /** ISO 8601, UTC. */
  at: string;
  /** Time since which the request was waiting. A request that is received or retried later is not handled. */
  since: string;
}

/** Kinds of what the outbox stores that seldom change: entries that no worker delivers, and the marks of handled requests. */
export type VersionedKind = Exclude<OutboxState, typeof OUTBOX_STATE.pending> | "handled";

/** Version of an entry or a mark, for caches. */
export interface StoredVersion {
  id: string;
  /** Changes whenever the entry or the mark is stored again. */
  version: string;
}

export interface FoundEntry {
  state: OutboxState;
  entry: OutboxEntry;
}

/** Exclusive right to deliver an entry. The worker ends it with `complete` or `reschedule`. */
export interface Lease {
  entry: OutboxEntry;
  /**
   * Stores the entry as it is to be if this process ends before the lease does.
   * @returns false if the lease has ended, so that the entry must not be delivered
   */
  update(entry: OutboxEntry): Promise<boolean>;
  /** Ends the lease and moves the entry, stored as given, to its final state. */
  complete(state: FinalState, entry: OutboxEntry): Promise<void>;
  /** Ends the lease and makes the entry, stored as given, pending again. Its `dueAt` sets the time of the next attempt. */
  reschedule(entry: OutboxEntry): Promise<void>;
}

export interface EnqueueOptions {
  /** State of the entry. Default: pending. */
  state?: InitialState;
  /** Entries to store as pending in the same durable write, such as the webhook of a request. */
  followUps?: readonly OutboxEntry[];
}

export interface RetryOptions {
  /** Sends a sent entry again, to all recipients. */
  mayResend?: boolean;
}

/** Durable queue of messages. Any number of processes may use the same outbox at the same time. */
export interface Outbox {
  /**
   * Stores an entry durably: it survives a crash from the moment the promise resolves. The follow-ups are stored with
   * it or, if the ID of the entry was already taken, not at all.
   * @returns the stored entry with this ID and its state, which is an earlier one if the ID was already taken
   * @throws OutboxError if the entry could not be stored
   */
  enqueue(entry: OutboxEntry, options?: EnqueueOptions): Promise<FoundEntry>;
  find(id: string): Promise<FoundEntry | undefined>;
  /**
   * Returns the entries in a state, oldest first.
   * @param ids reads only these entries
   */
  list(state: OutboxState, ids?: readonly string[]): Promise<OutboxEntry[]>;
  /** Returns the IDs of the entries in a state, without reading them. */
  listIds(state: OutboxState): Promise<string[]>;
  /** Returns the IDs of a kind with their versions, without reading the entries or marks. */
  listVersions(kind: VersionedKind): Promise<StoredVersion[]>;
  /** Returns the marks of requests that were handled, by the IDs of the entries. */
  findMarks(ids: readonly string[]): Promise<ReadonlyMap<string, HandledMark>>;
  /**
   * Stores the mark of a request durably, or removes it if the mark is undefined.
   * @throws OutboxError if the mark could not be stored
   */
  setMark(id: string, mark: HandledMark | undefined): Promise<void>;
  counts(): Promise<Record<OutboxState, number>>;
  /** Returns the paths or keys of entries that cannot be read. */
  listDamaged(): Promise<string[]>;
  /** Returns the pending entries that no worker has leased, due now or later. */
  listDeliverable(): Promise<DueEntry[]>;
  /**
   * Leases a pending entry. The lease expires after `leaseMs`, or earlier if its process is known to be dead.
   * @returns undefined if the entry is not pending or another worker has leased it
   */
  acquire(id: string, leaseMs: number): Promise<Lease | undefined>;
  /**
   * Makes a pending, quarantined or failed entry due now and resets its attempts.
   * @returns false if the entry does not exist, is leased, or was sent and may not be sent again
   */
  retry(id: string, options?: RetryOptions): Promise<boolean>;
  /**
   * Removes an entry durably, with its mark and all copies that a crash may have left.
   * @returns false if the entry does not exist or is leased
   */
  remove(id: string): Promise<boolean>;
  /** @throws OutboxError if entries cannot be stored at present */
  healthCheck(): Promise<void>;
}

/** Failure to read or write the outbox. */
export class OutboxError extends Error {
  override readonly name = "OutboxError";
}
