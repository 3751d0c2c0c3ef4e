import type { ImportedPage } from "#content/importer/plan.ts";
import { formatStatus, type ImportResult } from "#content/importer/result.ts";
import { formatConflicts } from "./format-conflicts.ts";
import type { Style } from "./style.ts";
import { table } from "./table.ts";

/** Rows that a person still reads. The JSON result contains all pages. */
const MAX_ROWS = 100;

/** Formats the result of an import or a rollback as a table of pages and a summary. */
export function formatImportResult({ imported, conflicts = [], message, success }: ImportResult, style: Style): string {
  const rows = imported.slice(0, MAX_ROWS);
  const pages = table(rows, [
    { title: "Page", cell: ({ page }) => page },
    { title: "Status", cell: (row) => colorStatus(row, style) },
    { title: "Version", cell: ({ version }) => (version === undefined ? "" : String(version)) },
    { title: "Fields", cell: ({ changes }) => (changes === undefined ? "" : String(changes.length)) },
  ]);
  const omitted = imported.length - rows.length;
  const rest = omitted === 0 ? "" : `  … and ${omitted} more (--format json lists all)\n`;
  const summary = success ? style.green(message) : style.red(message);
  return `${imported.length === 0 ? "" : `${pages}${rest}\n`}${formatConflicts(conflicts, style)}${summary}\n`;
}

function colorStatus(page: ImportedPage, style: Style): string {
  const status = formatStatus(page);
  if (page.status === "error") return style.red(status);
  if (page.status === "unchanged") return style.dim(status);
  return page.status === "skipped" ? style.yellow(status) : style.green(status);
}
