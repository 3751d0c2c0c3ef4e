/** What the API and the delivery know of an outbox; `file-outbox.ts` keeps one in files, `blob-outbox.ts` in Netlify Blobs. */
import type { QuoteRequest } from "#schemas/quote-request.ts";

/**
 * Where an entry is: `new` waits for delivery or is in it, `sent` and `failed` are over, and `held` looks like the work
 * of a program, so that nobody is mailed until `agency outbox retry` says so.
 */
export const OUTBOX_STATES = ["new", "sent", "failed", "held"] as const;

export type OutboxState = (typeof OUTBOX_STATES)[number];

/** What the visitor agreed to, and when the API was told. */
export interface StoredConsent {
  version: string;
  text: string;
  /** ISO 8601, UTC. */
  time: string;
}

/** One e-mail that is owed, and what became of it so far. */
export interface OutboxEntry {
  /** 24 hexadecimal digits; the acknowledgement of a request has the request's, and `-ack` behind. */
  id: string;
  /** To the agency, or to the visitor. */
  kind: "quote" | "acknowledgement";
  /** When the request was taken: ISO 8601, UTC. */
  receivedAt: string;
  /** The same at each attempt, so that receivers can tell a repetition: RFC 5322, section 3.6.4, with its brackets. */
  messageId: string;
  /** Of the request, in hexadecimal: tells a repeated request from another one under the same key. */
  fingerprint: string;
  request: QuoteRequest;
  consent?: StoredConsent;
  /** How often delivery was tried. */
  attempts: number;
  /** Not to be tried before: ISO 8601, UTC. Left out where it may be tried now. */
  dueAt?: string;
  /** When somebody last let it wait again, from which on it has five days anew: ISO 8601, UTC. */
  retriedAt?: string;
  /** Why the last attempt failed, or what a receiver refused. */
  lastError?: string;
  /** Addresses that have it already. */
  deliveredTo?: string[];
  sentAt?: string;
}

/** An entry that nobody else delivers meanwhile. Exactly one of its methods ends the claim. */
export interface Lease {
  entry: OutboxEntry;
  /** Ends it as sent or failed. */
  finish(state: "sent" | "failed", entry: OutboxEntry): Promise<void>;
  /** Puts it back among those that wait, as `entry` says. */
  postpone(entry: OutboxEntry): Promise<void>;
}

/** Any number of processes may use one outbox. */
export interface Outbox {
  /**
   * Keeps an entry. It is on the disk, or with the service, when the promise resolves.
   * @returns the entry that has this id now: this one, or the one that had it before
   * @throws OutboxError where nothing was kept
   */
  enqueue(entry: OutboxEntry, state?: "new" | "held"): Promise<OutboxEntry>;
  find(id: string): Promise<{ state: OutboxState; entry: OutboxEntry } | undefined>;
  /** The entries in a state, in the order in which they were received. */
  list(state: OutboxState): Promise<OutboxEntry[]>;
  counts(): Promise<Record<OutboxState, number>>;
  /** What waits and nobody has claimed, and from when on it may be tried, in milliseconds since 1970. */
  waiting(): Promise<{ id: string; dueMs: number }[]>;
  /**
   * Takes an entry for delivery: undefined where it does not wait, or somebody else has it. A claim ends by itself when
   * its process is known to be dead, or else after `leaseMs`.
   */
  claim(id: string, leaseMs: number): Promise<Lease | undefined>;
  /** Lets an entry wait for delivery again, from now on: one that waits, was held or has failed. @returns whether it does */
  retry(id: string): Promise<boolean>;
  /** @throws OutboxError where nothing could be kept now */
  probe(): Promise<void>;
}

/** The outbox cannot be read or written. */
export class OutboxError extends Error {
  override readonly name = "OutboxError";
}
