/** Revisions as rows. Rows of revisions and changes never change. */
import type { Transaction } from "kysely";
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { Revision, RevisionSummary } from "../content-store.ts";
import { serializeDocument } from "../document-codec.ts";
import { summarize } from "../revision-graph.ts";
import type { ContentQueries, ContentTables } from "./content-tables.ts";

/** Rows of one statement: Postgres accepts 65,535 values. */
const BATCH_SIZE = 1000;

/** Returns the metadata of all revisions in order. */
export async function listSummaries(database: ContentQueries): Promise<RevisionSummary[]> {
  const rows = await database.read((db) =>
    db.selectFrom("revisions").select("summary").orderBy("number").orderBy("id").execute(),
  );
  return rows.map(({ summary }) => JSON.parse(summary));
}

/** Returns a revision with the contents of its documents. */
export async function readRevision(database: ContentQueries, summary: RevisionSummary): Promise<Revision> {
  const rows = await database.read((db) =>
    db
      .selectFrom("changes")
      .select(["document_id", "before", "after"])
      .where("revision_id", "=", summary.id)
      .orderBy("position")
      .execute(),
  );
  const { pages: _, removed: __, ...metadata } = summary;
  const changes = rows.map(({ document_id: page, before, after }) => ({
    page,
    before: parseNullable(before),
    after: parseNullable(after),
  }));
  return { ...metadata, changes };
}

/** Inserts revisions without changing the current documents. */
export async function insertRevisions(trx: Transaction<ContentTables>, revisions: readonly Revision[]): Promise<void> {
  const rows = revisions.map((revision) => ({
    id: revision.id,
    number: revision.revision,
    summary: JSON.stringify(summarize(revision)),
  }));
  const changes = revisions.flatMap((revision) =>
    revision.changes.map(({ page, before, after }, position) => ({
      revision_id: revision.id,
      position,
      document_id: page,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })),
  );
  for (const batch of batchesOf(rows)) await trx.insertInto("revisions").values(batch).execute();
  for (const batch of batchesOf(changes)) await trx.insertInto("changes").values(batch).execute();
}

/**
 * Makes a revision the latest one.
 * @returns false if the latest revision is not the expected one. It waits for a transaction that is changing that.
 */
export async function moveHead(
  trx: Transaction<ContentTables>,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("content_head")
    .set({ revision_id: to })
    .where("revision_id", "=", from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Gives the current documents the contents that they have after a revision. */
export async function updateDocuments(
  trx: Transaction<ContentTables>,
  revisionId: string,
  changes: Revision["changes"],
): Promise<void> {
  const removed = changes.flatMap(({ page, after }) => (after === null ? [page] : []));
  for (const ids of batchesOf(removed)) await trx.deleteFrom("documents").where("id", "in", ids).execute();
  const stored = changes.flatMap(({ page: id, after }) =>
    after === null ? [] : [{ id, revision_id: revisionId, content: serializeDocument(id, { content: after }) }],
  );
  for (const batch of batchesOf(stored)) {
    await trx
      .insertInto("documents")
      .values(batch)
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet(({ ref }) => ({
          revision_id: ref("excluded.revision_id"),
          content: ref("excluded.content"),
        })),
      )
      .execute();
  }
}

/**
 * Returns the revision that last changed each document.
 * @param lineage revisions, latest first
 */
export function findLastChanges(lineage: readonly RevisionSummary[]): Map<DocumentId, string> {
  const changes = new Map<DocumentId, string>();
  const removed = new Set<DocumentId>();
  for (const summary of lineage) {
    for (const page of summary.pages) {
      if (changes.has(page) || removed.has(page)) continue;
      if (summary.removed?.includes(page)) removed.add(page);
      else changes.set(page, summary.id);
    }
  }
  return changes;
}

/** Parses the content of a change. */
export function parseNullable(text: string | null): JsonObject | null {
  return text === null ? null : JSON.parse(text);
}

function* batchesOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += BATCH_SIZE) yield rows.slice(start, start + BATCH_SIZE);
}
