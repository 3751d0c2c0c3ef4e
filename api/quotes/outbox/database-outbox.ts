/** The outbox in the database. A change of state is one transaction, so a crash leaves an entry before or after it. */
import { type ExpressionBuilder, type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { batchesOf } from "#content/database/statements.ts";
import { currentProcessName, isDead } from "#content/platform/process-identity.ts";
import type { MessageRow, OfficeDatabase, Tables } from "../../database/tables.ts";
import { BatchWriter } from "../../database/batch-writer.ts";
import { assertEntryId, isRequestEntry, isRevivable, requestIdOf, resetForRetry } from "./entry.ts";
import { toDeliveryColumns, toFoundEntry, toPendingRow, toRow } from "./message-rows.ts";
import {
  type EnqueueOptions,
  type EntryCount,
  type EntryFilter,
  type FoundEntry,
  type Lease,
  type LeaseFilter,
  type LeaseOptions,
  OUTBOX_STATE,
  type Outbox,
  type OutboxEntry,
  type RemovalResult,
  type RetryOptions,
} from "./outbox.ts";

/** A connection, or a transaction. */
type Db = Kysely<Tables>;

/** Writes that store nothing new may use the last space on a full disk. */
const FREEING = { mayUseReserve: true };

/** Opens the outbox in a database. */
export function createOutbox(database: OfficeDatabase): Outbox {
  /** Locks the selected rows in Postgres. A transaction of SQLite has the whole database to itself. */
  const locking = <Table extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Table, Row>) =>
    database.engine === "postgres" ? query.forUpdate() : query;

  const writer = new BatchWriter((items: readonly NewEntry[]) =>
    database.write((trx) => insertAll(trx, items), { signal: "messages" }),
  );

  function createLease(name: string, entry: OutboxEntry): Lease {
    const { id } = entry;
    const update = (trx: Db, columns: Partial<MessageRow>) =>
      trx.updateTable("messages").set(columns).where("id", "=", id);
    return {
      entry,
      name,
      update: (changed) =>
        database.write(async (trx) => {
          const { content, due_ms } = toDeliveryColumns(OUTBOX_STATE.pending, changed);
          const { numUpdatedRows } = await update(trx, { content, due_ms })
            .where("lease", "=", name)
            .executeTakeFirst();
          return numUpdatedRows > 0n;
        }, FREEING),
      complete: (state, completed, followUps = []) =>
        database.write(
          async (trx) => {
            await insertMissing(trx, followUps.map(toPendingRow));
            const query = update(trx, toDeliveryColumns(state, completed));
            // It was sent, also if the lease has ended.
            await (state === OUTBOX_STATE.sent ? query : query.where("lease", "=", name)).execute();
          },
          followUps.length > 0 ? { ...FREEING, signal: "messages" } : FREEING,
        ),
      reschedule: (changed) =>
        database.write(async (trx) => {
          await update(trx, toDeliveryColumns(OUTBOX_STATE.pending, changed)).where("lease", "=", name).execute();
        }, FREEING),
    };
  }

  return {
    async enqueue(entry, { state = OUTBOX_STATE.pending, followUps = [], equalSince }: EnqueueOptions = {}) {
      for (const { id } of [entry, ...followUps]) assertEntryId(id);
      return writer.add({ state, entry, followUps, equalSince });
    },
    find: async (id) => (await database.read((db) => findAll(db, { ids: [id] })))[0],
    list: (filter = {}) => database.read((db) => findAll(db, filter)),
    listIds: (filter = {}) =>
      database.read(async (db) => (await selectPage(db, filter).select("messages.id").execute()).map(({ id }) => id)),
    count: (filter = {}) => database.read((db) => countEntries(db, filter)),
    oldestWaitingMs: () => database.read(findOldestWaiting),
    lease: (options) =>
      database.write(async (trx) => {
        await endLeasesOfDeadProcesses(trx);
        const nowMs = Date.now();
        const due = trx
          .selectFrom("messages")
          .select(["id", "content"])
          .where((eb) => isLeasable(eb, options))
          .where((eb) => isDue(eb, options, nowMs))
          .orderBy("due_ms")
          .orderBy("received_at")
          .orderBy("id")
          .limit(options.limit);
        const rows = await (database.engine === "postgres" ? due.forUpdate().skipLocked() : due).execute();
        const name = currentProcessName();
        const ids = rows.map(({ id }) => id);
        if (ids.length === 0) return [];
        const lease = { lease: name, leased_until_ms: nowMs + options.leaseMs };
        await trx.updateTable("messages").set(lease).where("id", "in", ids).execute();
        return rows.map(({ content }) => createLease(name, JSON.parse(content)));
      }, FREEING),
    async renew(names, leaseMs) {
      if (names.length === 0) return;
      await database.write(async (trx) => {
        const leased_until_ms = Date.now() + leaseMs;
        await trx.updateTable("messages").set({ leased_until_ms }).where("lease", "in", names).execute();
      }, FREEING);
    },
    nextDueMs: (filter) => database.read((db) => findNextDue(db, filter)),
    retry: (id, options = {}) => database.write((trx) => retry(trx, id, options), { ...FREEING, signal: "messages" }),
    remove: (ids) =>
      database.write(async (trx) => {
        let removed = 0;
        for (const part of batchesOf(ids)) {
          const idle = trx.deleteFrom("messages").where("id", "in", part).where(isIdle);
          removed += Number((await idle.executeTakeFirst()).numDeletedRows);
        }
        return removed;
      }, FREEING),
    removeRequests: (ids) => database.write((trx) => removeRequests(trx, ids), FREEING),
    async markHandled(id, { by, account, at }) {
      await database.write(async (trx) => {
        const message = await trx
          .selectFrom("messages")
          .select("waiting_since")
          .where("id", "=", id)
          .executeTakeFirst();
        if (message === undefined) return;
        const columns = { account_id: account, name: by, handled_at: at, waiting_since: message.waiting_since };
        await trx
          .insertInto("handled")
          .values({ message_id: id, ...columns })
          .onConflict((conflict) => conflict.column("message_id").doUpdateSet(columns))
          .execute();
      });
    },
    async reopen(id) {
      await database.write((trx) => trx.deleteFrom("handled").where("message_id", "=", id).execute(), FREEING);
    },
    healthCheck: () => database.healthCheck(),
  };

  async function retry(
    trx: Db,
    id: string,
    { mayResend = false, followUps = [], retriedAt = new Date().toISOString() }: RetryOptions,
  ): Promise<boolean> {
    const row = await locking(trx.selectFrom("messages").selectAll().where("id", "=", id)).executeTakeFirst();
    if (row === undefined || isLeased(row) || (row.state === OUTBOX_STATE.sent && !mayResend)) return false;
    if (row.state === OUTBOX_STATE.quarantined) await insertMissing(trx, followUps.map(toPendingRow));
    const reset = { ...resetForRetry(row.state, JSON.parse(row.content)), retriedAt };
    const columns = toDeliveryColumns(OUTBOX_STATE.pending, reset);
    await trx.updateTable("messages").set(columns).where("id", "=", id).execute();
    return true;
  }

  async function removeRequests(trx: Db, ids: readonly string[]): Promise<RemovalResult> {
    const messages = locking(trx.selectFrom("messages").selectAll());
    const rows = ids.length === 0 ? [] : await messages.where("kind", "=", "alert").execute();
    for (const part of batchesOf(ids))
      rows.push(...(await messages.where("request_id", "in", part).where("kind", "<>", "alert").execute()));
    const found = rows.map((row) => {
      const { about = [row.id] } = JSON.parse(row.content) as { about?: string[] };
      return { id: row.id, isBusy: isLeased(row), requestIds: about.map(requestIdOf) };
    });
    const free = new Set(ids);
    const busyIds = new Set(
      found.flatMap(({ isBusy, requestIds }) => (isBusy ? requestIds : [])).filter((id) => free.delete(id)),
    );
    const removed = found.filter(({ requestIds }) => requestIds.length > 0 && requestIds.every((id) => free.has(id)));
    for (const part of batchesOf(removed.map(({ id }) => id)))
      await trx.deleteFrom("messages").where("id", "in", part).execute();
    return { removed: removed.length, busyIds: [...busyIds] };
  }
}

