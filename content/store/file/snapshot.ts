import { statSync } from "node:fs";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, isSettings, SETTINGS } from "#schemas/page-ids.ts";
import { type RevisionReference, type StoredDocument, UNRECORDED_FORMATS } from "../content-store.ts";
import { descendantsOf, expectNoGap, lineageOf, lineageTo } from "../revision-graph.ts";
import { describeFallback, type ReadableState, type WarningHandler } from "../store-reader.ts";
import { findPendingChanges, resolvePending } from "./commit.ts";
import { documentPath, listStoredPages, readFileContent } from "./document-files.ts";
import type { History, HistoryIndex, HistoryState } from "./history.ts";
import { findUnrecordedChanges, wasRecorded } from "./recorded-state.ts";
import { listWriters } from "./writer-lock.ts";

type TextCheck = (text: string) => boolean;
type Contents = Map<DocumentId, JsonObject | null>;

/** From this number of documents on, one listing is faster than looking for files that may not exist. */
const LISTING_THRESHOLD = 100;

/**
 * Takes a snapshot: one consistent state of the store. Documents are read on demand: a document that a later revision changed
 * is read from the history entry of that revision, which has the previous content.
 * @param onUnreadable called with the reason for each file that is missing or cannot be read
 * @param reference the revision of the snapshot, by default the latest with edits by hand
 */
export async function takeSnapshot(
  history: History,
  onUnreadable: WarningHandler,
  reference?: RevisionReference,
): Promise<ReadableState> {
  // Must precede the search for unfinished writers: a commit in between then counts as a later revision.
  const base = history.latest();
  const writerFolders = (await listWriters(history.root)).map(({ folder }) => folder);
  const pendingChanges = findPendingChanges(history, writerFolders);
  const state = reference === undefined ? base : findState(base, reference);
  const differences: Contents =
    state === base ? new Map() : await findDifferences(history, base, state, pendingChanges.keys());
  // The differences are those to the latest state, which a commit in between has changed.
  if (state !== base && history.latest() !== base) return takeSnapshot(history, onUnreadable, reference);
  const readPreviousContent = followHistory(history, { base, state, contents: differences });
  return createSnapshot({ history, base, state, pendingChanges, onUnreadable }, readPreviousContent);
}

interface Basis {
  history: History;
  /** The latest state when the snapshot was taken. */
  base: HistoryState;
  /** The state that the snapshot shows. */
  state: HistoryState;
  /** Changes of commits whose page files may not be in place yet. */
  pendingChanges: ReturnType<typeof findPendingChanges>;
  onUnreadable: WarningHandler;
}

function createSnapshot(
  { history, base, state, pendingChanges, onUnreadable }: Basis,
  readPreviousContent: ReturnType<typeof followHistory>,
): ReadableState {
  const { root } = history;
  let lastChanges: HistoryIndex["lastChanges"] | undefined;
  const toDocument = (id: DocumentId, content: JsonObject): StoredDocument => ({
    content,
    // Readers of the website do not need the version, which takes the metadata of all revisions.
    get version() {
      lastChanges ??= history.index().lastChanges;
      return lastChanges.get(id)?.revision ?? 0;
    },
  });
  /** Returns undefined if there is no file, and no commit that will write it; null for a file that does not matter. */
  const readCurrent = (id: DocumentId, mayMatter?: TextCheck): StoredDocument | null | undefined => {
    const changes = pendingChanges.get(id);
    const { content, problem, conflict } = readFileContent(history, id, changes === undefined ? mayMatter : undefined);
    if (problem !== undefined) {
      onUnreadable(describeFallback(id, problem.message, { content, isOurs: conflict?.ours !== undefined }));
      const conflicted = conflict && { isConflicted: true };
      if (content !== null) return { ...toDocument(id, content), isUnreadable: true, ...conflicted };
    }
    if (changes === undefined) return content ? toDocument(id, content) : problem === undefined ? content : undefined;
    const resolved = resolvePending(changes, content ?? null).content;
    return resolved === null ? undefined : { version: state.revision, content: resolved };
  };
  const readMissing = (id: DocumentId): StoredDocument | undefined => {
    const content = pendingChanges.has(id) ? null : history.missingContent(id, base);
    if (content === null) return undefined;
    const reason = `${documentPath(root, id)} is missing.`;
    onUnreadable(describeFallback(id, reason, { content }, "store/missing-document"));
    return { ...toDocument(id, content), isUnreadable: true };
  };
  let listed: ReadonlySet<DocumentId> | undefined;
  return {
    revision: state.revision,
    id: state.id,
    isUnrecorded: state.id === "0" && (state !== base || !wasRecorded(history)),
    async pages() {
      const pages = new Set(listStoredPages(root));
      const setPage = (id: DocumentId, isStored: boolean) => {
        if (!isStored) pages.delete(id);
        else if (!isSettings(id)) pages.add(id);
      };
      for (const id of pendingChanges.keys()) setPage(id, readCurrent(id) !== undefined);
      const previousContent = readPreviousContent();
      for (const [id, content] of previousContent) setPage(id, content !== null);
      const isKnown = (id: DocumentId) => pages.has(id) || previousContent.has(id) || pendingChanges.has(id);
      for (const id of history.listMissing(isKnown, base)) setPage(id, true);
      return [...pages];
    },
    async read(ids, mayMatter) {
      if (ids.length >= LISTING_THRESHOLD) {
        listed ??= new Set([...SETTINGS, ...listStoredPages(root), ...pendingChanges.keys()]);
      }
      const current = new Map(
        ids.map((id) => [id, listed?.has(id) === false ? undefined : readCurrent(id, mayMatter)]),
      );
      // Must follow the reading of the files: a commit is in the history before it changes a file.
      const previousContent = readPreviousContent();
      const documents = new Map<DocumentId, StoredDocument>();
      for (const id of ids) {
        const content = previousContent.get(id);
        if (content === null) continue;
        const previous = content && { version: state.revision, content };
        const known = previous ?? current.get(id);
        const document = known === undefined ? readMissing(id) : known;
        if (document) documents.set(id, document);
      }
      return documents;
    },
    lastContent: (id, content, isUsable) => history.lastContent(id, content, isUsable, state),
    /** Returns the fingerprint of each document's file, or the revision for content that is not read from the file. */
    fingerprints(ids) {
      const fingerprints = new Map<DocumentId, string>();
      for (const id of ids) {
        const { mtimeMs, size, ino } = statSync(documentPath(root, id), { throwIfNoEntry: false }) ?? {};
        fingerprints.set(id, `${mtimeMs} ${size} ${ino}`);
      }
      for (const id of [...pendingChanges.keys(), ...readPreviousContent().keys()]) {
        if (fingerprints.has(id)) fingerprints.set(id, `revision ${state.id}`);
      }
      return fingerprints;
    },
    locationOf: (id) => documentPath(root, id),
  };
}

