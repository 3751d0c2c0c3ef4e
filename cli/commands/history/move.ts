import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { movePage } from "#content/revisions/change-page.ts";
import { type PageChangeFlags, pageChangeResult, toChangeOptions } from "./page-change.ts";

export async function moveCommand(
  context: CommandContext,
  from: string,
  to: string,
  flags: PageChangeFlags,
): Promise<CommandResult> {
  const store = await context.openStore();
  const result = await movePage(store, { from, to }, toChangeOptions(flags, context));
  return pageChangeResult(result, flags, store, context);
}
