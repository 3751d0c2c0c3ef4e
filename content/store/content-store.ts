/**
 * What the importer, the site and the API know of a store of content; `store.ts` keeps one in files, `blob-store.ts` in
 * Netlify Blobs.
 */
import type { DiagnosticCode } from "#schemas/diagnostics.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId, PageId } from "#schemas/page-ids.ts";

/** One consistent state of the content, as the site renders it. */
export interface ContentReader {
  /** The content of a page, the built-in content where the store has none, or undefined where neither has. */
  page(id: PageId): Promise<PageContent | undefined>;
  site(): Promise<Site>;
  /** Every page that has content, stored or built in. */
  pages(): Promise<PageId[]>;
}

/** A reader that tells cheaply what has not changed. */
export interface FingerprintedReader extends ContentReader {
  /** A stamp of each document: while it is the same, so is what the reader answers for it. */
  fingerprints(ids: readonly DocumentId[]): Map<DocumentId, string>;
}

/** A document of the store: its content, and the revision that last changed it. */
export interface StoredDocument {
  version: number;
  content: JsonObject;
}

/** A document before and after a revision; null where it did not exist, or no longer does. */
export interface DocumentChange {
  page: DocumentId;
  before: JsonObject | null;
  after: JsonObject | null;
}

/** Who made a revision, from what, and why. */
export interface RevisionNote {
  by: string;
  /** The name of the file, or what else the content came from. */
  source: string;
  /** The format of the input, or `rollback`. */
  format: string;
  /** Of the input's bytes, in hexadecimal. */
  sha256: string;
  message: string;
}

/** An entry of the history. */
export interface Revision extends RevisionNote {
  revision: number;
  /** ISO 8601, UTC. */
  time: string;
  changes: DocumentChange[];
}

/** One consistent state of the store. */
export interface StoreState {
  /** The newest revision; 0 where there is none. */
  revision: number;
  /** Every page that the store has. */
  pages(): Promise<PageId[]>;
  /**
   * The stored documents of these ids; those that the store does not have are left out.
   * @throws StoreError `store/invalid` where what is stored is no document
   */
  read(ids: readonly DocumentId[]): Promise<Map<DocumentId, StoredDocument>>;
}

/** The state of the store while nobody else may write. */
export interface StoreWriter extends StoreState {
  /** Writes all of the changes as one revision, or nothing. */
  commit(changes: readonly DocumentChange[], note: RevisionNote): Promise<Revision>;
}

export interface ContentStore {
  /**
   * Runs `task` on the state of the store while nobody else may write to it, or runs it anew where somebody else did:
   * a task does nothing outside the store.
   */
  transaction<T>(task: (writer: StoreWriter) => Promise<T>): Promise<T>;
  /** Runs `task` on one consistent state of the store; it cannot commit. */
  withSnapshot<T>(task: (state: StoreState) => Promise<T>): Promise<T>;
  /** Reads the newest state, or the one before the revisions after `revision`. */
  reader(revision?: number): Promise<FingerprintedReader>;
  /** The revisions there are, in their order. */
  revisions(): Promise<number[]>;
  /** @throws StoreError `store/unknown-revision` */
  revision(revision: number): Promise<Revision>;
}

/** The store refuses: nothing was committed. */
export class StoreError extends Error {
  readonly code: Extract<DiagnosticCode, `store/${string}`>;

  constructor(code: StoreError["code"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StoreError";
    this.code = code;
  }
}

/** @throws StoreError `store/revision-conflict` where the store has another revision than the one that is expected */
export function expectRevision({ revision }: StoreState, expected: number | undefined): void {
  if (expected !== undefined && expected !== revision) {
    throw new StoreError("store/revision-conflict", `The store is at revision ${revision}, not ${expected}.`);
  }
}
