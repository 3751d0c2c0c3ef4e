import * as z from "zod";
import { checked, invalid, RevisionText } from "#api/http/request-validation.ts";
import { respondFile } from "#api/http/respond.ts";
import { FORMAT_NAMES, findFormat } from "#content/importer/detect.ts";
import { exportDocuments } from "#content/importer/export.ts";
import { siteExport } from "#content/importer/formats/site-export.ts";
import { documentsAtRevision } from "#content/revisions/documents-at-revision.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { SITE } from "#schemas/page-ids.ts";
import type { Call } from "./admin-call.ts";

const Query = z.strictObject({
  /** By default as the content is now. */
  revision: RevisionText.optional(),
  to: z.enum(FORMAT_NAMES, `A format is ${FORMAT_NAMES.join(", ")}.`).default(siteExport.name),
});

/** The content as a file that can be imported. */
export function exportContent(store: ContentStore): Call {
  return async (c) => {
    const { revision, to } = checked(Query, c.req.query());
    const format = findFormat(to) ?? siteExport;
    const newest = await store.withSnapshot(async (state) => state.revision);
    const documents = await documentsAtRevision(store, revision);
    const { value, lost } = exportDocuments(documents, format, documents.get(SITE));
    if (lost.length > 0) throw invalid([{ field: "to", message: `${to} cannot hold all of the content.` }]);
    const name = `${to}-revision-${revision ?? newest}.json`;
    return respondFile(c, `${JSON.stringify(value, null, 2)}\n`, name);
  };
}
