/** What an import says of itself when it is over. */
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { ImportOptions } from "./import-options.ts";
import type { ImportedPage, Planned } from "./plan.ts";

/** The same for the command line, the API and the admin. */
export interface ImportResult {
  success: boolean;
  message: string;
  /** Undefined where the input could not be read that far. */
  format?: string;
  why?: string;
  /** The newest revision of the store after the import. */
  revision?: number;
  imported: ImportedPage[];
  diagnostics: Diagnostic[];
}

/**
 * @param revision the newest of the store, where that is known
 * @param committed the one that the import made, if it made one
 */
export function buildResult(
  { pages, diagnostics }: Planned,
  { format, why }: Pick<ImportResult, "format" | "why">,
  { isDryRun = false }: ImportOptions,
  { revision, committed }: { revision: number | undefined; committed?: number },
): ImportResult {
  const imported = pages.map((page) =>
    committed !== undefined && isWritten(page) ? { ...page, version: committed } : page,
  );
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  return {
    success: errors === 0 || imported.some(isWritten),
    message: summarize(imported, { errors, isDryRun, committed }),
    ...(format !== undefined && { format }),
    ...(why !== undefined && { why }),
    ...(revision !== undefined && { revision }),
    imported,
    diagnostics,
  };
}

function isWritten({ status }: ImportedPage): boolean {
  return status === "created" || status === "updated";
}

function summarize(
  pages: readonly ImportedPage[],
  { errors, isDryRun, committed }: { errors: number; isDryRun: boolean; committed: number | undefined },
): string {
  const count = (status: string) => pages.filter((page) => page.status === status).length;
  const [created, updated, unchanged] = [count("created"), count("updated"), count("unchanged")];
  const counts = [
    created > 0 && `${created} created`,
    updated > 0 && `${updated} updated`,
    unchanged > 0 && `${unchanged} unchanged`,
  ];
  const detail = counts.filter(Boolean).join(", ");
  const wrong = errors > 0 ? plural(errors, "error") : "";
  if (created + updated === 0)
    return errors > 0 ? `Nothing was imported: ${wrong}.` : `Nothing to do: ${plural(unchanged, "page")} unchanged.`;
  const rest = errors > 0 ? `; ${wrong} in the others` : "";
  if (isDryRun) return `Would import ${plural(created + updated, "page")}: ${detail}${rest}.`;
  return `Imported ${plural(created + updated, "page")} as revision ${committed}: ${detail}${rest}.`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
