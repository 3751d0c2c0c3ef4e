/** The outbox in the database. A change of state is one transaction, so a crash leaves an entry before or after it. */
import { type ExpressionBuilder, type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { currentProcessName, isDead } from "#content/platform/process-identity.ts";
import type { OfficeDatabase, Tables } from "../../database/tables.ts";
import { BatchWriter } from "./batch-writer.ts";
import { assertEntryId, requestIdOf, resetForRetry } from "./entry.ts";
import { type FoundRow, toDeliveryColumns, toFoundEntry, toRow } from "./message-rows.ts";
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
  type OutboxState,
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

  async function insertAll(trx: Db, items: readonly NewEntry[]): Promise<FoundEntry[]> {
    const newIds = new Set(
      await insertMissing(
        trx,
        items.map(({ state, entry }) => toRow(state, entry)),
      ),
    );
    const followUps = items.flatMap(({ entry, followUps }) => (newIds.delete(entry.id) ? followUps : []));
    await insertMissing(
      trx,
      followUps.map((entry) => toRow(OUTBOX_STATE.pending, entry)),
    );
    const stored = await findAll(trx, { ids: [...new Set(items.map(({ entry }) => entry.id))] });
    const byId = new Map(stored.map((found) => [found.entry.id, found]));
    return items.map(({ entry, state }) => byId.get(entry.id) ?? { state, entry });
  }

  function createLease(name: string, entry: OutboxEntry): Lease {
    const id = entry.id;
    return {
      entry,
      name,
      update: (changed) =>
        database.write(async (trx) => {
          const { numUpdatedRows } = await trx
            .updateTable("messages")
            .set({ content: JSON.stringify(changed), due_ms: toDeliveryColumns(OUTBOX_STATE.pending, changed).due_ms })
            .where("id", "=", id)
            .where("lease", "=", name)
            .executeTakeFirstOrThrow();
          return numUpdatedRows > 0n;
        }, FREEING),
      complete: (state, completed, followUps = []) =>
        database.write(
          async (trx) => {
            await insertMissing(
              trx,
              followUps.map((each) => toRow(OUTBOX_STATE.pending, each)),
            );
            const update = trx.updateTable("messages").set(toDeliveryColumns(state, completed)).where("id", "=", id);
            // It was sent, also if the lease has ended.
            await (state === OUTBOX_STATE.sent ? update : update.where("lease", "=", name)).execute();
          },
          followUps.length > 0 ? { ...FREEING, signal: "messages" } : FREEING,
        ),
      reschedule: (changed) =>
        database.write(async (trx) => {
          const columns = toDeliveryColumns(OUTBOX_STATE.pending, changed);
          await trx.updateTable("messages").set(columns).where("id", "=", id).where("lease", "=", name).execute();
        }, FREEING),
    };
  }

  return {
    async enqueue(entry, { state = OUTBOX_STATE.pending, followUps = [] }: EnqueueOptions = {}) {
      for (const { id } of [entry, ...followUps]) assertEntryId(id);
      return writer.add({ state, entry, followUps });
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
          .select("id")
          .where((eb) => isLeasable(eb, options))
          .where((eb) => isDue(eb, options, nowMs))
          .orderBy("due_ms")
          .orderBy("received_at")
          .orderBy("id")
          .limit(options.limit);
        const ids = (await (database.engine === "postgres" ? due.forUpdate().skipLocked() : due).execute()).map(
          ({ id }) => id,
        );
        const name = currentProcessName();
        if (ids.length === 0) return [];
        const rows = await trx
          .updateTable("messages")
          .set({ lease: name, leased_until_ms: nowMs + options.leaseMs })
          .where("id", "in", ids)
          .returning(["id", "content"])
          .execute();
        const contents = new Map(rows.map(({ id, content }) => [id, content]));
        return ids.map((id) => createLease(name, JSON.parse(contents.get(id) ?? "") as OutboxEntry));
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
        for (const part of chunk(ids)) {
          const { numDeletedRows } = await trx
            .deleteFrom("messages")
            .where("id", "in", part)
            .where((eb) => eb.or([eb("leased_until_ms", "is", null), eb("leased_until_ms", "<=", Date.now())]))
            .executeTakeFirstOrThrow();
          removed += Number(numDeletedRows);
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

  async function retry(trx: Db, id: string, { mayResend = false, followUps = [] }: RetryOptions): Promise<boolean> {
    const row = await locking(trx.selectFrom("messages").selectAll().where("id", "=", id)).executeTakeFirst();
    const isLeased = (row?.leased_until_ms ?? 0) > Date.now();
    if (row === undefined || isLeased || (row.state === OUTBOX_STATE.sent && !mayResend)) return false;
    if (row.state === OUTBOX_STATE.quarantined) {
      await insertMissing(
        trx,
        followUps.map((entry) => toRow(OUTBOX_STATE.pending, entry)),
      );
    }
    const reset = resetForRetry(row.state, JSON.parse(row.content) as OutboxEntry);
    await trx
      .updateTable("messages")
      .set(toDeliveryColumns(OUTBOX_STATE.pending, reset))
      .where("id", "=", id)
      .execute();
    return true;
  }

  async function removeRequests(trx: Db, ids: readonly string[]): Promise<RemovalResult> {
    if (ids.length === 0) return { removed: 0, busyIds: [] };
    const columns = ["id", "request_id", "leased_until_ms", "content"] as const;
    const own = [];
    for (const part of chunk(ids)) {
      own.push(
        ...(await locking(trx.selectFrom("messages").select(columns).where("request_id", "in", part)).execute()),
      );
    }
    const allAlerts = await locking(trx.selectFrom("messages").select(columns).where("kind", "=", "alert")).execute();
    const alerts = allAlerts.map(({ content, ...row }) => {
      const { about = [] } = JSON.parse(content) as { about?: string[] };
      return { ...row, about: about.map(requestIdOf) };
    });
    const isBusy = ({ leased_until_ms }: { leased_until_ms: number | null }) => (leased_until_ms ?? 0) > Date.now();
    const wanted = new Set(ids);
    const busyIds = new Set([
      ...own.filter(isBusy).map(({ request_id }) => request_id),
      ...alerts.filter(isBusy).flatMap(({ about }) => about.filter((id) => wanted.has(id))),
    ]);
    const free = new Set(ids.filter((id) => !busyIds.has(id)));
    const obsolete = alerts.filter(({ about }) => about.length > 0 && about.every((id) => free.has(id)));
    const removedIds = [
      ...new Set([...own.filter(({ request_id }) => free.has(request_id)), ...obsolete].map(({ id }) => id)),
    ];
    for (const part of chunk(removedIds)) await trx.deleteFrom("messages").where("id", "in", part).execute();
    return { removed: removedIds.length, busyIds: [...busyIds] };
  }
}

interface NewEntry {
  state: OutboxState;
  entry: OutboxEntry;
  followUps: readonly OutboxEntry[];
}

/** Number of parameters of one statement. */
const MAX_PARAMETERS = 10_000;

function chunk<Item>(items: readonly Item[], size = MAX_PARAMETERS): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, n) => items.slice(n * size, (n + 1) * size));
}

