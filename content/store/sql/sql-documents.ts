/** The documents of one state of the store. Rows of changes never change, so a state stays readable after later commits. */
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { type RevisionSummary, type StoredDocument, StoreError } from "../content-store.ts";
import { parseDocument } from "../document-codec.ts";
import { ancestorsOf } from "../revision-graph.ts";
import { describeFallback, type ReadableState, type WarningHandler } from "../store-reader.ts";
import { type ContentQueries, NO_REVISION } from "./content-tables.ts";
import { listSummaries } from "./sql-revisions.ts";

/** A state of the store. */
export interface SqlState {
  revision: number;
  id: string;
  /** ID of the revision that last changed each stored document. */
  documents: ReadonlyMap<DocumentId, string>;
}

/** The state before the first revision. */
export const EMPTY_STATE: SqlState = { revision: 0, id: NO_REVISION, documents: new Map() };

/** Returns the state after revisions that follow a state, in order. */
export function followState(state: SqlState, revisions: readonly RevisionSummary[]): SqlState {
  const documents = new Map(state.documents);
  for (const { id, pages, removed = [] } of revisions) {
    for (const page of pages) documents.set(page, id);
    for (const page of removed) documents.delete(page);
  }
  const { id, revision } = revisions.at(-1) ?? state;
  return { id, revision, documents };
}

interface SqlDocuments extends ReadableState {
  /** Returns all documents as the history recorded them. */
  readRecorded(): Promise<Map<DocumentId, JsonObject>>;
}

/** Returns access to the documents of a state. */
export function createSqlDocuments(
  database: ContentQueries,
  state: SqlState,
  onUnreadable: WarningHandler,
): SqlDocuments {
  const { documents } = state;

  function parse({ document_id: id, content, after }: RecordedRow): Omit<StoredDocument, "version"> {
    const recorded = () => JSON.parse(after);
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
    pages: async () => [...documents.keys()].filter((id) => id !== SITE),
    async read(ids) {
      const rows = await readRows(database, documents, ids);
      // The id of a revision begins with its number.
      const found = rows.map((row): [DocumentId, StoredDocument] => [
        row.document_id,
        { version: Number.parseInt(row.revision_id, 10), ...parse(row) },
      ]);
      return new Map(found);
    },
    async readRecorded() {
      const rows = await readRows(database, documents, [...documents.keys()]);
      return new Map(rows.map(({ document_id, after }) => [document_id, JSON.parse(after)]));
    },
    async lastContent(id, _content, isUsable) {
      const rows = await database.read((db) =>
        db.selectFrom("changes").select(["revision_id", "after"]).where("document_id", "=", id).execute(),
      );
      const contents = new Map(rows.map(({ revision_id, after }) => [revision_id, JSON.parse(after ?? "null")]));
      const nodes = await listSummaries(database);
      const latest = nodes.filter((node) => node.id === state.id);
      const last = ancestorsOf(nodes, latest).find((node) => {
        const content = contents.get(node.id);
        return content === null || (content !== undefined && isUsable(content));
      });
      return contents.get(last?.id ?? "") ?? null;
    },
    fingerprints: (ids) => new Map(ids.map((id) => [id, documents.get(id) ?? ""])),
  };
}

/** Content that the history recorded for a document, and its text if no later revision has changed it. */
interface RecordedRow {
  document_id: DocumentId;
  revision_id: string;
  after: string;
  content: string | null;
}

/** Reads the documents of a state that exist, in the order of their IDs in a list. */
async function readRows(
  database: ContentQueries,
  documents: SqlState["documents"],
  ids: readonly DocumentId[],
): Promise<RecordedRow[]> {
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

/** Returns the name of a document in warnings. */
function locationOf(id: DocumentId): string {
  return `documents/${id} in the database`;
}
