/** Undo: the inverse of one revision, merged by field with what came later. */
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, isSettings } from "#schemas/page-ids.ts";
import {
  type ContentStore,
  type Revision,
  type RevisionReference,
  readContents,
  type StoreState,
} from "../store/content-store.ts";
import { type DocumentVersions, type PatchOptions, type PatchPlan, planMerge, reverse } from "./patch.ts";

export type UndoRequest = PatchOptions & { undo: RevisionReference };

/**
 * Plans to undo a revision. Its fields go back to their values before it, unless a later revision changed them, too: these are
 * conflicts. All other fields stay as they are.
 * @throws StoreError `store/unknown-revision`, `store/ambiguous-revision`, `store/broken-history`
 */
export async function planRevisionUndo(
  store: Pick<ContentStore, "revision">,
  { undo, ...options }: UndoRequest,
  state: Pick<StoreState, "read">,
): Promise<PatchPlan> {
  const revision = await store.revision(undo);
  const stored = await readContents(
    state,
    revision.changes.map(({ page }) => page),
  );
  const contentOf = (page: DocumentId) => stored.get(page);
  return planMerge(invert(revision, contentOf), contentOf, options, revision.id);
}

/**
 * Returns the inverse of each change: the three versions of a document to merge. Undoing a move brings later changes of the
 * moved page to its old address.
 */
function invert(
  { format, changes }: Revision,
  contentOf: (page: DocumentId) => JsonObject | undefined,
): DocumentVersions[] {
  const from = changes.find(({ page, after }) => !isSettings(page) && after === null);
  const to = changes.find(({ page, before }) => !isSettings(page) && before === null);
  const isMovedBack =
    format === "move" && from && to && contentOf(from.page) === undefined && contentOf(to.page) !== undefined;
  return reverse(changes).map(({ page, before, after }) => {
    const theirs = contentOf(page);
    const yours = after ?? undefined;
    if (isMovedBack && page === from.page) {
      return { page, base: to.after ?? undefined, theirs: contentOf(to.page), yours };
    }
    return { page, base: isMovedBack && page === to.page ? theirs : (before ?? undefined), theirs, yours };
  });
}
