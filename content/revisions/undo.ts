/** Undo: the inverse of one revision, merged by field with what came later. */
import { type Diagnostic, diagnose } from "#schemas/diagnostics.ts";
import { isSame, type JsonObject, type Pointer } from "#schemas/json.ts";
import { type DocumentId, isSettings } from "#schemas/page-ids.ts";
import { explainPermanent } from "#schemas/redirects.ts";
import { type MergeSide, mergeThreeWay } from "../documents/three-way-merge.ts";
import { validate } from "../documents/validate.ts";
import type { ImportPlan } from "../importer/plan/plan.ts";
import type { ContentStore, Revision, RevisionReference, StoreState } from "../store/content-store.ts";

/** The version of a field that a later revision changed, too: `theirs` is the later one, `yours` the one before. */
export interface UndoChoice {
  page: DocumentId;
  pointer: Pointer;
  side: MergeSide;
}

export interface UndoRequest {
  undo: RevisionReference;
  /** The version of all fields that later revisions changed, too. */
  prefer?: MergeSide | undefined;
  /** The version of single fields, which takes precedence over `prefer`. */
  choices?: readonly UndoChoice[] | undefined;
}

/**
 * A plan like that of an import. As long as a conflict is not settled, its field keeps the later version. The diagnostics
 * include an error if the content would not be valid.
 */
export type RollbackPlan = Omit<ImportPlan, "pages">;

/**
 * Plans to undo a revision. Its fields go back to their values before it, unless a later revision changed them, too: these are
 * conflicts. All other fields stay as they are.
 * @throws StoreError `store/unknown-revision`, `store/ambiguous-revision`, `store/broken-history`
 */
export async function planRevisionUndo(
  store: Pick<ContentStore, "revision">,
  { undo, prefer, choices = [] }: UndoRequest,
  state: Pick<StoreState, "read">,
): Promise<RollbackPlan> {
  const revision = await store.revision(undo);
  const stored = await state.read(revision.changes.map(({ page }) => page));
  const contentOf = (page: DocumentId) => stored.get(page)?.content;
  const plan: RollbackPlan = { changes: [], conflicts: [], diagnostics: [] };
  for (const { page, base, theirs, yours } of invert(revision, contentOf)) {
    const sideOf = (pointer: Pointer) =>
      choices.find((choice) => choice.page === page && choice.pointer === pointer)?.side ?? prefer;
    const { merged, conflicts } = mergeThreeWay(base, theirs, yours, ({ pointer }) => sideOf(pointer) ?? "theirs");
    for (const conflict of conflicts) {
      const settled = sideOf(conflict.pointer);
      plan.conflicts.push({ page, ...conflict, ...(settled && { settled }) });
    }
    if (
      (isSettings(page) || explainPermanent(page, {}, []) !== undefined) &&
      merged === undefined &&
      theirs !== undefined
    ) {
      const message = `${page} stays, because the site needs it.`;
      plan.diagnostics.push(diagnose("page/permanent", message, { page, severity: "warning" }));
      continue;
    }
    const before = contentOf(page) ?? null;
    if (!isSame(before, merged ?? null)) plan.changes.push({ page, before, after: merged ?? null });
    plan.diagnostics.push(...(merged === undefined ? [] : explainInvalid(page, merged, revision.id)));
  }
  return plan;
}

/**
 * Returns the inverse of each change: the three versions of a document to merge. Undoing a move brings later changes of the
 * moved page to its old address.
 */
function invert({ format, changes }: Revision, contentOf: (page: DocumentId) => JsonObject | undefined) {
  const from = changes.find(({ page, after }) => !isSettings(page) && after === null);
  const to = changes.find(({ page, before }) => !isSettings(page) && before === null);
  const isMovedBack =
    format === "move" && from && to && contentOf(from.page) === undefined && contentOf(to.page) !== undefined;
  return changes.map(({ page, before, after }) => {
    const theirs = contentOf(page);
    const yours = before ?? undefined;
    if (isMovedBack && page === from.page) {
      return { page, base: to.after ?? undefined, theirs: contentOf(to.page), yours };
    }
    return { page, base: isMovedBack && page === to.page ? theirs : (after ?? undefined), theirs, yours };
  });
}

function explainInvalid(page: DocumentId, content: JsonObject, revision: string): Diagnostic[] {
  const [violation] = validate(page, content);
  if (violation === undefined) return [];
  const { code, pointer, params } = violation;
  return [diagnose(code, { ...params, undone: { page, revision } }, { page, pointer })];
}
