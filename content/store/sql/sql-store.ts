/**
 * Content store in Postgres. `documents` has the current content; `revisions` and `changes` have the history, with the same
 * entries and ids as the files of a file store. A commit is one transaction, and fails if another process committed first.
 */
import { DatabaseError } from "#content/database/database-error.ts";
import { shapeFor, toCanonicalOrder } from "#schemas/content-shape.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import {
  type ContentStore,
  type DocumentChange,
  type Revision,
  type RevisionNote,
  type RevisionReference,
  StoreError,
  type StoreState,
  type StoreWriter,
} from "../content-store.ts";
import { type RevisionDraft, revisionId } from "../revision-entry.ts";
import { expectNoGap, lineageTo, resolveRevision } from "../revision-graph.ts";
import { StoreReader, warnOnce } from "../store-reader.ts";
import { type ContentQueries, NO_REVISION } from "./content-tables.ts";
import { createSqlDocuments, type SqlState } from "./sql-documents.ts";
import {
  findLastChanges,
  insertRevisions,
  listSummaries,
  moveHead,
  readRevision,
  updateDocuments,
} from "./sql-revisions.ts";

export interface SqlStoreOptions {
  database: ContentQueries;
  /** Called once for each document that cannot be used. What the history recorded last is used instead. */
  onWarning?: ((warning: Diagnostic) => void) | undefined;
  /** Cancels a transaction. Has no effect after the commit. */
  signal?: AbortSignal | undefined;
}

const OVERTAKEN = "Other processes changed the content at the same time. Try again.";

/** Number of times that a transaction is tried while other processes commit first. */
const MAX_ATTEMPTS = 10;

/**
 * Opens the store. Opening reads nothing.
 *
 * The methods throw StoreError `store/io` if the database fails, and `store/locked` if other processes commit first in every
 * attempt.
 */
export function openSqlStore({ database: bare, onWarning, signal }: SqlStoreOptions): ContentStore {
  const database = withStoreErrors(bare);
  const warn = warnOnce(onWarning);
  const listNodes = () => listSummaries(database);
  let cached: SqlState = { revision: 0, id: NO_REVISION, documents: new Map() };
  /** Publishing relies on it that a process has one transaction at a time. */
  let lastTransaction: Promise<unknown> = Promise.resolve();

  async function readLatest(): Promise<SqlState> {
    const head = await database.read((db) => db.selectFrom("content_head").select("revision_id").executeTakeFirst());
    if (head?.revision_id !== cached.id) cached = await readCurrentState(database);
    return cached;
  }

  /** Returns the state that a revision left. */
  async function readRecorded(reference: RevisionReference): Promise<SqlState> {
    const nodes = await listNodes();
    const lineage = lineageTo(nodes, reference);
    expectNoGap(nodes, lineage);
    const { revision, id } = lineage[0] ?? { revision: 0, id: NO_REVISION };
    return { revision, id, documents: findLastChanges(lineage) };
  }

  const open = (state: SqlState, onUnreadable = warn) =>
    createSqlDocuments(database, state, { listNodes, onUnreadable });

  function stateOf(state: SqlState): StoreState {
    const { pages, readAll } = open(state);
    return { revision: state.revision, id: state.id, pages: async () => pages(), read: readAll };
  }

  async function attempt<T>(task: (writer: StoreWriter) => Promise<T>): Promise<T> {
    let state = await readLatest();
    return task({
      ...stateOf(state),
      async commit(changes, note) {
        signal?.throwIfAborted();
        const entry = await commitRevision(database, state, changes, note);
        state = { revision: entry.revision, id: entry.id, documents: applyChanges(state.documents, entry) };
        cached = state;
        return entry;
      },
    });
  }

  async function repeat<T>(task: (writer: StoreWriter) => Promise<T>): Promise<T> {
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await attempt(task);
      } catch (cause) {
        const mayRepeat = cause instanceof StoreError && cause.code === "store/locked";
        if (!mayRepeat || attempts === MAX_ATTEMPTS) throw cause;
      }
    }
  }

  const summary = async (reference: RevisionReference) => resolveRevision(await listNodes(), reference);

  return {
    transaction(task) {
      const transaction = lastTransaction.then(() => repeat(task));
      lastTransaction = transaction.catch(() => undefined);
      return transaction;
    },
    withSnapshot: async (task) => task(stateOf(await readLatest())),
    async reader(reference = Infinity, onReaderWarning) {
      const handler = onReaderWarning === undefined ? warn : warnOnce(onReaderWarning);
      const latest = await readLatest();
      const isLatest = reference === latest.id || Number(reference) >= latest.revision;
      return new StoreReader(open(isLatest ? latest : await readRecorded(reference), handler), handler);
    },
    revisions: listNodes,
    revision: async (reference) => readRevision(database, await summary(reference)),
    summary,
    async documentsAt(reference) {
      const state = await readRecorded(reference);
      return open(state).readRecorded([...state.documents.keys()]);
    },
  };
}

