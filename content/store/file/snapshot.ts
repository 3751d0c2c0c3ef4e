import { statSync } from "node:fs";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, type PageId, SITE } from "#schemas/page-ids.ts";
import { type RevisionReference, type StoredDocument, UNRECORDED_FORMATS } from "../content-store.ts";
import type { ReadableState } from "../readable-state.ts";
import { descendantsOf } from "../revision-graph.ts";
import { findPendingChanges, type PendingChanges, resolvePending } from "./commit.ts";
import { createBatchReader, documentPath, listStoredPages } from "./document-files.ts";
import type { DocumentReader } from "./document-reader.ts";
import { findDifferences, findEarlierState } from "./earlier-state.ts";
import type { History, HistoryState } from "./history.ts";
import { wasRecorded } from "./recorded-state.ts";
import { listWriters } from "./writer-lock.ts";

export interface SnapshotOptions {
  root: string;
  history: History;
  documents: DocumentReader;
}

type Contents = Map<DocumentId, JsonObject | null>;

/**
 * One consistent state of the store. Documents are read on demand: a document that a later revision changed is read from
 * the history entry of that revision, which has the previous content.
 */
export class Snapshot implements ReadableState {
  readonly #root: string;
  readonly #history: History;
  readonly #documents: DocumentReader;
  readonly #state: HistoryState;
  /** The latest state when the snapshot was taken. */
  readonly #base: HistoryState;
  /** The latest state whose revisions `#previousContent` includes. */
  #latest: HistoryState;
  readonly #pendingChanges: PendingChanges;
  /** The content of this state for documents whose files have or may get other content. */
  readonly #previousContent: Contents;
  /** The ids of later revisions that `#previousContent` includes. */
  readonly #included = new Set<string>();
  readonly #readAll: ReturnType<typeof createBatchReader>;

  private constructor(
    { root, history, documents }: SnapshotOptions,
    { state, base }: { state: HistoryState; base: HistoryState },
    pendingChanges: PendingChanges,
    contents: Contents,
  ) {
    this.#root = root;
    this.#history = history;
    this.#documents = documents;
    this.#state = state;
    this.#base = base;
    this.#latest = base;
    this.#pendingChanges = pendingChanges;
    this.#previousContent = contents;
    this.#readAll = createBatchReader(
      () => [SITE, ...listStoredPages(root), ...pendingChanges.keys()],
      (id) => this.#readCurrent(id),
    );
  }

  /**
   * Takes a snapshot.
   * @param reference the revision of the snapshot, by default the latest with edits by hand
   */
  static async take(options: SnapshotOptions, reference?: RevisionReference): Promise<Snapshot> {
    const { root, history } = options;
    // Must precede the search for unfinished writers: a commit in between then counts as a later revision.
    const base = history.latest();
    const writers = await listWriters(root);
    const pending = findPendingChanges(
      history,
      writers.map(({ folder }) => folder),
    );
    const state = reference === undefined ? undefined : findEarlierState(base, reference);
    const contents =
      state === undefined
        ? new Map()
        : await findDifferences(root, history, { from: base, to: state, pending: pending.keys() });
    // The differences are those to the latest state, which a commit in between has changed.
    if (state !== undefined && history.latest() !== base) return Snapshot.take(options, reference);
    return new Snapshot(options, { state: state ?? base, base }, pending, contents);
  }

  /** See `StoreState.revision`. */
  get revision(): number {
    return this.#state.revision;
  }

  /** See `StoreState.id`. */
  get id(): string {
    return this.#state.id;
  }

  get isUnrecorded(): boolean {
    return this.#state.id === "0" && (this.#base !== this.#state || !wasRecorded(this.#root, this.#history));
  }

  read(id: DocumentId): StoredDocument | undefined {
    return this.readAll([id]).get(id);
  }

  readAll(ids: readonly DocumentId[]): Map<DocumentId, StoredDocument> {
    const documents = this.#readAll(ids);
    // Must follow the reading of the files: a commit is in the history before it changes a file.
    const previousContent = this.#readPreviousContent();
    for (const id of ids) {
      const content = previousContent.get(id);
      if (content === null) documents.delete(id);
      else if (content !== undefined) documents.set(id, { version: this.revision, content });
      else if (!documents.has(id) && !this.#pendingChanges.has(id)) {
        const missing = this.#documents.readMissing(id, this.#base);
        if (missing !== undefined) documents.set(id, missing);
      }
    }
    return documents;
  }

  lastContent(id: DocumentId, content: JsonObject, isUsable: (content: JsonObject) => boolean): JsonObject | null {
    return this.#history.lastContent(id, content, isUsable, this.#state);
  }

  /** Returns the fingerprint of each document's file, or the revision for content that is not read from the file. */
  fingerprints(ids: readonly DocumentId[]): Map<DocumentId, string> {
    const fingerprints = new Map<DocumentId, string>();
    for (const id of ids) {
      const { mtimeMs, size, ino } = statSync(documentPath(this.#root, id), { throwIfNoEntry: false }) ?? {};
      fingerprints.set(id, `${mtimeMs} ${size} ${ino}`);
    }
    for (const id of [...this.#pendingChanges.keys(), ...this.#readPreviousContent().keys()]) {
      if (fingerprints.has(id)) fingerprints.set(id, `revision ${this.id}`);
    }
    return fingerprints;
  }

  locationOf(id: DocumentId): string {
    return documentPath(this.#root, id);
  }

  pages(): PageId[] {
    const pages = new Set(listStoredPages(this.#root));
    const setPage = (id: DocumentId, isStored: boolean) => {
      if (!isStored) pages.delete(id);
      else if (id !== SITE) pages.add(id);
    };
    for (const id of this.#pendingChanges.keys()) setPage(id, this.#readCurrent(id) !== undefined);
    const previousContent = this.#readPreviousContent();
    for (const [id, content] of previousContent) setPage(id, content !== null);
    const isKnown = (id: DocumentId) => pages.has(id) || previousContent.has(id) || this.#pendingChanges.has(id);
    for (const id of this.#history.listMissing(isKnown, this.#base)) setPage(id, true);
    return [...pages];
  }

  #readCurrent(id: DocumentId): StoredDocument | undefined {
    const document = this.#documents.read(id);
    const changes = this.#pendingChanges.get(id);
    if (changes === undefined || document?.isUnreadable) return document;
    const { content } = resolvePending(changes, document?.content ?? null);
    return content === null ? undefined : { version: this.revision, content };
  }

  /** Reads the later revisions. For each document, the first later revision that changed it has its content here. */
  #readPreviousContent(): ReadonlyMap<DocumentId, JsonObject | null> {
    const latest = this.#history.latest();
    if (latest === this.#latest) return this.#previousContent;
    this.#latest = latest;
    for (const { id, format } of descendantsOf(latest.nodes, this.#base.heads)) {
      if (this.#included.has(id)) continue;
      this.#included.add(id);
      // Edits by hand were in the files already when they were recorded.
      if (this.#state === this.#base && UNRECORDED_FORMATS.has(format)) continue;
      for (const { page, before } of this.#history.read(id).changes) {
        if (!this.#previousContent.has(page)) this.#previousContent.set(page, before);
      }
    }
    return this.#previousContent;
  }
}
