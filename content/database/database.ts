/**
 * The database of a site: SQLite in a file, or Postgres. It is opened by its first use, and again after a failure, so that a
 * server that starts without its database, or loses it, needs no restart.
 */
import { randomBytes } from "node:crypto";
import { EventEmitter } from "node:events";
import { existsSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, type Migration, Migrator, sql, type Transaction } from "kysely";
import { PRIVATE_MODE } from "../platform/fsync.ts";
import { createDatabaseError, DatabaseError, toDatabaseError } from "./database-error.ts";
import type { DatabasePlace } from "./database-url.ts";
import { createPostgresDialect, listen } from "./postgres.ts";
import { BUSY_STATEMENT, createSqliteDialect, IN_MEMORY, releaseFiles } from "./sqlite-dialect.ts";

export type Engine = DatabasePlace["engine"];

/** Channels on which processes that share a database hear of a change: new messages to deliver, and new content. */
export const SIGNALS = ["messages", "content"] as const;

export type Signal = (typeof SIGNALS)[number];

export interface DatabaseOptions<Schema> {
  place: DatabasePlace;
  /** Returns the migrations for an engine, which run in the order of their names. Default: another process has run them. */
  migrations?(engine: Engine): Record<string, Migration>;
  /** Called after the migrations, before anything else uses the database. */
  onOpen?: ((db: Kysely<Schema>) => Promise<void>) | undefined;
}

export interface WriteOptions {
  /** Signal to send when the transaction is committed. */
  signal?: Signal;
  /** True for a transaction that stores nothing new, which may use the space that is kept on the disk for it. */
  mayUseReserve?: boolean;
}

/** Milliseconds for which a transaction waits until another process has ended its own. */
const LOCK_TIMEOUT_MS = 5000;
const LOCK_POLL_MS = 25;

/** Endings of the names of SQLite's files: the database, its log, and an index of the log in memory. */
const FILES = ["", "-wal", "-shm"];

/** Problems after which SQLite must open the file again, because its operator may have replaced it. */
const REOPENING: ReadonlySet<string> = new Set(["corrupt", "read-only", "failed"]);

export class Database<Schema> {
  readonly engine: Engine;
  /** Name in messages, without a password. */
  readonly name: string;
  readonly #options: DatabaseOptions<Schema>;
  readonly #signals = new EventEmitter<Record<Signal, []>>();
  /** Path of the file that keeps space on the disk. */
  readonly #reserve: string | undefined;
  #connection: Promise<Kysely<Schema>> | undefined;
  /** Inodes of the open files, by what their names add to that of the database. */
  #inodes = new Map<string, number>();
  #stopListening: (() => Promise<void>) | undefined;

  constructor(options: DatabaseOptions<Schema>) {
    const { place } = options;
    this.#options = options;
    this.engine = place.engine;
    if (place.engine === "sqlite") {
      this.name = `"${place.file}"`;
      if (place.file !== IN_MEMORY) this.#reserve = `${place.file}-reserve`;
    } else {
      const { host, pathname } = new URL(place.url);
      this.name = `"${decodeURIComponent(pathname.slice(1))}" on ${host}`;
    }
  }

  /** Runs a task that only reads. After a lost connection, it runs again. @throws DatabaseError */
  read<Result>(task: (db: Kysely<Schema>) => Promise<Result>): Promise<Result> {
    return this.#attempt(async () => task(await this.#connect()));
  }

