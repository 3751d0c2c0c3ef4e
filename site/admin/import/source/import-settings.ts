import type { PageId } from "#schemas/page-ids.ts";

/** The settings of an import. */
export interface ImportSettings {
  /** The target page of token-only content. */
  page: PageId;
  mayCreate: boolean;
  isPartial: boolean;
  /** The note for the history. */
  message: string;
}

export const DEFAULT_SETTINGS: ImportSettings = { page: "home", mayCreate: false, isPartial: false, message: "" };
