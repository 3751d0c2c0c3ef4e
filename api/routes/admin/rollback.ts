import * as z from "zod";
import { expectedRevision, PageNames, RevisionNumber, readJson, Why } from "#api/http/request-validation.ts";
import { rollback } from "#content/revisions/rollback.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import type { Call } from "./admin-call.ts";
import type { AuditTrail } from "./audit-trail.ts";
import { answerResult } from "./respond-with-result.ts";

const Body = z.strictObject({
  to: RevisionNumber,
  /** These only. */
  pages: PageNames.optional(),
  message: Why.optional(),
  dryRun: z.boolean().optional(),
});

/** Takes back what came after a revision. */
export function rollBack(store: ContentStore, { recorded }: AuditTrail): Call {
  return async (c, { name: by }) => {
    const ifRevision = expectedRevision(c);
    const { to, pages: only, message, dryRun: isDryRun } = await readJson(c, Body);
    const note = { by, message: message || undefined };
    const run = () => rollback(store, to, { only, isDryRun, ifRevision, note });
    return answerResult(c, isDryRun ? await run() : await recorded(c, { event: "rollback", ...note }, run));
  };
}
