/**
 * The outbox, a durable queue of messages in the table `messages`. Any number of processes may use it at the same time. A change
 * of state is one transaction, so a crash leaves an entry before or after it.
 */
import { batchesOf } from "#content/database/statements.ts";
import { createBatchWriter } from "../../database/batch-writer.ts";
import type { OfficeDatabase } from "../../database/tables.ts";
import { type Db, findAll, selectMessages, selectPage, workState } from "./find-messages.ts";
import { createLeases, FREEING, isIdle, isLeased, lockRows } from "./leases.ts";
import { insertFiles, insertMissing, toDeliveryColumns, toPendingRow, toRow } from "./message-rows.ts";
import {
  ACCEPTED_STATES,
  assertEntryId,
  type EnqueueOptions,
  type EntryCount,
  type EntryFilter,
  type FoundEntry,
  isRequestEntry,
  isRevivable,
  MARKED_AS_SPAM,
  OUTBOX_STATE,
  type OutboxEntry,
  type OutboxState,
  positionOf,
  type RetryOptions,
  requestIdOf,
  resetForRetry,
} from "./outbox.ts";
import { createRequestWork, waitAgain } from "./request-work.ts";

/** Durable queue of messages. Every function throws DatabaseError if the database cannot be used. */
export type Outbox = ReturnType<typeof createOutbox>;

/** Exclusive right to deliver an entry. The worker ends it with `complete` or `reschedule`. */
export type Lease = Awaited<ReturnType<Outbox["lease"]>>[number];

/** Number of entries in memory while all of them are read. */
const PART_SIZE = 500;

export function createOutbox(database: OfficeDatabase) {
  const write = createBatchWriter((items: readonly NewEntry[]) =>
    database.write((trx) => insertAll(trx, items), { signal: "messages" }),
  );
  return {
    /**
     * Stores an entry durably: it survives a crash from the moment the promise resolves. The follow-ups are stored with
     * it or, if the entry was already stored, not at all.
     * @returns the stored entry and its state, which is an earlier one if the ID was already taken or the request is repeated
     */
    async enqueue(entry: OutboxEntry, { state = OUTBOX_STATE.pending, ...options }: EnqueueOptions = {}) {
      for (const { id } of [entry, ...(options.followUps ?? [])]) assertEntryId(id);
      return write({ entry, state, ...options });
    },
    ...createQueries(database),
    ...createLeases(database),
    ...createChanges(database),
    ...createRequestWork(database),
    eraseDeleted: () => database.eraseDeleted(),
    healthCheck: () => database.healthCheck(),
  };
}

