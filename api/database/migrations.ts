/**
 * Changes of the tables, in the order of their names. A change that was released never changes again: a later one corrects
 * it. `tables.ts` describes the columns.
 */
import type { Migration } from "kysely";
import type { Engine } from "#content/database/database.ts";
import { runStatements } from "#content/database/statements.ts";
import { CONTENT_TABLES } from "#content/store/sql/content-tables.ts";

const ACCOUNTS = `
  create table accounts (
    id text primary key, name text not null, email text not null unique, role text not null,
    may_read_requests integer not null, password_hash text not null,
    created_at text not null, changed_at text not null, signed_in_at text
  );
  create table passkeys (
    id text primary key, account_id text not null references accounts (id) on delete cascade, name text not null,
    public_key text not null, counter bigint not null, transports text not null, created_at text not null, used_at text
  );
  create index passkeys_account on passkeys (account_id);
  create table sessions (
    id text primary key, account_id text not null, name text not null, credential text not null, passkey_id text,
    created_ms bigint not null, active_ms bigint not null, proved_ms bigint not null, browser text not null
  );
  create table used_challenges (id text primary key, expires_ms bigint not null);
  create table limits (
    id text primary key, level double precision not null, at_ms bigint not null, ready_ms bigint, expires_ms bigint not null
  );
  create index limits_expires on limits (expires_ms);
  create table builds (id integer primary key, revision_id text not null, attempt_ms bigint not null);
  create table audit_log (position bigint primary key, line text not null);
  create table audit_head (id integer primary key, record text);
  insert into audit_head (id, record) values (1, null);
`;

const MESSAGES = `
  create table messages (
    id text primary key, request_id text not null, kind text not null, state text not null,
    received_at text not null, waiting_since text not null,
    due_ms bigint not null, leased_until_ms bigint, lease text,
    fingerprint text, email text, phone text, search_text text, content text not null
  );
  create index messages_due on messages (state, due_ms, kind, leased_until_ms);
  create index messages_lease on messages (lease) where lease is not null;
  create index messages_received on messages (kind, received_at, id);
  create index messages_request on messages (request_id);
  create index messages_fingerprint on messages (fingerprint);
  create index messages_email on messages (email);
  create index messages_phone on messages (phone);
  create table handled (
    message_id text primary key references messages (id) on delete cascade,
    account_id text not null, name text not null, handled_at text not null, waiting_since text not null
  );
`;

const PROPOSALS = `
  create table proposals (
    id text primary key, state text not null, version integer not null, revision_id text not null,
    changes text not null, pages text not null, note text not null,
    author text not null, account_id text, agent text, agent_id text, editor text, editor_id text, asked_at text,
    created_at text not null, changed_at text not null,
    starts_ms bigint, ends_ms bigint, due_ms bigint, leased_until_ms bigint,
    approver text, approver_id text, reason text, published_id text, reverses text
  );
  create index proposals_due on proposals (due_ms) where due_ms is not null;
  create index proposals_state on proposals (state, changed_at);
  create table proposal_events (
    id text primary key, proposal_id text not null references proposals (id) on delete cascade, version integer not null,
    kind text not null, name text not null, person_id text, role text, text text not null, at text not null
  );
  create index proposal_events_proposal on proposal_events (proposal_id, at);
  create table access_tokens (
    id text primary key, token_hash text not null unique, kind text not null, subject text not null, name text not null,
    scopes text not null, content text, by text not null, by_id text,
    created_at text not null, expires_ms bigint not null, used_at text
  );
`;

const SERVICE_REQUESTS = `
  alter table messages add column request_kind text;
  alter table messages add column due_on text;
  update messages set request_kind = 'quote' where kind = 'quote';
  create index messages_due_on on messages (due_on) where due_on is not null;
  create index messages_request_kind on messages (request_kind, received_at);
  create table request_files (
    id text primary key, message_id text not null references messages (id) on delete cascade,
    digest text not null, name text not null, type text not null, content bytea not null
  );
  create index request_files_message on request_files (message_id);
  create table request_work (
    message_id text primary key references messages (id) on delete cascade,
    state text not null, assignee text, assignee_id text
  );
  create table request_notes (
    id text primary key, message_id text not null references messages (id) on delete cascade,
    name text not null, account_id text not null, text text not null, at text not null
  );
  create index request_notes_message on request_notes (message_id, at);
`;

/** Error of the triggers that keep the lines of the audit log as they are. */
const REFUSAL = "The audit log can only be continued";

export const AUDIT_TRIGGERS: Readonly<Record<Engine, string>> = {
  sqlite: `
    create trigger audit_log_refuses_update before update on audit_log begin select raise(abort, '${REFUSAL}'); end;
    create trigger audit_log_refuses_delete before delete on audit_log begin select raise(abort, '${REFUSAL}'); end;
  `,
  postgres: `
    create or replace function refuse_audit_change() returns trigger language plpgsql
      as $$ begin raise exception '${REFUSAL}'; end $$;
    create trigger audit_log_refuses_changes before update or delete or truncate on audit_log
      for each statement execute function refuse_audit_change();
  `,
};

/** Removes the triggers, for a transaction that archives the log and creates them again. */
export const AUDIT_TRIGGER_REMOVALS: Readonly<Record<Engine, string>> = {
  sqlite: "drop trigger audit_log_refuses_update;\n drop trigger audit_log_refuses_delete",
  postgres: "drop trigger audit_log_refuses_changes on audit_log",
};

export function officeMigrations(engine: Engine): Record<string, Migration> {
  return {
    // With SQLite, the content is in files.
    ...(engine === "postgres" && { "2026-11-27-content": { up: (db) => runStatements(db, CONTENT_TABLES) } }),
    "2026-11-27-accounts": { up: (db) => runStatements(db, ACCOUNTS + AUDIT_TRIGGERS[engine]) },
    "2026-11-27-messages": { up: (db) => runStatements(db, MESSAGES) },
    "2026-11-28-proposals": { up: (db) => runStatements(db, PROPOSALS) },
    "2026-11-29-service-requests": { up: (db) => runStatements(db, SERVICE_REQUESTS) },
  };
}
