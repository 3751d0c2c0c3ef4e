/** Revisions and documents as rows. Rows of revisions and changes never change, so a state stays readable after later commits. */
import type { Transaction } from "kysely";
import { batchesOf } from "#content/database/statements.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, isSettings } from "#schemas/page-ids.ts";
import { type Revision, type RevisionSummary, type StoredDocument, StoreError } from "../content-store.ts";
import { parseDocument, serializeDocument, upgradeChange, upgradeDocument } from "../document-codec.ts";
import { ancestorsOf, summarize } from "../revision-graph.ts";
import { describeFallback, type ReadableState, type WarningHandler } from "../store-reader.ts";
import { type ContentQueries, type ContentTables, NO_REVISION } from "./content-tables.ts";

export interface SqlState {
  revision: number;
  id: string;
  /** ID of the revision that last changed each stored document. */
  documents: ReadonlyMap<DocumentId, string>;
}

export function createSqlDocuments(database: ContentQueries, state: SqlState, onUnreadable: WarningHandler) {
  const { documents } = state;

  function parse({ document_id: id, content, after }: RecordedRow): Omit<StoredDocument, "version"> {
    const recorded = () => upgradeDocument(id, JSON.parse(after));
    if (content === null) return { content: recorded() };
    try {
      return { content: parseDocument(content, id, locationOf(id)) };
    } catch (cause) {
      if (!(cause instanceof StoreError)) throw cause;
      onUnreadable(describeFallback(id, cause.message, { content: recorded() }));
      return { content: recorded(), isUnreadable: true };
    }
  }

  return {
    revision: state.revision,
    id: state.id,
    isUnrecorded: state.id === NO_REVISION,
    locationOf,
    pages: async () => [...documents.keys()].filter((id) => !isSettings(id)),
    async read(ids) {
      const rows = await readRows(database, documents, ids);
      // The id of a revision begins with its number.
      const versionOf = (row: RecordedRow) => Number.parseInt(row.revision_id, 10);
      return new Map(rows.map((row) => [row.document_id, { version: versionOf(row), ...parse(row) }]));
    },
    async lastContent(id, _content, isUsable) {
      const rows = await database.read((db) =>
        db.selectFrom("changes").select(["revision_id", "after"]).where("document_id", "=", id).execute(),
      );
      const contentOf = (after: string | null) => upgradeDocument(id, JSON.parse(after ?? "null"));
      const contents = new Map(rows.map(({ revision_id, after }) => [revision_id, contentOf(after)]));
      const nodes = await listSummaries(database);
      const latest = nodes.filter((node) => node.id === state.id);
      const last = ancestorsOf(nodes, latest).find((node) => {
        const content = contents.get(node.id);
        return content === null || (content !== undefined && isUsable(content));
      });
      return contents.get(last?.id ?? "") ?? null;
    },
    fingerprints: (ids) => new Map(ids.map((id) => [id, documents.get(id) ?? ""])),
  } satisfies ReadableState;
}

/** Returns all documents of a state as the history recorded them. */
export async function readRecorded(database: ContentQueries, { documents }: SqlState) {
  const rows = await readRows(database, documents, [...documents.keys()]);
  return new Map(rows.map(({ document_id: id, after }) => [id, upgradeDocument(id, JSON.parse(after))]));
}

/** Content that the history recorded for a document, and its text if no later revision has changed it. */
interface RecordedRow {
  document_id: DocumentId;
  revision_id: string;
  after: string;
  content: string | null;
}

/** Reads the documents of a state that exist, in the order of their IDs in a list. */
async function readRows(database: ContentQueries, documents: SqlState["documents"], ids: readonly DocumentId[]) {
  const revisions = new Set(ids.flatMap((id) => documents.get(id) ?? []));
  if (revisions.size === 0) return [];
  const rows = await database.read((db) =>
    db
      .selectFrom("changes")
      .leftJoin("documents", (join) =>
        join
          .onRef("documents.id", "=", "changes.document_id")
          .onRef("documents.revision_id", "=", "changes.revision_id"),
      )
      .select(["changes.document_id", "changes.revision_id", "changes.after", "documents.content"])
      .where("changes.document_id", "in", ids)
      .where("changes.revision_id", "in", [...revisions])
      .$narrowType<{ after: string }>()
      .execute(),
  );
  const byId = new Map(rows.map((row) => [`${row.document_id} ${row.revision_id}`, row]));
  return ids.flatMap((id) => byId.get(`${id} ${documents.get(id)}`) ?? []);
}

function locationOf(id: DocumentId): string {
  return `documents/${id} in the database`;
}

export async function listSummaries(database: ContentQueries): Promise<RevisionSummary[]> {
  const rows = await database.read((db) =>
    db.selectFrom("revisions").select("summary").orderBy("number").orderBy("id").execute(),
  );
  return rows.map(({ summary }) => JSON.parse(summary));
}

export async function selectRevision(database: ContentQueries, summary: RevisionSummary): Promise<Revision> {
  const rows = await database.read((db) =>
    db.selectFrom("changes").selectAll().where("revision_id", "=", summary.id).orderBy("position").execute(),
  );
  const { pages: _, removed: __, ...metadata } = summary;
  const parse = (text: string | null) => JSON.parse(text ?? "null");
  return {
    ...metadata,
    changes: rows.map((row) =>
      upgradeChange({ page: row.document_id, before: parse(row.before), after: parse(row.after) }),
    ),
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
  const rows = revisions.map((each) => {
    return { id: each.id, number: each.revision, summary: JSON.stringify(summarize(each)) };
  });
  const serialize = (content: JsonObject | null) => content && JSON.stringify(content);
  const changes = revisions.flatMap(({ id: revision_id, changes }) =>
    changes.map(({ page: document_id, before, after }, position) => {
      return { revision_id, position, document_id, before: serialize(before), after: serialize(after) };
    }),
  );
  for (const batch of batchesOf(rows)) await trx.insertInto("revisions").values(batch).execute();
  for (const batch of batchesOf(changes)) await trx.insertInto("changes").values(batch).execute();
  const recorded = lineage.toReversed().flatMap(({ id, changes }) => changes.map((change) => ({ id, ...change })));
  const latest = new Map(recorded.map((change) => [change.page, change]));
  const documents = [...latest].flatMap(([id, { id: revision_id, after }]) =>
    after === null ? [] : [{ id, revision_id, content: serializeDocument(id, after).text }],
  );
  for (const ids of batchesOf([...latest.keys()])) await trx.deleteFrom("documents").where("id", "in", ids).execute();
  for (const batch of batchesOf(documents)) await trx.insertInto("documents").values(batch).execute();
  return true;
}
