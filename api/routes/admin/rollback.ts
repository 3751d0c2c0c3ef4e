import * as z from "zod";
import {
  DocumentIdsSchema,
  expectedRevision,
  NoteSchema,
  RevisionSchema,
  readJson,
} from "#api/http/request-validation.ts";
import type { ContentTasks } from "#api/tasks/content-tasks.ts";
import { serializeResult } from "#api/tasks/serialize-result.ts";
import { rollback } from "#content/revisions/rollback.ts";
import {
  type ContentStore,
  expectRevision,
  type RevisionReference,
  type StoreState,
} from "#content/store/content-store.ts";
import type { AuditTrail } from "./audit-trail.ts";
import type { AdminHandler } from "./require-session.ts";
import { respondWithResult } from "./respond-with-result.ts";

const BodySchema = z.strictObject({
  /** Revision whose content is restored. */
  to: RevisionSchema,
  /** Documents to restore. All by default. */
  pages: DocumentIdsSchema.optional(),
  message: NoteSchema.optional(),
  dryRun: z.boolean().optional(),
});

/** Restores the content of an earlier revision as a new revision, and responds with the result. */
export function createRollbackHandler(
  store: ContentStore,
  { planRollback, previewRollback }: ContentTasks,
  { recordChange }: AuditTrail,
): AdminHandler {
  return async (c, { name: by }) => {
    const ifRevision = expectedRevision(c);
    const { to, pages: only, message, dryRun } = await readJson(c, BodySchema);
    if (dryRun) return respondWithResult(c, await previewRollback({ to, only, ifRevision }));
    const note = { by, message: message || undefined };
    // The writer lock keeps the store as the task reads it.
    const plan = async (id: RevisionReference, state: StoreState) => {
      const planned = await planRollback({ to: id, only });
      expectRevision(state, planned.id);
      return planned.changes;
    };
    const run = () => rollback(store, to, { only, ifRevision, note, plan });
    return respondWithResult(c, serializeResult(await recordChange(c, { event: "rollback", ...note }, run)));
  };
}