/** Reads the latest state in one statement, so that it is consistent. */
async function readCurrentState(database: ContentQueries): Promise<SqlState> {
  const rows = await database.read((db) =>
    db
      .selectFrom("content_head")
      .leftJoin("documents", (join) => join.onTrue())
      .select(["content_head.revision_id as head", "documents.id", "documents.revision_id"])
      .execute(),
  );
  const id = rows[0]?.head ?? NO_REVISION;
  const documents = rows.flatMap((row) => (row.id === null ? [] : [[row.id, row.revision_id ?? ""] as const]));
  // The id of a revision begins with its number.
  return { id, revision: Number.parseInt(id, 10), documents: new Map(documents) };
}

function applyChanges(documents: SqlState["documents"], { id, changes }: Revision): SqlState["documents"] {
  const changed = new Map(documents);
  for (const { page, after } of changes) {
    if (after === null) changed.delete(page);
    else changed.set(page, id);
  }
  return changed;
}

/**
 * Commits a revision that follows a state.
 * @throws StoreError `store/locked` if another process has committed since, or `store/io`
 */
async function commitRevision(
  database: ContentQueries,
  base: SqlState,
  changes: readonly DocumentChange[],
  note: RevisionNote,
): Promise<Revision> {
  const draft: RevisionDraft = {
    revision: base.revision + 1,
    parents: base.id === NO_REVISION ? [] : [base.id],
    time: new Date().toISOString(),
    ...note,
    changes: changes.map((change) => ({ ...change, after: toStoredOrder(change) })),
  };
  const entry = { id: revisionId(draft), ...draft };
  let isComplete = false;
  const write = database.write(
    async (trx) => {
      if (!(await moveHead(trx, { from: base.id, to: entry.id }))) throw new StoreError("store/locked", OVERTAKEN);
      await insertRevisions(trx, [entry]);
      await updateDocuments(trx, entry.id, entry.changes);
      isComplete = true;
    },
    { signal: "content" },
  );
  await write.catch(async (cause) => {
    if (!isComplete || !(await isStored(database, entry.id, cause))) throw cause;
  });
  return entry;
}

function toStoredOrder({ page, after }: DocumentChange): DocumentChange["after"] {
  return after && toCanonicalOrder(after, shapeFor(page));
}

/**
 * Returns whether a revision was committed although the connection was lost before the database said so.
 * @throws StoreError `store/io` if that cannot be found out
 */
async function isStored(database: ContentQueries, id: string, cause: Error): Promise<boolean> {
  const find = database.write(async (trx) => {
    // Waits for the end of the transaction.
    await trx.selectFrom("content_head").select("revision_id").forUpdate().execute();
    return trx.selectFrom("revisions").select("id").where("id", "=", id).executeTakeFirst();
  });
  const found = await find.catch(() => {
    const message = `It is not known whether the change was stored: ${cause.message} Look at the history first.`;
    throw new StoreError("store/io", message, { cause });
  });
  return found !== undefined;
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
