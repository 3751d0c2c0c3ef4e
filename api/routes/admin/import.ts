import { hash } from "node:crypto";
import * as z from "zod";
import { ApiError } from "#api/http/api-error.ts";
import { createBodyReader, JSON_TYPE } from "#api/http/body-reader.ts";
import { collapsedLineSchema, expectedRevision, NoteSchema, validate } from "#api/http/request-validation.ts";
import { importContent } from "#content/importer/import-content.ts";
import { API_LIMITS } from "#content/importer/parse/limits.ts";
import { type ImportInput, type ImportOptions, PASTED } from "#content/importer/plan/import-options.ts";
import { type ContentStore, StoreError } from "#content/store/content-store.ts";
import { DEFAULT_MAX_DIAGNOSTICS } from "#schemas/limit-diagnostics.ts";
import type { AdminContext } from "../app-context.ts";
import type { AuditTrail } from "./audit-trail.ts";
import type { AdminHandler } from "./require-session.ts";
import { respondWithResult } from "./respond-with-result.ts";

const FlagSchema = z.stringbool("A flag must be true or false.").default(false);

/** Rejects unknown parameters, so that a misspelled `dryRun` does not import. */
const QuerySchema = z.strictObject({
  /** Page for input that does not name one. */
  page: z.string().max(200).optional(),
  /** Name of the input file. */
  source: collapsedLineSchema("The source", 200).default(PASTED),
  message: NoteSchema.default(""),
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

const readBody = createBodyReader({ types: [JSON_TYPE], maxBytes: API_LIMITS.bytes });

/** Imports the request body in the same way as `agency import`, and responds with the importer's result. */
export function createImportHandler(
  { store, readLintContext }: AdminContext,
  { recordChange }: AuditTrail,
): AdminHandler {
  return async (c, { name: by, account }) => {
    const query = validate(QuerySchema, c.req.query());
    const { source: file, message, dryRun, maxDiagnostics } = query;
    const options = { ...toImportOptions(query), ifRevision: expectedRevision(c), limits: API_LIMITS, readLintContext };
    const raw = await readBody(c);
    const inputs = [{ raw, file }];
    const note = { by, account, message, sha256: hash("sha256", raw) };
    const run = () =>
      importContent(inputs, options, store, note).catch((cause) => rejectStale(cause, inputs, options, store));
    const result = await (dryRun ? run() : recordChange(c, { event: "import", by, account, message }, run));
    return respondWithResult(c, result, maxDiagnostics);
  };
}

function toImportOptions(query: z.infer<typeof QuerySchema>): ImportOptions {
  const { page, mode, base, prefer, create, partial, strict, fix, dryRun } = query;
  return {
    page,
    mode,
    base,
    prefer,
    mayCreate: create,
    isPartial: partial,
    isStrict: strict,
    mayFix: fix,
    isDryRun: dryRun,
  };
}

/**
 * Rejects an import that expected another revision, and adds the fields that others have changed since then. If these
 * cannot be found, it rejects the import without them.
 * @throws ApiError `revision-conflict`, or `cause` if it is another error
 */
async function rejectStale(
  cause: unknown,
  inputs: readonly ImportInput[],
  { ifRevision, ...options }: ImportOptions,
  store: ContentStore,
): Promise<never> {
  if (!(cause instanceof StoreError) || cause.code !== "store/revision-conflict") throw cause;
  const sinceExpected = { ...options, base: options.base ?? String(ifRevision), isDryRun: true };
  const note = { by: "", message: "", sha256: "" };
  const result = await importContent(inputs, sinceExpected, store, note).catch(() => undefined);
  if (result === undefined) throw cause;
  const { revision, revisionId, conflicts } = result;
  throw new ApiError("revision-conflict", {
    cause,
    details: { revision, revisionId, ...(conflicts && { conflicts }) },
  });
}
