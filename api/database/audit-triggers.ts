/** Triggers that refuse changes of the lines of the audit log. */
import type { Kysely } from "kysely";
import type { Engine } from "#content/database/database.ts";
import { runStatements } from "#content/database/statements.ts";

const REFUSAL = "The audit log can only be continued";

const CREATIONS: Readonly<Record<Engine, string>> = {
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

const REMOVALS: Readonly<Record<Engine, string>> = {
  sqlite: "drop trigger audit_log_refuses_update;\n drop trigger audit_log_refuses_delete",
  postgres: "drop trigger audit_log_refuses_changes on audit_log",
};

export const createAuditTriggers = <Schema>(db: Kysely<Schema>, engine: Engine) => runStatements(db, CREATIONS[engine]);

/** Removes the triggers, for a transaction that archives the log and creates them again. */
export const removeAuditTriggers = <Schema>(db: Kysely<Schema>, engine: Engine) => runStatements(db, REMOVALS[engine]);
