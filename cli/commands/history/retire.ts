import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { type PageChangeFlags, runPageChange } from "./page-change.ts";

interface Options extends PageChangeFlags {
  to?: string;
  unlink?: boolean;
}

export async function retireCommand(
  context: CommandContext,
  page: string,
  { to, unlink: mayUnlink, ...flags }: Options,
): Promise<CommandResult> {
  return runPageChange({ kind: "retire", page, to, mayUnlink }, flags, context);
}
