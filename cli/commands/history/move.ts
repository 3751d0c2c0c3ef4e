import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { type PageChangeFlags, runPageChange } from "./page-change.ts";

export async function moveCommand(
  context: CommandContext,
  from: string,
  to: string,
  flags: PageChangeFlags,
): Promise<CommandResult> {
  return runPageChange({ kind: "move", from, to }, flags, context);
}
