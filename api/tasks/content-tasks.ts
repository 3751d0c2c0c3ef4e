import type { PageChangeRequest } from "#content/revisions/change-page.ts";
import type { RollbackRequest } from "#content/revisions/rollback.ts";
import type { RevisionReference } from "#content/store/content-store.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { checkSite } from "./check-site.ts";
import { type ExportedContent, type ExportRequest, exportContent } from "./export-content.ts";
import { indexSite } from "./index-site.ts";
import { listPages, searchPages } from "./list-pages.ts";
import { listPhotoUses, type PhotoUse } from "./list-photo-uses.ts";
import { type ImportRequest, type PlannedImport, planImport } from "./plan-import.ts";
import { type PlannedPageChange, planPageChange, previewPageChange } from "./plan-page-change.ts";
import { type PlannedRollback, planRollback, previewRollback } from "./plan-rollback.ts";
import { readDocuments, readRevision } from "./read-content.ts";
import { renderPreview } from "./render-preview.ts";
import type { SerializedResult } from "./serialize-result.ts";
import type { TaskParts } from "./task-parts.ts";

/**
 * Work of the admin that takes long for a large input or a large site. It runs in a worker thread, so that the server
 * keeps answering requests, or on the calling thread. All arguments and results are plain data, and JSON is in UTF-8.
 */
export interface ContentTasks {
  planImport(request: ImportRequest): Promise<PlannedImport>;
  planRollback(request: RollbackRequest): Promise<PlannedRollback>;
  /** Returns the result that a rollback would have. */
  previewRollback(request: RollbackRequest, ifRevision: RevisionReference | undefined): Promise<SerializedResult>;
  /** Renders the page that the JSON body of a preview request describes. */
  renderPreview(body: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
  exportContent(request: ExportRequest): Promise<ExportedContent>;
  /** Returns stored documents and their revision, from which the admin in the browser plans an import. */
  readDocuments(ids: readonly DocumentId[]): Promise<Uint8Array<ArrayBuffer>>;
  /** Returns a revision and the fields that it changed. */
  readRevision(revision: RevisionReference): Promise<Uint8Array<ArrayBuffer>>;
  /** Returns the fields that name each photo, by its name. */
  listPhotoUses(): Promise<Map<string, PhotoUse[]>>;
  /** Returns an index of the site and its revision, with which the admin in the browser lints an import. */
  indexSite(): Promise<Uint8Array<ArrayBuffer>>;
  /** Returns the pages of the site, with their last changes, and the revision of the store. */
  listPages(): Promise<Uint8Array<ArrayBuffer>>;
  /** Returns the places where a phrase is in the texts of the site. */
  searchPages(phrase: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Plans to retire or to move a page. */
  planPageChange(request: PageChangeRequest): Promise<PlannedPageChange>;
  /** Returns the result that retiring or moving a page would have. */
  previewPageChange(request: PageChangeRequest, ifRevision: RevisionReference | undefined): Promise<SerializedResult>;
  /** Returns what lint finds on the whole site, the rules for publishing included, and the revision. */
  checkSite(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Creates the tasks for the calling thread. */
export function createContentTasks(parts: TaskParts): ContentTasks {
  return {
    planImport: (request) => planImport(request, parts),
    planRollback: (request) => planRollback(request, parts),
    previewRollback: (request, ifRevision) => previewRollback(request, ifRevision, parts),
    renderPreview: (body) => renderPreview(body, parts),
    exportContent: (request) => exportContent(request, parts),
    readDocuments: (ids) => readDocuments(ids, parts),
    readRevision: (revision) => readRevision(revision, parts),
    listPhotoUses: () => listPhotoUses(parts),
    indexSite: () => indexSite(parts),
    listPages: () => listPages(parts),
    searchPages: (phrase) => searchPages(phrase, parts),
    planPageChange: (request) => planPageChange(request, parts),
    previewPageChange: (request, ifRevision) => previewPageChange(request, ifRevision, parts),
    checkSite: () => checkSite(parts),
  };
}
