/** SQLite for Kysely: libsql, transactions that lock at their begin, and tables that change as a whole. */
import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from "kysely";
import { PRIVATE_MODE } from "../platform/fsync.ts";

/** Path of a database that is only in memory, for tests. */
export const IN_MEMORY = ":memory:";

/** Milliseconds in which the process does nothing but wait for another writer. `Database` then waits without blocking. */
const BUSY_TIMEOUT_MS = 20;

const PRAGMAS = [
  `busy_timeout = ${BUSY_TIMEOUT_MS}`,
  "journal_mode = WAL",
  // A committed transaction survives a power failure: https://www.sqlite.org/pragma.html#pragma_synchronous
  "synchronous = FULL",
  "foreign_keys = ON",
  "secure_delete = ON",
  "temp_store = MEMORY",
];

/** @param file path of the file, which is created with its folder if it does not exist */
export function createSqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new ImmediateDriver({ database: () => openFile(file) }),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Executed without a prepared statement, which libsql would leave active if another process has the lock. */
const BEGIN = "begin immediate";

/** Takes the lock for writing at the begin, so that no transaction fails because another one committed in between. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(BEGIN));
  }

  /** Errors such as a full disk have already ended the transaction. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((cause: Error) => {
      if (!cause.message.includes("no transaction is active")) throw cause;
    });
  }
}

/** Lets the migrator change tables in a transaction, which SQLite allows. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Lets closed databases release their files. libsql keeps them open until the garbage collector has found all statements, and
 * could then remove the write-ahead log of a database that has replaced the closed one.
 */
export async function releaseFiles(): Promise<void> {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  await setImmediate();
}

async function openFile(file: string): Promise<SqliteDatabase> {
  // Commands that use no database, and functions on Postgres, must not load the binary.
  const { default: Libsql } = await import("libsql");
  if (file !== IN_MEMORY) {
    mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_MODE.folder });
    // SQLite gives its other files the mode of the database. To close a file of an open database would end all locks of the
    // process on it, and another process could then remove the log: https://www.sqlite.org/howtocorrupt.html, section 2.2
    if (!existsSync(file)) closeSync(openSync(file, "a", PRIVATE_MODE.file));
  }
  const database = new Libsql(file);
  for (const pragma of PRAGMAS) database.pragma(pragma);
  return {
    prepare: (sql) => (sql === BEGIN ? asStatement(() => database.exec(BEGIN)) : wrapStatement(database.prepare(sql))),
    close: () => database.close(),
  };
}

function asStatement(execute: () => unknown): SqliteStatement {
  const run = () => {
    execute();
    return { changes: 0, lastInsertRowid: 0 };
  };
  return { reader: false, run, all: () => [], iterate: () => [][Symbol.iterator]() };
}

/** libsql ends the process if a parameter is true or false. */
function wrapStatement(statement: SqliteStatement): SqliteStatement {
  const plain = (parameters: readonly unknown[]) =>
    parameters.map((each) => (typeof each === "boolean" ? Number(each) : each));
  return {
    reader: statement.reader,
    all: (parameters) => withStatementBusy(() => statement.all(plain(parameters))),
    run: (parameters) => withStatementBusy(() => statement.run(plain(parameters))),
    iterate: (parameters) => statement.iterate(plain(parameters)),
  };
}

/** Code of a prepared statement that waits for a lock. libsql leaves it active, so its connection must be closed. */
export const BUSY_STATEMENT = "SQLITE_BUSY_STATEMENT";

function withStatementBusy<Result>(run: () => Result): Result {
  try {
    return run();
  } catch (cause) {
    if ((cause as { code?: string }).code === "SQLITE_BUSY") Object.assign(cause as object, { code: BUSY_STATEMENT });
    throw cause;
  }
}