function createQueries(database: OfficeDatabase) {
  return {
    find: async (id: string) => (await database.read((db) => findAll(db, { ids: [id] })))[0],
    list: (filter: EntryFilter = {}) => database.read((db) => findAll(db, filter)),
    /** Reads entries, oldest first, in parts of which only one is in memory. */
    async *listInParts(filter: EntryFilter): AsyncGenerator<FoundEntry[]> {
      for (let after: string | undefined; ; ) {
        const page = { ...filter, after, limit: PART_SIZE };
        const part = await database.read((db) => findAll(db, page));
        const last = part.at(-1);
        if (last === undefined) return;
        yield part;
        after = positionOf(last.entry);
      }
    },
    /**
     * Lists the requests that nobody has handled and that are no likely spam, oldest first, with the office's work on them.
     * @param since day on which they were received or are needed at the earliest
     */
    listOpen: (filter: Pick<EntryFilter, "receivedBeforeMs">, since = "") =>
      database.read((db) =>
        selectMessages(db, { ...filter, kinds: ["quote"], states: ACCEPTED_STATES, isHandled: false })
          .where((eb) => eb.or([eb("messages.received_at", ">=", since), eb("due_on", ">=", since)]))
          .select(["messages.id", "due_on as dueOn", "messages.waiting_since as waitingSince"])
          .select(["request_work.state as work", "assignee"])
          .orderBy("messages.waiting_since")
          .execute(),
      ),
    /** Finds a file with its content. */
    async findFile(id: string) {
      const query = (db: Db) => db.selectFrom("request_files").selectAll().where("id", "=", id).executeTakeFirst();
      const file = await database.read(query);
      return file && { ...file, content: Buffer.from(file.content) };
    },
    listIds: (filter: EntryFilter = {}) =>
      database.read(async (db) => (await selectPage(db, filter).select("messages.id").execute()).map(({ id }) => id)),
    count: (filter: EntryFilter = {}) =>
      database.read(async (db): Promise<EntryCount[]> => {
        const rows = await selectMessages(db, filter)
          .select((eb) => [
            "messages.state",
            workState.as("work"),
            eb.fn.count<number>("handled.message_id").as("handled"),
            eb.fn.countAll<number>().as("all"),
          ])
          .groupBy(["messages.state", workState])
          .execute();
        return rows.flatMap(({ state, work, handled, all }) => [
          { state, work, isHandled: true, count: handled },
          { state, work, isHandled: false, count: all - handled },
        ]);
      }),
    /** Returns the time of receipt of the oldest entry that waits and is not being delivered, in milliseconds since 1970. */
    oldestWaitingMs: () =>
      database.read(async (db) => {
        const { oldest } = await db
          .selectFrom("messages")
          .select((eb) => eb.fn.min("received_at").as("oldest"))
          .where("state", "=", OUTBOX_STATE.pending)
          .where(isIdle)
          .executeTakeFirstOrThrow();
        return oldest === null ? undefined : Date.parse(oldest);
      }),
  };
}

function createChanges(database: OfficeDatabase) {
  return {
    /**
     * Makes a pending, quarantined or failed entry due now and resets its attempts.
     * @returns false if the entry does not exist, is leased, or was sent and may not be sent again
     */
    retry: (id: string, { mayResend = false, followUpsOf, retriedAt }: RetryOptions = {}) =>
      database.write(
        async (trx) => {
          const query = trx.selectFrom("messages").selectAll().where("id", "=", id);
          const row = await lockRows(database, query).executeTakeFirst();
          if (row === undefined || isLeased(row) || (row.state === OUTBOX_STATE.sent && !mayResend)) return false;
          const entry: OutboxEntry = JSON.parse(row.content);
          const isQuarantined = row.state === OUTBOX_STATE.quarantined;
          const isSpam = isQuarantined && isRequestEntry(entry) && entry.quarantineReason === MARKED_AS_SPAM;
          if (isSpam && retriedAt !== undefined) return false;
          // A person takes the mark back, so the visitor gets an acknowledgment.
          if (isSpam) delete entry.quarantineReason;
          if (retriedAt !== undefined) await waitAgain(trx, id);
          if (isQuarantined) await insertMissing(trx, (followUpsOf?.(entry) ?? []).map(toPendingRow));
          const reset = { ...resetForRetry(row.state, entry), retriedAt: retriedAt ?? new Date().toISOString() };
          const columns = toDeliveryColumns(OUTBOX_STATE.pending, reset);
          await trx.updateTable("messages").set(columns).where("id", "=", id).execute();
          return true;
        },
        { ...FREEING, signal: "messages" },
      ),
    /** Removes entries durably, but not those that are being delivered. Returns the number of removed entries. */
    remove: (ids: readonly string[]) =>
      database.write(async (trx) => {
        let removed = 0;
        for (const part of batchesOf(ids)) {
          const idle = trx.deleteFrom("messages").where("id", "in", part).where(isIdle);
          removed += Number((await idle.executeTakeFirst()).numDeletedRows);
        }
        return removed;
      }, FREEING),
    /**
     * Removes requests durably, with their acknowledgments and webhooks, and the alerts that announce nothing else.
     * @param ids IDs of requests
     * @param isWhole if one of them is being delivered, removes nothing instead of the others
     * @returns the number of removed entries, and the IDs of requests that are being delivered, of which nothing was removed
     */
    removeRequests: (ids: readonly string[], isWhole = false) =>
      database.write((trx) => removeIdle(trx, ids, isWhole, database), FREEING),
  };
}

