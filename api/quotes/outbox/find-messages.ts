import { type Kysely, sql } from "kysely";
import { batchesOf } from "#content/database/statements.ts";
import type { OpenState, RequestNote } from "#schemas/quotes/quote-inbox.ts";
import type { Tables } from "../../database/tables.ts";
import type { EntryFilter, FoundEntry, OutboxEntry } from "./outbox.ts";

export type Db = Kysely<Tables>;

/** State of the work on a request, which has no row before a person deals with it. */
export const workState = sql<OpenState>`coalesce(request_work.state, 'new')`;

/** Sorts after every day. */
const NO_DAY = "9999";

/** Selects messages with the marks that count. */
export function selectMessages(db: Db, filter: EntryFilter) {
  const toTime = (ms: number) => new Date(ms).toISOString();
  let query = db
    .selectFrom("messages")
    .leftJoin("handled", (join) =>
      join
        .onRef("handled.message_id", "=", "messages.id")
        .onRef("handled.waiting_since", "=", "messages.waiting_since"),
    )
    .leftJoin("request_work", "request_work.message_id", "messages.id");
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
  if (filter.handledBeforeMs !== undefined)
    query = query.where(sql`coalesce(handled.handled_at, '')`, "<", toTime(filter.handledBeforeMs));
  if (filter.work) query = query.where(workState, "in", filter.work);
  if (filter.requestKind !== undefined) query = query.where("messages.request_kind", "=", filter.requestKind);
  if (filter.assignee !== undefined) query = query.where("request_work.assignee_id", "=", filter.assignee);
  for (const spellings of filter.search ?? []) {
    const patterns = spellings.map((text) => `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`);
    const conditions = patterns.map((pattern) => sql<boolean>`messages.search_text like ${pattern} escape '\\'`);
    query = query.where((eb) => eb.or(conditions));
  }
  return query;
}

/** Selects one part of the messages, in the order of their receipt, after those that are needed by a day if that is wanted. */
export function selectPage(db: Db, { isNewestFirst, isDueFirst, after, limit, ...filter }: EntryFilter) {
  const direction = isNewestFirst ? "desc" : "asc";
  const day = sql<string>`coalesce(messages.due_on, ${NO_DAY})`;
  let query = selectMessages(db, filter);
  if (isDueFirst) query = query.orderBy(day);
  query = query.orderBy("messages.received_at", direction).orderBy("messages.id", direction);
  if (limit !== undefined) query = query.limit(limit);
  if (after === undefined) return query;
  const [time = "", id = "", dueOn = NO_DAY] = after.split(" ");
  const isAfter = isNewestFirst ? "<" : ">";
  return query.where((eb) => {
    const isLater = eb(eb.refTuple("messages.received_at", "messages.id"), isAfter, eb.tuple(time, id));
    return isDueFirst ? eb.or([eb(day, ">", dueOn), eb.and([eb(day, "=", dueOn), isLater])]) : isLater;
  });
}

export async function findAll(db: Db, filter: EntryFilter): Promise<FoundEntry[]> {
  const rows = await selectPage(db, filter)
    .select([
      "messages.state",
      "messages.content",
      "messages.leased_until_ms",
      "messages.due_on",
      workState.as("work_state"),
      "request_work.assignee",
      "request_work.assignee_id",
      "handled.name as handled_by",
      "handled.account_id as handled_account",
      "handled.handled_at",
    ])
    .execute();
  const nowMs = Date.now();
  const entries = rows.map(({ content }) => JSON.parse(content) as OutboxEntry);
  const requestIds = entries.flatMap(({ kind, id }) => (kind === "quote" ? [id] : []));
  const notes = await findNotes(db, requestIds);
  return rows.map((row, index) => {
    const { handled_by: by, handled_account: account, handled_at: at, assignee, assignee_id } = row;
    const entry = entries[index] as OutboxEntry;
    const ownNotes = notes.get(entry.id);
    return {
      state: row.state,
      entry,
      ...(row.work_state !== "new" && { work: row.work_state }),
      ...(row.due_on !== null && { dueOn: row.due_on }),
      ...(assignee !== null && assignee_id !== null && { assignee: { id: assignee_id, name: assignee } }),
      ...(ownNotes && { notes: ownNotes }),
      ...(by !== null && account !== null && at !== null && { handled: { by, account, at } }),
      ...((row.leased_until_ms ?? 0) > nowMs && { isBeingSent: true }),
    };
  });
}

/** Finds the notes about requests, oldest first, by the ID of the request. */
async function findNotes(db: Db, ids: readonly string[]): Promise<Map<string, RequestNote[]>> {
  const notes = new Map<string, RequestNote[]>();
  for (const part of batchesOf(ids)) {
    const query = db.selectFrom("request_notes").selectAll().where("message_id", "in", part);
    const rows = await query.orderBy("at").orderBy("id").execute();
    for (const { message_id, account_id: account, name: by, ...note } of rows)
      notes.set(message_id, [...(notes.get(message_id) ?? []), { ...note, by, account }]);
  }
  return notes;
}
