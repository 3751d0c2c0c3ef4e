/** A content store in memory, for fast tests. */
import {
  type ContentStore,
  type Revision,
  type RevisionNode,
  type StoredDocument,
  StoreError,
  type StoreWriter,
} from "#content/store/content-store.ts";
import { parseDocument, serializeDocument } from "#content/store/document-codec.ts";
import { resolveRevision, summarize } from "#content/store/revision-graph.ts";
import {
  createStoreReader,
  describeFallback,
  type ReadableState,
  type WarningHandler,
  warnOnce,
} from "#content/store/store-reader.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, isSettings } from "#schemas/page-ids.ts";

/** The serialized documents of one state. */
type Texts = Map<DocumentId, string>;

export interface MemoryStore extends ContentStore {
  /** Returns the content of all current documents. */
  contents(): Record<DocumentId, JsonObject>;
  /** Returns the text of all current documents. Changes to the map change the store. */
  texts(): Texts;
  history(): readonly Revision[];
}

/** @param contents the documents at revision 0 */
export function memoryStore(
  contents: Iterable<readonly [DocumentId, JsonObject]> = [],
  onWarning?: (warning: Diagnostic) => void,
): MemoryStore {
  const warn = warnOnce(onWarning);
  const history: Revision[] = [];
  const initial = Array.from(contents, ([id, content]) => [id, serializeDocument(id, content).text] as const);
  const states: Texts[] = [new Map(initial)];
  const texts = (revision = history.length): Texts => states[Math.min(revision, history.length)] ?? new Map();
  const currentState = () => stateOf(texts(), history, warn);
  let lastTransaction: Promise<unknown> = Promise.resolve();

  return {
    transaction(task) {
      const commit: StoreWriter["commit"] = async (changes, note) => {
        const revision = history.length + 1;
        const state = new Map(texts());
        for (const { page, after } of changes) {
          if (after === null) state.delete(page);
          else state.set(page, serializeDocument(page, after).text);
        }
        // The same day in all time zones of the United States.
        const entry = { ...toNode(revision), time: "2026-01-01T12:00:00.000Z", ...note, changes: [...changes] };
        states.push(state);
        history.push(entry);
        return entry;
      };
      const transaction = lastTransaction.then(() => task({ ...currentState(), commit }));
      lastTransaction = transaction.catch(() => undefined);
      return transaction;
    },
    withSnapshot: async (task) => task(currentState()),
    async reader(reference = history.length, onReaderWarning) {
      const revision = Number(reference);
      const handler = onReaderWarning === undefined ? warn : warnOnce(onReaderWarning);
      return createStoreReader(stateOf(texts(revision), history.slice(0, revision), handler), handler);
    },
    revisions: async () => history,
    revision: async (reference) => resolveRevision(history, reference),
    summary: async (reference) => summarize(resolveRevision(history, reference)),
    async documentsAt(reference) {
      const revision = String(reference) === "0" ? 0 : resolveRevision(history, reference).revision;
      const { read } = stateOf(texts(revision), history.slice(0, revision), warn);
      const documents = await read([...texts(revision).keys()]);
      return new Map([...texts(revision).keys()].map((id) => [id, documents.get(id)?.content ?? {}]));
    },
    contents() {
      const documents = [...texts()].map(([id, text]) => [id, parseDocument(text, id, id)] as const);
      return Object.fromEntries(documents);
    },
    texts,
    history: () => history,
  };
}

function toNode(revision: number): RevisionNode {
  return { id: String(revision), revision, parents: revision === 1 ? [] : [String(revision - 1)] };
}

function stateOf(texts: Texts, history: readonly Revision[], onUnreadable: WarningHandler): ReadableState {
  const lastChange = (id: DocumentId) => history.findLast(({ changes }) => changes.some(({ page }) => page === id));
  const recordedContent = (id: DocumentId) => lastChange(id)?.changes.find(({ page }) => page === id)?.after ?? null;
  const read = (id: DocumentId): StoredDocument | undefined => {
    const text = texts.get(id);
    if (text === undefined) return undefined;
    const version = lastChange(id)?.revision ?? 0;
    try {
      return { version, content: parseDocument(text, id, id) };
    } catch (cause) {
      if (!(cause instanceof StoreError)) throw cause;
      const content = recordedContent(id);
      onUnreadable(describeFallback(id, cause.message, { content }));
      return content === null ? undefined : { version, content, isUnreadable: true };
    }
  };
  return {
    revision: history.length,
    id: String(history.length),
    isUnrecorded: history.length === 0,
    pages: async () => [...texts.keys()].filter((id) => !isSettings(id)),
    lastContent(id, _content, isUsable) {
      const content = recordedContent(id);
      return content !== null && isUsable(content) ? content : null;
    },
    async read(ids, mayMatter = () => true) {
      const wanted = ids.filter((id) => mayMatter(texts.get(id) ?? ""));
      const found = wanted.map((id) => [id, read(id)] as const);
      return new Map(found.flatMap(([id, document]) => (document === undefined ? [] : [[id, document]])));
    },
    fingerprints: (ids) => new Map(ids.map((id) => [id, texts.get(id) ?? ""])),
    locationOf: (id) => id,
  };
}
