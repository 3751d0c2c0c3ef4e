/** Rollback: a new revision that restores earlier content, or takes one revision back. */
import { isSame } from "#schemas/json.ts";
import { type DocumentId, isSettings, SETTINGS } from "#schemas/page-ids.ts";
import { formatCount } from "../documents/format-number.ts";
import { hasOpenConflict, type ImportResult } from "../importer/plan/result.ts";
import type { ContentStore, RevisionReference, StoreState } from "../store/content-store.ts";
import { isNumber } from "../store/revision-name.ts";
import { type CommitOptions, commitPlan, listImported, type Outcome } from "./commit-plan.ts";
import { describeRefusal, isRefused, type PatchPlan } from "./patch.ts";
import { planRevisionUndo, type UndoRequest } from "./undo.ts";

/** An undo, or a revision to restore: 0 is the state before the first one. `only` names the documents, by default all. */
export type RollbackRequest = { to: RevisionReference; only?: readonly DocumentId[] | undefined } | UndoRequest;

/**
 * Commits a new revision whose content is exactly that of an earlier one, or from which the changes of one revision are
 * gone. Edits by hand count as changes like any others: the store has recorded them as a revision, so nothing is lost.
 * @throws StoreError `store/unknown-revision`, `store/ambiguous-revision`, `store/broken-history`, `store/revision-conflict`
 */
export async function rollback(
  store: ContentStore,
  request: RollbackRequest,
  { plan = (state) => planRollback(store, request, state), ...options }: CommitOptions<PatchPlan>,
): Promise<ImportResult> {
  const texts = await describeRequest(store, request);
  return commitPlan(
    store,
    { ...options, plan },
    (planned) => {
      const { changes } = planned;
      const { source, format, note: message } = texts;
      return isRefused(planned) || changes.length === 0 ? undefined : { changes, source, format, message };
    },
    (planned, outcome) => buildResult(planned, texts, outcome, options.isDryRun ?? false),
  );
}

/**
 * Returns the changes that a rollback would commit. A document that cannot be read changes even if the history has the
 * right content, because its file has to be replaced.
 * @throws StoreError `store/unknown-revision`, `store/ambiguous-revision`, `store/broken-history`
 */
export async function planRollback(store: ContentStore, request: RollbackRequest, state: StoreState) {
  if ("undo" in request) return planRevisionUndo(store, request, state);
  const target = await store.documentsAt(request.to);
  const current = await state.read([...SETTINGS, ...(await state.pages())]);
  const ids = new Set(request.only ?? [...current.keys(), ...target.keys()]);
  const changes = [...ids].flatMap((page) => {
    const stored = current.get(page);
    const before = stored?.content ?? null;
    // No page can be shown without the site settings, so they stay.
    const after = target.get(page) ?? (isSettings(page) ? before : null);
    return isSame(before, after) && stored?.isUnreadable !== true ? [] : [{ page, before, after }];
  });
  return { changes, conflicts: [], diagnostics: [] };
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

async function buildResult(
  plan: PatchPlan,
  { format, nothing, verbs, of }: Awaited<ReturnType<typeof describeRequest>>,
  outcome: Outcome,
  isDryRun: boolean,
): Promise<ImportResult> {
  const { revision, id, isCommitted, warnings = [] } = outcome;
  const { conflicts, diagnostics } = plan;
  const problem = describeRefusal(plan, "Later revisions");
  const changes = problem === undefined || isDryRun ? plan.changes : [];
  const pages = of(formatCount(changes.length, "page"));
  const effect = isCommitted ? `${verbs.did} ${pages}, as revision ${revision}.` : `${verbs.would} ${pages}.`;
  const message = changes.length === 0 ? nothing : effect;
  const start = isDryRun && changes.length > 0 ? message : "Nothing was changed.";
  return {
    success: problem === undefined || (isDryRun && hasOpenConflict(plan)),
    message: problem === undefined ? message : `${start} ${problem}`,
    format,
    revision,
    revisionId: id,
    imported: await listImported(changes, outcome),
    ...(conflicts.length > 0 && { conflicts }),
    diagnostics: [...diagnostics, ...warnings],
  };
}
