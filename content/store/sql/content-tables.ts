/** Tables of the content and its history in Postgres. `docs/database.md` draws them. */
import type { ColumnType, Kysely, Migration, Transaction } from "kysely";
import type { Signal, WriteOptions } from "#content/database/database.ts";
import type { DocumentId } from "#schemas/page-ids.ts";

/** Current document. */
interface DocumentRow {
  id: DocumentId;
  /** ID of the revision that last changed the document. */
  revision_id: string;
  /** Text of the document, as its file has it. */
  content: string;
}

/** Revision, without the contents of its documents. */
interface RevisionRow {
  id: string;
  number: number;
  /** A `RevisionSummary` as JSON. */
  summary: string;
}

/** Document before and after a revision, each as JSON. Null means that there was no such document. */
interface ChangeRow {
  revision_id: string;
  position: number;
  document_id: DocumentId;
  before: string | null;
  after: string | null;
}

/** The only row of its table: the latest revision. */
interface HeadRow {
  /** ID of the revision, or 0 before the first one. */
  revision_id: string;
}

interface PhotoRow {
  name: string;
  /** 1 for a deleted photo, which the history may bring back. */
  is_deleted: number;
  content: ColumnType<Buffer, Uint8Array>;
  bytes: number;
  added_at: string;
}

export interface ContentTables {
  documents: DocumentRow;
  revisions: RevisionRow;
  changes: ChangeRow;
  content_head: HeadRow;
  photos: PhotoRow;
}

/** Part of a database that stores use. */
export interface ContentQueries {
  read<Result>(task: (db: Kysely<ContentTables>) => Promise<Result>): Promise<Result>;
  write<Result>(task: (trx: Transaction<ContentTables>) => Promise<Result>, options?: WriteOptions): Promise<Result>;
}

/** Part of a database that has content. */
export interface ContentDatabase extends ContentQueries {
  onSignal(signal: Signal, handler: () => void): () => void;
}

/** ID of the state before the first revision. */
export const NO_REVISION = "0";

export const CONTENT_MIGRATIONS: Readonly<Record<string, Migration>> = {
  "2026-11-27-content": { up: createContentTables },
};

async function createContentTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("revisions")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("summary", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("changes")
    .addColumn("revision_id", "text", (column) => column.notNull().references("revisions.id"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("document_id", "text", (column) => column.notNull())
    .addColumn("before", "text")
    .addColumn("after", "text")
    .addPrimaryKeyConstraint("changes_key", ["revision_id", "position"])
    .execute();
  await db.schema.createIndex("changes_document").on("changes").column("document_id").execute();
  await db.schema
    .createTable("documents")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("revision_id", "text", (column) => column.notNull().references("revisions.id"))
    .addColumn("content", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("content_head")
    .addColumn("revision_id", "text", (column) => column.notNull())
    .execute();
  await (db as Kysely<ContentTables>).insertInto("content_head").values({ revision_id: NO_REVISION }).execute();
  await db.schema
    .createTable("photos")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("is_deleted", "integer", (column) => column.notNull())
    .addColumn("content", "bytea", (column) => column.notNull())
    .addColumn("bytes", "integer", (column) => column.notNull())
    .addColumn("added_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("photos_key", ["name", "is_deleted"])
    .execute();
}
