/** What a page and the worker that checks for it ask of each other; `calls.ts` carries it. */
import type { ImportResult } from "#content/importer/result.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { StoredDocuments } from "../api/admin-api.ts";
import type { Completion, Description } from "../completion/complete.ts";

export interface CheckOptions {
  /** The page of a text that is token-only. */
  page: string;
  mayCreate: boolean;
  isPartial: boolean;
  /** Another number where the store may have changed. */
  generation: number;
}

/** What each page would hold after the import that was checked last; null where it would be gone. */
export type ContentAfter = Record<DocumentId, JsonObject | null>;

export interface WorkerCalls {
  /** What importing a text would come to. Fails where the documents cannot be read. */
  check(text: string, options: CheckOptions): Promise<ImportResult>;
  /** Of these pages, those that would change. */
  contentAfter(pages: readonly DocumentId[]): ContentAfter;
  complete(text: string, offset: number): Promise<Completion[]>;
  describe(text: string, offset: number): Promise<Description | undefined>;
}

export interface PageCalls {
  readDocuments(ids: readonly DocumentId[]): Promise<StoredDocuments>;
  /** From 0 to 1. */
  showProgress(share: number): void;
}
