import type { LintContext } from "#content/lint/site-index.ts";
import type { ContentStore, PendingDocuments } from "#content/store/content-store.ts";
import type { PageId } from "#schemas/page-ids.ts";

/** Dependencies of the content tasks. */
export interface TaskParts {
  store: ContentStore;
  /**
   * Renders a page with unsaved documents in place of the stored ones.
   * @returns the page as HTML, or undefined if the page would not exist
   */
  preview(page: PageId, documents: PendingDocuments): Promise<string | undefined>;
  /** Returns what lint has to know of the site beside its content. */
  readLintContext(): Promise<LintContext>;
}
