import * as z from "zod";
import { ApiError } from "#api/http/api-error.ts";
import {
  expectedRevision,
  NoteSchema,
  readJson,
  rollbackFields,
  toRollbackRequest,
} from "#api/http/request-validation.ts";
import type { ContentTasks } from "#api/tasks/content-tasks.ts";
import { decodeChanges } from "#api/tasks/encoded-changes.ts";
import { serializeResult } from "#api/tasks/serialize-result.ts";
import { rollback } from "#content/revisions/rollback.ts";
import { type ContentStore, expectRevision, type StoreState } from "#content/store/content-store.ts";
import type { AuditTrail } from "../guards/audit-trail.ts";
import type { AdminHandler } from "../guards/require-session.ts";
import { respondWithResult } from "./respond-with-result.ts";

const BodySchema = z.strictObject({
  ...rollbackFields,
  message: NoteSchema.optional(),
  dryRun: z.boolean().optional(),
});

/**
 * Restores the content of an earlier revision, or takes the changes of one revision back, as a new revision, and responds
 * with the result. Editors may only undo their own revisions.
 */
export function createRollbackHandler(
  store: ContentStore,
  { planRollback, previewRollback }: ContentTasks,
  { recordChange }: AuditTrail,
): AdminHandler {
  return async (c, session) => {
    const ifRevision = expectedRevision(c);
    const { message, dryRun, ...fields } = await readJson(c, BodySchema);
    const request = toRollbackRequest(fields);
    if (request === undefined) throw new ApiError("invalid", { message: "Name one revision: in `to`, or in `undo`." });
    if (session.role === "editor") {
      const { account } = "undo" in request ? await store.summary(request.undo) : {};
      if (account !== session.account) throw new ApiError("forbidden", { message: NOT_OWN });
    }
    if (dryRun) return respondWithResult(c, await previewRollback(request, ifRevision));
    const note = { by: session.name, account: session.account, message: message || undefined };
    // The writer lock keeps the store as the task reads it.
    const plan = async (state: StoreState) => {
      const planned = await planRollback(request);
      expectRevision(state, planned.id);
      return { ...planned.plan, changes: await decodeChanges(planned.plan.changes) };
    };
    const run = () => rollback(store, request, { ifRevision, note, plan });
    return respondWithResult(c, serializeResult(await recordChange(c, { event: "rollback", ...note }, run)));
  };
}

const NOT_OWN = "Editors can undo only their own changes. Ask an owner to undo changes of others.";
