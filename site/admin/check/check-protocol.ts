/** Types that the page and its check worker exchange, and the size of a large text for both. */
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { SiteIndexAnswer, StoredDocuments } from "../api/client.ts";

/** The length in UTF-16 code units from which a text is large: its check takes time and is not done after every key press. */
export const LARGE_TEXT_LENGTH = 1024 * 1024;

export interface CheckOptions {
  /** The target page of token-only content. */
  page: string;
  mayCreate: boolean;
  isPartial: boolean;
  /** True for the text of a form: findings are in the words of forms. */
  isForm?: boolean | undefined;
  storeVersion: number;
}

/** The content of each page after the import that was checked last; null for a page that the import removes. */
export type ContentAfter = Record<DocumentId, JsonObject | null>;

/** Patches (RFC 7396) of documents at one revision. */
export type DocumentPatches = { revisionId: string; patches: Readonly<Record<DocumentId, JsonObject>> };

export interface PageCalls {
  readDocuments(ids: readonly DocumentId[]): Promise<StoredDocuments>;
  readSiteIndex(): Promise<SiteIndexAnswer>;
  /** @param progress from 0 to 1 */
  showProgress(progress: number): void;
}