interface NewEntry extends Required<Omit<EnqueueOptions, "equalSince">> {
  entry: OutboxEntry;
  equalSince: string | undefined;
}

const isLeased = ({ leased_until_ms }: MessageRow) => (leased_until_ms ?? 0) > Date.now();

const isIdle = (eb: ExpressionBuilder<Tables, "messages">) =>
  eb.or([eb("leased_until_ms", "is", null), eb("leased_until_ms", "<=", Date.now())]);

/** Inserts entries with what follows from them, and returns what is stored for each. */
async function insertAll(trx: Db, items: readonly NewEntry[]): Promise<FoundEntry[]> {
  const ids = await findStoredIds(trx, items);
  const own = items.filter(({ entry }, index) => entry.id === ids[index]);
  const newIds = await insertMissing(
    trx,
    own.map(({ state, entry }) => toRow(state, entry)),
  );
  const isNew = items.map(({ entry }, index) => entry.id === ids[index] && newIds.delete(entry.id));
  const followUps = items.flatMap((item, index) => (isNew[index] ? item.followUps : []));
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

/** Inserts the rows whose IDs are not taken. Returns the IDs of those. */
async function insertMissing(trx: Db, rows: readonly MessageRow[]): Promise<Set<string>> {
  // Each statement of Postgres inserts an ID once.
  const unique = [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed();
  const inserted = new Set<string>();
  for (const part of batchesOf(unique)) {
    const query = trx
      .insertInto("messages")
      .values(part)
      .onConflict((conflict) => conflict.column("id").doNothing());
    for (const { id } of await query.returning("id").execute()) inserted.add(id);
  }
  return inserted;
}

/** Makes the entries due that are leased by a process of this host that has ended. Other leases end by themselves. */
async function endLeasesOfDeadProcesses(trx: Db): Promise<void> {
  const rows = await trx.selectFrom("messages").select("lease").distinct().where("lease", "is not", null).execute();
  const ended = rows.flatMap(({ lease }) => (lease !== null && isDead(lease) ? [lease] : []));
  if (ended.length === 0) return;
  await trx.updateTable("messages").set({ lease: null, leased_until_ms: null }).where("lease", "in", ended).execute();
}

function isLeasable(eb: ExpressionBuilder<Tables, "messages">, { kinds, exceptIds }: LeaseFilter) {
  return eb.and([
    eb("state", "=", OUTBOX_STATE.pending),
    eb("kind", "in", kinds),
    ...(exceptIds.length === 0 ? [] : [eb("id", "not in", exceptIds)]),
  ]);
}

async function findNextDue(db: Db, filter: LeaseFilter): Promise<number | undefined> {
  const { next } = await db
    .selectFrom("messages")
    .select(({ fn, eb, ref }) => {
      const isLeasedLonger = eb("leased_until_ms", ">", ref("due_ms"));
      return fn.min(eb.case().when(isLeasedLonger).then(ref("leased_until_ms")).else(ref("due_ms")).end()).as("next");
    })
    .where((eb) => isLeasable(eb, filter))
    .executeTakeFirstOrThrow();
  return next ?? undefined;
}

/**
 * A time that is farther ahead than any delay comes from a clock that was wrong, so it counts as past. The lease of a server
 * whose clock is less than `leaseMs` ahead counts, as does one that was granted while this transaction waited.
 */
function isDue(eb: ExpressionBuilder<Tables, "messages">, { leaseMs, maxDelayMs }: LeaseOptions, nowMs: number) {
  return eb.and([
    // With "or" instead, SQLite would read and sort all that are due.
    eb.not(eb.between("due_ms", nowMs + 1, nowMs + maxDelayMs)),
    // The clocks of two servers differ by less than a lease.
    eb.or([isIdle(eb), eb("leased_until_ms", ">", nowMs + 2 * leaseMs)]),
  ]);
}

/** Selects messages with the marks that count. */
function selectMessages(db: Db, filter: EntryFilter) {
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
  for (const spellings of filter.search ?? []) query = query.where((eb) => eb.or(spellings.map(contains)));
  return query;
}

function contains(text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`messages.search_text like ${pattern} escape '\\'`;
}

/** Selects one part of the messages, in the order of their receipt. */
function selectPage(db: Db, { isNewestFirst = false, after, limit, ...filter }: EntryFilter) {
  const direction = isNewestFirst ? "desc" : "asc";
  let query = selectMessages(db, filter).orderBy("messages.received_at", direction).orderBy("messages.id", direction);
  if (limit !== undefined) query = query.limit(limit);
  if (after === undefined) return query;
  const [time = "", id = ""] = after.split(" ");
  const isAfter = isNewestFirst ? "<" : ">";
  return query.where((eb) => eb(eb.refTuple("messages.received_at", "messages.id"), isAfter, eb.tuple(time, id)));
}

async function findAll(db: Db, filter: EntryFilter): Promise<FoundEntry[]> {
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
  return rows.map((row) => toFoundEntry(row, nowMs));
}

async function countEntries(db: Db, filter: EntryFilter): Promise<EntryCount[]> {
  const rows = await selectMessages(db, filter)
    .select((eb) => [
      "messages.state",
      eb.fn.count<number>("handled.message_id").as("handled"),
      eb.fn.countAll<number>().as("all"),
    ])
    .groupBy("messages.state")
    .execute();
  return rows.flatMap(({ state, handled, all }) => [
    { state, isHandled: true, count: handled },
    { state, isHandled: false, count: all - handled },
  ]);
}

async function findOldestWaiting(db: Db): Promise<number | undefined> {
  const { oldest } = await db
    .selectFrom("messages")
    .select((eb) => eb.fn.min("received_at").as("oldest"))
    .where("state", "=", OUTBOX_STATE.pending)
    .where(isIdle)
    .executeTakeFirstOrThrow();
  return oldest === null ? undefined : Date.parse(oldest);
}
