/** A store of content in memory, for tests of the importer. */
import { type ContentStore, type Revision, StoreError, type StoreWriter } from "#content/store/content-store.ts";
import { parseDocument, serializeDocument } from "#content/store/document-codec.ts";
import { createBatchReader } from "#content/store/file/document-files.ts";
import { StoreReader, warnOnce } from "#content/store/store-reader.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";

/** The documents of one state, as text. */
type Texts = Map<DocumentId, string>;

export interface MemoryStore extends ContentStore {
  /** The documents of the store as they are now. */
  contents(): Record<DocumentId, JsonObject>;
  /** The same, as text. */
  texts(): Texts;
  history(): readonly Revision[];
}

/** @param contents what the store holds at revision 0 */
export function memoryStore(
  contents: Iterable<readonly [DocumentId, JsonObject]> = [],
  onWarning?: (warning: Diagnostic) => void,
): MemoryStore {
  const warn = warnOnce(onWarning);
  const history: Revision[] = [];
  const first = Array.from(contents, ([id, content]) => [id, serializeDocument(id, { version: 0, content })] as const);
  const states: Texts[] = [new Map(first)];
  const texts = (revision = history.length): Texts => states[Math.min(revision, history.length)] ?? new Map();
  const now = () => {
    const { pages, read } = stateOf(texts());
    const readAll = createBatchReader(() => texts().keys(), read);
    return {
      revision: history.length,
      pages: async () => pages(),
      read: async (ids: readonly DocumentId[]) => readAll(ids),
    };
  };
  let turn: Promise<unknown> = Promise.resolve();

  return {
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
      const written = turn.then(() => task({ ...now(), commit }));
      turn = written.catch(() => undefined);
      return written;
    },
    withSnapshot: async (task) => task(now()),
    reader: async (revision) => new StoreReader(stateOf(texts(revision)), warn),
    revisions: async () => history.map(({ revision }) => revision),
    async revision(revision) {
      const entry = history[revision - 1];
      if (entry === undefined) throw new StoreError("store/unknown-revision", `There is no revision ${revision}.`);
      return entry;
    },
    contents() {
      const documents = [...texts()].map(([id, text]) => [id, parseDocument(text, id, id).content] as const);
      return Object.fromEntries(documents);
    },
    texts,
    history: () => history,
  };
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
