import { Hono } from "hono";
import * as z from "zod";
import { ApiError } from "#api/http/api-error.ts";
import { readBody } from "#api/http/body-reader.ts";
import {
  collapsedLineSchema,
  expectedRevision,
  FlagSchema,
  NoteSchema,
  queryOf,
} from "#api/http/request-validation.ts";
import { respondEncodedJson } from "#api/http/respond.ts";
import { parseChanges, requireMayEnd } from "#api/proposals/proposals.ts";
import type { ContentTasks, ImportRequest } from "#api/tasks/content-tasks.ts";
import { decodeChanges, type SerializedResult, serializeResult } from "#api/tasks/serialize-result.ts";
import { commitPreview } from "#content/importer/import-content.ts";
import { API_LIMITS } from "#content/importer/parse/limits.ts";
import { optionsFromFlags, PASTED } from "#content/importer/plan/import-options.ts";
import type { ImportResult } from "#content/importer/plan/result.ts";
import { StoreError } from "#content/store/content-store.ts";
import { DEFAULT_MAX_DIAGNOSTICS } from "#schemas/limit-diagnostics.ts";
import type { AdminEnv } from "../guards/admin-env.ts";
import { allow } from "../guards/allow.ts";
import { recordChange } from "../guards/audit-trail.ts";

/** Rejects unknown parameters, so that a misspelled `dryRun` does not import. */
const QuerySchema = z.strictObject({
  /** Page for input that does not name one. */
  page: z.string().max(200).optional(),
  source: collapsedLineSchema("The source", 200).default(PASTED),
  message: NoteSchema.default(""),
  /** ID and version of the change that was saved for later, which this import publishes: `3f9c1b07d1.2`. */
  proposal: z
    .string()
    .regex(/^\w{1,20}\.\d{1,9}$/, "`proposal` must be an id and a version, such as 3f9c1b07d1.2.")
    .optional(),
  /** The revision that the input was made from if it does not name one. */
  base: z.string().max(100).optional(),
  /** The version that settles conflicts. */
  prefer: z.enum(["theirs", "yours"], "`prefer` must be theirs or yours.").optional(),
  mode: z.enum(["merge", "replace"], "`mode` must be merge or replace.").default("merge"),
  create: FlagSchema,
  partial: FlagSchema,
  strict: FlagSchema,
  fix: FlagSchema,
  dryRun: FlagSchema,
  /** The maximum number of findings in the response, or 0 for all. */
  maxDiagnostics: z
    .string()
    .regex(/^\d{1,9}$/, "`maxDiagnostics` must be a whole number.")
    .transform(Number)
    .default(DEFAULT_MAX_DIAGNOSTICS),
});

/** Number of plans of an import while others commit changes between the plan and its commit. */
const MAX_ATTEMPTS = 3;

export const importRoutes = new Hono<AdminEnv>()
  /** Imports the request body in the same way as `agency import`, and responds with the importer's result. */
  .post("/import", allow("editor"), queryOf(QuerySchema), async (c) => {
    const { store, tasks, proposals, now } = c.var.admin;
    const { name: by, account, role } = c.var.session;
    const person = { name: by, id: account, role };
    const query = c.req.valid("query");
    const { source: file, message, dryRun, maxDiagnostics, proposal } = query;
    const options = optionsFromFlags({ ...query, ifRevision: expectedRevision(c) });
    const request: ImportRequest = { raw: await readBody(c, API_LIMITS.bytes), file, options, maxDiagnostics };
    const [id, version] = proposal?.split(".") ?? [];
    const run = async (attempts = MAX_ATTEMPTS): Promise<ImportResult & { response: SerializedResult }> => {
      const planned = await tasks.planImport(request).catch((cause) => rejectStale(cause, request, tasks));
      const { result, response, sha256 } = planned;
      const row = id === undefined || dryRun || !result.success ? undefined : await proposals.find(id, Number(version));
      const pages = new Set(result.imported.map(({ page }) => page));
      // An import that leaves out pages of the saved change would drop their changes silently.
      const isLeftOver = row !== undefined && parseChanges(row).some(({ page }) => !pages.has(page));
      if (isLeftOver || (row?.leased_until_ms ?? 0) > now()) throw new ApiError("proposal-changed");
      if (row?.state === "approved" || row?.state === "scheduled") requireMayEnd(row, person);
      if (response !== undefined) {
        // The site has the change already.
        if (row !== undefined) await proposals.complete(row, undefined);
        return { ...result, response };
      }
      try {
        const plan = { result, changes: await decodeChanges(planned.changes) };
        await proposals.requireApproved(plan.changes, person);
        const committed = await commitPreview(plan, store, { by, account, message, sha256, source: file });
        if (row !== undefined) await proposals.complete(row, committed.revisionId);
        return { ...committed, response: serializeResult(committed, maxDiagnostics) };
      } catch (cause) {
        if (attempts > 1 && isRevisionConflict(cause)) return run(attempts - 1);
        throw cause;
      }
    };
    const { response } = await (dryRun
      ? run()
      : recordChange(c, { event: "import", message, ...(id && { about: [id] }) }, () => run()));
    return respondEncodedJson(c, response.json, { status: response.status });
  });

function isRevisionConflict(cause: unknown): boolean {
  return cause instanceof StoreError && cause.code === "store/revision-conflict";
}

/**
 * Rejects an import that expected another revision, and adds the fields that others have changed since then. If these
 * cannot be found, it rejects the import without them.
 * @throws ApiError `revision-conflict`, or `cause` if it is another error
 */
async function rejectStale(
  cause: unknown,
  { options: { ifRevision, ...options }, ...request }: ImportRequest,
  { planImport }: Pick<ContentTasks, "planImport">,
): Promise<never> {
  if (!isRevisionConflict(cause)) throw cause;
  const sinceExpected = { ...options, base: options.base ?? String(ifRevision), isDryRun: true };
  const planned = await planImport({ ...request, options: sinceExpected }).catch(() => undefined);
  if (planned === undefined) throw cause;
  const { revision, revisionId, conflicts } = planned.result;
  const details = { revision, revisionId, ...(conflicts && { conflicts }) };
  throw new ApiError("revision-conflict", { cause, details });
}
