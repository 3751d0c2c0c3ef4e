/** Tables of the content and its history in Postgres. `docs/database.md` draws them. */
import type { ColumnType } from "kysely";
import type { Database } from "#content/database/database.ts";
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
export type ContentQueries = Pick<Database<ContentTables>, "read" | "write">;

/** ID of the state before the first revision. */
export const NO_REVISION = "0";

/** Statements that create the tables. */
export const CONTENT_TABLES = `
  create table revisions (id text primary key, number integer not null, summary text not null);
  create table changes (
    revision_id text not null references revisions (id), position integer not null, document_id text not null,
    before text, after text, primary key (revision_id, position)
  );
  create index changes_document on changes (document_id);
  create table documents (
    id text primary key, revision_id text not null references revisions (id), content text not null
  );
  create table content_head (revision_id text not null);
  insert into content_head (revision_id) values ('${NO_REVISION}');
  create table photos (
    name text primary key, is_deleted integer not null, content bytea not null, bytes integer not null, added_at text not null
  );
`;
