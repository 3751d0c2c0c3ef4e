import * as z from "zod";
import {
  DocumentIdsSchema,
  expectedRevision,
  NoteSchema,
  RevisionSchema,
  readJson,
} from "#api/http/request-validation.ts";
import { rollback } from "#content/revisions/rollback.ts";
import type { ContentStore } from "#content/store/content-store.ts";
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
export function createRollbackHandler(store: ContentStore, { recordChange }: AuditTrail): AdminHandler {
  return async (c, { name: by }) => {
    const ifRevision = expectedRevision(c);
    const { to, pages: only, message, dryRun: isDryRun } = await readJson(c, BodySchema);
    const note = { by, message: message || undefined };
    const run = () => rollback(store, to, { only, isDryRun, ifRevision, note });
    return respondWithResult(c, isDryRun ? await run() : await recordChange(c, { event: "rollback", ...note }, run));
  };
}
