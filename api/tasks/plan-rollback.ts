import { planRollback as planChanges, rollback } from "#content/revisions/rollback.ts";
import type { RevisionReference, StoreState } from "#content/store/content-store.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { type EncodedChanges, encodeChanges } from "./encoded-changes.ts";
import { type SerializedResult, serializeResult } from "./serialize-result.ts";
import type { TaskParts } from "./task-parts.ts";

export interface RollbackRequest {
  /** The revision to restore. */
  to: RevisionReference;
  /** The documents to restore, by default all. */
  only?: readonly DocumentId[] | undefined;
  /** The revision that the store must be at. */
  ifRevision?: RevisionReference | undefined;
}

/** The changes of a rollback, and the state of the store that they were planned for. */
export interface PlannedRollback extends Pick<StoreState, "revision" | "id"> {
  changes: EncodedChanges;
}

/** Plans a rollback. */
export function planRollback({ to, only }: RollbackRequest, { store }: TaskParts): Promise<PlannedRollback> {
  return store.withSnapshot(async (state) => ({
    revision: state.revision,
    id: state.id,
    changes: encodeChanges(await planChanges(store, to, only, state)),
  }));
}

/** Returns the result that a rollback would have. */
export async function previewRollback(
  { to, only, ifRevision }: RollbackRequest,
  { store }: TaskParts,
): Promise<SerializedResult> {
  return serializeResult(await rollback(store, to, { only, ifRevision, isDryRun: true, note: { by: "" } }));
}
