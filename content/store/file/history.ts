import { readdirSync, statSync } from "node:fs";
import { isFileError } from "#content/platform/file-error.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { type Revision, type RevisionReference, type RevisionSummary, StoreError } from "../content-store.ts";
import {
  compareRevisions,
  findHeads,
  lineageOf,
  mergeReference,
  type RevisionName,
  resolveRevision,
} from "../revision-graph.ts";
import { historyFolder, parseRevisionName, readRevision, readSummary } from "./revision-files.ts";

/** Time in which two changes of a folder may have the same modification time, in milliseconds. */
const CLOCK_RESOLUTION_MS = 50;

/** The revisions of a file store. Entries never change, so what is read once is kept. */
export class History {
  readonly #root: string;
  readonly #summaries = new Map<string, RevisionSummary>();
  #names: readonly RevisionName[] = [];
  #hasBranches = false;
  #fingerprint = "";
  #index: HistoryIndex | undefined;
  #lastRead: { id: string; changes: ReadonlyMap<DocumentId, JsonObject | null> } | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  /** Returns the names of all revisions in order. Lists the folder only after it has changed. */
  names(): readonly RevisionName[] {
    const { mtimeMs, ino } = statSync(historyFolder(this.#root), { throwIfNoEntry: false }) ?? {};
    const fingerprint = mtimeMs === undefined ? "" : `${mtimeMs} ${ino}`;
    const mayBeOutdated = mtimeMs !== undefined && Date.now() - mtimeMs < CLOCK_RESOLUTION_MS;
    if (fingerprint !== this.#fingerprint || mayBeOutdated) {
      const names = listRevisions(this.#root);
      if (names.length !== this.#names.length || names.some(({ id }, index) => id !== this.#names[index]?.id)) {
        this.#names = names;
        // Branches begin with the same number, so without a number that appears twice there is only one latest revision.
        this.#hasBranches = new Set(names.map(({ revision }) => revision)).size < names.length;
        this.#index = undefined;
      }
      this.#fingerprint = fingerprint;
    }
    return this.#names;
  }

  /** Returns the number of the latest revision or, if merged branches are not recorded yet, the number that the merge will get. */
  revision(): number {
    const latest = this.names().at(-1)?.revision ?? 0;
    return this.#hasBranches && this.index().heads.length > 1 ? latest + 1 : latest;
  }

  /** Returns the id of the latest revision, or the reference of a merge that is not recorded yet. */
  id(): string {
    const latest = this.names().at(-1);
    if (latest === undefined || latest.revision === this.revision()) return latest?.id ?? "0";
    return mergeReference(this.index().heads.map(({ id }) => id));
  }

  /**
   * Returns the content that the history recorded last for a document, or null if it has none.
   * @param lastChanges the last change of each document
   */
  recordedContent(id: DocumentId, lastChanges = this.index().lastChanges): JsonObject | null {
    const change = lastChanges.get(id);
    if (change === undefined || isRemoval(change, id)) return null;
    return this.#readChanges(change).get(id) ?? null;
  }

  /**
   * Returns the latest recorded content of a document that passes a check, or null if there is none or if the document was
   * removed since.
   */
  lastContent(id: DocumentId, isUsable: (content: JsonObject) => boolean): JsonObject | null {
    for (const change of this.index().lineage) {
      if (!change.pages.includes(id)) continue;
      const content = this.#readChanges(change).get(id) ?? null;
      if (content === null || isUsable(content)) return content;
    }
    return null;
  }

  /** Reads the new content of the documents of a revision, and keeps it until another revision is read. */
  #readChanges({ id }: RevisionSummary): ReadonlyMap<DocumentId, JsonObject | null> {
    if (this.#lastRead?.id === id) return this.#lastRead.changes;
    const { changes } = readRevision(this.#root, resolveRevision(this.names(), id), this.names());
    const contents = new Map(changes.map(({ page, after }) => [page, after]));
    this.#lastRead = { id, changes: contents };
    return contents;
  }

  /** @throws StoreError `store/unknown-revision`, `store/ambiguous-revision`, `store/broken-history` */
  summary(reference: RevisionReference): RevisionSummary {
    const names = this.names();
    return this.#summarize(resolveRevision(names, reference), names);
  }

  #summarize(name: RevisionName, names: readonly RevisionName[]): RevisionSummary {
    const summary = this.#summaries.get(name.id) ?? readSummary(this.#root, name, names);
    this.#summaries.set(name.id, summary);
    return summary;
  }

  /** @throws StoreError as `summary` */
  read(reference: RevisionReference): Revision {
    const names = this.names();
    return readRevision(this.#root, resolveRevision(names, reference), names);
  }

  /** @throws StoreError `store/broken-history` if an entry cannot be read */
  summaries(): RevisionSummary[] {
    const names = this.names();
    return names.map((name) => this.#summarize(name, names));
  }

  /** Returns the latest revisions and the last change of each document. Leaves out entries that cannot be read. */
  index(): HistoryIndex {
    const names = this.names();
    this.#index ??= createIndex(names.flatMap((name) => this.#trySummarize(name, names) ?? []));
    return this.#index;
  }

  #trySummarize(name: RevisionName, names: readonly RevisionName[]): RevisionSummary | undefined {
    try {
      return this.#summarize(name, names);
    } catch (cause) {
      if (cause instanceof StoreError) return undefined;
      throw cause;
    }
  }
}

function listRevisions(root: string): RevisionName[] {
  try {
    return readdirSync(historyFolder(root))
      .flatMap((name) => parseRevisionName(name) ?? [])
      .sort(compareRevisions);
  } catch (cause) {
    if (isFileError(cause) && cause.code === "ENOENT") return [];
    throw cause;
  }
}

/** The latest revisions of a history, and the last change of each document. */
export interface HistoryIndex {
  /** The latest revision first. More than one means that branches have been merged and no revision has recorded that. */
  heads: readonly RevisionSummary[];
  /** The revisions that led to the first head, latest first. */
  lineage: readonly RevisionSummary[];
  lastChanges: ReadonlyMap<DocumentId, RevisionSummary>;
  /** The last changes in the lineage of the first head. */
  lineageChanges: ReadonlyMap<DocumentId, RevisionSummary>;
}

function createIndex(summaries: readonly RevisionSummary[]): HistoryIndex {
  const heads = findHeads(summaries);
  const lineages = heads.map((head) => lineageOf(summaries, head));
  const changesByHead = lineages.map(findLastChanges);
  const lastChanges = new Map<DocumentId, RevisionSummary>();
  for (const [page, change] of changesByHead.flatMap((changes) => [...changes])) {
    if (change.revision > (lastChanges.get(page)?.revision ?? 0)) lastChanges.set(page, change);
  }
  return { heads, lineage: lineages[0] ?? [], lastChanges, lineageChanges: changesByHead[0] ?? lastChanges };
}

export function isRemoval({ removed }: RevisionSummary, id: DocumentId): boolean {
  return removed?.includes(id) ?? false;
}

/** @param lineage revisions, latest first */
function findLastChanges(lineage: readonly RevisionSummary[]): Map<DocumentId, RevisionSummary> {
  const changes = new Map<DocumentId, RevisionSummary>();
  for (const summary of lineage) {
    for (const page of summary.pages) if (!changes.has(page)) changes.set(page, summary);
  }
  return changes;
}
