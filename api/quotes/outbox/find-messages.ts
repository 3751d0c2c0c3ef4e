import { type Kysely, sql } from "kysely";
import type { Tables } from "../../database/tables.ts";
import type { EntryFilter, FoundEntry } from "./outbox.ts";

export type Db = Kysely<Tables>;

/** Selects messages with the marks that count. */
export function selectMessages(db: Db, filter: EntryFilter) {
  const toTime = (ms: number) => new Date(ms).toISOString();
  let query = db
    .selectFrom("messages")
    .leftJoin("handled", (join) =>
      join
        .onRef("handled.message_id", "=", "messages.id")
        .onRef("handled.waiting_since", "=", "messages.waiting_since"),
    );
  if (filter.states) query = query.where("messages.state", "in", filter.states);
  if (filter.kinds) query = query.where("messages.kind", "in", filter.kinds);
  if (filter.ids) query = query.where("messages.id", "in", filter.ids);
  if (filter.email !== undefined) query = query.where("messages.email", "=", filter.email);
  if (filter.phone !== undefined) query = query.where("messages.phone", "=", filter.phone);
  if (filter.receivedSinceMs !== undefined)
    query = query.where("messages.received_at", ">=", toTime(filter.receivedSinceMs));
  if (filter.receivedBeforeMs !== undefined)
    query = query.where("messages.received_at", "<", toTime(filter.receivedBeforeMs));
  if (filter.isHandled !== undefined)
    query = query.where("handled.message_id", filter.isHandled ? "is not" : "is", null);
  for (const spellings of filter.search ?? []) {
    const patterns = spellings.map((text) => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`);
    const conditions = patterns.map((pattern) => sql<boolean>`messages.search_text like ${pattern} escape '\\'`);
    query = query.where((eb) => eb.or(conditions));
  }
  return query;
}

/** Selects one part of the messages, in the order of their receipt. */
export function selectPage(db: Db, { isNewestFirst = false, after, limit, ...filter }: EntryFilter) {
  const direction = isNewestFirst ? "desc" : "asc";
  let query = selectMessages(db, filter).orderBy("messages.received_at", direction).orderBy("messages.id", direction);
  if (limit !== undefined) query = query.limit(limit);
  if (after === undefined) return query;
  const [time = "", id = ""] = after.split(" ");
  const isAfter = isNewestFirst ? "<" : ">";
  return query.where((eb) => eb(eb.refTuple("messages.received_at", "messages.id"), isAfter, eb.tuple(time, id)));
}

export async function findAll(db: Db, filter: EntryFilter): Promise<FoundEntry[]> {
  const rows = await selectPage(db, filter)
    .select([
      "messages.state",
      "messages.content",
      "messages.leased_until_ms",
      "handled.name as handled_by",
      "handled.account_id as handled_account",
      "handled.handled_at",
    ])
    .execute();
  const nowMs = Date.now();
  return rows.map((row) => {
    const { handled_by: by, handled_account: account, handled_at: at } = row;
    return {
      state: row.state,
      entry: JSON.parse(row.content),
      ...(by !== null && account !== null && at !== null && { handled: { by, account, at } }),
      ...((row.leased_until_ms ?? 0) > nowMs && { isBeingSent: true }),
    };
  });
}
