/** The revisions and states of a content store in Postgres, and commits to it. */
import { shapeFor, toCanonicalOrder } from "#schemas/content-shape.ts";
import {
  type DocumentChange,
  type Revision,
  type RevisionNote,
  type RevisionReference,
  type RevisionSummary,
  StoreError,
} from "../content-store.ts";
import { type RevisionDraft, revisionId } from "../revision-entry.ts";
import { expectNoGap, lineageTo } from "../revision-graph.ts";
import { type ContentQueries, NO_REVISION } from "./content-tables.ts";
import type { SqlState } from "./sql-documents.ts";
import { findLastChanges, insertRevisions, listSummaries, moveHead, updateDocuments } from "./sql-revisions.ts";

const OVERTAKEN = "Other processes changed the content at the same time. Try again.";

export class SqlHistory {
  readonly #database: ContentQueries;
  #latest: SqlState = { revision: 0, id: NO_REVISION, documents: new Map() };

  constructor(database: ContentQueries) {
    this.#database = database;
  }

  /** Returns the metadata of all revisions in order. */
  summaries(): Promise<RevisionSummary[]> {
    return listSummaries(this.#database);
  }

  async latest(): Promise<SqlState> {
    const head = await this.#database.read((db) =>
      db.selectFrom("content_head").select("revision_id").executeTakeFirst(),
    );
    if (head?.revision_id !== this.#latest.id) this.#latest = await readLatestState(this.#database);
    return this.#latest;
  }

  /**
   * Returns the state that a revision left.
   * @throws StoreError `store/unknown-revision`, `store/ambiguous-revision`, `store/broken-history`
   */
  async at(reference: RevisionReference): Promise<SqlState> {
    const nodes = await this.summaries();
    const lineage = lineageTo(nodes, reference);
    expectNoGap(nodes, lineage);
    const { revision, id } = lineage[0] ?? { revision: 0, id: NO_REVISION };
    return { revision, id, documents: findLastChanges(lineage) };
  }

  /**
   * Commits a revision that follows a state.
   * @throws StoreError `store/locked` if another process has committed since, or `store/io`
   */
  async commit(base: SqlState, changes: readonly DocumentChange[], note: RevisionNote): Promise<Revision> {
    const entry = createEntry(base, changes, note);
    let isComplete = false;
    const write = this.#database.write(
      async (trx) => {
        if (!(await moveHead(trx, { from: base.id, to: entry.id }))) throw new StoreError("store/locked", OVERTAKEN);
        await insertRevisions(trx, [entry]);
        await updateDocuments(trx, entry.id, entry.changes);
        isComplete = true;
      },
      { signal: "content" },
    );
    await write.catch(async (cause) => {
      if (!isComplete || !(await isStored(this.#database, entry.id, cause))) throw cause;
    });
    this.#latest = followState(base, entry);
    return entry;
  }
}

function createEntry(base: SqlState, changes: readonly DocumentChange[], note: RevisionNote): Revision {
  const draft: RevisionDraft = {
    revision: base.revision + 1,
    parents: base.id === NO_REVISION ? [] : [base.id],
    time: new Date().toISOString(),
    ...note,
    changes: changes.map((change) => ({ ...change, after: toStoredOrder(change) })),
  };
  return { id: revisionId(draft), ...draft };
}

/** Reads the latest state in one statement, so that it is consistent. */
async function readLatestState(database: ContentQueries): Promise<SqlState> {
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

/** Returns the state after a revision that follows a state. */
export function followState({ documents }: SqlState, { id, revision, changes }: Revision): SqlState {
  const changed = new Map(documents);
  for (const { page, after } of changes) {
    if (after === null) changed.delete(page);
    else changed.set(page, id);
  }
  return { id, revision, documents: changed };
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
