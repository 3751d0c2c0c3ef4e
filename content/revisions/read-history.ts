/** The revisions of a store, as people look back on them. */
import type { DocumentId } from "#schemas/page-ids.ts";
import { diffFields, type FieldChange } from "../documents/diff.ts";
import type { ContentStore, DocumentChange, Revision } from "../store/content-store.ts";

/** A revision without its content. */
export interface RevisionSummary extends Omit<Revision, "changes"> {
  pages: DocumentId[];
}

/** What became of a document. */
export interface PageChange {
  page: DocumentId;
  status: "created" | "updated" | "removed";
  /** By field. */
  changes: FieldChange[];
}

export interface RevisionDetail extends Omit<Revision, "changes"> {
  pages: PageChange[];
}

export interface HistoryPage {
  /** The newest first. */
  revisions: RevisionSummary[];
  /** Whether there are older ones. */
  hasMore: boolean;
}

interface HistoryOptions {
  /** Those that changed this page. */
  page?: DocumentId | undefined;
  /** Those before this revision, and those after that one. */
  before?: number | undefined;
  after?: number | undefined;
  /** As many at most. */
  limit?: number | undefined;
}

export async function readHistory(
  store: ContentStore,
  { page, before = Infinity, after = 0, limit = Infinity }: HistoryOptions = {},
): Promise<HistoryPage> {
  const revisions: RevisionSummary[] = [];
  for (const number of (await store.revisions()).reverse()) {
    if (number >= before || number <= after) continue;
    const { changes, ...note } = await store.revision(number);
    const pages = changes.map((change) => change.page);
    if (page !== undefined && !pages.includes(page)) continue;
    if (revisions.length >= limit) return { revisions, hasMore: true };
    revisions.push({ ...note, pages });
  }
  return { revisions, hasMore: false };
}

/** @throws StoreError `store/unknown-revision` */
export async function readRevisionDetail(store: ContentStore, revision: number): Promise<RevisionDetail> {
  const { changes, ...note } = await store.revision(revision);
  return { ...note, pages: changes.map(toPageChange) };
}

export function toPageChange({ page, before, after }: DocumentChange): PageChange {
  const status = after === null ? "removed" : before === null ? "created" : "updated";
  return { page, status, changes: diffFields(before ?? undefined, after ?? undefined) };
}
