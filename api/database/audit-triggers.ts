/** Triggers that refuse changes of the lines of the audit log. */
import { type Kysely, sql } from "kysely";
import type { Engine } from "#content/database/database.ts";

const REFUSAL = "The audit log can only be continued";

const CREATIONS: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: ["update", "delete"].map(
    (change) =>
      `create trigger audit_log_refuses_${change} before ${change} on audit_log begin select raise(abort, '${REFUSAL}'); end`,
  ),
  postgres: [
    `create or replace function refuse_audit_change() returns trigger language plpgsql as $$ begin raise exception '${REFUSAL}'; end $$`,
    "create trigger audit_log_refuses_changes before update or delete or truncate on audit_log for each statement execute function refuse_audit_change()",
  ],
};

const REMOVALS: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: ["drop trigger audit_log_refuses_update", "drop trigger audit_log_refuses_delete"],
  postgres: ["drop trigger audit_log_refuses_changes on audit_log"],
};

export async function createAuditTriggers<Schema>(db: Kysely<Schema>, engine: Engine): Promise<void> {
  for (const statement of CREATIONS[engine]) await sql.raw(statement).execute(db);
}

/** Removes the triggers, for a transaction that archives the log and creates them again. */
export async function removeAuditTriggers<Schema>(db: Kysely<Schema>, engine: Engine): Promise<void> {
  for (const statement of REMOVALS[engine]) await sql.raw(statement).execute(db);
}
