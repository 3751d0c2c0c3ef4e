/** Revisions in Netlify Blobs: an immutable object for each revision, which names the objects of its documents. */
import type { Store } from "@netlify/blobs";
import type { DocumentId } from "#schemas/page-ids.ts";
import { type Revision, StoreError } from "../content-store.ts";
import { parseRevisionFileName } from "../revision-name.ts";
import { findObject, listKeys, toStoreError } from "./blob-objects.ts";

/** The content of the store at a revision. */
export interface BlobState {
  revision: number;
  /** The attempt that committed the revision. */
  name: string;
  /** The attempt that last wrote each document. */
  documents: ReadonlyMap<DocumentId, string>;
}

/** The state of a store without revisions. */
export const EMPTY_STATE: BlobState = { revision: 0, name: "", documents: new Map() };

const PREFIX = "history/";

function revisionKey(revision: number): string {
  return `${PREFIX}${revision}.json`;
}

/** Returns the key of the history entry that an attempt wrote. */
export function changesKey(attempt: string): string {
  return `changes/${attempt}.json`;
}

export async function listRevisions(store: Store): Promise<number[]> {
  const keys = await listKeys(store, PREFIX);
  const names = keys.flatMap((key) => parseRevisionFileName(key.slice(PREFIX.length)) ?? []);
  return names.map(({ revision }) => revision).sort((a, b) => a - b);
}

async function findState(store: Store, revision: number): Promise<BlobState | undefined> {
  const text = await findObject(store, revisionKey(revision));
  if (text === undefined) return undefined;
  const { name, documents } = JSON.parse(text) as { name: string; documents: Record<DocumentId, string> };
  return { revision, name, documents: new Map(Object.entries(documents)) };
}

/** @throws StoreError `store/unknown-revision` */
export async function readState(store: Store, revision: number): Promise<BlobState> {
  const state = revision === 0 ? EMPTY_STATE : await findState(store, revision);
  if (state === undefined) throw unknownRevision(revision);
  return state;
}

function unknownRevision(revision: number): StoreError {
  return new StoreError("store/unknown-revision", `Revision ${revision} does not exist.`);
}

/** @throws StoreError `store/unknown-revision` */
export async function readRevision(store: Store, revision: number): Promise<Revision> {
  const { name } = await readState(store, revision);
  const text = await findObject(store, changesKey(name));
  if (text === undefined) throw unknownRevision(revision);
  return JSON.parse(text) as Revision;
}

/** Returns the latest state. Searches forward from an earlier one, which needs fewer calls than a listing. */
export async function findLatestState(store: Store, earlier: BlobState): Promise<BlobState> {
  const next = await findState(store, earlier.revision + 1);
  return next === undefined ? earlier : findLatestState(store, next);
}

/**
 * Commits a state as its revision.
 * @throws StoreError `store/locked` if another writer committed this revision first
 */
export async function commitState(store: Store, { revision, name, documents }: BlobState): Promise<void> {
  const text = JSON.stringify({ name, documents: Object.fromEntries(documents) });
  let failure: unknown = new Error(`revision ${revision} was rejected`);
  try {
    await store.set(revisionKey(revision), text, { onlyIfNew: true });
  } catch (cause) {
    failure = cause;
  }
  // The client's result is not reliable: `modified` is true for a rejected write, and false for a successful write whose
  // first response was lost. The stored object shows which attempt succeeded.
  const committed = await findState(store, revision).catch((cause: Error) => {
    const message = `It is unknown whether revision ${revision} was committed. Import again: if it was, nothing changes. ${cause.message}`;
    throw new StoreError("store/io", message, { cause });
  });
  if (committed === undefined) throw toStoreError("write", failure);
  if (committed.name !== name) {
    throw new StoreError("store/locked", `Another writer committed revision ${revision} first. Try again in a moment.`);
  }
}
