/** Revisions as rows. Rows of revisions and changes never change. */
import type { Transaction } from "kysely";
import { batchesOf } from "#content/database/statements.ts";
import type { Revision, RevisionSummary } from "../content-store.ts";
import { serializeDocument } from "../document-codec.ts";
import { summarize } from "../revision-graph.ts";
import type { ContentQueries, ContentTables } from "./content-tables.ts";

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
    db.selectFrom("changes").selectAll().where("revision_id", "=", summary.id).orderBy("position").execute(),
  );
  const { pages: _, removed: __, ...metadata } = summary;
  const parse = (text: string | null) => JSON.parse(text ?? "null");
  return {
    ...metadata,
    changes: rows.map((row) => ({ page: row.document_id, before: parse(row.before), after: parse(row.after) })),
  };
}

/**
 * Stores revisions that follow another one, and gives the current documents their contents. It waits for a transaction that
 * is doing the same.
 * @param from ID of the latest revision before
 * @param lineage the new revisions that lead to the last one, which comes first
 * @param revisions all new revisions
 * @returns false if the latest revision is not the expected one
 */
export async function appendRevisions(
  trx: Transaction<ContentTables>,
  from: string,
  lineage: readonly [Revision, ...Revision[]],
  revisions: readonly Revision[] = lineage,
): Promise<boolean> {
  const head = trx.updateTable("content_head").set({ revision_id: lineage[0].id }).where("revision_id", "=", from);
  if ((await head.executeTakeFirst()).numUpdatedRows === 0n) return false;
  const rows = revisions.map((each) => ({
    id: each.id,
    number: each.revision,
    summary: JSON.stringify(summarize(each)),
  }));
  const changes = revisions.flatMap(({ id: revision_id, changes }) =>
    changes.map(({ page, before, after }, position) => ({
      revision_id,
      position,
      document_id: page,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })),
  );
  for (const batch of batchesOf(rows)) await trx.insertInto("revisions").values(batch).execute();
  for (const batch of batchesOf(changes)) await trx.insertInto("changes").values(batch).execute();
  const latest = new Map(
    lineage.toReversed().flatMap(({ id, changes }) => changes.map(({ page, after }) => [page, { id, after }])),
  );
  const documents = [...latest].flatMap(([id, { id: revision_id, after }]) =>
    after === null ? [] : [{ id, revision_id, content: serializeDocument(id, after).text }],
  );
  for (const ids of batchesOf([...latest.keys()])) await trx.deleteFrom("documents").where("id", "in", ids).execute();
  for (const batch of batchesOf(documents)) await trx.insertInto("documents").values(batch).execute();
  return true;
}
