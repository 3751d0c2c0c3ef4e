/** Routes of the revisions: their list, their content, and the way back to them. */
import { Hono } from "hono";
import * as z from "zod";
import { ApiError } from "#api/http/api-error.ts";
import {
  bodyOf,
  DocumentIdSchema,
  expectedRevision,
  LatestRevisionSchema,
  NoteSchema,
  queryOf,
  RevisionParamSchema,
  rollbackFields,
  toRollbackRequest,
} from "#api/http/request-validation.ts";
import { respondEncodedJson, respondJson, saveAs } from "#api/http/respond.ts";
import { decodePlan, readLatestRevision, serializeResult } from "#api/tasks/serialize-result.ts";
import { FORMAT_NAMES } from "#content/importer/formats/detect.ts";
import { siteExport } from "#content/importer/formats/formats.ts";
import { listRevisions } from "#content/revisions/read-history.ts";
import { rollback } from "#content/revisions/rollback.ts";
import { type ContentStore, StoreError, type StoreState } from "#content/store/content-store.ts";
import { isSame } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { AdminEnv } from "../guards/admin-env.ts";
import { allow } from "../guards/allow.ts";
import { recordChange } from "../guards/audit-trail.ts";

const REVISIONS_PER_RESPONSE = 50;
/** Larger revisions list their pages only. */
const MAX_PAGES_WITH_FIELDS = 3;

const ListSchema = z.strictObject({
  page: DocumentIdSchema.optional(),
  before: RevisionParamSchema.optional(),
  after: LatestRevisionSchema.optional(),
});
const ExportSchema = z.strictObject({
  /** The newest revision by default. */
  revision: RevisionParamSchema.optional(),
  to: z.enum(FORMAT_NAMES, `The format must be one of ${FORMAT_NAMES.join(", ")}.`).default(siteExport.name),
});
const RollbackSchema = z.strictObject({
  ...rollbackFields,
  message: NoteSchema.optional(),
  dryRun: z.boolean().optional(),
});

const NOT_OWN = "Editors can undo only their own changes. Ask an owner to undo changes of others.";

export const historyRoutes = new Hono<AdminEnv>()
  /** Responds with revisions, newest first, and with the newest revision of the store. */
  .get("/history", allow("editor"), queryOf(ListSchema), async (c) => {
    const { store } = c.var.admin;
    const query = c.req.valid("query");
    const latest = await readLatestRevision(store);
    const history = await listRevisions(store, { ...query, limit: REVISIONS_PER_RESPONSE });
    const revisions = await Promise.all(
      history.revisions.map(async (revision) => {
        const isShort = revision.pages.length <= MAX_PAGES_WITH_FIELDS;
        return { ...revision, ...(isShort && { fields: await listTopFields(store, revision.id) }) };
      }),
    );
    return respondJson(c, { ...latest, ...history, revisions });
  })
  .get("/history/:revision", allow("editor"), async (c) => {
    const { success, data: revision } = RevisionParamSchema.safeParse(c.req.param("revision"));
    if (!success) throw new ApiError("unknown-revision");
    return respondEncodedJson(c, await c.var.admin.tasks.readRevision(revision));
  })
  /**
   * Restores the content of an earlier revision, or takes the changes of one revision back, as a new revision, and responds
   * with the result. Editors may only undo their own revisions.
   */
  .post("/rollback", allow("editor"), bodyOf(RollbackSchema), async (c) => {
    const { store, tasks, proposals } = c.var.admin;
    const { role, name: by, account } = c.var.session;
    const ifRevision = expectedRevision(c);
    const { message, dryRun, ...fields } = c.req.valid("json");
    const request = toRollbackRequest(fields);
    if (request === undefined) throw new ApiError("invalid", { message: "Name one revision: in `to`, or in `undo`." });
    if (role === "editor") {
      const author = "undo" in request ? (await store.summary(request.undo)).account : undefined;
      if (author !== account) throw new ApiError("forbidden", { message: NOT_OWN });
    }
    const note = { by, account, message: message || undefined };
    // The writer lock keeps the store as the task reads it.
    const plan = async (state: StoreState) => {
      const decoded = await decodePlan(state, await tasks.planRollback(request));
      await proposals.requireApproved(decoded.changes, { name: by, id: account, role });
      return decoded;
    };
    const run = () => rollback(store, request, { ifRevision, note, plan });
    const { json, status } = dryRun
      ? await tasks.previewRollback(request, ifRevision)
      : serializeResult(await recordChange(c, { event: "rollback", message: note.message }, run));
    return respondEncodedJson(c, json, { status });
  })
  /** Responds with all content as a file that the importer accepts. */
  .get("/export", allow("editor"), queryOf(ExportSchema), async (c) => {
    const query = c.req.valid("query");
    const { revision, json } = await c.var.admin.tasks.exportContent(query);
    return respondEncodedJson(c, json, { headers: saveAs(`${query.to}-revision-${revision}.json`) });
  });

/** Returns the keys at the top of each document that a revision has updated. An entry that cannot be read has none. */
async function listTopFields(store: ContentStore, id: string): Promise<Record<DocumentId, string[]>> {
  const { changes } = await store.revision(id).catch((cause: unknown) => {
    if (cause instanceof StoreError) return { changes: [] };
    throw cause;
  });
  const fields = changes.flatMap(({ page, before, after }): [DocumentId, string[]][] => {
    if (before === null || after === null) return [];
    const keys = Object.keys({ ...before, ...after });
    return [[page, keys.filter((key) => !isSame(before[key], after[key]))]];
  });
  return Object.fromEntries(fields);
}
