/** Rollback: a new revision that restores earlier content, or takes one revision back. */
import { isSame } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { formatCount } from "../documents/format-count.ts";
import { hasOpenConflict, type ImportResult } from "../importer/plan/result.ts";
import { createPause } from "../platform/event-loop.ts";
import {
  type CommittedRevision,
  type ContentStore,
  expectRevision,
  type RevisionNote,
  type RevisionReference,
  type StoreState,
} from "../store/content-store.ts";
import { isNumber } from "../store/revision-name.ts";
import { toPageChange } from "./read-history.ts";
import { planUndo, type UndoPlan, type UndoRequest } from "./undo.ts";

interface RestoreRequest {
  /** The revision to restore; 0 is the state before the first one. */
  to: RevisionReference;
  /** The documents to restore, by default all. */
  only?: readonly DocumentId[] | undefined;
}

export type RollbackRequest = RestoreRequest | UndoRequest;

interface RollbackOptions {
  /** True to compute the result without changing the store. */
  isDryRun?: boolean | undefined;
  /** The revision that the store must be at. */
  ifRevision?: RevisionReference | undefined;
  /** Plans the changes for a state of the store, by default on the calling thread. */
  plan?: (state: StoreState) => Promise<UndoPlan>;
  note: Pick<RevisionNote, "by" | "account"> & { message?: string | undefined };
}

/**
 * Commits a new revision whose content is exactly that of an earlier one, or from which the changes of one revision are
 * gone. Edits by hand count as changes like any others: the store has recorded them as a revision, so nothing is lost.
 * @throws StoreError `store/unknown-revision`, `store/ambiguous-revision`, `store/broken-history`, `store/revision-conflict`
 */
export async function rollback(
  store: ContentStore,
  request: RollbackRequest,
  { isDryRun = false, ifRevision, note, plan = (state) => planRollback(store, request, state) }: RollbackOptions,
): Promise<ImportResult> {
  const outcome = await describeRequest(store, request);
  const planFor = (state: StoreState) => {
    expectRevision(state, ifRevision);
    return plan(state);
  };
  if (isDryRun) {
    return store.withSnapshot(async (state) => rollbackResult(await planFor(state), outcome, state, { isDryRun }));
  }
  return store.transaction(async (writer) => {
    const planned = await planFor(writer);
    if (isRefused(planned)) return rollbackResult({ ...planned, changes: [] }, outcome, writer);
    if (planned.changes.length === 0) return rollbackResult(planned, outcome, writer);
    const { by, account, message = outcome.note } = note;
    const { source, format } = outcome;
    const committed = await writer.commit(planned.changes, { by, account, message, source, format, sha256: "" });
    return rollbackResult(planned, outcome, committed, { committed: committed.revision });
  });
}

/**
 * Returns the changes that a rollback would commit. A document that cannot be read changes even if the history has the
 * right content, because its file has to be replaced.
 * @throws StoreError `store/unknown-revision`, `store/ambiguous-revision`, `store/broken-history`
 */
export async function planRollback(
  store: ContentStore,
  request: RollbackRequest,
  state: StoreState,
): Promise<UndoPlan> {
  if ("undo" in request) return planUndo(store, request, state);
  const target = await store.documentsAt(request.to);
  const current = await state.read([SITE, ...(await state.pages())]);
  const ids = new Set(request.only ?? [...current.keys(), ...target.keys()]);
  const changes = [...ids].flatMap((page) => {
    const stored = current.get(page);
    const before = stored?.content ?? null;
    // No page can be shown without the site settings, so they stay.
    const after = target.get(page) ?? (page === SITE ? before : null);
    return isSame(before, after) && stored?.isUnreadable !== true ? [] : [{ page, before, after }];
  });
  return { changes, conflicts: [], diagnostics: [] };
}

function isRefused({ conflicts, diagnostics }: UndoPlan): boolean {
  return hasOpenConflict({ conflicts }) || diagnostics.some(({ severity }) => severity === "error");
}

/** Returns the texts about a rollback, for its result and for the history. `of` follows the verbs. */
async function describeRequest(store: ContentStore, request: RollbackRequest) {
  const reference = "undo" in request ? request.undo : request.to;
  // The history needs a name that stays unique when branches are merged.
  const id = String(reference) === "0" && "to" in request ? "0" : (await store.summary(reference)).id;
  const name = isNumber(reference) ? reference : id;
  const texts =
    "undo" in request
      ? {
          format: "undo",
          note: `Undo revision ${id}`,
          nothing: `Nothing to undo: no change of revision ${name} is left in the content.`,
          verbs: { would: "Would undo", did: "Undid" },
          of: (pages: string) => `revision ${name} on ${pages}`,
        }
      : {
          format: "rollback",
          note: `Back to revision ${id}`,
          nothing: `Nothing to restore: the content already matches revision ${name}.`,
          verbs: { would: "Would restore", did: "Restored" },
          of: (pages: string) => `${pages} to revision ${name}`,
        };
  return { source: `revision ${id}`, ...texts };
}

async function rollbackResult(
  plan: UndoPlan,
  { format, nothing, verbs, of }: Awaited<ReturnType<typeof describeRequest>>,
  { revision, id, warnings = [] }: Pick<StoreState, "revision" | "id"> & Pick<CommittedRevision, "warnings">,
  { committed, isDryRun = false }: { committed?: number; isDryRun?: boolean } = {},
): Promise<ImportResult> {
  const { changes, conflicts } = plan;
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
  const count = formatCount(changes.length, "page");
  const outcome =
    changes.length === 0
      ? nothing
      : committed === undefined
        ? `${verbs.would} ${of(count)}.`
        : `${verbs.did} ${of(count)}, as revision ${committed}.`;
  const problem = isRefused(plan) ? describeProblem(plan) : undefined;
  return {
    success: problem === undefined || (isDryRun && hasOpenConflict(plan)),
    message:
      problem === undefined
        ? outcome
        : `${isDryRun && changes.length > 0 ? outcome : "Nothing was changed."} ${problem}`,
    format,
    revision,
    revisionId: id,
    imported,
    ...(conflicts.length > 0 && { conflicts }),
    diagnostics: [...plan.diagnostics, ...warnings],
  };
}

function describeProblem({ conflicts, diagnostics }: UndoPlan): string | undefined {
  const open = conflicts.filter(({ settled }) => settled === undefined).length;
  if (open === 0) return diagnostics.find(({ severity }) => severity === "error")?.message;
  return `Later revisions also changed ${open} of its fields. Choose what to keep there.`;
}
