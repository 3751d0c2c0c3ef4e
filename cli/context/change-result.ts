import { type ImportResult, toWireResult } from "#content/importer/plan/result.ts";
import type { ContentStore } from "#content/store/content-store.ts";
import { formatImportResult } from "../output/format-import-result.ts";
import type { CommandContext } from "./command-context.ts";
import type { CommandResult } from "./command-result.ts";
import { importExitCode } from "./exit-code.ts";

interface Origin {
  store: ContentStore;
  isDryRun?: boolean | undefined;
}

/** Returns the result of a command that changes the store, or with `isDryRun` only predicts the change. */
export async function changeResult(
  result: ImportResult,
  { store, isDryRun = false }: Origin,
  { style }: CommandContext,
): Promise<CommandResult> {
  const isChange = result.imported.some(({ status }) => CHANGE_STATUSES.has(status));
  return {
    exitCode: importExitCode(result),
    json: toWireResult(result),
    text: formatImportResult(result, style),
    diagnostics: result.diagnostics,
    isCommitted: isChange && !isDryRun,
    hint: isChange ? await suggestNextStep(result, { store, isDryRun }) : undefined,
  };
}

const CHANGE_STATUSES: ReadonlySet<string> = new Set(["created", "updated", "removed"]);

async function suggestNextStep({ revisionId = "0" }: ImportResult, { store, isDryRun }: Origin): Promise<string> {
  if (isDryRun) return "To make the changes, run the command again without --dry-run.";
  // The number before this one may be that of several revisions of merged branches.
  const [parent = "0"] = (await store.summary(revisionId)).parents;
  return `Next: \`agency prerender --changed\` publishes the changes. \`agency rollback ${parent}\` undoes them.`;
}
