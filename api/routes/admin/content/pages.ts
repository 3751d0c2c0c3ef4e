/** Routes that read the content of the site, and that move and retire pages. */
import { Hono } from "hono";
import * as z from "zod";
import type { AuditEvent } from "#api/auth/audit/audit-log.ts";
import type { Call } from "#api/http/app-env.ts";
import { readBody } from "#api/http/body-reader.ts";
import {
  bodyOf,
  DocumentIdsSchema,
  expectedRevision,
  lineSchema,
  NoteSchema,
  queryOf,
} from "#api/http/request-validation.ts";
import { respondEncodedJson } from "#api/http/respond.ts";
import { decodePlan, serializeResult } from "#api/tasks/serialize-result.ts";
import { API_LIMITS } from "#content/importer/parse/limits.ts";
import { commitPageChange, type PageChangeRequest } from "#content/revisions/change-page.ts";
import { PageChangeError } from "#content/revisions/page-plan.ts";
import { expectRevision, type StoreState } from "#content/store/content-store.ts";
import type { AdminEnv, SessionEnv } from "../guards/admin-env.ts";
import { allow } from "../guards/allow.ts";
import { recordChange } from "../guards/audit-trail.ts";

const ReferenceSchema = z.string().min(1).max(2000);
const CommonSchema = z.strictObject({ message: NoteSchema.optional(), dryRun: z.boolean().optional() });
const MoveSchema = CommonSchema.extend({ from: ReferenceSchema, to: ReferenceSchema });
const RetireSchema = CommonSchema.extend({
  page: ReferenceSchema,
  /** Without a target, visitors see that the page is gone. */
  to: ReferenceSchema.optional(),
  /** Turns links in texts into plain text if nothing replaces the page. */
  unlink: z.boolean().optional(),
});
const SearchSchema = z.strictObject({ text: lineSchema("The text to find", 2, 200) });

const EVENTS: Readonly<Record<PageChangeRequest["kind"], AuditEvent>> = { move: "page-moved", retire: "page-retired" };

export const pageRoutes = new Hono<AdminEnv>()
  .post("/documents", allow("editor"), bodyOf(z.strictObject({ ids: DocumentIdsSchema })), async (c) => {
    const { ids } = c.req.valid("json");
    return respondEncodedJson(c, await c.var.admin.tasks.readDocuments(ids));
  })
  .get("/site-index", allow("editor"), async (c) => respondEncodedJson(c, await c.var.admin.tasks.indexSite()))
  .get("/site-health", allow("editor"), async (c) => respondEncodedJson(c, await c.var.admin.tasks.checkSite()))
  .get("/pages", allow("editor"), async (c) => respondEncodedJson(c, await c.var.admin.tasks.listPages()))
  .get("/pages/search", allow("editor"), queryOf(SearchSchema), async (c) => {
    const { text } = c.req.valid("query");
    return respondEncodedJson(c, await c.var.admin.tasks.searchPages(text));
  })
  .post("/pages/move", allow("editor"), bodyOf(MoveSchema), async (c) => {
    const ifRevision = expectedRevision(c);
    const { message, dryRun, ...move } = c.req.valid("json");
    return changePageAs(c, { kind: "move", ...move }, { ifRevision, message, dryRun });
  })
  .post("/pages/retire", allow("editor"), bodyOf(RetireSchema), async (c) => {
    const ifRevision = expectedRevision(c);
    const { message, dryRun, unlink: mayUnlink, ...retirement } = c.req.valid("json");
    return changePageAs(c, { kind: "retire", ...retirement, mayUnlink }, { ifRevision, message, dryRun });
  })
  /** Responds with a page as HTML, rendered from unsaved documents or from the content after a rollback. */
  .post("/preview", allow("editor"), async (c) =>
    respondEncodedJson(c, await c.var.admin.tasks.renderPreview(await readBody(c, API_LIMITS.bytes))),
  );

/** Moves or retires a page in the same way as `agency move` and `agency retire`, and responds with the result. */
async function changePageAs(
  c: Call<SessionEnv>,
  request: PageChangeRequest,
  { ifRevision, message, dryRun }: z.infer<typeof CommonSchema> & { ifRevision: string | undefined },
) {
  const { admin } = c.var;
  const { name, account, role } = c.var.session;
  const { planPageChange, previewPageChange } = admin.tasks;
  const note = { by: name, account, message: message || undefined };
  // The writer lock keeps the store as the task reads it.
  const plan = async (state: StoreState) => {
    const planned = await planPageChange(request);
    expectRevision(state, planned.id);
    if ("refused" in planned) return new PageChangeError(...planned.refused);
    const decoded = await decodePlan(state, planned);
    await admin.proposals.requireApproved(decoded.changes, { name, id: account, role });
    return decoded;
  };
  const run = () => commitPageChange(admin.store, request, { ifRevision, note, plan });
  const { json, status } = dryRun
    ? await previewPageChange(request, ifRevision)
    : serializeResult(await recordChange(c, { event: EVENTS[request.kind], message: note.message }, run));
  return respondEncodedJson(c, json, { status });
}
