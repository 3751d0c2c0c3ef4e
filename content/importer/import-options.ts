import type { Limits } from "./parse/limits.ts";

/** What an input that came from no file is called. */
export const PASTED = "pasted text";

export interface ImportInput {
  raw: Uint8Array | string;
  /** What findings call the input, and what the history says it came from. */
  file: string;
}

export interface ImportOptions {
  /** The page of an input that does not name one. */
  page?: string | undefined;
  /** `merge` (RFC 7396) by default; `replace` makes a page exactly what was given. */
  mode?: "merge" | "replace" | undefined;
  /** Slugs that do not exist yet become pages. */
  mayCreate?: boolean | undefined;
  /** Stop before the commit. */
  isDryRun?: boolean | undefined;
  /** Write the good pages although others have errors. */
  isPartial?: boolean | undefined;
  /** Warnings are errors. */
  isStrict?: boolean | undefined;
  /** Refuse where the store has another revision. */
  ifRevision?: number | undefined;
  limits?: Limits | undefined;
  /** Is told now and then how much of the work is done, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** How much of the work is done when a stage is over; the rest is to read what is stored, and to compare. */
export const PROGRESS_WEIGHTS = { parsed: 0.2, normalised: 0.3, sanitised: 0.4 } as const;
