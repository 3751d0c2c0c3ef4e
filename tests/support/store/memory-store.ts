/** A content store in memory, for fast tests. */
import { type ContentStore, type Revision, StoreError, type StoreWriter } from "#content/store/content-store.ts";
import { parseDocument, serializeDocument } from "#content/store/document-codec.ts";
import { readDocumentsAt } from "#content/store/documents-at.ts";
import { createBatchReader } from "#content/store/file/document-files.ts";
import { StoreReader, warnOnce } from "#content/store/store-reader.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";

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
  const initial = Array.from(
    contents,
    ([id, content]) => [id, serializeDocument(id, { version: 0, content })] as const,
  );
  const states: Texts[] = [new Map(initial)];
  const texts = (revision = history.length): Texts => states[Math.min(revision, history.length)] ?? new Map();
  const currentState = () => {
    const { pages, read } = stateOf(texts());
    const readAll = createBatchReader(() => texts().keys(), read);
    return {
      revision: history.length,
      pages: async () => pages(),
      read: async (ids: readonly DocumentId[]) => readAll(ids),
    };
  };
  let lastTransaction: Promise<unknown> = Promise.resolve();

  const store: MemoryStore = {
    transaction(task) {
      const commit: StoreWriter["commit"] = async (changes, note) => {
        const revision = history.length + 1;
        const state = new Map(texts());
        for (const { page, after } of changes) {
          if (after === null) state.delete(page);
          else state.set(page, serializeDocument(page, { version: revision, content: after }));
        }
        const entry = { revision, time: "2026-01-01T00:00:00.000Z", ...note, changes: [...changes] };
        states.push(state);
        history.push(entry);
        return entry;
      };
      const transaction = lastTransaction.then(() => task({ ...currentState(), commit }));
      lastTransaction = transaction.catch(() => undefined);
      return transaction;
    },
    withSnapshot: async (task) => task(currentState()),
    reader: async (revision) => new StoreReader(stateOf(texts(revision)), warn),
    revisions: async () => history.map(({ revision }) => revision),
    async revision(revision) {
      const entry = history[revision - 1];
      if (entry === undefined) throw new StoreError("store/unknown-revision", `Revision ${revision} does not exist.`);
      return entry;
    },
    documentsAt: (reference) => readDocumentsAt(store, reference),
    contents() {
      const documents = [...texts()].map(([id, text]) => [id, parseDocument(text, id, id).content] as const);
      return Object.fromEntries(documents);
    },
    texts,
    history: () => history,
  };
  return store;
}

function stateOf(texts: Texts) {
  return {
    pages: () => [...texts.keys()].filter((id) => id !== SITE),
    read(id: DocumentId) {
      const text = texts.get(id);
      return text === undefined ? undefined : parseDocument(text, id, id);
    },
    fingerprints: (ids: readonly DocumentId[]) => new Map(ids.map((id) => [id, texts.get(id) ?? ""])),
    locationOf: (id: DocumentId) => id,
  };
}
