/** Tables of the office. `docs/database.md` draws them. Times are ISO 8601 in UTC, or milliseconds since 1970 (`…_ms`). */
import type { ColumnType } from "kysely";
import type { Database } from "#content/database/database.ts";
import type { ContentTables } from "#content/store/sql/content-tables.ts";

/**
 * Kinds of messages, whose names are persistent: `quote` goes to the agency, `acknowledgement` to the visitor, `webhook` to
 * another system, `alert` to the agency, `notice` to the owners of accounts.
 */
export type MessageKind = "quote" | "acknowledgement" | "webhook" | "alert" | "notice";

/** States of a message. `OUTBOX_STATE` explains them. */
export type MessageState = "new" | "sent" | "failed" | "held";

/** Message to deliver: a quote request, or a message about requests. */
export interface MessageRow {
  id: string;
  /** ID of the request that the message is or follows from. An alert or notice has its own. */
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
  /** SHA-256 of the request, which a repeated one has, too. Null for a message that follows from a request. */
  fingerprint: string | null;
  /** Email address of the visitor in the form that addresses are compared by. Null without a visitor. */
  email: string | null;
  /** Digits of the visitor's phone number. Null without a visitor. */
  phone: string | null;
  /** ID of the kind of request, or `quote`. Null for a message that is no request. */
  request_kind: string | null;
  /** Day by which a request must be done, in ISO 8601: the visitor or a person of the office has set it. */
  due_on: string | null;
  /** Text in which the inbox searches. Null for a message that the inbox does not list. */
  search_text: string | null;
  /** The message as JSON: an `OutboxEntry`. */
  content: string;
}

/** File of a request, removed with it. */
export interface RequestFileRow {
  id: string;
  message_id: string;
  /** SHA-256 in hexadecimal. A request has each content once. */
  digest: string;
  name: string;
  /** Media type that the content shows. */
  type: string;
  content: ColumnType<Buffer, Uint8Array>;
}

export interface AccountRow {
  id: string;
  name: string;
  /** In lowercase. Each address belongs to one account. */
  email: string;
  role: "editor" | "owner";
  /** 1 if an editor may read quote requests. */
  may_read_requests: number;
  password_hash: string;
  created_at: string;
  changed_at: string;
  /** Time of the last sign-in, or null if there was none. */
  signed_in_at: string | null;
}

/** Passkey of an account, removed with it. */
export interface PasskeyRow {
  /** ID of the credential, in base64url. */
  id: string;
  account_id: string;
  /** Name by which its owner recognizes it. */
  name: string;
  /** COSE key (RFC 9052), in base64url. */
  public_key: string;
  /** Number of signatures that the authenticator last reported, or 0 if it does not count them. */
  counter: number;
  /** JSON array of the ways to reach the authenticator. */
  transports: string;
  created_at: string;
  used_at: string | null;
}

export interface SessionRow {
  /** SHA-256 of the token in the cookie. */
  id: string;
  /** ID of the account, or of the person in an office without accounts. */
  account_id: string;
  /** Name that was typed at the sign-in, in an office without accounts. */
  name: string;
  /** Hash of the password hash at the sign-in. A new password ends the session. */
  credential: string;
  /** ID of the passkey that the person signed in with. Without that passkey, the session ends. */
  passkey_id: string | null;
  created_ms: number;
  active_ms: number;
  /** Time at which the person last proved who they are. */
  proved_ms: number;
  browser: string;
}

/** Count that limits an action, of all servers together. */
export interface LimitRow {
  /** Name of the limit, and a hash of the network, the account or the device that is limited. */
  id: string;
  /** Number of actions. That of wrong passwords decreases with time. */
  level: number;
  /** Time of `level`. */
  at_ms: number;
  /** Time from which the next attempt may be made, if a wait has begun. */
  ready_ms: number | null;
  /** Time from which the row has no effect. */
  expires_ms: number;
}

/** State of a proposal. `attention` means that it could not be published, and why is in `reason`. */
export type ProposalState = "open" | "approved" | "scheduled" | "published" | "withdrawn" | "attention";

