/** The result of an import, a rollback, a retirement or a move, and its wire format in the API and in JSON output. */
import { formatCount, formatNumber } from "#content/documents/format-number.ts";
import type { StoreState } from "#content/store/content-store.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { countProblems } from "#schemas/limit-diagnostics.ts";
import { commandWords } from "#schemas/words.ts";
import type { ImportConflict, ImportedPage, ImportPlan } from "./plan.ts";

export interface ImportResult {
  success: boolean;
  message: string;
  /** Undefined if no input could be read that far. */
  format?: string;
  /** Why the input is in this format, to follow "because" in a sentence. */
  why?: string;
  /** The number of the newest revision of the store after the import. */
  revision?: number;
  /** The id of that revision. Revisions of merged branches may share a number, but never an id. */
  revisionId?: string;
  imported: ImportedPage[];
  /** Undefined if there are none. */
  conflicts?: ImportConflict[];
  diagnostics: Diagnostic[];
}

/** A page in the wire format: an error is `error: <reason>`. */
export type WireImportedPage = Pick<ImportedPage, "page" | "version" | "changes" | "keptChanges"> & { status: string };

export type WireImportResult = Omit<ImportResult, "imported"> & { imported?: WireImportedPage[] };

export function buildResult(
  { pages, conflicts, diagnostics }: Omit<ImportPlan, "changes">,
  { format, why }: Pick<ImportResult, "format" | "why">,
  { revision, id, isCommitted = false }: Partial<Pick<StoreState, "revision" | "id">> & { isCommitted?: boolean },
): ImportResult {
  const version = isCommitted && revision !== undefined && { version: revision };
  const imported = pages.map((page) => (isChanged(page) ? { ...page, ...version } : page));
  return {
    success: imported.some(isChanged) || diagnostics.every(({ severity }) => severity !== "error"),
    message: describeImport({ imported, conflicts, diagnostics }, isCommitted ? revision : undefined),
    ...(format !== undefined && { format }),
    ...(why !== undefined && { why }),
    ...(revision !== undefined && { revision }),
    ...(id !== undefined && { revisionId: id }),
    imported,
    ...(conflicts.length > 0 && { conflicts }),
    diagnostics,
  };
}

function isChanged(page: ImportedPage): page is ImportedPage & { status: "created" | "updated" } {
  return page.status === "created" || page.status === "updated";
}

/** Describes the outcome of an import in one or two sentences. */
export function describeImport(
  { imported: pages, conflicts = [], diagnostics }: Pick<ImportResult, "imported" | "conflicts" | "diagnostics">,
  revision: number | undefined,
  words = commandWords,
): string {
  const open = conflicts.filter(isOpen).length;
  const errors = countProblems(diagnostics.filter(({ severity }) => severity === "error")) - open;
  const openConflicts = open > 0 ? [`${formatCount(open, "conflict")} with newer changes`] : [];
  const problems = [...(errors > 0 ? [formatCount(errors, "error")] : []), ...openConflicts].join(", ");
  const count = (status: ImportedPage["status"]) => pages.filter((page) => page.status === status).length;
  const changed = count("created") + count("updated");
  if (changed === 0 && problems !== "") return `Nothing was imported: ${problems}.`;
  const kept = pages.reduce((sum, { keptChanges = 0 }) => sum + keptChanges, 0);
  const keptNote = kept > 0 ? ` Kept ${formatCount(kept, "newer change")}.` : "";
  if (changed === 0) return `Nothing to do: ${formatCount(count("unchanged"), "page")} unchanged.${keptNote}`;
  const details = (["created", "updated", "unchanged"] as const).flatMap((status) =>
    count(status) > 0 ? [`${formatNumber(count(status))} ${status}`] : [],
  );
  const verb = revision === undefined ? "Would import" : "Imported";
  const target = revision === undefined ? "" : ` as ${words.revision} ${revision}`;
  const rest = problems === "" ? "" : `; ${problems} in other pages`;
  return `${verb} ${formatCount(changed, "page")}${target}: ${details.join(", ")}${rest}.${keptNote}`;
}

const isOpen = ({ settled }: ImportConflict) => settled === undefined;

/** Checks whether a conflict that is not settled prevents the import of a page. */
export function hasOpenConflict({ conflicts = [] }: Pick<ImportResult, "conflicts">): boolean {
  return conflicts.some(isOpen);
}

/** Returns the status of a page as the wire format and the tables show it: an error is `error: <reason>`. */
export function formatStatus(page: ImportedPage): string {
  return page.status === "error" ? `error: ${page.reason}` : page.status;
}

export function toWireResult(result: ImportResult): WireImportResult {
  const imported = result.imported.map((page) =>
    page.status === "error" ? { page: page.page, status: formatStatus(page) } : page,
  );
  return { ...result, imported };
}

/** Converts a result from the wire, whose list of pages is optional. A status with the word "error" is an error. */
export function fromWireResult({ imported = [], ...result }: WireImportResult): ImportResult {
  const pages = imported.map(({ status, ...page }): ImportedPage => {
    if (status.includes("error")) return { page: page.page, status: "error", reason: status.replace(/^error: /, "") };
    return { ...page, status } as ImportedPage;
  });
  return { ...result, imported: pages };
}
