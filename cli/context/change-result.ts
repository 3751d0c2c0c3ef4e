import { cutText } from "#content/documents/cut-text.ts";
import { formatCount } from "#content/documents/format-number.ts";
import type { ImportedPage } from "#content/importer/plan/plan.ts";
import { formatStatus, type ImportResult, toWireResult } from "#content/importer/plan/result.ts";
import { formatChanges, formatConflicts, suggestSettling } from "../output/format-changes.ts";
import { table } from "../output/table.ts";
import type { Style } from "../output/terminal-text.ts";
import { type CommandContext, type CommandResult, importExitCode } from "./command.ts";

/** Returns the result of a command that changes the store, or with `isDryRun` only predicts the change. */
export function changeResult(
  result: ImportResult,
  isDryRun: boolean | undefined,
  { style }: CommandContext,
): CommandResult {
  const isChange = result.imported.some(({ status }) => CHANGE_STATUSES.has(status));
  return {
    exitCode: importExitCode(result),
    json: toWireResult(result),
    text: formatImportResult(result, style, isDryRun),
    diagnostics: result.diagnostics,
    isCommitted: isChange && isDryRun !== true,
    hint: suggestSettling(result) ?? (isChange ? suggestNextStep(result, isDryRun) : undefined),
  };
}

const CHANGE_STATUSES: ReadonlySet<string> = new Set(["created", "updated", "removed"]);

function suggestNextStep({ revisionId = "0" }: ImportResult, isDryRun: boolean | undefined): string {
  if (isDryRun) return "To make the changes, run the command again without --dry-run.";
  return `Next: \`agency prerender --changed\` publishes the changes. \`agency undo ${revisionId}\` takes them back.`;
}

/** Rows that a person still reads. The JSON result contains all pages. */
const MAX_ROWS = 100;

/** Characters of a status, so that a row fits on a line. The list of diagnostics has the whole reason. */
const MAX_STATUS_LENGTH = 72;

/** Order of the rows: first the pages that need attention. Skipped pages are only counted. */
const LISTED_STATUSES: readonly ImportedPage["status"][] = ["error", "created", "updated", "removed", "unchanged"];

/**
 * Formats the result of an import or a rollback as a table of pages and a summary. The result of a dry run begins with the
 * fields before and after the change.
 */
function formatImportResult(
  { imported, conflicts = [], message, success }: ImportResult,
  style: Style,
  isDryRun = false,
): string {
  const listed = LISTED_STATUSES.flatMap((status) => imported.filter((page) => page.status === status));
  const rows = listed.slice(0, MAX_ROWS);
  const pages =
    rows.length === 0
      ? ""
      : table(rows, [
          { title: "Page", cell: ({ page }) => page },
          { title: "Status", cell: (row) => colorStatus(row, style) },
          { title: "Version", cell: ({ version }) => (version === undefined ? "" : String(version)) },
          { title: "Fields", cell: ({ changes }) => (changes === undefined ? "" : String(changes.length)) },
        ]);
  const changed = rows.flatMap(({ page, changes = [] }) => (changes.length > 0 ? [{ page, changes }] : []));
  const fields = isDryRun ? formatChanges(changed, style) : "";
  const omitted = listed.length - rows.length;
  const rest = omitted === 0 ? "" : `  … and ${omitted} more (--format json lists all)\n`;
  const skipped = imported.length - listed.length;
  const skips = skipped === 0 ? "" : `  ${formatCount(skipped, "page")} skipped because of the errors\n`;
  const summary = success ? style.green(message) : style.red(message);
  return `${fields && `${fields}\n`}${imported.length === 0 ? "" : `${pages}${rest}${skips}\n`}${formatConflicts(conflicts, style)}${summary}\n`;
}

function colorStatus(page: ImportedPage, style: Style): string {
  const status = cutText(formatStatus(page), MAX_STATUS_LENGTH);
  if (page.status === "error") return style.red(status);
  if (page.status === "unchanged") return style.dim(status);
  return page.status === "skipped" ? style.yellow(status) : style.green(status);
}
