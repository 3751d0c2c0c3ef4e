/** The interface of content stores. `file/` implements it with files, `sql/` with Postgres. */
import type { Diagnostic, DiagnosticCode } from "#schemas/diagnostics.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import type { Theme } from "#schemas/generated/theme.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, type PageId, SITE, THEME } from "#schemas/page-ids.ts";
import { isNamedBy, isNumber, type RevisionName } from "./revision-name.ts";

/** One consistent state of the content, as the site renders it: texts have the values of the facts that they quote. */
export interface ContentReader {
  /** Returns the stored content of a page, else its default content, else undefined. */
  page(id: PageId): Promise<PageContent | undefined>;
  site(): Promise<Site>;
  theme(): Promise<Theme>;
  /** Returns every page with an address that has stored or default content, in the order of the site. */
  pages(): Promise<PageId[]>;
}

export function readDocument(reader: ContentReader, id: DocumentId): Promise<PageContent | Site | Theme | undefined> {
  if (id === SITE) return reader.site();
  return id === THEME ? reader.theme() : reader.page(id);
}

/** The content of documents that are not stored yet. Null removes the document. */
export type PendingDocuments = ReadonlyMap<DocumentId, JsonObject | null>;

export interface StoredContentReader extends ContentReader {
  /** Reads the same content with the references to facts as they are stored. */
  readonly stored: ContentReader;
  /** Returns a fingerprint of each document. An equal fingerprint means equal content. */
  fingerprints(ids: readonly DocumentId[]): Map<DocumentId, string>;
  /** Returns a reader of the content as it will be after the pending documents are stored. */
  withPending(documents: PendingDocuments): ContentReader;
}

export interface StoredDocument {
  /** The number of the revision that last changed the document, or 0 if no revision has recorded it. */
  version: number;
  content: JsonObject;
  /** True if the document's file is missing or cannot be read. `content` is then what the history recorded last. */
  isUnreadable?: boolean;
  /** True if the file has conflict markers of a merge. `content` is then the version of the current branch. */
  isConflicted?: boolean;
}

/** A document before and after a revision. Null means that the document did not exist or was removed. */
export type DocumentChange = { page: DocumentId; before: JsonObject | null; after: JsonObject | null };

export interface CommitNote {
  by: string;
  /** ID of the account that signed in to the admin. Missing for commands and edits by hand. */
  account?: string | undefined;
  /** The name of the imported file, or another description of the origin. */
  source: string;
  /** The format of the input, or how else the revision came about: `rollback`, `retire`, `move`, `edit` or `merge`. */
  format: string;
  /** The SHA-256 of the input's bytes in hexadecimal. */
  sha256: string;
  message: string;
}

/** Formats of revisions that the store adds: edits by hand, and the merge of branches of a version control system. */
export const UNRECORDED_FORMATS: ReadonlySet<string> = new Set(["edit", "merge"]);

/** A warning about a document that cannot be used as it is stored. */
export interface UnreadableWarning extends Diagnostic {
  page: DocumentId;
  /** The part of the message that names the file and the problem, without the content that is used instead. */
  reason: string;
}

export interface RevisionNode extends RevisionName {
  /** The ids of the revisions that it follows. The changes are relative to the first one. */
  parents: string[];
}

interface RevisionMetadata extends RevisionNode, CommitNote {
  /** ISO 8601 in UTC. */
  time: string;
}

export type Revision = RevisionMetadata & { changes: DocumentChange[] };

export interface CommittedRevision extends Revision {
  /** Changes that the commit could not publish. Undefined if there are none. */
  warnings?: readonly Diagnostic[];
}

/** An entry of the history with the ids of its documents, without their content. */
export interface RevisionSummary extends RevisionMetadata {
  /** The changed documents, including the removed ones. */
  pages: DocumentId[];
  /** The removed documents, if there are any. */
  removed?: DocumentId[];
}

/**
 * The id of a revision, the beginning of an id, or a number that only one revision has. 0 is the state before the first one.
 * `documentsAt` and `reader` also accept the reference of a merge, as `StoreState.id` returned it before the merge was
 * recorded.
 */
