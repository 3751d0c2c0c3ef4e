/** Tables of the content and its history in Postgres. `docs/database.md` draws them. */
import type { ColumnType } from "kysely";
import type { Database } from "#content/database/database.ts";
import type { DocumentId } from "#schemas/page-ids.ts";

export interface ContentTables {
  documents: {
    id: DocumentId;
    /** ID of the revision that last changed the document. */
    revision_id: string;
    /** Text of the document, as its file has it. */
    content: string;
  };
  /** Revisions, without the contents of their documents: each a `RevisionSummary` as JSON. */
  revisions: { id: string; number: number; summary: string };
  /** Documents before and after a revision, each as JSON. Null means that there was no such document. */
  changes: {
    revision_id: string;
    position: number;
    document_id: DocumentId;
    before: string | null;
    after: string | null;
  };
  /** The only row has the ID of the latest revision, or 0 before the first one. */
  content_head: { revision_id: string };
  photos: {
    name: string;
    /** 1 for a deleted photo, which the history may bring back. */
    is_deleted: number;
    content: ColumnType<Buffer, Uint8Array>;
    bytes: number;
    added_at: string;
  };
}

export type ContentQueries = Pick<Database<ContentTables>, "read" | "write">;

/** ID of the state before the first revision. */
export const NO_REVISION = "0";

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
