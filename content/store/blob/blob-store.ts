/**
 * Content store in Netlify Blobs. Objects are written once and never changed, so cached reads stay valid, a reader sees
 * one revision throughout, and a crash leaves nothing to repair.
 *
 * Each attempt to commit a revision has a unique name. The attempt writes `documents/<id>/<attempt>.json` for every
 * changed document and `changes/<attempt>.json` for the history. The last write is the commit: it creates
 * `history/<revision>.json`, which names the attempt of each document, only if that object does not exist yet. Objects
 * of failed attempts are never read.
 */

import type { Store } from "@netlify/blobs";
import { mapInBatches } from "#content/platform/map-in-batches.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import {
  type ContentStore,
  type DocumentChange,
  type Revision,
  type RevisionNode,
  type RevisionNote,
  type RevisionReference,
  StoreError,
  type StoreState,
} from "../content-store.ts";
import { serializeDocument } from "../document-codec.ts";
import { documentsAt, resolveRevision, summarize } from "../revision-graph.ts";
import { StoreReader, warnOnce } from "../store-reader.ts";
import { createBlobDocuments, documentKey } from "./blob-documents.ts";
import { writeObject } from "./blob-objects.ts";
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
  /** The result of `getStore({ name: "content", consistency: "strong" })`. */
  store: Store;
  /** Called once for each document that cannot be read. The content of the last revision is used instead. */
  onWarning?: ((warning: Diagnostic) => void) | undefined;
}

/** The number of times a transaction is tried while other writers commit first. */
const MAX_ATTEMPTS = 10;

/**
 * Opens the store. Opening makes no calls, and a store without objects is an empty store.
 *
 * The methods throw StoreError `store/io` if the service fails, and `store/locked` if other writers commit first in every
 * attempt.
 */
export function openBlobStore({ store, onWarning }: BlobStoreOptions): ContentStore {
  const warn = warnOnce(onWarning);
  let cachedState = EMPTY_STATE;

  /** Lists the revisions the first time, and later searches forward from the cached state. */
  async function readLatestState(): Promise<BlobState> {
    cachedState =
      cachedState === EMPTY_STATE
        ? await readState(store, (await listRevisions(store)).at(-1) ?? 0)
        : await findLatestState(store, cachedState);
    return cachedState;
  }

  function stateOf(state: BlobState): StoreState {
    const { pages, readAll } = createBlobDocuments(store, state, warn);
    return { revision: state.revision, id: String(state.revision), pages: async () => pages(), read: readAll };
  }

  const listNodes = async () => (await listRevisions(store)).map(toNode);

  async function readByReference(reference: RevisionReference): Promise<Revision> {
    return readRevision(store, resolveRevision(await listNodes(), reference).revision);
  }

  async function commit(base: BlobState, changes: readonly DocumentChange[], note: RevisionNote): Promise<Revision> {
    const revision = base.revision + 1;
    const attempt = `${revision}-${crypto.randomUUID()}`;
    const place = toNode(revision);
    const entry = { ...place, time: new Date().toISOString(), ...note, changes: [...changes] };
    const documents = new Map(base.documents);
    for (const { page, after } of changes) {
      if (after === null) documents.delete(page);
      else documents.set(page, attempt);
    }
    await mapInBatches(changes, async ({ page, after }) => {
      if (after === null) return;
      const text = serializeDocument(page, { content: after });
      await writeObject(store, documentKey(page, attempt), text);
    });
    await writeObject(store, changesKey(attempt), JSON.stringify(entry));
    await commitState(store, { revision, name: attempt, documents });
    return entry;
  }

  return {
    async transaction(task) {
      for (let attempts = 1; ; attempts += 1) {
        const base = await readLatestState();
        try {
          return await task({ ...stateOf(base), commit: (changes, note) => commit(base, changes, note) });
        } catch (cause) {
          const mayRetry = cause instanceof StoreError && cause.code === "store/locked";
          if (!mayRetry || attempts === MAX_ATTEMPTS) throw cause;
        }
      }
    },
    withSnapshot: async (task) => task(stateOf(await readLatestState())),
    async reader(reference = Infinity, onReaderWarning) {
      const handler = onReaderWarning === undefined ? warn : warnOnce(onReaderWarning);
      const latest = await readLatestState();
      const revision = Number(reference);
      const state = revision >= latest.revision ? latest : await readState(store, revision);
      return new StoreReader(createBlobDocuments(store, state, handler), handler);
    },
    revisions: listNodes,
    revision: readByReference,
    summary: async (reference) => summarize(await readByReference(reference)),
    documentsAt: async (reference) => documentsAt(await listNodes(), reference, readByReference),
  };
}

/** Returns the place of a revision. Revisions of this store follow each other without branches. */
function toNode(revision: number): RevisionNode {
  return { id: String(revision), revision, parents: revision === 1 ? [] : [String(revision - 1)] };
}
