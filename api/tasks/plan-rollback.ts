import { planRollback as planChanges, type RollbackRequest, rollback } from "#content/revisions/rollback.ts";
import type { UndoPlan } from "#content/revisions/undo.ts";
import type { RevisionReference, StoreState } from "#content/store/content-store.ts";
import { type EncodedChanges, encodeChanges } from "./encoded-changes.ts";
import { type SerializedResult, serializeResult } from "./serialize-result.ts";
import type { TaskParts } from "./task-parts.ts";

/** The plan of a rollback, and the state of the store that it was made for. */
export interface PlannedRollback extends Pick<StoreState, "revision" | "id"> {
  plan: Omit<UndoPlan, "changes"> & { changes: EncodedChanges };
}

/** Plans a rollback. */
export function planRollback(request: RollbackRequest, { store }: TaskParts): Promise<PlannedRollback> {
  return store.withSnapshot(async (state) => {
    const plan = await planChanges(store, request, state);
    return { revision: state.revision, id: state.id, plan: { ...plan, changes: encodeChanges(plan.changes) } };
  });
}

/** Returns the result that a rollback would have if the store is at a revision. */
export async function previewRollback(
  request: RollbackRequest,
  ifRevision: RevisionReference | undefined,
  { store }: TaskParts,
): Promise<SerializedResult> {
  return serializeResult(await rollback(store, request, { ifRevision, isDryRun: true, note: { by: "" } }));
}