/**
 * Returns a function that returns the content of a state for documents whose files have or may get other content. It reads the
 * revisions since the base: the first that changed a document has its content at the state.
 * @param contents the content that differs between the base and the state
 */
function followHistory(
  history: History,
  { base, state, contents }: { base: HistoryState; state: HistoryState; contents: Contents },
): () => ReadonlyMap<DocumentId, JsonObject | null> {
  const included = new Set<string>();
  let followed = base;
  return () => {
    const latest = history.latest();
    if (latest === followed) return contents;
    followed = latest;
    for (const { id, format } of descendantsOf(latest.nodes, base.heads)) {
      if (included.has(id)) continue;
      included.add(id);
      // Edits by hand were in the files already when they were recorded.
      if (state === base && UNRECORDED_FORMATS.has(format)) continue;
      for (const [page, read] of history.changes(id)) if (!contents.has(page)) contents.set(page, read().before);
    }
    return contents;
  };
}

/** Returns the state at a revision. @throws StoreError `store/unknown-revision` or `store/ambiguous-revision` */
function findState(latest: HistoryState, reference: RevisionReference): HistoryState {
  const { revision, id, nodes } = latest;
  if (reference === id || Number(reference) >= revision) return latest;
  const [head] = lineageTo(nodes, reference);
  if (head === undefined) return { revision: 0, id: "0", heads: [], nodes };
  return head.id === id ? latest : { revision: head.revision, id: head.id, heads: [head], nodes };
}

/**
 * Returns the content at an earlier state of the documents whose files may differ: undoes the edits by hand and the
 * revisions that only led to the latest state, then repeats the revisions that only led to the earlier one.
 * @param pending the documents whose files the commit of a dead writer may still change
 * @throws StoreError `store/broken-history`
 */
async function findDifferences(history: History, from: HistoryState, to: HistoryState, pending: Iterable<DocumentId>) {
  const lineage = ({ nodes, heads: [head] }: HistoryState) => new Set(head ? lineageOf(nodes, head) : []);
  const [undone, repeated] = [lineage(from), lineage(to)];
  const onlyUndone = [...undone].filter((node) => !repeated.has(node));
  const onlyRepeated = [...repeated].filter((node) => !undone.has(node));
  expectNoGap(from.nodes, [...onlyUndone, ...onlyRepeated]);
  const contents: Contents = new Map();
  const { lineageChanges } = history.index();
  for (const page of pending) contents.set(page, history.recordedContent(page, lineageChanges));
  for (const { page, before } of await findUnrecordedChanges(history)) contents.set(page, before);
  for (const { id } of onlyUndone) {
    for (const [page, read] of history.changes(id, { isVerified: true })) contents.set(page, read().before);
  }
  for (const { id } of onlyRepeated.toReversed()) {
    for (const [page, read] of history.changes(id, { isVerified: true })) contents.set(page, read().after);
  }
  return contents;
}
