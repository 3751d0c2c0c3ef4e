import * as z from "zod";
import type { ContentStore } from "#content/content-store.ts";
import { documentsAt } from "#content/documents-at.ts";
import { FORMAT_NAMES, formatNamed } from "#content/importer/detect.ts";
import { exportDocuments } from "#content/importer/export.ts";
import { siteExport } from "#content/importer/formats/site-export.ts";
import { SITE } from "#schemas/pages.ts";
import { checked, invalid, RevisionText } from "../../admin/fields.ts";
import { answerFile } from "../../answer.ts";
import type { Call } from "./call.ts";

const Query = z.strictObject({
  /** By default as the content is now. */
  revision: RevisionText.optional(),
  to: z.enum(FORMAT_NAMES, `A format is ${FORMAT_NAMES.join(", ")}.`).default(siteExport.name),
});

/** The content as a file that can be imported. */
export function exportContent(store: ContentStore): Call {
  return async (c) => {
    const { revision, to } = checked(Query, c.req.query());
    const format = formatNamed(to) ?? siteExport;
    const newest = await store.peek(async (state) => state.revision);
    const documents = await documentsAt(store, revision);
    const { value, lost } = exportDocuments(documents, format, documents.get(SITE));
    if (lost.length > 0) throw invalid([{ field: "to", message: `${to} cannot hold all of the content.` }]);
    const name = `${to}-revision-${revision ?? newest}.json`;
    return answerFile(c, `${JSON.stringify(value, null, 2)}\n`, name);
  };
}
