/** The interface of content stores. `file/` implements it with files, `blob/` with Netlify Blobs. */
import type { DiagnosticCode } from "#schemas/diagnostics.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId, PageId } from "#schemas/page-ids.ts";

/** One consistent state of the content, as the site renders it. */
export interface ContentReader {
  /** Returns the stored content of a page, else its default content, else undefined. */
  page(id: PageId): Promise<PageContent | undefined>;
  site(): Promise<Site>;
  /** Returns every page that has stored or default content. */
  pages(): Promise<PageId[]>;
}

/** A reader that detects unchanged documents without reading them. */
export interface FingerprintedReader extends ContentReader {
  /** Returns a fingerprint of each document. An equal fingerprint means equal content. */
  fingerprints(ids: readonly DocumentId[]): Map<DocumentId, string>;
}

/** A document of the store: its content, and the revision that last changed it. */
export interface StoredDocument {
  version: number;
  content: JsonObject;
}

/** A document before and after a revision. Null means that the document did not exist or was removed. */
export interface DocumentChange {
  page: DocumentId;
  before: JsonObject | null;
  after: JsonObject | null;
}

/** The author, origin and reason of a revision. */
export interface RevisionNote {
  by: string;
  /** The name of the imported file, or another description of the origin. */
  source: string;
  /** The format of the input, or `rollback`. */
  format: string;
  /** The SHA-256 of the input's bytes in hexadecimal. */
  sha256: string;
  message: string;
}

/** An entry of the history. */
export interface Revision extends RevisionNote {
  revision: number;
  /** ISO 8601 in UTC. */
  time: string;
  changes: DocumentChange[];
}

/** One consistent state of the stored documents. */
export interface StoreState {
  /** The latest revision, or 0 for a store without revisions. */
  revision: number;
  /** Returns every stored page. */
  pages(): Promise<PageId[]>;
  /**
   * Returns the stored documents with these ids. Ids without a stored document are left out.
   * @throws StoreError `store/invalid` if a stored document cannot be parsed
   */
  read(ids: readonly DocumentId[]): Promise<Map<DocumentId, StoredDocument>>;
}

/** The state of the store during a transaction. */
export interface StoreWriter extends StoreState {
  /** Writes all changes as one revision, or none of them. */
  commit(changes: readonly DocumentChange[], note: RevisionNote): Promise<Revision>;
}

export interface ContentStore {
  /**
   * Runs a task with exclusive write access. A store without locks instead repeats the task after another writer has
   * committed, so the task must have no effect outside the store.
   */
  transaction<T>(task: (writer: StoreWriter) => Promise<T>): Promise<T>;
  /** Runs a read-only task on one consistent state of the store. */
  withSnapshot<T>(task: (state: StoreState) => Promise<T>): Promise<T>;
  /** Opens a reader of the content at a revision, by default the latest. */
  reader(revision?: number): Promise<FingerprintedReader>;
  /** Returns the numbers of all revisions in ascending order. */
  revisions(): Promise<number[]>;
  /** @throws StoreError `store/unknown-revision` */
  revision(revision: number): Promise<Revision>;
  /**
   * Returns the content of all documents at a revision.
   * @throws StoreError `store/unknown-revision`
   */
  documentsAt(reference: string): Promise<ReadonlyMap<DocumentId, JsonObject>>;
}

/** An operation that the store rejected. Nothing was committed. */
export class StoreError extends Error {
  readonly code: Extract<DiagnosticCode, `store/${string}`>;

  constructor(code: StoreError["code"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StoreError";
    this.code = code;
  }
}

/**
 * Checks that the store is at the expected revision. Undefined expects no particular one.
 * @throws StoreError `store/revision-conflict` if the store is at another revision
 */
export function expectRevision({ revision }: StoreState, expected: number | undefined): void {
  if (expected !== undefined && expected !== revision) {
    throw new StoreError(
      "store/revision-conflict",
      `The store is at revision ${revision}, but revision ${expected} was expected.`,
    );
  }
}
