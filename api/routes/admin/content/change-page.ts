import * as z from "zod";
import type { AuditEvent } from "#api/auth/audit/audit-log.ts";
import { expectedRevision, NoteSchema, readJson } from "#api/http/request-validation.ts";
import { type ContentTasks, decodePlan } from "#api/tasks/content-tasks.ts";
import { serializeResult } from "#api/tasks/serialize-result.ts";
import { changePage, type PageChangeRequest } from "#content/revisions/change-page.ts";
import { type ContentStore, expectRevision, type StoreState } from "#content/store/content-store.ts";
import type { AuditTrail } from "../guards/audit-trail.ts";
import type { AdminHandler } from "../guards/require-session.ts";
import { respondWithResult } from "./respond-with-result.ts";

/** The longest id, path or URL of a page. */
const MAX_REFERENCE_LENGTH = 2000;
const ReferenceSchema = z.string().min(1).max(MAX_REFERENCE_LENGTH);
const CommonSchema = z.strictObject({ message: NoteSchema.optional(), dryRun: z.boolean().optional() });

const BODIES = {
  move: CommonSchema.extend({ from: ReferenceSchema, to: ReferenceSchema }),
  retire: CommonSchema.extend({
    page: ReferenceSchema,
    /** Without a target, visitors see that the page is gone. */
    to: ReferenceSchema.optional(),
    /** Turns links in texts into plain text if nothing replaces the page. */
    unlink: z.boolean().optional(),
  }),
};

const EVENTS: Readonly<Record<PageChangeRequest["kind"], AuditEvent>> = { move: "page-moved", retire: "page-retired" };

/** Moves or retires a page in the same way as `agency move` and `agency retire`, and responds with the result. */
export function createChangePageHandler(
  kind: PageChangeRequest["kind"],
  store: ContentStore,
  { planPageChange, previewPageChange }: ContentTasks,
  { recordChange }: AuditTrail,
): AdminHandler {
  return async (c, { name: by, account }) => {
    const ifRevision = expectedRevision(c);
    const { message, dryRun, ...body } = await readJson(c, BODIES[kind]);
    const request = toRequest(body);
    if (dryRun) return respondWithResult(c, await previewPageChange(request, ifRevision));
    const note = { by, account, message: message || undefined };
    // The writer lock keeps the store as the task reads it.
    const plan = async (state: StoreState) => {
      const planned = await planPageChange(request);
      expectRevision(state, planned.id);
      return decodePlan(planned);
    };
    const run = () => changePage(store, request, { ifRevision, note, plan });
    return respondWithResult(c, serializeResult(await recordChange(c, { event: EVENTS[kind], ...note }, run)));
  };
}

function toRequest(
  body: { from: string; to: string } | { page: string; to?: string | undefined; unlink?: boolean | undefined },
): PageChangeRequest {
  if ("from" in body) return { kind: "move", ...body };
  const { unlink: mayUnlink, ...retirement } = body;
  return { kind: "retire", ...retirement, mayUnlink };
}