/** Inserts the rows whose IDs are not taken. Returns the IDs of those. */
async function insertMissing(trx: Db, rows: readonly ReturnType<typeof toRow>[]): Promise<string[]> {
  // Each statement of Postgres inserts an ID once.
  const unique = [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed();
  const inserted: string[] = [];
  for (const part of chunk(unique, 500)) {
    const query = trx
      .insertInto("messages")
      .values(part)
      .onConflict((conflict) => conflict.column("id").doNothing());
    inserted.push(...(await query.returning("id").execute()).map(({ id }) => id));
  }
  return inserted;
}

/** Makes the entries due that are leased by a process of this host that has ended. Other leases end by themselves. */
async function endLeasesOfDeadProcesses(trx: Db): Promise<void> {
  const rows = await trx
    .selectFrom("messages")
    .select("lease")
    .distinct()
    .where("state", "=", OUTBOX_STATE.pending)
    .where("lease", "is not", null)
    .execute();
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
    eb.or([eb("due_ms", "<=", nowMs), eb("due_ms", ">", nowMs + maxDelayMs)]),
    eb.or([
      eb("leased_until_ms", "is", null),
      eb("leased_until_ms", "<=", nowMs),
      eb("leased_until_ms", ">", nowMs + 2 * leaseMs),
    ]),
  ]);
}

/** Selects messages with the marks that count. */
function selectMessages(db: Db, filter: EntryFilter) {
  const {
    states,
    kinds,
    ids,
    requestIds,
    email,
    phone,
    receivedSinceMs,
    receivedBeforeMs,
    isHandled,
    search = [],
  } = filter;
  const toTime = (ms: number) => new Date(ms).toISOString();
  let query = db
    .selectFrom("messages")
    .leftJoin("handled", (join) =>
      join
        .onRef("handled.message_id", "=", "messages.id")
        .onRef("handled.waiting_since", "=", "messages.waiting_since"),
    );
  if (states !== undefined) query = query.where("messages.state", "in", states);
  if (kinds !== undefined) query = query.where("messages.kind", "in", kinds);
  if (ids !== undefined) query = query.where("messages.id", "in", ids);
  if (requestIds !== undefined) query = query.where("messages.request_id", "in", requestIds);
  if (email !== undefined) query = query.where("messages.email", "=", email);
  if (phone !== undefined) query = query.where("messages.phone", "=", phone);
  if (receivedSinceMs !== undefined) query = query.where("messages.received_at", ">=", toTime(receivedSinceMs));
  if (receivedBeforeMs !== undefined) query = query.where("messages.received_at", "<", toTime(receivedBeforeMs));
  if (isHandled !== undefined) query = query.where("handled.message_id", isHandled ? "is not" : "is", null);
  for (const spellings of search) query = query.where((eb) => eb.or(spellings.map(contains)));
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
  return query.where((eb) =>
    eb.or([
      eb("messages.received_at", isAfter, time),
      eb.and([eb("messages.received_at", "=", time), eb("messages.id", isAfter, id)]),
    ]),
  );
}

async function findAll(db: Db, filter: EntryFilter): Promise<FoundEntry[]> {
  const rows: FoundRow[] = await selectPage(db, filter)
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
    .where((eb) => eb.or([eb("leased_until_ms", "is", null), eb("leased_until_ms", "<=", Date.now())]))
    .executeTakeFirstOrThrow();
  return oldest === null ? undefined : Date.parse(oldest);
}
