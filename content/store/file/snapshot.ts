import { existsSync, statSync } from "node:fs";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, type PageId, SITE } from "#schemas/page-ids.ts";
import { type DocumentChange, type StoredDocument, StoreError, UNRECORDED_FORMATS } from "../content-store.ts";
import type { ReadableState } from "../readable-state.ts";
import { describeFallback } from "../store-reader.ts";
import { resolvePending, stagingFolder } from "./commit.ts";
import { createBatchReader, documentPath, listStoredPages, readDocument, tryReadDocument } from "./document-files.ts";
import type { History, HistoryIndex } from "./history.ts";
import { listWriters } from "./writer-lock.ts";

/** Reads the current document with an id, or returns undefined if there is none. */
export type ReadDocument = (id: DocumentId) => StoredDocument | undefined;

/**
 * Returns a function that reads documents from their files. A file that cannot be read counts as the content that the
 * history recorded last.
 * @param onUnreadable called with the reason for each file that cannot be read
 */
export function createDocumentReader(
  root: string,
  history: History,
  onUnreadable: (warning: Diagnostic & { page: DocumentId }) => void,
): ReadDocument {
  let lastChanges: HistoryIndex["lastChanges"] | undefined;
  const toDocument = (id: DocumentId, content: JsonObject): StoredDocument => ({
    content,
    // Readers of the website do not need the version, which takes the metadata of all revisions.
    get version() {
      lastChanges ??= history.index().lastChanges;
      return lastChanges.get(id)?.revision ?? 0;
    },
  });
  return (id) => {
    try {
      const content = readDocument(root, id);
      return content && toDocument(id, content);
    } catch (cause) {
      if (!(cause instanceof StoreError)) throw cause;
      const content = history.recordedContent(id);
      onUnreadable(describeFallback(id, cause.message, content));
      return content === null ? undefined : { ...toDocument(id, content), isUnreadable: true };
    }
  };
}

export interface SnapshotOptions {
  root: string;
  history: History;
  readDocument: ReadDocument;
}

/**
 * One consistent state of the store. Documents are read on demand: a document that a later revision changed is read from
 * the history entry of that revision, which has the previous content.
 */
export class Snapshot implements ReadableState {
  readonly revision: number;
  /** See `StoreState.id`. */
  readonly id: string;
  readonly #root: string;
  readonly #history: History;
  readonly #readDocument: ReadDocument;
  /** The changes of the latest revision, if its page files may not be updated yet. */
  readonly #pendingChanges: Map<DocumentId, DocumentChange>;
  /** The content of this state for documents that later revisions changed. */
  readonly #previousContent = new Map<DocumentId, JsonObject | null>();
  readonly #readAll: ReturnType<typeof createBatchReader>;
  /** The latest revision when the snapshot was taken. */
  readonly #latest: number;
  /** The ids of the revisions that `#previousContent` includes. */
  readonly #included = new Set<string>();

  private constructor(
    { root, history, readDocument }: SnapshotOptions,
    { latest, at, id }: { latest: number; at: number; id: string },
    pendingChanges: readonly DocumentChange[],
  ) {
    this.#root = root;
    this.#history = history;
    this.#readDocument = readDocument;
    this.revision = at;
    this.id = id;
    this.#latest = latest;
    this.#pendingChanges = new Map(pendingChanges.map((change) => [change.page, change]));
    this.#readAll = createBatchReader(
      () => [SITE, ...listStoredPages(root), ...this.#pendingChanges.keys()],
      (id) => this.#readCurrent(id),
    );
  }

  /**
   * Takes a snapshot.
   * @param at the revision of the snapshot, by default the latest
   */
  static async take(options: SnapshotOptions, at?: number): Promise<Snapshot> {
    // Must precede the search for unfinished writers: a commit in between then counts as a later revision.
    const latest = options.history.revision();
    const id = options.history.id();
    const head = options.history.names().at(-1);
    const isUnfinished = (await listWriters(options.root)).some(({ folder }) =>
      existsSync(stagingFolder(folder, latest)),
    );
    const pending = isUnfinished && head !== undefined ? options.history.read(head.id).changes : [];
    return new Snapshot(options, { latest, at: at ?? latest, id }, pending);
  }

  read(id: DocumentId): StoredDocument | undefined {
    return this.readAll([id]).get(id);
  }

  readAll(ids: readonly DocumentId[]): Map<DocumentId, StoredDocument> {
    const documents = this.#readAll(ids);
    // Must follow the reading of the files: a commit is in the history before it changes a file.
    const previousContent = this.#readPreviousContent();
    for (const id of previousContent.size === 0 ? [] : ids) {
      const content = previousContent.get(id);
      if (content === null) documents.delete(id);
      else if (content !== undefined) documents.set(id, { version: this.revision, content });
    }
    return documents;
  }

  lastContent(id: DocumentId, isUsable: (content: JsonObject) => boolean): JsonObject | null {
    return this.#history.lastContent(id, isUsable);
  }

  /** Returns the fingerprint of each document's file, or the revision for content that is not read from the file. */
  fingerprints(ids: readonly DocumentId[]): Map<DocumentId, string> {
    const fingerprints = new Map<DocumentId, string>();
    for (const id of ids) {
      const { mtimeMs, size, ino } = statSync(documentPath(this.#root, id), { throwIfNoEntry: false }) ?? {};
      fingerprints.set(id, `${mtimeMs} ${size} ${ino}`);
    }
    for (const id of [...this.#pendingChanges.keys(), ...this.#readPreviousContent().keys()]) {
      if (fingerprints.has(id)) fingerprints.set(id, `revision ${this.revision}`);
    }
    return fingerprints;
  }

  locationOf(id: DocumentId): string {
    return documentPath(this.#root, id);
  }

  pages(): PageId[] {
    const pages = new Set(listStoredPages(this.#root));
    for (const { page, after } of this.#pendingChanges.values()) if (page !== SITE && after !== null) pages.add(page);
    for (const [page, before] of this.#readPreviousContent()) {
      if (before === null) pages.delete(page);
      else if (page !== SITE) pages.add(page);
    }
    return [...pages];
  }

  #readCurrent(id: DocumentId): StoredDocument | undefined {
    const change = this.#pendingChanges.get(id);
    if (change === undefined) return this.#readDocument(id);
    const content = resolvePending(change, tryReadDocument(this.#root, id));
    return content && { version: this.revision, content };
  }

  /** Reads the later revisions. For each document, the first later revision that changed it has its content here. */
  #readPreviousContent(): ReadonlyMap<DocumentId, JsonObject | null> {
    const names = this.#history.names();
    if ((names.at(-1)?.revision ?? 0) <= this.revision) return this.#previousContent;
    for (const { id, revision } of names) {
      if (revision <= this.revision || this.#included.has(id)) continue;
      this.#included.add(id);
      const { format, changes } = this.#history.read(id);
      // Edits by hand were in the files already when they were recorded.
      if (UNRECORDED_FORMATS.has(format) && revision > this.#latest) continue;
      for (const { page, before } of changes) {
        if (!this.#previousContent.has(page)) this.#previousContent.set(page, before);
      }
    }
    return this.#previousContent;
  }
}
