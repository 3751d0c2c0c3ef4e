import * as z from "zod";
import type { ContentStore } from "#content/content-store.ts";
import { rollback } from "#content/rollback.ts";
import { expectedRevision, PageNames, RevisionNumber, readJson, Why } from "../../admin/fields.ts";
import type { Recorder } from "../../admin/recorder.ts";
import { answerResult } from "./answer-result.ts";
import type { Call } from "./call.ts";

const Body = z.strictObject({
  to: RevisionNumber,
  /** These only. */
  pages: PageNames.optional(),
  message: Why.optional(),
  dryRun: z.boolean().optional(),
});

/** Takes back what came after a revision. */
export function rollBack(store: ContentStore, { recorded }: Recorder): Call {
  return async (c, { name: by }) => {
    const ifRevision = expectedRevision(c);
    const { to, pages: only, message, dryRun: isDryRun } = await readJson(c, Body);
    const note = { by, message: message || undefined };
    const run = () => rollback(store, to, { only, isDryRun, ifRevision, note });
    return answerResult(c, isDryRun ? await run() : await recorded(c, { event: "rollback", ...note }, run));
  };
}
