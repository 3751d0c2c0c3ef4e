/**
 * Content store in Postgres. `documents` has the current content; `revisions` and `changes` have the history, with the same
 * entries and ids as the files of a file store. A commit is one transaction, and fails if another process committed first.
 */
import { DatabaseError } from "#content/database/database-error.ts";
import { shapeFor, toCanonicalOrder } from "#schemas/content-shape.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import {
  type CommitNote,
  type ContentStore,
  type DocumentChange,
  type Revision,
  type RevisionReference,
  StoreError,
  type StoreWriter,
} from "../content-store.ts";
import { type RevisionDraft, revisionId } from "../revision-entry.ts";
import { expectNoGap, lineageTo, resolveRevision } from "../revision-graph.ts";
import type { RevisionName } from "../revision-name.ts";
import { createStoreReader, warnOnce } from "../store-reader.ts";
import { type ContentQueries, NO_REVISION } from "./content-tables.ts";
import { appendRevisions, createSqlDocuments, listSummaries, readRecorded, selectRevision } from "./sql-history.ts";

export interface SqlStoreOptions {
  database: ContentQueries;
  /** Called once for each document that cannot be used. What the history recorded last is used instead. */
  onWarning?: ((warning: Diagnostic) => void) | undefined;
  /** Cancels a transaction. Has no effect after the commit. */
  signal?: AbortSignal | undefined;
}

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
  /** Publishing relies on it that a process has one transaction at a time. */
  let lastTransaction: Promise<unknown> = Promise.resolve();

  /** Runs a task, and again while other processes commit first. */
  async function run<Result>(task: (writer: StoreWriter) => Promise<Result>): Promise<Result> {
    for (let attempts = 1; ; attempts += 1) {
      const base = await readLatestState(database);
      let head: RevisionName = base;
      const commit: StoreWriter["commit"] = async (changes, note) => {
        signal?.throwIfAborted();
        const entry = await commitRevision(database, head, changes, note);
        head = entry;
        return entry;
      };
      try {
        return await task({ ...createSqlDocuments(database, base, warn), commit });
      } catch (cause) {
        // After a failure of the database, the commit of this attempt may be stored.
        const mayRepeat = cause instanceof StoreError && cause.code !== "store/io" && head === base;
        if (!mayRepeat || attempts === MAX_ATTEMPTS) throw cause;
        // Readers in the task read the latest state, so it may have seen part of what another process committed.
        if ((await readLatestState(database)).id === base.id) throw cause;
      }
    }
  }

  const summary = async (reference: RevisionReference) => resolveRevision(await listSummaries(database), reference);

  return {
    transaction(task) {
      const transaction = lastTransaction.then(() => run(task));
      lastTransaction = transaction.catch(() => undefined);
      return transaction;
    },
    withSnapshot: async (task) => task(createSqlDocuments(database, await readLatestState(database), warn)),
    async reader(reference = Infinity, onReaderWarning) {
      const handler = onReaderWarning === undefined ? warn : warnOnce(onReaderWarning);
      const state = await readLatestState(database);
      const isLatest = reference === state.id || Number(reference) >= state.revision;
      const shown = isLatest ? state : await readStateAt(database, reference);
      return createStoreReader(createSqlDocuments(database, shown, handler), handler);
    },
    revisions: () => listSummaries(database),
    revision: async (reference) => selectRevision(database, await summary(reference)),
    summary,
    documentsAt: async (reference) => readRecorded(database, await readStateAt(database, reference)),
  };
}

/** Reads the latest state in one statement, so that it is consistent. */
export async function readLatestState(database: ContentQueries) {
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

/** Returns the state that a revision left. @throws StoreError with the codes of a reference, see `ContentStore` */
async function readStateAt(database: ContentQueries, reference: RevisionReference) {
  const nodes = await listSummaries(database);
  const lineage = lineageTo(nodes, reference);
  expectNoGap(nodes, lineage);
  const documents = new Map<DocumentId, string>();
  for (const { id, pages, removed = [] } of lineage.toReversed()) {
    for (const page of pages) documents.set(page, id);
    for (const page of removed) documents.delete(page);
  }
  const { id, revision } = lineage[0] ?? { id: NO_REVISION, revision: 0 };
  return { id, revision, documents };
}

/** @throws StoreError `store/locked` if another process has committed since the base, or `store/io` */
async function commitRevision(
  database: ContentQueries,
  base: RevisionName,
  changes: readonly DocumentChange[],
  note: CommitNote,
): Promise<Revision> {
  const draft: RevisionDraft = {
    revision: base.revision + 1,
    parents: base.id === NO_REVISION ? [] : [base.id],
    time: new Date().toISOString(),
    ...note,
    changes: changes.map(({ page, before, after }) => {
      return { page, before, after: after && toCanonicalOrder(after, shapeFor(page)) };
    }),
  };
  const entry = { id: revisionId(draft), ...draft };
  let isComplete = false;
  const write = database.write(
    async (trx) => {
      isComplete = await appendRevisions(trx, base.id, [entry]);
      const problem = "Other processes changed the content at the same time. Try again.";
      if (!isComplete) throw new StoreError("store/locked", problem);
    },
    { signal: "content" },
  );
  await write.catch(async (cause) => {
    if (!isComplete || !(await isStored(database, entry.id, cause))) throw cause;
  });
  return entry;
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
