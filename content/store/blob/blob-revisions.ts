/** The history: an immutable object for each revision, which says where its documents lie. */
import type { Store } from "@netlify/blobs";
import type { DocumentId } from "#schemas/page-ids.ts";
import { type Revision, StoreError } from "../content-store.ts";
import { findObject, listKeys, toStoreError } from "./blob-objects.ts";

/** What the store holds from a revision on. */
export interface BlobState {
  revision: number;
  /** Of the attempt that made the revision. */
  name: string;
  /** By document, the name under which it lies. */
  documents: ReadonlyMap<DocumentId, string>;
}

/** Before the first revision. */
export const EMPTY_STATE: BlobState = { revision: 0, name: "", documents: new Map() };

const FOLDER = "history/";

function historyKey(revision: number): string {
  return `${FOLDER}${revision}.json`;
}

export function changesKey(name: string): string {
  return `changes/${name}.json`;
}

export async function listRevisions(store: Store): Promise<number[]> {
  const keys = await listKeys(store, FOLDER);
  const numbers = keys.flatMap((key) => /^history\/([1-9]\d*)\.json$/.exec(key)?.[1] ?? []);
  return numbers.map(Number).sort((a, b) => a - b);
}

async function findState(store: Store, revision: number): Promise<BlobState | undefined> {
  const text = await findObject(store, historyKey(revision));
  if (text === undefined) return undefined;
  const { name, documents } = JSON.parse(text) as { name: string; documents: Record<DocumentId, string> };
  return { revision, name, documents: new Map(Object.entries(documents)) };
}

/** @throws StoreError `store/unknown-revision` */
export async function readState(store: Store, revision: number): Promise<BlobState> {
  const state = revision === 0 ? EMPTY_STATE : await findState(store, revision);
  if (state === undefined) throw unknown(revision);
  return state;
}

function unknown(revision: number): StoreError {
  return new StoreError("store/unknown-revision", `There is no revision ${revision}.`);
}

/** @throws StoreError `store/unknown-revision` */
export async function readRevision(store: Store, revision: number): Promise<Revision> {
  const { name } = await readState(store, revision);
  const text = await findObject(store, changesKey(name));
  if (text === undefined) throw unknown(revision);
  return JSON.parse(text) as Revision;
}

/** The newest state, found by what follows an earlier one. */
export async function findLatestState(store: Store, state: BlobState): Promise<BlobState> {
  const next = await findState(store, state.revision + 1);
  return next === undefined ? state : findLatestState(store, next);
}

/**
 * The commit: makes a state that of its revision.
 * @throws StoreError `store/locked` where another writer was first
 */
export async function commitState(store: Store, { revision, name, documents }: BlobState): Promise<void> {
  const text = JSON.stringify({ name, documents: Object.fromEntries(documents) });
  let failure: unknown = new Error(`revision ${revision} was refused`);
  try {
    await store.set(historyKey(revision), text, { onlyIfNew: true });
  } catch (cause) {
    failure = cause;
  }
  // The client calls a refused write modified, and one not whose first answer was lost. What is there tells.
  const committed = await findState(store, revision).catch((cause: Error) => {
    const message = `It is not known whether revision ${revision} is committed; where it is, importing again changes nothing. ${cause.message}`;
    throw new StoreError("store/io", message, { cause });
  });
  if (committed === undefined) throw toStoreError("could not be written, and nothing was committed", failure);
  if (committed.name !== name) {
    throw new StoreError("store/locked", `Somebody else wrote revision ${revision} meanwhile. Try again in a moment.`);
  }
}
