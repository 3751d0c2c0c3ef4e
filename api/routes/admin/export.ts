import * as z from "zod";
import { createInvalidError, RevisionParamSchema, validate } from "#api/http/request-validation.ts";
import { respondFile } from "#api/http/respond.ts";
import { exportDocuments } from "#content/importer/export.ts";
import { FORMAT_NAMES, findFormat } from "#content/importer/formats/detect.ts";
import { siteExport } from "#content/importer/formats/site-export.ts";
import { documentsAtRevision } from "#content/revisions/documents-at-revision.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import type { AdminHandler } from "./require-session.ts";

const QuerySchema = z.strictObject({
  /** The newest revision by default. */
  revision: RevisionParamSchema.optional(),
  to: z.enum(FORMAT_NAMES, `The format must be one of ${FORMAT_NAMES.join(", ")}.`).default(siteExport.name),
});

/** Responds with all content as a file that the importer accepts. */
export function createExportHandler(store: ContentStore): AdminHandler {
  return async (c) => {
    const { revision, to } = validate(QuerySchema, c.req.query());
    const format = findFormat(to) ?? siteExport;
    const current = await store.withSnapshot(async ({ id }) => id);
    const $revision =
      revision === undefined || revision === "0" ? (revision ?? current) : (await store.summary(revision)).id;
    const documents = await documentsAtRevision(store, revision);
    const { value, lost } = exportDocuments(documents, format, { $revision });
    if (lost.length > 0) throw createInvalidError([{ field: "to", message: lossyMessage(to) }]);
    const fileName = `${to}-revision-${$revision}.json`;
    return respondFile(c, `${JSON.stringify(value, null, 2)}\n`, fileName);
  };
}

function lossyMessage(format: string): string {
  return `The format ${format} cannot represent all of the content. Export it as ${siteExport.name}.`;
}
