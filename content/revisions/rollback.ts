/** Content of earlier revisions, and rollback: a new revision that restores an earlier one. */
import { isSame, type JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import type { ImportResult } from "../importer/result.ts";
import {
  type ContentStore,
  type DocumentChange,
  expectRevision,
  type RevisionNote,
  StoreError,
  type StoreState,
} from "../store/content-store.ts";
import { toPageChange } from "./read-history.ts";

/**
 * Returns the documents as a revision left them, without later edits by hand.
 * @param revision the number of the revision; 0 is the state before the first one
 * @param state the current state of `store`
 * @throws StoreError `store/unknown-revision`
 */
export async function contentAt(
  store: ContentStore,
  revision: number,
  state: StoreState,
): Promise<Map<DocumentId, JsonObject>> {
  const revisions = await store.revisions();
  if (revision !== 0 && !revisions.includes(revision)) {
    throw new StoreError(
      "store/unknown-revision",
      `Revision ${revision} does not exist. The latest revision is ${state.revision}.`,
    );
  }
  const documents = new Map<DocumentId, JsonObject | null>(await readValidDocuments(state));
  // A document has the content that the last revision up to `revision` wrote. If no revision had changed it by then, it
  // has the content that the first later revision replaced.
  const resolved = new Set<DocumentId>();
  for (const number of revisions.filter((candidate) => candidate <= state.revision)) {
    for (const { page, before, after } of (await store.revision(number)).changes) {
      if (number <= revision) documents.set(page, after);
      else if (!resolved.has(page)) documents.set(page, before);
      resolved.add(page);
    }
  }
  return withoutMissing(documents);
}

/**
 * Returns the documents with all later revisions undone. Edits by hand that those revisions replaced are restored, and
 * other edits by hand are kept. A rollback to the latest revision can only be meant to undo edits by hand, so it returns
 * the documents as that revision left them.
 */
async function contentAfterRollback(
  store: ContentStore,
  revision: number,
  state: StoreState,
): Promise<Map<DocumentId, JsonObject>> {
  const recorded = await contentAt(store, revision, state);
  if (revision === state.revision) return recorded;
  const documents = new Map<DocumentId, JsonObject | null>([...recorded, ...(await readValidDocuments(state))]);
  const later = (await store.revisions()).filter((number) => number > revision && number <= state.revision);
  for (const number of later.reverse()) {
    for (const { page, before } of (await store.revision(number)).changes) documents.set(page, before);
  }
  return withoutMissing(documents);
}

/** Returns the stored documents. A document that cannot be read counts as missing, so that a rollback can restore it. */
async function readValidDocuments(state: StoreState): Promise<Map<DocumentId, JsonObject>> {
  const documents = new Map<DocumentId, JsonObject>();
  for (const id of [SITE, ...(await state.pages())]) {
    try {
      for (const { content } of (await state.read([id])).values()) documents.set(id, content);
    } catch (cause) {
      if (!(cause instanceof StoreError && cause.code === "store/invalid")) throw cause;
    }
  }
  return documents;
}

function withoutMissing(documents: ReadonlyMap<DocumentId, JsonObject | null>): Map<DocumentId, JsonObject> {
  return new Map([...documents].flatMap(([id, content]) => (content === null ? [] : [[id, content] as const])));
}

interface RollbackOptions {
  /** The documents to restore, by default all. */
  only?: readonly DocumentId[] | undefined;
  /** True to compute the result without changing the store. */
  isDryRun?: boolean | undefined;
  /** The revision that the store must be at. */
  ifRevision?: number | undefined;
  note: Pick<RevisionNote, "by"> & { message?: string | undefined };
}

/**
 * Undoes the revisions after `to` by committing a new revision. Edits by hand that no later revision replaced are kept.
 * @param to the number of the revision to restore; 0 is the state before the first one
 * @throws StoreError `store/unknown-revision`, `store/revision-conflict`
 */
export function rollback(
  store: ContentStore,
  to: number,
  { only, isDryRun, ifRevision, note: { by, message = `Back to revision ${to}` } }: RollbackOptions,
): Promise<ImportResult> {
  const plan = (state: StoreState) => {
    expectRevision(state, ifRevision);
    return planRollback(store, to, only, state);
  };
  if (isDryRun) return store.withSnapshot(async (state) => rollbackResult(await plan(state), to, state.revision));
  return store.transaction(async (writer) => {
    const changes = await plan(writer);
    if (changes.length === 0) return rollbackResult(changes, to, writer.revision);
    const note = { by, message, source: `revision ${to}`, format: FORMAT, sha256: "" };
    const { revision } = await writer.commit(changes, note);
    return rollbackResult(changes, to, revision, revision);
  });
}

/**
 * Returns the changes that a rollback would commit.
 * @throws StoreError `store/unknown-revision`
 */
export async function planRollback(
  store: ContentStore,
  to: number,
  only: readonly DocumentId[] | undefined,
  state: StoreState,
): Promise<DocumentChange[]> {
  const target = await contentAfterRollback(store, to, state);
  const current = await readValidDocuments(state);
  const ids = new Set(only ?? [...current.keys(), ...target.keys()]);
  return [...ids].flatMap((page) => {
    const before = current.get(page) ?? null;
    const after = target.get(page) ?? null;
    return isSame(before, after) ? [] : [{ page, before, after }];
  });
}

const FORMAT = "rollback";

function rollbackResult(
  changes: readonly DocumentChange[],
  to: number,
  revision: number,
  committed?: number,
): ImportResult {
  const count = `${changes.length} ${changes.length === 1 ? "page" : "pages"}`;
  const message =
    changes.length === 0
      ? `Nothing to restore: the content already matches revision ${to}.`
      : committed === undefined
        ? `Would restore ${count} to revision ${to}.`
        : `Restored ${count} to revision ${to}, as revision ${committed}.`;
  const imported = changes.map((change) => {
    const { changes: fields, ...page } = toPageChange(change);
    return {
      ...page,
      ...(committed !== undefined && { version: committed }),
      ...(page.status === "updated" && { changes: fields }),
    };
  });
  return { success: true, message, format: FORMAT, revision, imported, diagnostics: [] };
}
