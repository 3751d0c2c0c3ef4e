/** Going back: the content as it stood at a revision, and a new revision that brings it back. */
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
 * The documents as a revision left them; 0 is before the first.
 * @throws StoreError `store/unknown-revision`
 */
export async function contentAt(
  store: ContentStore,
  revision: number,
  state: StoreState,
): Promise<Map<DocumentId, JsonObject>> {
  const known = await store.revisions();
  if (revision !== 0 && !known.includes(revision)) {
    throw new StoreError(
      "store/unknown-revision",
      `There is no revision ${revision}; the newest is ${state.revision}.`,
    );
  }
  const documents = new Map<DocumentId, JsonObject | null>(await readValidDocuments(state));
  // What the last revision up to then wrote stands; of what none had touched yet, what the first after it found.
  const found = new Set<DocumentId>();
  for (const number of known.filter((candidate) => candidate <= state.revision)) {
    for (const { page, before, after } of (await store.revision(number)).changes) {
      if (number <= revision) documents.set(page, after);
      else if (!found.has(page)) documents.set(page, before);
      found.add(page);
    }
  }
  return withoutMissing(documents);
}

/**
 * The documents without the revisions after one, and with the edits by hand that those found. At the newest revision
 * only edits by hand can be meant, so it is the documents as that left them.
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

/** The stored documents; a file that cannot be read counts as missing, so that a rollback can bring it back. */
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
  /** These documents; all of them where this is missing. */
  only?: readonly DocumentId[] | undefined;
  isDryRun?: boolean | undefined;
  /** Refuse where the store has another revision. */
  ifRevision?: number | undefined;
  note: Pick<RevisionNote, "by"> & { message?: string | undefined };
}

/**
 * Takes back what came after a revision, as a new revision. Edits by hand from before what is taken back stay.
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
 * What a rollback would change.
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
      ? `Nothing to do: the content is as it was at revision ${to}.`
      : committed === undefined
        ? `Would bring ${count} back to revision ${to}.`
        : `Brought ${count} back to revision ${to}, as revision ${committed}.`;
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
