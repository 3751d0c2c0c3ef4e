import { exportDocuments } from "#content/importer/export.ts";
import { findFormat } from "#content/importer/formats/detect.ts";
import { siteExport } from "#content/importer/formats/formats.ts";
import { documentsAtRevision } from "#content/revisions/documents-at-revision.ts";
import type { RevisionReference } from "#content/store/content-store.ts";
import { createInvalidError } from "../http/request-validation.ts";
import { encodeText } from "./encode-json.ts";
import type { TaskParts } from "./task-parts.ts";

export interface ExportRequest {
  /** The newest revision by default. */
  revision?: RevisionReference | undefined;
  /** Name of the format. */
  to: string;
}

export interface ExportedContent {
  /** Id of the revision. */
  revision: string;
  json: Uint8Array<ArrayBuffer>;
}

/**
 * Exports all content of a revision.
 * @throws ApiError `invalid` if the format cannot represent the content
 * @throws StoreError `store/unknown-revision`, `store/ambiguous-revision`, `store/broken-history`
 */
export async function exportContent({ revision, to }: ExportRequest, { store }: TaskParts): Promise<ExportedContent> {
  const format = findFormat(to) ?? siteExport;
  const current = await store.withSnapshot(async ({ id }) => id);
  const $revision =
    revision === undefined || revision === "0" ? (revision ?? current) : (await store.summary(revision)).id;
  const documents = await documentsAtRevision(store, revision);
  const { value, lost } = exportDocuments(documents, format, { $revision });
  const message = `The format ${to} cannot represent all of the content. Export it as ${siteExport.name}.`;
  if (lost.length > 0) throw createInvalidError([{ field: "to", message }]);
  return { revision: $revision, json: encodeText(`${JSON.stringify(value, null, 2)}\n`) };
}
