/** The functions that the page and its check worker call on each other, and the size of a large text for both. */
import type { FactReach } from "#content/facts/fact-reach.ts";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { SiteIndexAnswer, StoredDocuments } from "../api/client.ts";
import type { Completion, Description } from "./complete.ts";
import type { TextKind } from "./json-text.ts";

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
export interface DocumentPatches {
  revisionId: string;
  patches: Readonly<Record<DocumentId, JsonObject>>;
}

export interface WorkerCalls {
  /** Plans the import of a text. Fails if the documents cannot be read. */
  check(text: string, options: CheckOptions): Promise<ImportResult>;
  /** Returns those of the given pages that the import changes. */
  contentAfter(pages: readonly DocumentId[]): ContentAfter;
  /** Returns where the site settings appear that the import changes. */
  reach(): Promise<FactReach[]>;
  /** Returns the corrections of the pages that would keep the former value of a fact that the import changes. */
  outdatedPages(): Promise<DocumentPatches>;
  complete(text: string, offset: number): Promise<Completion[]>;
  describe(text: string, offset: number): Promise<Description | undefined>;
  inspect(text: string): TextKind;
  /** Returns the same JSON on several lines, or undefined if the text is not JSON. */
  tidy(text: string): string | undefined;
  /** Returns the IDs of the site's pages, in the order of the site. */
  listPages(): Promise<DocumentId[]>;
}

export interface PageCalls {
  readDocuments(ids: readonly DocumentId[]): Promise<StoredDocuments>;
  readSiteIndex(): Promise<SiteIndexAnswer>;
  /** @param progress from 0 to 1 */
  showProgress(progress: number): void;
}
