/**
 * Content store in Postgres. `documents` has the current content; `revisions` and `changes` have the history, with the same
 * entries and ids as the files of a file store. A commit is one transaction, and fails if another process committed first.
 */
import { DatabaseError } from "#content/database/database-error.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import {
  type ContentStore,
  type RevisionReference,
  StoreError,
  type StoreState,
  type StoreWriter,
} from "../content-store.ts";
import { resolveRevision } from "../revision-graph.ts";
import { StoreReader, warnOnce } from "../store-reader.ts";
import type { ContentQueries } from "./content-tables.ts";
import { createSqlDocuments, type SqlState } from "./sql-documents.ts";
import { followState, SqlHistory } from "./sql-history.ts";
import { readRevision } from "./sql-revisions.ts";

export interface SqlStoreOptions {
  database: ContentQueries;
  /** Called once for each document that cannot be used. What the history recorded last is used instead. */
  onWarning?: ((warning: Diagnostic) => void) | undefined;
  /** Cancels a transaction. Has no effect after the commit. */
  signal?: AbortSignal | undefined;
}

/** Number of times that a transaction is tried while other processes commit first. */
const MAX_ATTEMPTS = 10;

type Task<Result> = (writer: StoreWriter) => Promise<Result>;

/**
 * Opens the store. Opening reads nothing.
 *
 * The methods throw StoreError `store/io` if the database fails, and `store/locked` if other processes commit first in every
 * attempt.
 */
export function openSqlStore({ database: bare, onWarning, signal }: SqlStoreOptions): ContentStore {
  const database = withStoreErrors(bare);
  const history = new SqlHistory(database);
  const warn = warnOnce(onWarning);
  /** Publishing relies on it that a process has one transaction at a time. */
  let lastTransaction: Promise<unknown> = Promise.resolve();

  const open = (state: SqlState, onUnreadable = warn) =>
    createSqlDocuments(database, state, { listNodes: () => history.summaries(), onUnreadable });

  function stateOf(state: SqlState): StoreState {
    const { pages, readAll } = open(state);
    return { revision: state.revision, id: state.id, pages: async () => pages(), read: readAll };
  }

  /** Runs a task, and again while other processes commit first. */
  async function run<Result>(task: Task<Result>): Promise<Result> {
    for (let attempts = 1; ; attempts += 1) {
      const base = await history.latest();
      let state = base;
      const commit: StoreWriter["commit"] = async (changes, note) => {
        signal?.throwIfAborted();
        const entry = await history.commit(state, changes, note);
        state = followState(state, entry);
        return entry;
      };
      try {
        return await task({ ...stateOf(base), commit });
      } catch (cause) {
        const isOvertaken = cause instanceof StoreError && cause.code === "store/locked";
        if (!isOvertaken || state !== base || attempts === MAX_ATTEMPTS) throw cause;
      }
    }
  }

  const summary = async (reference: RevisionReference) => resolveRevision(await history.summaries(), reference);

  return {
    transaction(task) {
      const transaction = lastTransaction.then(() => run(task));
      lastTransaction = transaction.catch(() => undefined);
      return transaction;
    },
    withSnapshot: async (task) => task(stateOf(await history.latest())),
    async reader(reference = Infinity, onReaderWarning) {
      const handler = onReaderWarning === undefined ? warn : warnOnce(onReaderWarning);
      const latest = await history.latest();
      const isLatest = reference === latest.id || Number(reference) >= latest.revision;
      return new StoreReader(open(isLatest ? latest : await history.at(reference), handler), handler);
    },
    revisions: () => history.summaries(),
    revision: async (reference) => readRevision(database, await summary(reference)),
    summary,
    async documentsAt(reference) {
      const state = await history.at(reference);
      return open(state).readRecorded([...state.documents.keys()]);
    },
  };
}

/** Returns a database whose failures are those of a store. */
function withStoreErrors(database: ContentQueries): ContentQueries {
  const toStoreError = (cause: unknown) => {
    throw cause instanceof DatabaseError ? new StoreError("store/io", cause.message, { cause }) : cause;
  };
  return {
    read: (task) => database.read(task).catch(toStoreError),
    write: (task, options) => database.write(task, options).catch(toStoreError),
  };
}