  /**
   * Runs a task in one transaction, which is durable when the promise resolves.
   * @throws DatabaseError if nothing was stored or, after a lost connection to Postgres, if that is not known
   */
  async write<Result>(
    task: (trx: Transaction<Schema>) => Promise<Result>,
    { signal, mayUseReserve = false }: WriteOptions = {},
  ): Promise<Result> {
    let hasStarted = false;
    const run = async () => {
      const db = await this.#connect();
      if (!mayUseReserve && this.#reserve !== undefined) fillReserve(this.#reserve);
      return db.transaction().execute(async (trx) => {
        hasStarted = true;
        const result = await task(trx);
        if (signal !== undefined && this.engine === "postgres") await sql`select pg_notify(${signal}, '')`.execute(trx);
        return result;
      });
    };
    const mayRepeat = () => !hasStarted;
    const result = await this.#attempt(run, mayRepeat).catch((cause: unknown) => {
      const isFull = cause instanceof DatabaseError && cause.problem === "full";
      if (!mayUseReserve || !isFull || !this.#reserve || !releaseReserve(this.#reserve)) throw cause;
      return this.#attempt(run, mayRepeat);
    });
    if (signal !== undefined && this.engine === "sqlite") this.#signals.emit(signal);
    return result;
  }

  /**
   * Calls a handler after each transaction with a signal: of this process, or with Postgres of any. It may be called without
   * one, and with SQLite the transactions of other processes have none.
   * @returns a function that ends this
   */
  onSignal(signal: Signal, handler: () => void): () => void {
    const { place } = this.#options;
    this.#signals.on(signal, handler);
    if (place.engine === "postgres") {
      this.#stopListening ??= listen(place.url, SIGNALS, (channel) => this.#signals.emit(channel as Signal));
    }
    return () => this.#signals.off(signal, handler);
  }

  /** Checks that the database can be written to, by a transaction that reaches the disk. @throws DatabaseError */
  async healthCheck(): Promise<void> {
    const version = Math.floor(performance.now()) % 2 ** 31;
    const write =
      this.engine === "sqlite" ? sql.raw(`pragma user_version = ${version}`) : sql`select pg_current_xact_id()`;
    await this.write((trx) => write.execute(trx));
  }