type NewEntry = EnqueueOptions & { entry: OutboxEntry; state: OutboxState };

/** Removes the requests of which nothing is being delivered. */
async function removeIdle(trx: Db, ids: readonly string[], isWhole: boolean, database: OfficeDatabase) {
  const messages = lockRows(database, trx.selectFrom("messages").selectAll());
  const rows = ids.length === 0 ? [] : await messages.where("kind", "=", "alert").execute();
  for (const part of batchesOf(ids))
    rows.push(...(await messages.where("request_id", "in", part).where("kind", "<>", "alert").execute()));
  const found = rows.map((row) => {
    const { about = [row.id] } = JSON.parse(row.content) as { about?: string[] };
    return { id: row.id, isBusy: isLeased(row), requestIds: about.map(requestIdOf) };
  });
  const free = new Set(ids);
  const busyIds = found.flatMap(({ isBusy, requestIds }) => (isBusy ? requestIds : [])).filter((id) => free.delete(id));
  if (isWhole && busyIds.length > 0) free.clear();
  const removed = found.filter(({ requestIds }) => requestIds.length > 0 && requestIds.every((id) => free.has(id)));
  for (const part of batchesOf(removed.map(({ id }) => id)))
    await trx.deleteFrom("messages").where("id", "in", part).execute();
  return { removed: removed.length, busyIds };
}

/** Inserts entries with their webhooks and acknowledgments, and returns the stored form of each. */
async function insertAll(trx: Db, items: readonly NewEntry[]): Promise<FoundEntry[]> {
  const ids = await findStoredIds(trx, items);
  const own = items.filter(({ entry }, index) => entry.id === ids[index]);
  const rows = own.map(({ state, entry }) => toRow(state, entry));
  const newIds = await insertMissing(trx, rows);
  const isNew = items.map(({ entry }, index) => entry.id === ids[index] && newIds.delete(entry.id));
  const followUps = items.flatMap((item, index) => (isNew[index] ? (item.followUps ?? []) : []));
  for (const [index, { entry, files = [] }] of items.entries())
    if (isNew[index]) await insertFiles(trx, entry.id, files);
  await insertMissing(trx, followUps.map(toPendingRow));
  const repeated = ids.filter((_, index) => !isNew[index]);
  const stored = repeated.length === 0 ? [] : await findAll(trx, { ids: [...new Set(repeated)] });
  const byId = new Map(stored.map((found) => [found.entry.id, found]));
  return items.map(({ entry, state }, index) => byId.get(ids[index] ?? "") ?? { state, entry });
}

/** Returns the ID under which each entry is stored: its own, or that of the earlier request that it repeats. */
async function findStoredIds(trx: Db, items: readonly NewEntry[]): Promise<string[]> {
  const fingerprintOf = (entry: OutboxEntry) => (isRequestEntry(entry) ? entry.fingerprint : "");
  const known = await trx
    .selectFrom("messages")
    .select(["id", "fingerprint", "state", "waiting_since"])
    .where((eb) =>
      eb.or([
        eb("id", "in", [...new Set(items.map(({ entry }) => entry.id))]),
        eb("fingerprint", "in", [...new Set(items.map(({ entry }) => fingerprintOf(entry)))]),
      ]),
    )
    .orderBy("waiting_since")
    .execute();
  const ids = new Set(known.map(({ id }) => id));
  const latest = new Map(known.map((row) => [row.fingerprint, row]));
  return items.map(({ entry, state, equalSince }) => {
    const fingerprint = fingerprintOf(entry);
    const equal = equalSince === undefined || ids.has(entry.id) ? undefined : latest.get(fingerprint);
    if (equal !== undefined && (equal.waiting_since >= (equalSince ?? "") || isRevivable(equal.state))) return equal.id;
    ids.add(entry.id);
    latest.set(fingerprint, { id: entry.id, fingerprint, state, waiting_since: entry.receivedAt });
    return entry.id;
  });
}
