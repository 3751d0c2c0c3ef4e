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
 * One state of the store, read as it is asked for and yet never a mixture: a document that a later revision has
 * changed is read from what that revision replaced.
 */
export class Snapshot implements ReadableState {
  readonly revision: number;
  readonly #root: string;
  /** The newest revision's changes, where its writer may not have brought up the page files. */
  readonly #unfinished: Map<DocumentId, DocumentChange>;
  readonly #replaced = new Map<DocumentId, JsonObject | null>();
  readonly #readAll: ReturnType<typeof createBatchReader>;
  #seen: number;

  private constructor(root: string, revision: number, unfinished: readonly DocumentChange[]) {
    this.#root = root;
    this.revision = revision;
    this.#seen = revision;
    this.#unfinished = new Map(unfinished.map((change) => [change.page, change]));
    this.#readAll = createBatchReader(
      () => [SITE, ...listStoredPages(root), ...this.#unfinished.keys()],
      (id) => this.#current(id),
    );
  }

  /**
   * @param newest the newest revision. Writers are looked for after it: one that finishes in between then counts as later.
   * @param at the revision to hold
   */
  static async take(root: string, newest: number, at = newest): Promise<Snapshot> {
    const isUnfinished = (await listWriters(root)).some(({ folder }) => existsSync(stagingFolder(folder, newest)));
    return new Snapshot(root, at, isUnfinished ? (await readRevision(root, newest)).changes : []);
  }

  read(id: DocumentId): StoredDocument | undefined {
    return this.readAll([id]).get(id);
  }

  readAll(ids: readonly DocumentId[]): Map<DocumentId, StoredDocument> {
    const documents = this.#readAll(ids);
    // Looked up after the files are read: what they may have been changed by is in the history by then.
    const replaced = this.#replacedSince();
    for (const id of replaced.size === 0 ? [] : ids) {
      const content = replaced.get(id);
      if (content === null) documents.delete(id);
      else if (content !== undefined) documents.set(id, { version: this.revision, content });
    }
    return documents;
  }

  /** While a stamp is the same, so is the document: by its file, or where that is not it, by the revision. */
  fingerprints(ids: readonly DocumentId[]): Map<DocumentId, string> {
    const stamps = new Map<DocumentId, string>();
    for (const id of ids) {
      const { mtimeMs, size, ino } = statSync(documentPath(this.#root, id), { throwIfNoEntry: false }) ?? {};
      stamps.set(id, `${mtimeMs} ${size} ${ino}`);
    }
    for (const id of [...this.#unfinished.keys(), ...this.#replacedSince().keys()]) {
      if (stamps.has(id)) stamps.set(id, `revision ${this.revision}`);
    }
    return stamps;
  }

  locationOf(id: DocumentId): string {
    return documentPath(this.#root, id);
  }

  #current(id: DocumentId): StoredDocument | undefined {
    const change = this.#unfinished.get(id);
    if (change === undefined) return readDocument(this.#root, id);
    return resolvePending(change, this.revision, tryReadDocument(this.#root, id));
  }

  pages(): PageId[] {
    const pages = new Set(listStoredPages(this.#root));
    for (const { page, after } of this.#unfinished.values()) if (page !== SITE && after !== null) pages.add(page);
    for (const [page, before] of this.#replacedSince()) {
      if (before === null) pages.delete(page);
      else if (page !== SITE) pages.add(page);
    }
    return [...pages];
  }

  /** What revisions after this one have replaced: for each document, what the first of them found. */
  #replacedSince(): ReadonlyMap<DocumentId, JsonObject | null> {
    for (
      let file = revisionPath(this.#root, this.#seen + 1);
      existsSync(file);
      file = revisionPath(this.#root, this.#seen + 1)
    ) {
      const { changes } = JSON.parse(readFileSync(file, "utf8")) as Revision;
      for (const { page, before } of changes) if (!this.#replaced.has(page)) this.#replaced.set(page, before);
      this.#seen += 1;
    }
    return this.#replaced;
  }
}
