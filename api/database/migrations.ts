/**
 * Changes of the tables, in the order of their names. A change that was released never changes again: a later one corrects
 * it. `migrations.test.ts` runs them on the tables of each release.
 */
import { type Kysely, type Migration, sql } from "kysely";
import type { Engine } from "#content/database/database.ts";
import { CONTENT_MIGRATIONS } from "#content/store/sql/content-tables.ts";
import { createAuditTriggers } from "./audit-triggers.ts";

export function officeMigrations(engine: Engine): Record<string, Migration> {
  return {
    // With SQLite, the content is in files.
    ...(engine === "postgres" && CONTENT_MIGRATIONS),
    "2026-11-27-accounts": { up: (db) => createAccounts(db, engine) },
    "2026-11-27-messages": { up: createMessages },
  };
}

async function createAccounts(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable("accounts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("may_read_requests", "integer", (column) => column.notNull())
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addColumn("signed_in_at", "text")
    .execute();
  await db.schema
    .createTable("passkeys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("used_at", "text")
    .execute();
  await db.schema.createIndex("passkeys_account").on("passkeys").column("account_id").execute();
  await db.schema
    .createTable("sessions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("credential", "text", (column) => column.notNull())
    .addColumn("passkey_id", "text")
    .addColumn("created_ms", "bigint", (column) => column.notNull())
    .addColumn("active_ms", "bigint", (column) => column.notNull())
    .addColumn("proved_ms", "bigint", (column) => column.notNull())
    .addColumn("browser", "text", (column) => column.notNull())
    .execute();
  await createLimits(db);
  await createAuditLog(db, engine);
}

async function createLimits(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("used_challenges")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("expires_ms", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("limits")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("level", "double precision", (column) => column.notNull())
    .addColumn("at_ms", "bigint", (column) => column.notNull())
    .addColumn("ready_ms", "bigint")
    .addColumn("expires_ms", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("limits_expires").on("limits").column("expires_ms").execute();
  await db.schema
    .createTable("builds")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("revision_id", "text", (column) => column.notNull())
    .addColumn("attempt_ms", "bigint", (column) => column.notNull())
    .execute();
}

async function createAuditLog(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable("audit_log")
    .addColumn("position", "bigint", (column) => column.primaryKey())
    .addColumn("line", "text", (column) => column.notNull())
    .execute();
  await createAuditTriggers(db, engine);
  await db.schema
    .createTable("audit_head")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("record", "text")
    .execute();
  await sql`insert into audit_head (id, record) values (1, null)`.execute(db);
}

async function createMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("messages")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("request_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("received_at", "text", (column) => column.notNull())
    .addColumn("waiting_since", "text", (column) => column.notNull())
    .addColumn("due_ms", "bigint", (column) => column.notNull())
    .addColumn("leased_until_ms", "bigint")
    .addColumn("lease", "text")
    .addColumn("email", "text")
    .addColumn("phone", "text")
    .addColumn("search_text", "text")
    .addColumn("content", "text", (column) => column.notNull())
    .execute();
  const indexes = {
    messages_due: ["state", "due_ms"],
    messages_received: ["kind", "received_at", "id"],
    messages_request: ["request_id"],
    messages_email: ["email"],
    messages_phone: ["phone"],
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on("messages").columns(columns).execute();
  }
  await db.schema
    .createTable("handled")
    .addColumn("message_id", "text", (column) => column.primaryKey().references("messages.id").onDelete("cascade"))
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("handled_at", "text", (column) => column.notNull())
    .addColumn("waiting_since", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("takeovers")
    .addColumn("folder", "text", (column) => column.primaryKey())
    .addColumn("taken_over_at", "text", (column) => column.notNull())
    .execute();
}
