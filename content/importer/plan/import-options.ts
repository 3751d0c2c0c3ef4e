import type { MergeSide } from "#content/documents/three-way-merge.ts";
import type { Source } from "#content/findings/finding.ts";
import type { LintContext } from "#content/lint/model/lint-site.ts";
import type { RevisionReference } from "#content/store/content-store.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { Limits } from "../parse/limits.ts";

/** The name of an input that does not come from a file. */
export const PASTED = "pasted text";

export interface ImportInput {
  raw: Uint8Array | string;
  /** Name of the input in findings and in the history. */
  file: string;
}

export interface ImportOptions {
  /** The page of an input that does not name one. */
  page?: string | undefined;
  /** `merge` (RFC 7396, the default) changes what the input gives; `replace` makes a page exactly what the input gives. */
  mode?: "merge" | "replace" | undefined;
  /** Creates pages for slugs that do not exist yet. */
  mayCreate?: boolean | undefined;
  isDryRun?: boolean | undefined;
  /** Imports the valid pages even if others have errors. */
  isPartial?: boolean | undefined;
  /** Corrects the mistakes in the input that have one safe correction, and reports each as `content/fixed`. */
  mayFix?: boolean | undefined;
  /** Returns the text of a stored document, for the position of an error in it. */
  readStoredSource?: ((page: DocumentId) => Source | undefined) | undefined;
  isStrict?: boolean | undefined;
  /** The reference of the revision that an input was made from if it does not name one. */
  base?: string | undefined;
  /** Settles conflicts between newer changes of the store (`theirs`) and the input (`yours`). */
  prefer?: MergeSide | undefined;
  /** Returns what is needed to check the site as the import would leave it. Without it, no lint rule runs. */
  readLintContext?: (() => Promise<LintContext>) | undefined;
  /** Rejects the import if the store is at another revision. */
  ifRevision?: RevisionReference | undefined;
  limits?: Limits | undefined;
  /** Called from time to time with the completed fraction of the work, from 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
}

/** The options that are plain data. */
export type PlainImportOptions = Omit<ImportOptions, "limits" | "onProgress" | "readLintContext" | "readStoredSource">;

/** Options of an import by the names that they have on the command line and in the API. */
export interface ImportFlags
  extends Pick<ImportOptions, "page" | "mode" | "base" | "prefer" | "ifRevision">,
    Partial<Record<"create" | "dryRun" | "partial" | "strict" | "fix", boolean | undefined>> {}

export function optionsFromFlags({ page, mode, base, prefer, ifRevision, ...flags }: ImportFlags): PlainImportOptions {
  const { create: mayCreate, dryRun: isDryRun, partial: isPartial, strict: isStrict, fix: mayFix } = flags;
  return { page, mode, base, prefer, ifRevision, mayCreate, isDryRun, isPartial, isStrict, mayFix };
}

/** Completed fraction of the work after each stage. Reading and comparing the stored documents is the rest. */
export const PROGRESS_WEIGHTS = { parsed: 0.2, normalized: 0.3, sanitized: 0.4 } as const;
