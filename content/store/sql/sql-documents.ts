/** The documents of one state of the store. Rows of changes never change, so a state stays readable after later commits. */
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { type RevisionSummary, type StoredDocument, StoreError } from "../content-store.ts";
import { parseDocument } from "../document-codec.ts";
import type { ReadableState } from "../readable-state.ts";
import { ancestorsOf } from "../revision-graph.ts";
import { describeFallback, type WarningHandler } from "../store-reader.ts";
import { type ContentQueries, NO_REVISION } from "./content-tables.ts";
import { parseNullable } from "./sql-revisions.ts";

/** A state of the store. */
export interface SqlState {
  revision: number;
  id: string;
  /** ID of the revision that last changed each stored document. */
  documents: ReadonlyMap<DocumentId, string>;
}

interface SqlDocuments extends ReadableState {
  readAll(ids: readonly DocumentId[]): Promise<Map<DocumentId, StoredDocument>>;
  /** Returns documents as the history recorded them. */
  readRecorded(ids: readonly DocumentId[]): Promise<Map<DocumentId, JsonObject>>;
}

interface DocumentsOptions {
  listNodes(): Promise<RevisionSummary[]>;
  onUnreadable: WarningHandler;
}

/** Returns access to the documents of a state. */
export function createSqlDocuments(
  database: ContentQueries,
  state: SqlState,
  { listNodes, onUnreadable }: DocumentsOptions,
): SqlDocuments {
  const { documents } = state;
  const readRecorded = (ids: readonly DocumentId[]) => readRecordedContents(database, state, ids);

  async function parseOrRecall(id: DocumentId, text: string): Promise<Omit<StoredDocument, "version"> | undefined> {
    try {
      return { content: parseDocument(text, id, locationOf(id)).content };
    } catch (cause) {
      if (!(cause instanceof StoreError)) throw cause;
      const content = (await readRecorded([id])).get(id) ?? null;
      onUnreadable(describeFallback(id, cause.message, { content }));
      return content === null ? undefined : { content, isUnreadable: true };
    }
  }

  async function readAll(ids: readonly DocumentId[]): Promise<Map<DocumentId, StoredDocument>> {
    const existing = ids.filter((id) => documents.has(id));
    const texts = await readCurrentTexts(database, state, existing);
    const recorded = await readRecorded(existing.filter((id) => !texts.has(id)));
    const found = new Map<DocumentId, StoredDocument>();
    for (const id of existing) {
      const text = texts.get(id);
      const content = recorded.get(id);
      const document = text === undefined ? content && { content } : await parseOrRecall(id, text);
      // The id of a revision begins with its number.
      const version = Number.parseInt(documents.get(id) ?? "", 10);
      if (document !== undefined) found.set(id, { version, ...document });
    }
    return found;
  }

  return {
    isUnrecorded: state.id === NO_REVISION,
    locationOf,
    pages: () => [...documents.keys()].filter((id) => id !== SITE),
    readAll,
    readRecorded,
    read: async (id) => (await readAll([id])).get(id),
    async lastContent(id, _content, isUsable) {
      const contents = await readContentsOf(database, id);
      for (const revision of ancestorsOfState(await listNodes(), state)) {
        const content = contents.get(revision.id);
        if (content === null || (content !== undefined && isUsable(content))) return content;
      }
      return null;
    },
    fingerprints: (ids) => new Map(ids.map((id) => [id, documents.get(id) ?? ""])),
  };
}

function ancestorsOfState(nodes: readonly RevisionSummary[], { id }: SqlState): RevisionSummary[] {
  return ancestorsOf(
    nodes,
    nodes.filter((node) => node.id === id),
  );
}

/** Reads the texts of documents that no later revision has changed. */
async function readCurrentTexts(
  database: ContentQueries,
  { documents }: SqlState,
  ids: readonly DocumentId[],
): Promise<Map<DocumentId, string>> {
  if (ids.length === 0) return new Map();
  const rows = await database.read((db) => db.selectFrom("documents").selectAll().where("id", "in", ids).execute());
  const current = rows.filter(({ id, revision_id }) => documents.get(id) === revision_id);
  return new Map(current.map(({ id, content }) => [id, content]));
}

/** Reads what the history recorded last for documents of a state. */
async function readRecordedContents(
  database: ContentQueries,
  { documents }: SqlState,
  ids: readonly DocumentId[],
): Promise<Map<DocumentId, JsonObject>> {
  if (ids.length === 0) return new Map();
  const revisions = [...new Set(ids.map((id) => documents.get(id) ?? ""))];
  const rows = await database.read((db) =>
    db
      .selectFrom("changes")
      .select(["document_id", "revision_id", "after"])
      .where("document_id", "in", ids)
      .where("revision_id", "in", revisions)
      .execute(),
  );
  const recorded = rows.filter(({ document_id, revision_id }) => documents.get(document_id) === revision_id);
  return new Map(
    recorded.flatMap(({ document_id, after }) => (after === null ? [] : [[document_id, JSON.parse(after)] as const])),
  );
}

/** Reads the content of a document after each revision that changed it, by the id of the revision. */
async function readContentsOf(database: ContentQueries, id: DocumentId): Promise<Map<string, JsonObject | null>> {
  const rows = await database.read((db) =>
    db.selectFrom("changes").select(["revision_id", "after"]).where("document_id", "=", id).execute(),
  );
  return new Map(rows.map(({ revision_id, after }) => [revision_id, parseNullable(after)]));
}

/** Returns the name of a document in warnings. */
function locationOf(id: DocumentId): string {
  return `documents/${id} in the database`;
}
