/**
 * The store in Netlify Blobs. An object is written once and never changed, so what was read stays true, readers see one
 * revision throughout, and a crash leaves nothing to finish.
 *
 * Each attempt at a revision has a name. It writes `documents/<id>/<name>.json` for every document that it changes and
 * `changes/<name>.json` for the history; then, only if there is none, `history/<revision>.json`, which says under which
 * name each document lies from that revision on. This last write is the commit. What is left of an attempt that came no
 * further is never looked at.
 */
import type { Store } from "@netlify/blobs";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import {
  type ContentStore,
  type DocumentChange,
  type Revision,
  type RevisionNote,
  StoreError,
  type StoreState,
} from "../content-store.ts";
import { serializeDocument } from "../document-codec.ts";
import { StoreReader, warnOnce } from "../store-reader.ts";
import { createBlobDocuments, documentKey } from "./blob-documents.ts";
import { mapInBatches, writeObject } from "./blob-objects.ts";
import {
  type BlobState,
  changesKey,
  commitState,
  EMPTY_STATE,
  findLatestState,
  listRevisions,
  readRevision,
  readState,
} from "./blob-revisions.ts";

export interface BlobStoreOptions {
  /** From `getStore({ name: "content", consistency: "strong" })`. */
  store: Store;
  /** Told once of each document that cannot be read, for which the built-in content stands in. */
  onWarning?: ((warning: Diagnostic) => void) | undefined;
}

/** How often a writer begins whom others overtake. */
const MAX_ATTEMPTS = 10;

/**
 * Opens the store; the service is not called before it is used. A store without objects is an empty store.
 *
 * Its methods throw StoreError `store/io` where the service refuses or does not answer, and `store/locked` where others
 * overtake a writer again and again.
 */
export function openBlobStore({ store, onWarning }: BlobStoreOptions): ContentStore {
  const warn = warnOnce(onWarning);
  let known = EMPTY_STATE;

  /** Listed the first time, and then found by what follows the one that is known. */
  async function newest(): Promise<BlobState> {
    const state =
      known === EMPTY_STATE
        ? await readState(store, (await listRevisions(store)).at(-1) ?? 0)
        : await findLatestState(store, known);
    known = state;
    return state;
  }

  async function commit(base: BlobState, changes: readonly DocumentChange[], note: RevisionNote): Promise<Revision> {
    const revision = base.revision + 1;
    const name = `${revision}-${crypto.randomUUID()}`;
    const entry = { revision, time: new Date().toISOString(), ...note, changes: [...changes] };
    const documents = new Map(base.documents);
    for (const { page, after } of changes) {
      if (after === null) documents.delete(page);
      else documents.set(page, name);
    }
    await mapInBatches(changes, async ({ page, after }) => {
      if (after === null) return;
      await writeObject(store, documentKey(page, name), serializeDocument(page, { version: revision, content: after }));
    });
    await writeObject(store, changesKey(name), JSON.stringify(entry));
    await commitState(store, { revision, name, documents });
    return entry;
  }

  return {
    async transaction(task) {
      for (let turn = 1; ; turn += 1) {
        const base = await newest();
        try {
          return await task({ ...stateOf(store, base), commit: (changes, note) => commit(base, changes, note) });
        } catch (cause) {
          const isOvertaken = cause instanceof StoreError && cause.code === "store/locked";
          if (!isOvertaken || turn === MAX_ATTEMPTS) throw cause;
        }
      }
    },
    withSnapshot: async (task) => task(stateOf(store, await newest())),
    async reader(revision) {
      const now = await newest();
      const state = revision === undefined || revision >= now.revision ? now : await readState(store, revision);
      return new StoreReader(createBlobDocuments(store, state), warn);
    },
    revisions: () => listRevisions(store),
    revision: (revision) => readRevision(store, revision),
  };
}

function stateOf(store: Store, state: BlobState): StoreState {
  const { pages, readAll } = createBlobDocuments(store, state);
  return { revision: state.revision, pages: async () => pages(), read: readAll };
}