/** Change of the content that waits for approval or for its time. */
export interface ProposalRow {
  id: string;
  state: ProposalState;
  /** Number that grows with each change of the content or the times. Approvals are for one version. */
  version: number;
  /** Revision that the changes were made to. */
  revision_id: string;
  /** JSON array of `DocumentChange`. */
  changes: string;
  /** JSON array of the ids of the changed documents. */
  pages: string;
  note: string;
  author: string;
  /** ID of the author's account, or of the account whose agent proposed. Null for commands. */
  account_id: string | null;
  /** Name of the agent that proposed, and the ID of its token, or null. */
  agent: string | null;
  agent_id: string | null;
  /** Person other than the author who saved the present version, and the ID of the account. */
  editor: string | null;
  editor_id: string | null;
  /** Time at which the author asked for approval. Null for a change that was saved for later. */
  asked_at: string | null;
  created_at: string;
  changed_at: string;
  starts_ms: number | null;
  ends_ms: number | null;
  /** Time to publish, or null if it is not scheduled. */
  due_ms: number | null;
  /** End of the lease of the process that publishes. Null if none does. */
  leased_until_ms: number | null;
  /** Person who approved, and the ID of the account, in whose name it is published. */
  approver: string | null;
  approver_id: string | null;
  reason: string | null;
  /** Revision that published it. */
  published_id: string | null;
  /** ID of the proposal that this one takes back. */
  reverses: string | null;
}

/** Comment or approval of a version of a proposal. */
export interface ProposalEventRow {
  id: string;
  proposal_id: string;
  version: number;
  kind: "comment" | "approval";
  name: string;
  /** ID of the account. For an approval by a preview link, that of the person who made the link. Null for commands. */
  person_id: string | null;
  /** Null for a person who was asked by a preview link. */
  role: "editor" | "owner" | null;
  /** The comment, or the reference of a carrier. */
  text: string;
  at: string;
}

/** Secret token of an agent or of a preview link. */
export interface AccessTokenRow {
  id: string;
  /** SHA-256 of the token. */
  token_hash: string;
  kind: "agent" | "preview";
  /** ID of the account in whose name an agent proposes, or of the proposal that a link shows. */
  subject: string;
  /** Name of the agent, or of the person who is asked to approve; "" for a link that asks nobody. */
  name: string;
  /** Scopes of an agent: `read`, or `read propose`. */
  scopes: string;
  /** JSON array of the changes that a pinned link shows. Null for a link that follows its proposal. */
  content: string | null;
  /** Name of the person who made it, and the ID of the account. */
  by: string;
  by_id: string | null;
  created_at: string;
  expires_ms: number;
  used_at: string | null;
}

export interface Tables extends ContentTables {
  proposals: ProposalRow;
  proposal_events: ProposalEventRow;
  access_tokens: AccessTokenRow;
  messages: MessageRow;
  /** Marks on requests that a person has dealt with them. */
  handled: {
    message_id: string;
    account_id: string;
    name: string;
    handled_at: string;
    /** Value of `waiting_since` that the mark is about. */
    waiting_since: string;
  };
  request_files: RequestFileRow;
  /** State of the office's work on a request, beside the mark that it is handled. Removed with the request. */
  request_work: {
    message_id: string;
    state: "new" | "in-progress" | "waiting-for-client";
    /** Person who deals with it, and the ID of the account or, without accounts, the name. */
    assignee: string | null;
    assignee_id: string | null;
  };
  /** Notes of the office about a request. Removed with it. */
  request_notes: { id: string; message_id: string; name: string; account_id: string; text: string; at: string };
  accounts: AccountRow;
  passkeys: PasskeyRow;
  sessions: SessionRow;
  /** Challenges that a passkey has signed. They cannot be signed again. */
  used_challenges: { id: string; expires_ms: number };
  limits: LimitRow;
  /** Lines of the audit log, which are never changed or removed. */
  audit_log: { position: number; line: string };
  /** The only row has the end of the audit log as JSON, which shows whether lines are missing. Null before the first line. */
  audit_head: { id: number; record: string | null };
  /** The only row has the last build that was started at another host: its revision, and the time of the last attempt. */
  builds: { id: number; revision_id: string; attempt_ms: number };
}

export type OfficeDatabase = Database<Tables>;
