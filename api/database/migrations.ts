/**
 * Changes of the tables, in the order of their names. A change that was released never changes again: a later one corrects
 * it. `migrations.test.ts` runs them on the tables of each release.
 */
import type { Kysely, Migration } from "kysely";
import type { Engine } from "#content/database/database.ts";
import { CONTENT_MIGRATIONS } from "#content/store/sql/content-tables.ts";

export function officeMigrations(engine: Engine): Record<string, Migration> {
  return {
    // With SQLite, the content is in files.
    ...(engine === "postgres" && CONTENT_MIGRATIONS),
    "2026-11-27-messages": { up: createMessages },
  };
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
