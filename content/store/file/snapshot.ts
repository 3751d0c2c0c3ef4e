import { existsSync, readFileSync, statSync } from "node:fs";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, type PageId, SITE } from "#schemas/page-ids.ts";
import type { DocumentChange, Revision, StoredDocument } from "../content-store.ts";
import type { ReadableState } from "../store-reader.ts";
import { resolvePending, stagingFolder } from "./commit.ts";
import { createBatchReader, documentPath, listStoredPages, readDocument, tryReadDocument } from "./document-files.ts";
import { readRevision, revisionPath } from "./revision-files.ts";
import { listWriters } from "./writer-lock.ts";

/**
 * One consistent state of the store. Documents are read on demand: a document that a later revision changed is read from
 * the history entry of that revision, which has the previous content.
 */
export class Snapshot implements ReadableState {
  readonly revision: number;
  readonly #root: string;
  /** The changes of the latest revision, if its page files may not be updated yet. */
  readonly #pendingChanges: Map<DocumentId, DocumentChange>;
  /** The content of this state for documents that later revisions changed. */
  readonly #previousContent = new Map<DocumentId, JsonObject | null>();
  readonly #readAll: ReturnType<typeof createBatchReader>;
  /** The latest revision included in `#previousContent`. */
  #readUpTo: number;

  private constructor(root: string, revision: number, pendingChanges: readonly DocumentChange[]) {
    this.#root = root;
    this.revision = revision;
    this.#readUpTo = revision;
    this.#pendingChanges = new Map(pendingChanges.map((change) => [change.page, change]));
    this.#readAll = createBatchReader(
      () => [SITE, ...listStoredPages(root), ...this.#pendingChanges.keys()],
      (id) => this.#readCurrent(id),
    );
  }

  /**
   * Takes a snapshot.
   * @param latest the latest revision. It must be read before this call, which looks for unfinished writers: a commit in
   * between then counts as a later revision.
   * @param at the revision of the snapshot, by default the latest
   */
  static async take(root: string, latest: number, at = latest): Promise<Snapshot> {
    const isUnfinished = (await listWriters(root)).some(({ folder }) => existsSync(stagingFolder(folder, latest)));
    return new Snapshot(root, at, isUnfinished ? (await readRevision(root, latest)).changes : []);
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
    if (change === undefined) return readDocument(this.#root, id);
    return resolvePending(change, this.revision, tryReadDocument(this.#root, id));
  }

  /** Reads the later revisions. For each document, the first later revision that changed it has its content here. */
  #readPreviousContent(): ReadonlyMap<DocumentId, JsonObject | null> {
    for (let file = this.#nextRevisionPath(); existsSync(file); file = this.#nextRevisionPath()) {
      const { changes } = JSON.parse(readFileSync(file, "utf8")) as Revision;
      for (const { page, before } of changes) {
        if (!this.#previousContent.has(page)) this.#previousContent.set(page, before);
      }
      this.#readUpTo += 1;
    }
    return this.#previousContent;
  }

  #nextRevisionPath(): string {
    return revisionPath(this.#root, this.#readUpTo + 1);
  }
}
