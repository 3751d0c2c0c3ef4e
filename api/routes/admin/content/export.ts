import * as z from "zod";
import { RevisionParamSchema, validate } from "#api/http/request-validation.ts";
import { respondFile } from "#api/http/respond.ts";
import type { ContentTasks } from "#api/tasks/content-tasks.ts";
import { FORMAT_NAMES } from "#content/importer/formats/detect.ts";
import { siteExport } from "#content/importer/formats/formats.ts";
import type { AdminHandler } from "../guards/require-session.ts";

const QuerySchema = z.strictObject({
  /** The newest revision by default. */
  revision: RevisionParamSchema.optional(),
  to: z.enum(FORMAT_NAMES, `The format must be one of ${FORMAT_NAMES.join(", ")}.`).default(siteExport.name),
});

/** Responds with all content as a file that the importer accepts. */
export function createExportHandler({ exportContent }: ContentTasks): AdminHandler {
  return async (c) => {
    const query = validate(QuerySchema, c.req.query());
    const { revision, json } = await exportContent(query);
    return respondFile(c, json, `${query.to}-revision-${revision}.json`);
  };
}
