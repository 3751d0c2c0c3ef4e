/** Tables of the office. `docs/database.md` draws them. Times are ISO 8601 in UTC, or milliseconds since 1970 (`…_ms`). */
import type { Database } from "#content/database/database.ts";
import type { ContentTables } from "#content/store/sql/content-tables.ts";

/** Kinds of messages. Their names are persistent. */
export type MessageKind = "quote" | "acknowledgement" | "webhook" | "alert";

/** States of messages. Their names are persistent. */
export type MessageState = "new" | "sent" | "failed" | "held";

/** Message to deliver: a quote request, or what follows from requests. */
export interface MessageRow {
  id: string;
  /** ID of the request that the message is or follows from. An alert has its own. */
  request_id: string;
  kind: MessageKind;
  state: MessageState;
  received_at: string;
  /** Time since which a person has to deal with the message: that of its receipt or of its last retry. */
  waiting_since: string;
  due_ms: number;
  /** End of the lease of the worker that delivers the message. Null if none does. */
  leased_until_ms: number | null;
  /** Name of the process that has leased the message, and a number that is different for each lease. */
  lease: string | null;
  /** Email address of the visitor in the form that addresses are compared by. Null for an alert. */
  email: string | null;
  /** Digits of the visitor's phone number. Null for an alert. */
  phone: string | null;
  /** Text in which the inbox searches. Null for a message that the inbox does not list. */
  search_text: string | null;
  /** The message as JSON: an `OutboxEntry`. */
  content: string;
}

/** Mark on a request that a person has dealt with it. */
export interface HandledRow {
  message_id: string;
  account_id: string;
  name: string;
  handled_at: string;
  /** Value of `waiting_since` that the mark is about. */
  waiting_since: string;
}

/** Folder with files of a former version whose data is in the database. */
export interface TakeoverRow {
  folder: string;
  taken_over_at: string;
}

export interface Tables extends ContentTables {
  takeovers: TakeoverRow;
  messages: MessageRow;
  handled: HandledRow;
}

export type OfficeDatabase = Database<Tables>;
