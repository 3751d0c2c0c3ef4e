/**
 * Notices edits by hand while a process is running, so that a commit need not look at the file of every document.
 *
 * The operating system reports changed files before it reports a request that follows them. A commit compares the documents
 * that were reported and those that it changes. Reports can get lost, and network disks may send none. So all documents
 * are compared in the background after a commit, and the next commit records what was missed. The marker in
 * `recorded-state.ts` keeps the time of the last comparison of all documents, so another process misses nothing.
 */
import { type FSWatcher, statSync, watch } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { isFileError } from "#content/platform/file-error.ts";
import { type DocumentId, isPageId, SETTINGS } from "#schemas/page-ids.ts";
import { StoreError } from "../content-store.ts";
import { listPageFolders } from "./document-files.ts";
import type { History } from "./history.ts";
import { findUnrecordedChanges, type Marker, readLatestMarker } from "./recorded-state.ts";

/** Delay of the comparison in the background, so that the answers to an import and to the next requests go first. */
const DELAY_MS = 5_000;

/** A comparison of all documents with a revision. */
type Comparison = Pick<Marker, "head" | "comparedMs">;

export class EditWatch {
  readonly #history: History;
  readonly #watchers = new Map<string, { watcher: FSWatcher; inode: number }>();
  /** Documents that may differ from the last comparison. */
  readonly #reported = new Set<DocumentId>();
  /** Undefined if the next commit must compare all documents. */
  #comparison: Comparison | undefined;
  /** Number of commits that have begun. Each takes over the reports. */
  #commits = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(history: History) {
    this.#history = history;
    this.#schedule();
  }

  /**
   * Looks for unrecorded changes where there may be some: in the documents that a commit will change, and in those that were
   * reported.
   * @returns undefined if all documents must be compared
   */
  async findReported(documents: Iterable<DocumentId>): Promise<Comparison | undefined> {
    // Reports of earlier edits are handled in between.
    await setImmediate();
    const isWatched = this.#watchFolders();
    const comparison = this.#comparison;
    // A commit that fails leaves the next one to compare all documents.
    this.#comparison = undefined;
    this.#commits += 1;
    const { heads } = this.#history.latest();
    if (!isWatched || heads.length !== 1 || heads[0]?.id !== comparison?.head) return undefined;
    const suspects = new Set([...this.#reported, ...documents]);
    this.#reported.clear();
    const changes = await findUnrecordedChanges(this.#history, suspects);
    return changes.length === 0 ? comparison : undefined;
  }

  /** Records that a commit has made all documents equal to its revision, except those that were reported since. */
  follow(comparison: Comparison): void {
    this.#comparison = comparison;
    this.#schedule();
  }

  /** Compares all documents in the background. The process may end before that. */
  #schedule(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.compareAll().catch((cause: unknown) => {
        if (!(isFileError(cause) || cause instanceof StoreError)) throw cause;
        // The next commit compares all documents and reports the error.
        this.#comparison = undefined;
      });
    }, DELAY_MS).unref();
  }

  /** Compares all documents, unless that would take long because there is no marker. @internal exported for tests */
  async compareAll(): Promise<void> {
    this.#watchFolders();
    const latest = this.#history.latest();
    const commits = this.#commits;
    const marker = readLatestMarker(this.#history, latest);
    if (marker === undefined) return;
    const changes = await findUnrecordedChanges(this.#history);
    // A commit in between may have failed after it had taken over the report of an edit that this comparison missed.
    if (this.#history.latest() !== latest || this.#commits !== commits) return;
    const { head, writtenMs: comparedMs } = marker;
    this.#comparison = changes.length === 0 ? { head, comparedMs } : undefined;
  }

  /** Watches all folders of documents. Returns false if there is one that was not watched since the last call. */
  #watchFolders(): boolean {
    let isWatched = true;
    const { root } = this.#history;
    for (const folder of ["", ...listPageFolders(root)]) {
      const path = join(root, folder);
      const inode = statSync(path, { throwIfNoEntry: false })?.ino;
      if (inode === this.#watchers.get(folder)?.inode) continue;
      isWatched = false;
      this.#unwatch(folder);
      if (inode === undefined) continue;
      try {
        const watcher = watch(path, { persistent: false }, (_, name) => this.#report(folder, name));
        watcher.on("error", () => this.#unwatch(folder));
        this.#watchers.set(folder, { watcher, inode });
      } catch (cause) {
        // If the folder cannot be watched, each commit compares all documents.
        if (!isFileError(cause)) throw cause;
      }
    }
    return isWatched;
  }

  #unwatch(folder: string): void {
    this.#watchers.get(folder)?.watcher.close();
    this.#watchers.delete(folder);
  }

  #report(folder: string, name: string | null): void {
    const path = join(folder, name ?? "").replaceAll("\\", "/");
    const [, id = path] = /^pages\/(.*)\.json$/.exec(path) ?? [];
    const settings = SETTINGS.find((other) => path === `${other}.json`);
    if (settings !== undefined) this.#reported.add(settings);
    else if (id !== path && isPageId(id)) this.#reported.add(id);
    // A folder may have been replaced by another one, whose changes are not reported.
    else for (const other of this.#watchers.keys()) this.#unwatch(other);
  }
}
