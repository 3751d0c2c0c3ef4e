import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { movePage } from "#content/revisions/change-page.ts";
import { type PageChangeFlags, runPageChange } from "./page-change.ts";

export async function moveCommand(
  context: CommandContext,
  from: string,
  to: string,
  flags: PageChangeFlags,
): Promise<CommandResult> {
  return runPageChange((store, options) => movePage(store, { from, to }, options), flags, context);
}