  /**
   * Removes what deleted rows have left in the files of SQLite, and lets Postgres use the space of deleted rows again.
   * @throws DatabaseError, for example if another process reads for seconds
   */
  async eraseDeleted(): Promise<void> {
    await this.#attempt(async () => {
      const db = await this.#connect();
      await sql`vacuum`.execute(db);
      if (this.engine === "sqlite") await this.#checkpoint(db);
    });
  }

  /** Moves what is in the write-ahead log of SQLite to the database, and empties the log. */
  async #checkpoint(db: Kysely<Schema>): Promise<void> {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy !== 0) throw createDatabaseError("locked", this.name, "the write-ahead log is being read");
  }

  /** Writes a copy of a SQLite database to a new file while it is in use. @throws DatabaseError */
  async copyTo(file: string): Promise<void> {
    await this.read((db) => sql`vacuum into ${file}`.execute(db));
  }

  async close(): Promise<void> {
    await this.#stopListening?.();
    this.#stopListening = undefined;
    // libsql closes its file some time later, so a copy of the file alone would lack what is only in the log. If the log is
    // being read, it stays, and the next use reads it.
    if (this.engine === "sqlite") await this.#connection?.then((db) => this.#checkpoint(db)).catch(() => undefined);
    await this.#disconnect();
  }

  /** Opens the database and brings its tables up to date, unless that was done. */
  async #connect(): Promise<Kysely<Schema>> {
    // There is another file at the path, for example after a backup was restored.
    const inode = this.#inodes.get("");
    if (this.#connection !== undefined && inode !== undefined && inode !== this.#readInode("")) await this.#reopen();
    if (this.#connection === undefined) this.#removeStaleLog();
    this.#connection ??= this.#open();
    const opening = this.#connection;
    try {
      return await opening;
    } catch (cause) {
      if (this.#connection === opening) this.#connection = undefined;
      throw cause;
    }
  }

  async #open(): Promise<Kysely<Schema>> {
    const { place, migrations, onOpen } = this.#options;
    // Unknown while the database is being opened.
    this.#inodes.clear();
    const dialect =
      place.engine === "sqlite" ? createSqliteDialect(place.file) : await createPostgresDialect(place.url);
    const db = new Kysely<Schema>({ dialect });
    try {
      if (migrations !== undefined) await migrate(db, migrations(place.engine), this.name);
      await onOpen?.(db);
      for (const suffix of FILES) this.#inodes.set(suffix, this.#readInode(suffix));
      return db;
    } catch (cause) {
      await db.destroy();
      throw cause;
    }
  }

  async #disconnect(): Promise<void> {
    const connection = this.#connection;
    this.#connection = undefined;
    // A connection that failed has nothing to close, and its user knows.
    await connection?.then((db) => db.destroy()).catch(() => undefined);
  }

  /** Closes a file of SQLite, so that its next use opens what is at the path then. */
  async #reopen(): Promise<void> {
    await this.#disconnect();
    await releaseFiles();
  }

  /** Removes the log of a database that was replaced, which SQLite would otherwise apply to the new one. */
  #removeStaleLog(): void {
    const { place } = this.#options;
    if (place.engine !== "sqlite" || this.#inodes.get("") === this.#readInode("")) return;
    for (const suffix of FILES.slice(1)) {
      if (this.#inodes.get(suffix) === this.#readInode(suffix)) rmSync(place.file + suffix, { force: true });
    }
  }

  /** Returns 0 if there is no such file. */
  #readInode(suffix: string): number {
    const { place } = this.#options;
    if (place.engine !== "sqlite" || place.file === IN_MEMORY) return 0;
    return statSync(place.file + suffix, { throwIfNoEntry: false })?.ino ?? 0;
  }

  /** Runs a task, waits while another process has the lock, and repeats it once after a lost connection. */
  async #attempt<Result>(run: () => Promise<Result>, mayRepeat = () => true): Promise<Result> {
    const deadlineMs = performance.now() + LOCK_TIMEOUT_MS;
    for (let lost = 0; ; ) {
      try {
        return await run();
      } catch (cause) {
        const error = toDatabaseError(cause, this.name);
        if (error === undefined) throw cause;
        const { code } = (error.cause ?? {}) as NodeJS.ErrnoException;
        if (code === BUSY_STATEMENT || (this.engine === "sqlite" && REOPENING.has(error.problem))) await this.#reopen();
        const isLocked = error.problem === "locked" && performance.now() < deadlineMs;
        const isLost = error.problem === "unreachable" && this.#connection !== undefined && mayRepeat() && lost === 0;
        if (!isLocked && !isLost) throw error;
        if (isLost) lost += 1;
        await sleep(LOCK_POLL_MS);
      }
    }
  }
}

/** @throws DatabaseError `newer-schema` if a newer version of the program has changed the tables */
async function migrate<Schema>(db: Kysely<Schema>, migrations: Record<string, Migration>, name: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: "migrations",
    migrationLockTableName: "migration_lock",
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const [, unknown] = /previously executed migration (\S+) is missing/.exec(String(error)) ?? [];
  if (unknown === undefined) throw error;
  throw createDatabaseError("newer-schema", name, `this version of the program does not know its tables of ${unknown}`);
}

/** Enough for the write-ahead log of a database that only updates and removes rows. */
const RESERVE_BYTES = 4 * 1024 * 1024;

/*
 * A file keeps space on the disk. When the disk is full, it is removed, so that what was accepted before can still be
 * delivered, and nothing is accepted until there is space for it again.
 */

/** Writes the file unless it is there. @throws an error with the code `ENOSPC` if there is not enough space */
function fillReserve(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.size === RESERVE_BYTES) return;
  try {
    // Random bytes, because some file systems store zeros without using space.
    writeFileSync(file, randomBytes(RESERVE_BYTES), { mode: PRIVATE_MODE.file, flush: true });
  } catch (cause) {
    releaseReserve(file);
    throw cause;
  }
}

/** Removes the file. Returns false if there was none. */
function releaseReserve(file: string): boolean {
  const wasThere = existsSync(file);
  rmSync(file, { force: true });
  return wasThere;
}
