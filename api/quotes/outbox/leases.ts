/** Leases: exclusive rights to deliver entries, which end with their process or after some time. */
import type { ExpressionBuilder, SelectQueryBuilder } from "kysely";
import { currentProcessName, isDead } from "#content/platform/process-identity.ts";
import type { MessageRow, OfficeDatabase, Tables } from "../../database/tables.ts";
import type { Db } from "./find-messages.ts";
import { insertMissing, toDeliveryColumns, toPendingRow } from "./message-rows.ts";
import { type FinalState, type LeaseFilter, type LeaseOptions, OUTBOX_STATE, type OutboxEntry } from "./outbox.ts";

/** Writes that store nothing new may use the last space on a full disk. */
export const FREEING = { mayUseReserve: true };

export function createLeases(database: OfficeDatabase) {
  return {
    /** Leases pending entries that are due, in the order of their due times. Entries of processes that have ended are due, too. */
    lease: (options: LeaseOptions) =>
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
        return rows.map(({ content }) => createLease(database, name, JSON.parse(content)));
      }, FREEING),
    /** Extends leases, which otherwise end after `leaseMs`. */
    async renew(names: readonly string[], leaseMs: number) {
      if (names.length === 0) return;
      await database.write(async (trx) => {
        const leased_until_ms = Date.now() + leaseMs;
        await trx.updateTable("messages").set({ leased_until_ms }).where("lease", "in", names).execute();
      }, FREEING);
    },
    /** Returns the next time at which an entry may be due, in milliseconds since 1970. */
    nextDueMs: (filter: LeaseFilter) =>
      database.read(async (db) => {
        const { next } = await db
          .selectFrom("messages")
          .select(({ fn, eb, ref }) => {
            const isLeasedLonger = eb("leased_until_ms", ">", ref("due_ms"));
            const freeMs = eb.case().when(isLeasedLonger).then(ref("leased_until_ms")).else(ref("due_ms")).end();
            return fn.min(freeMs).as("next");
          })
          .where((eb) => isLeasable(eb, filter))
          .executeTakeFirstOrThrow();
        return next ?? undefined;
      }),
  };
}

function createLease(database: OfficeDatabase, name: string, entry: OutboxEntry) {
  /** Returns false if the lease has ended, so that nothing was stored, unless the message was sent. */
  const store = (columns: Partial<MessageRow>, followUps: readonly OutboxEntry[] = []) =>
    database.write(
      async (trx) => {
        await insertMissing(trx, followUps.map(toPendingRow));
        const query = trx.updateTable("messages").set(columns).where("id", "=", entry.id);
        const isSent = columns.state === OUTBOX_STATE.sent;
        const { numUpdatedRows } = await (isSent ? query : query.where("lease", "=", name)).executeTakeFirst();
        return numUpdatedRows > 0n;
      },
      followUps.length > 0 ? { ...FREEING, signal: "messages" } : FREEING,
    );
  return {
    entry,
    name,
    /**
     * Stores the entry as it is to be if this process ends before the lease does.
     * @returns false if the lease has ended, so that the entry must not be delivered
     */
    update(changed: OutboxEntry) {
      const { content, due_ms } = toDeliveryColumns(OUTBOX_STATE.pending, changed);
      return store({ content, due_ms });
    },
    /**
     * Ends the lease and gives the entry, stored as given, its final state. The entries that follow from it are stored in
     * the same transaction, unless their IDs are taken.
     */
    complete: (state: FinalState, completed: OutboxEntry, followUps?: readonly OutboxEntry[]) =>
      store(toDeliveryColumns(state, completed), followUps),
    /** Ends the lease and makes the entry, stored as given, pending again. Its `dueAt` sets the time of the next attempt. */
    reschedule: (changed: OutboxEntry) => store(toDeliveryColumns(OUTBOX_STATE.pending, changed)),
  };
}

/** Locks the selected rows in Postgres. A transaction of SQLite has the whole database to itself. */
export function lockRows<Row>({ engine }: OfficeDatabase, query: SelectQueryBuilder<Tables, "messages", Row>) {
  return engine === "postgres" ? query.forUpdate() : query;
}

export const isLeased = ({ leased_until_ms }: MessageRow) => (leased_until_ms ?? 0) > Date.now();

export const isIdle = (eb: ExpressionBuilder<Tables, "messages">) =>
  eb.or([eb("leased_until_ms", "is", null), eb("leased_until_ms", "<=", Date.now())]);

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
