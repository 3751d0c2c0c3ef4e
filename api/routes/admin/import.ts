import { hash } from "node:crypto";
import * as z from "zod";
import { createBodyReader, JSON_TYPE } from "#api/http/body-reader.ts";
import { collapsedLineSchema, expectedRevision, NoteSchema, validate } from "#api/http/request-validation.ts";
import { importContent } from "#content/importer/import-content.ts";
import { PASTED } from "#content/importer/import-options.ts";
import { API_LIMITS } from "#content/importer/parse/limits.ts";
import type { ContentStore } from "#content/store/content-store.ts";
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
  create: FlagSchema,
  partial: FlagSchema,
  dryRun: FlagSchema,
});

const readBody = createBodyReader({ types: [JSON_TYPE], maxBytes: API_LIMITS.bytes });

/** Imports the request body in the same way as `agency import`, and responds with the importer's result. */
export function createImportHandler(store: ContentStore, { recordChange }: AuditTrail): AdminHandler {
  return async (c, { name: by }) => {
    const { page, source: file, message, create, partial, dryRun } = validate(QuerySchema, c.req.query());
    const ifRevision = expectedRevision(c);
    const raw = await readBody(c);
    const options = { page, mayCreate: create, isPartial: partial, isDryRun: dryRun, ifRevision, limits: API_LIMITS };
    const run = () => importContent([{ raw, file }], options, store, { by, message, sha256: hash("sha256", raw) });
    return respondWithResult(c, dryRun ? await run() : await recordChange(c, { event: "import", by, message }, run));
  };
}
