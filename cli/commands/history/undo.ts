import { changeResult } from "#cli/context/change-result.ts";
import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import type { MergeSide } from "#content/documents/three-way-merge.ts";
import { rollback } from "#content/revisions/rollback.ts";
import type { PageChangeFlags } from "./page-change.ts";

interface Options extends PageChangeFlags {
  prefer?: MergeSide;
}

export async function undoCommand(context: CommandContext, revision: string, options: Options): Promise<CommandResult> {
  const { prefer, dryRun, ifRevision, message } = options;
  const store = await context.openStore({ asOwner: true });
  const note = { by: context.userName(), message };
  const result = await rollback(store, { undo: revision, prefer }, { isDryRun: dryRun, ifRevision, note });
  return changeResult(result, dryRun, context);
}
