import { hash } from "node:crypto";
import * as z from "zod";
import { bodyReader, JSON_TYPE } from "#api/http/read-body.ts";
import { checked, expectedRevision, oneLine, Why } from "#api/http/request-validation.ts";
import { importContent } from "#content/importer/import-content.ts";
import { PASTED } from "#content/importer/import-options.ts";
import { API_LIMITS } from "#content/importer/parse/limits.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import type { Call } from "./admin-call.ts";
import type { AuditTrail } from "./audit-trail.ts";
import { answerResult } from "./respond-with-result.ts";

const Flag = z.stringbool("A flag is true or false.").default(false);

/** Strict, so that no misspelt dry run imports. */
const Query = z.strictObject({
  /** The page of an input that does not name one. */
  page: z.string().max(200).optional(),
  /** The name of the file. */
  source: oneLine("A source", 200).default(PASTED),
  message: Why.default(""),
  create: Flag,
  partial: Flag,
  dryRun: Flag,
});

const readText = bodyReader({ types: [JSON_TYPE], maxBytes: API_LIMITS.bytes });

/** Imports the text of the body, as the importer takes it from the command line. */
export function importText(store: ContentStore, { recorded }: AuditTrail): Call {
  return async (c, { name: by }) => {
    const { page, source: file, message, create, partial, dryRun } = checked(Query, c.req.query());
    const ifRevision = expectedRevision(c);
    const raw = await readText(c);
    const options = { page, mayCreate: create, isPartial: partial, isDryRun: dryRun, ifRevision, limits: API_LIMITS };
    const run = () => importContent([{ raw, file }], options, store, { by, message, sha256: hash("sha256", raw) });
    return answerResult(c, dryRun ? await run() : await recorded(c, { event: "import", by, message }, run));
  };
}
