/** Options and output that `agency retire` and `agency move` share. */
import { changeResult } from "#cli/context/change-result.ts";
import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { ChangeOptions } from "#content/revisions/change-page.ts";
import type { ContentStore } from "#content/store/content-store.ts";

export interface PageChangeFlags {
  dryRun?: boolean;
  ifRevision?: string;
  message?: string;
}

/** Changes a page with the options of the command line. A page that does not exist is a usage error. */
export async function runPageChange(
  change: (store: ContentStore, options: ChangeOptions) => Promise<ImportResult>,
  { dryRun: isDryRun, ifRevision, message }: PageChangeFlags,
  context: CommandContext,
): Promise<CommandResult> {
  const store = await context.openStore();
  const result = await change(store, { isDryRun, ifRevision, note: { by: context.userName(), message } });
  const outcome = await changeResult(result, { store, isDryRun }, context);
  const isUnknown = result.diagnostics.some(({ code }) => code === "page/unknown");
  return isUnknown ? { ...outcome, exitCode: EXIT.usage } : outcome;
}