export type RevisionReference = string | number;

/** One consistent state of the stored documents. */
export interface StoreState {
  /**
   * The number of the latest revision, or 0 for a store without revisions. If branches have been merged and no revision
   * has recorded that yet, this is the number that the merge will get.
   */
  revision: number;
  /** The id of the latest revision, or the ids of the revisions that a merge has joined if it is not recorded yet. */
  id: string;
  /** Returns every stored page. */
  pages(): Promise<PageId[]>;
  /**
   * Returns the stored documents with these ids. Ids without a stored document are left out. A document that cannot be
   * read has the content that the history recorded last.
   * @param mayMatter the store may leave out a document whose stored text does not pass this check
   */
  read(ids: readonly DocumentId[], mayMatter?: (text: string) => boolean): Promise<Map<DocumentId, StoredDocument>>;
}

/** Returns the contents of the stored documents with these ids, by id. */
export async function readContents(state: Pick<StoreState, "read">, ids: readonly DocumentId[]) {
  return new Map([...(await state.read(ids))].map(([id, { content }]) => [id, content]));
}

/** The state of the store when a transaction began, and the way to change it. */
export interface StoreWriter extends StoreState {
  /**
   * Writes all changes as one revision, or none of them. Edits by hand and merged branches that no revision has recorded
   * are recorded first, as a revision before this one.
   */
  commit(changes: readonly DocumentChange[], note: CommitNote): Promise<CommittedRevision>;
}

/**
 * A store of content with its history. Methods that take a reference throw StoreError `store/unknown-revision`,
 * `store/ambiguous-revision` or `store/broken-history`.
 */
export interface ContentStore {
  /**
   * Runs a task with exclusive write access. A store without locks instead repeats the task after another writer has
   * committed, so the task must have no effect outside the store.
   */
  transaction<T>(task: (writer: StoreWriter) => Promise<T>): Promise<T>;
  /** Runs a read-only task on one consistent state of the store. */
  withSnapshot<T>(task: (state: StoreState) => Promise<T>): Promise<T>;
  /**
   * Opens a reader of the content as the site showed it at a revision. The latest revision, which is the default, includes
   * edits by hand. A number after the latest one means the latest revision.
   * @param onWarning called once for each document that cannot be used as it is stored; by default the handler of the store
   */
  reader(reference?: RevisionReference, onWarning?: (warning: UnreadableWarning) => void): Promise<StoredContentReader>;
  /** Returns all revisions whose entries can be read, in the order of their numbers. */
  revisions(): Promise<RevisionNode[]>;
  revision(reference: RevisionReference): Promise<Revision>;
  /** Returns a revision without reading the content of its documents. */
  summary(reference: RevisionReference): Promise<RevisionSummary>;
  /** Returns the documents exactly as a revision left them, without later edits by hand. */
  documentsAt(reference: RevisionReference): Promise<Map<DocumentId, JsonObject>>;
}

/** The reason why the store rejected an operation. The other codes of the store are those of warnings and findings. */
export type StoreErrorCode = Extract<
  DiagnosticCode,
  `store/${"ambiguous-revision" | "broken-history" | "invalid" | "io" | "locked" | "revision-conflict" | "unknown-revision" | "unrenderable"}`
>;

/** An operation that the store rejected. Nothing was committed. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "StoreError";
    this.code = code;
  }
}

/** Returns what a task returns, or undefined if it throws a StoreError. */
export function unlessRejected<T>(task: () => T): T | undefined {
  try {
    return task();
  } catch (cause) {
    if (cause instanceof StoreError) return undefined;
    throw cause;
  }
}

/**
 * Checks that the store is at the expected revision. Undefined expects no particular one.
 * @throws StoreError `store/revision-conflict` if the store is at another revision
 */
export function expectRevision(state: RevisionName, expected: RevisionReference | undefined): void {
  if (expected === undefined || isNamedBy(state, expected)) return;
  const actual = isNumber(expected) ? state.revision : state.id;
  const message = `The store is at revision ${actual}, but revision ${expected} was expected.`;
  throw new StoreError("store/revision-conflict", message);
}
