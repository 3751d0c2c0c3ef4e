import { type ImportResult, toWireResult } from "#content/importer/plan/result.ts";
import { suggestSettling } from "../output/format-conflicts.ts";
import { formatImportResult } from "../output/format-import-result.ts";
import type { CommandContext } from "./command-context.ts";
import { type CommandResult, importExitCode } from "./command-result.ts";

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
