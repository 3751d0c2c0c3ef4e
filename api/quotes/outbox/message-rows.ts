import { batchesOf } from "#content/database/statements.ts";
import { QUOTE } from "#schemas/quotes/quote-inbox.ts";
import type { MessageRow } from "../../database/tables.ts";
import { neededBy } from "../quote-fields.ts";
import type { Db } from "./find-messages.ts";
import { getDueMs, isRequestEntry, type NewFile, OUTBOX_STATE, type OutboxEntry, requestIdOf } from "./outbox.ts";
import { digitsOf, normalizeAddress } from "./person.ts";
import { searchText } from "./search-text.ts";

/** Returns the row of an entry that no worker has leased. */
export function toRow(state: MessageRow["state"], entry: OutboxEntry): MessageRow {
  const visitor = isRequestEntry(entry) ? entry.request : undefined;
  const quote = entry.kind === "quote" ? entry : undefined;
  return {
    id: entry.id,
    request_id: requestIdOf(entry.id),
    kind: entry.kind,
    received_at: entry.receivedAt,
    email: visitor === undefined ? null : normalizeAddress(visitor.email),
    phone: visitor === undefined ? null : digitsOf(visitor.phone),
    fingerprint: quote?.fingerprint ?? null,
    request_kind: quote === undefined ? null : (quote.request.kind?.id ?? QUOTE),
    due_on: (quote && neededBy(quote.request)) ?? null,
    search_text: quote === undefined ? null : searchText(quote),
    ...toDeliveryColumns(state, entry),
  };
}

export const toPendingRow = (entry: OutboxEntry) => toRow(OUTBOX_STATE.pending, entry);

/** Returns the columns that an attempt to deliver an entry changes. The entry is then not leased. */
export function toDeliveryColumns(state: MessageRow["state"], entry: OutboxEntry) {
  return {
    state,
    waiting_since: entry.retriedAt ?? entry.receivedAt,
    due_ms: getDueMs(entry),
    lease: null,
    leased_until_ms: null,
    content: JSON.stringify(entry),
  } satisfies Partial<MessageRow>;
}

/** Inserts files one by one, because each may have megabytes. */
export async function insertFiles(trx: Db, messageId: string, files: readonly NewFile[]): Promise<void> {
  for (const file of files)
    await trx
      .insertInto("request_files")
      .values({ ...file, message_id: messageId })
      .execute();
}

/** Inserts the rows whose IDs are not taken. Returns the IDs of those. */
export async function insertMissing(trx: Db, rows: readonly MessageRow[]): Promise<Set<string>> {
  const inserted = new Set<string>();
  for (const part of batchesOf(rows)) {
    const query = trx
      .insertInto("messages")
      .values(part)
      .onConflict((conflict) => conflict.column("id").doNothing());
    for (const { id } of await query.returning("id").execute()) inserted.add(id);
  }
  return inserted;
}
