import { readdirSync, statSync } from "node:fs";
import { ifExists } from "#content/platform/file-error.ts";
import { isSame, type JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { type Revision, type RevisionReference, type RevisionSummary, StoreError } from "../content-store.ts";
import { ancestorsOf, compareRevisions, findHeads, lineageOf, resolveRevision } from "../revision-graph.ts";
import { mergeReference, parseRevisionFileName, type RevisionName } from "../revision-name.ts";
import { type ChangeReaders, findChanges, historyFolder, readSummary } from "./revision-files.ts";

/** Time in which two changes of a folder may have the same modification time, in milliseconds. */
const CLOCK_RESOLUTION_MS = 50;

/** A state of the store: the revisions that led to it, up to the latest or an earlier one. */
export interface HistoryState {
  /** The number of the last revision or, if merged branches are not recorded yet, the number that the merge will get. */
  revision: number;
  /** The id of the last revision, or the reference of a merge that is not recorded yet. */
  id: string;
  /** The last revision first. More than one means that branches have been merged and no revision has recorded that. */
  heads: readonly RevisionSummary[];
  /** All revisions of the history in order, without those that cannot be read. */
  nodes: readonly RevisionSummary[];
}

/** The revisions of a file store. Entries never change, so what is read once is kept. */
export class History {
  readonly root: string;
  readonly #summaries = new Map<string, RevisionSummary>();
  #names: readonly RevisionName[] = [];
  #fingerprint = "";
  #latest: HistoryState | undefined;
  #index: (HistoryIndex & { latest: HistoryState }) | undefined;
  #lastRead: { id: string; changes: ChangeReaders } | undefined;

  constructor(root: string) {
    this.root = root;
  }

  /** Returns the names of all revisions in order. Lists the folder only after it has changed. */
  names(): readonly RevisionName[] {
    const { mtimeMs, ino } = statSync(historyFolder(this.root), { throwIfNoEntry: false }) ?? {};
    const fingerprint = mtimeMs === undefined ? "" : `${mtimeMs} ${ino}`;
    const mayBeOutdated = mtimeMs !== undefined && Date.now() - mtimeMs < CLOCK_RESOLUTION_MS;
    if (fingerprint !== this.#fingerprint || mayBeOutdated) {
      const files = ifExists(() => readdirSync(historyFolder(this.root))) ?? [];
      const names = files.flatMap((name) => parseRevisionFileName(name) ?? []).sort(compareRevisions);
      if (names.length !== this.#names.length || names.some(({ id }, index) => id !== this.#names[index]?.id)) {
        this.#names = names;
        this.#latest = undefined;
      }
      this.#fingerprint = fingerprint;
    }
    return this.#names;
  }

  /**
   * Returns the latest state. Reads only the entries that are new since the last call, and those that could not be read
   * then: they may have been repaired.
   */
  latest(): HistoryState {
    const names = this.names();
    if (this.#latest !== undefined) return this.#latest;
    const nodes = this.#trySummarize(names).flatMap((summary) => (summary instanceof StoreError ? [] : [summary]));
    const heads = findHeads(nodes);
    const last = names.at(-1) ?? { id: "0", revision: 0 };
    const merge = { id: mergeReference(heads.map(({ id }) => id)), revision: last.revision + 1 };
    const { id, revision } = heads.length > 1 ? merge : last;
    const latest = { revision, id, heads, nodes };
    if (nodes.length === names.length) this.#latest = latest;
    return latest;
  }

  /** Returns the content that the history recorded last for a document, or null if it has none. */
  recordedContent(id: DocumentId, lastChanges: LastChanges = this.index().lastChanges): JsonObject | null {
    return this.#readAfter(lastChanges.get(id), id);
  }

  /**
   * Returns the revision with the content that a document should have, or undefined if there is none: no revision has
   * recorded the document, or it was removed. A merge may keep the removal of one branch, whatever the others changed.
   */
  lastRecording(id: DocumentId, { nodes, heads } = this.latest()): RevisionSummary | undefined {
    if (!this.index().lastChanges.has(id)) return undefined;
    const isChange = ({ pages }: RevisionSummary) => pages.includes(id);
    const changes = [...new Set(heads.flatMap((head) => lineageOf(nodes, head).find(isChange) ?? []))];
    const isEarlier = (change: RevisionSummary) =>
      changes.some((other) => other !== change && ancestorsOf(nodes, [other]).includes(change));
    const latest = changes.filter((change) => !isEarlier(change));
    return latest.some((change) => isRemoval(change, id)) ? undefined : latest[0];
  }

  /** Returns the content that a document should have if it has no file, or null if there is none. */
  missingContent(id: DocumentId, state?: HistoryState): JsonObject | null {
    return this.#readAfter(this.lastRecording(id, state), id);
  }

  /** Returns the documents that should have a file and have none. */
  listMissing(hasFile: (id: DocumentId) => boolean, state?: HistoryState): DocumentId[] {
    const ids = [...this.index().lastChanges.keys()];
    return ids.filter((id) => !hasFile(id) && this.lastRecording(id, state) !== undefined);
  }

  /**
   * Returns the content of a document that was recorded last before a state and passes a check, or null if there is none or
   * if the document was removed since. Recording the state does not change the result.
   * @param content the content at the state, which does not pass the check
   */
  lastContent(
    id: DocumentId,
    content: JsonObject,
    isUsable: (content: JsonObject) => boolean,
    { nodes, heads }: HistoryState,
  ): JsonObject | null {
    const isChange = ({ pages }: RevisionSummary) => pages.includes(id);
    const [head] = heads;
    const change = head && lineageOf(nodes, head).find(isChange);
    // Other content is not recorded yet. The revision that will record it follows all heads.
    const isRecorded = change !== undefined && isSame(this.#readAfter(change, id), content);
    for (const earlier of ancestorsOf(nodes, isRecorded ? [change] : heads).filter(isChange)) {
      const recorded = this.#readAfter(earlier, id);
      if (recorded === null || isUsable(recorded)) return recorded;
    }
    return null;
  }

  /** Reads the content of a document after a revision. Keeps the places of its changes until another revision is read. */
  #readAfter(revision: RevisionSummary | undefined, id: DocumentId): JsonObject | null {
    if (revision === undefined) return null;
    if (this.#lastRead?.id !== revision.id) this.#lastRead = { id: revision.id, changes: this.changes(revision.id) };
    return this.#lastRead.changes.get(id)?.().after ?? null;
  }

  /** @throws StoreError `store/unknown-revision`, `store/ambiguous-revision`, `store/broken-history` */
  summary(reference: RevisionReference): RevisionSummary {
    const names = this.names();
    return this.#summarize(resolveRevision(names, reference), names);
  }

  #summarize(name: RevisionName, names: readonly RevisionName[]): RevisionSummary {
    const summary = this.#summaries.get(name.id) ?? readSummary(this.root, name, names);
    this.#summaries.set(name.id, summary);
    return summary;
  }

  /** Returns the changes of a revision, which are read on demand. @throws StoreError as `summary` */
  changes(reference: RevisionReference, options?: { isVerified: boolean }): ChangeReaders {
    return findChanges(this.root, resolveRevision(this.names(), reference), options);
  }

  /** @throws StoreError as `summary` */
  read(reference: RevisionReference, options?: { isVerified: boolean }): Revision {
    const changes = Array.from(this.changes(reference, options).values(), (read) => read());
    const { pages: _, removed: __, ...metadata } = this.summary(reference);
    return { ...metadata, changes };
  }

  /** Returns the reason why each entry that cannot be read is left out of the latest state. */
  problems(): StoreError[] {
    return this.#trySummarize(this.names()).filter((summary) => summary instanceof StoreError);
  }

  /** Returns the last change of each document. Leaves out entries that cannot be read. */
  index(): HistoryIndex {
    const latest = this.latest();
    if (this.#index?.latest !== latest) this.#index = { latest, ...(this.#extendIndex(latest) ?? createIndex(latest)) };
    return this.#index;
  }

  /** Adds a commit to the index, because creating the index takes time for each document of the store. */
  #extendIndex({ nodes, heads: [head, ...others] }: HistoryState): HistoryIndex | undefined {
    const previous = this.#index;
    const isNext =
      head !== undefined &&
      others.length === 0 &&
      previous?.latest.heads.length === 1 &&
      head.parents[0] === previous.latest.heads[0]?.id &&
      nodes.at(-1) === head &&
      nodes.length === previous.latest.nodes.length + 1 &&
      previous.latest.nodes.every((node, index) => node === nodes[index]);
    if (!isNext) return undefined;
    // With one latest revision, both maps are the same.
    for (const page of head.pages) previous.lastChanges.set(page, head);
    return previous;
  }

  #trySummarize(names: readonly RevisionName[]): (RevisionSummary | StoreError)[] {
    return names.map((name) => {
      try {
        return this.#summarize(name, names);
      } catch (cause) {
        if (cause instanceof StoreError) return cause;
        throw cause;
      }
    });
  }
}

/** The last change of each document. Later commits are added to the same maps. */
export interface HistoryIndex {
  /** The last changes in the lineages of all heads. */
  lastChanges: Map<DocumentId, RevisionSummary>;
  /** The last changes in the lineage of the first head. */
  lineageChanges: LastChanges;
}

type LastChanges = ReadonlyMap<DocumentId, RevisionSummary>;

function createIndex({ nodes, heads }: HistoryState): HistoryIndex {
  const [lineageChanges = new Map<DocumentId, RevisionSummary>(), ...others] = heads.map((head) =>
    findLastChanges(lineageOf(nodes, head)),
  );
  if (others.length === 0) return { lastChanges: lineageChanges, lineageChanges };
  const lastChanges = new Map(lineageChanges);
  for (const [page, change] of others.flatMap((changes) => [...changes])) {
    if (change.revision > (lastChanges.get(page)?.revision ?? 0)) lastChanges.set(page, change);
  }
  return { lastChanges, lineageChanges };
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
