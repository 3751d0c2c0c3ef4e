/** Rollback: a new revision with the content of an earlier one. */
import { isSame } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { formatCount } from "../documents/format-count.ts";
import type { ImportResult } from "../importer/plan/result.ts";
import { createPause } from "../platform/event-loop.ts";
import {
  type CommittedRevision,
  type ContentStore,
  type DocumentChange,
  expectRevision,
  type RevisionNote,
  type RevisionReference,
  type StoreState,
} from "../store/content-store.ts";
import { isNumber } from "../store/revision-name.ts";
import { toPageChange } from "./read-history.ts";

interface RollbackOptions {
  /** The documents to restore, by default all. */
  only?: readonly DocumentId[] | undefined;
  /** True to compute the result without changing the store. */
  isDryRun?: boolean | undefined;
  /** The revision that the store must be at. */
  ifRevision?: RevisionReference | undefined;
  /** Plans the changes for a state of the store, by default on the calling thread. */
  plan?: (to: RevisionReference, state: StoreState) => Promise<readonly DocumentChange[]>;
  note: Pick<RevisionNote, "by" | "account"> & { message?: string | undefined };
}

/**
 * Commits a new revision whose content is exactly that of an earlier one. Edits by hand since then are undone too; the
 * store has recorded them as a revision, so nothing is lost.
 * @param to the revision to restore; 0 is the state before the first one
 * @throws StoreError `store/unknown-revision`, `store/ambiguous-revision`, `store/revision-conflict`
 */
export async function rollback(
  store: ContentStore,
  to: RevisionReference,
  { only, isDryRun, ifRevision, note, plan = (id, state) => planRollback(store, id, only, state) }: RollbackOptions,
): Promise<ImportResult> {
  // The history needs a name that stays unique when branches are merged.
  const id = String(to) === "0" ? "0" : (await store.summary(to)).id;
  const { by, account, message = `Back to revision ${id}` } = note;
  const name = isNumber(to) ? to : id;
  const planFor = (state: StoreState) => {
    expectRevision(state, ifRevision);
    return plan(id, state);
  };
  if (isDryRun) return store.withSnapshot(async (state) => rollbackResult(await planFor(state), name, state));
  return store.transaction(async (writer) => {
    const changes = await planFor(writer);
    if (changes.length === 0) return rollbackResult(changes, name, writer);
    const committed = await writer.commit(changes, {
      by,
      account,
      message,
      source: `revision ${id}`,
      format: FORMAT,
      sha256: "",
    });
    return rollbackResult(changes, name, committed, committed.revision);
  });
}

/**
 * Returns the changes that a rollback would commit. A document that cannot be read changes even if the history has the
 * right content, because its file has to be replaced.
 * @throws StoreError `store/unknown-revision`, `store/ambiguous-revision`, `store/broken-history`
 */
export async function planRollback(
  store: ContentStore,
  to: RevisionReference,
  only: readonly DocumentId[] | undefined,
  state: StoreState,
): Promise<DocumentChange[]> {
  const target = await store.documentsAt(to);
  const current = await state.read([SITE, ...(await state.pages())]);
  const ids = new Set(only ?? [...current.keys(), ...target.keys()]);
  return [...ids].flatMap((page) => {
    const stored = current.get(page);
    const before = stored?.content ?? null;
    const after = target.get(page) ?? null;
    return isSame(before, after) && stored?.isUnreadable !== true ? [] : [{ page, before, after }];
  });
}

const FORMAT = "rollback";

async function rollbackResult(
  changes: readonly DocumentChange[],
  to: RevisionReference,
  { revision, id, warnings = [] }: Pick<StoreState, "revision" | "id"> & Pick<CommittedRevision, "warnings">,
  committed?: number,
): Promise<ImportResult> {
  const count = formatCount(changes.length, "page");
  const message =
    changes.length === 0
      ? `Nothing to restore: the content already matches revision ${to}.`
      : committed === undefined
        ? `Would restore ${count} to revision ${to}.`
        : `Restored ${count} to revision ${to}, as revision ${committed}.`;
  const imported: ImportResult["imported"] = [];
  const pause = createPause();
  for (const change of changes) {
    await pause();
    const { changes: fields, ...page } = toPageChange(change);
    imported.push({
      ...page,
      ...(committed !== undefined && { version: committed }),
      ...(page.status === "updated" && { changes: fields }),
    });
  }
  return { success: true, message, format: FORMAT, revision, revisionId: id, imported, diagnostics: [...warnings] };
}
