import { changePage, type PageChangeRequest, planPageChange as planChange } from "#content/revisions/change-page.ts";
import { PageChangeError, type PagePlan } from "#content/revisions/page-plan.ts";
import type { RevisionReference, StoreState } from "#content/store/content-store.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { decodeChanges, type EncodedChanges, encodeChanges } from "./encoded-changes.ts";
import { type SerializedResult, serializeResult } from "./serialize-result.ts";
import type { TaskParts } from "./task-parts.ts";

/** The plan of a change that retires or moves a page, and the state of the store that it was made for. */
export interface PlannedPageChange extends Pick<StoreState, "revision" | "id"> {
  /** The plan, or the reasons why the site does not allow the change. */
  plan: (Omit<PagePlan, "changes"> & { changes: EncodedChanges }) | { refused: readonly Diagnostic[] };
}

/** Plans to retire or to move a page. */
export function planPageChange(
  request: PageChangeRequest,
  { store }: Pick<TaskParts, "store">,
): Promise<PlannedPageChange> {
  return store.withSnapshot(async (state) => {
    const { revision, id } = state;
    const plan = await planChange(state, request);
    if (plan instanceof PageChangeError) return { revision, id, plan: { refused: plan.diagnostics } };
    return { revision, id, plan: { ...plan, changes: encodeChanges(plan.changes) } };
  });
}

/** Returns a plan with its changes as objects. */
export async function decodePlan({ plan }: PlannedPageChange): Promise<PagePlan | PageChangeError> {
  if ("refused" in plan) return new PageChangeError(...plan.refused);
  return { ...plan, changes: await decodeChanges(plan.changes) };
}

/** Returns the result that retiring or moving a page would have. */
export async function previewPageChange(
  request: PageChangeRequest,
  ifRevision: RevisionReference | undefined,
  { store }: Pick<TaskParts, "store">,
): Promise<SerializedResult> {
  return serializeResult(await changePage(store, request, { ifRevision, isDryRun: true, note: { by: "" } }));
}
