/** `agency retire` and `agency move`. */
import { changeResult } from "#cli/context/change-result.ts";
import type { CommandContext } from "#cli/context/command-context.ts";
import { type CommandResult, EXIT } from "#cli/context/command-result.ts";
import { changePage, type PageChangeRequest } from "#content/revisions/change-page.ts";
import type { DiagnosticCode } from "#schemas/diagnostics.ts";

/** Codes of problems with the arguments, not with the content. */
const USAGE_CODES: ReadonlySet<DiagnosticCode> = new Set([
  "page/unknown",
  "page/address",
  "page/exists",
  "page/target",
  "link/anchor",
]);

export interface PageChangeFlags {
  dryRun?: boolean;
  ifRevision?: string;
  message?: string;
}

interface RetireOptions extends PageChangeFlags {
  to?: string;
  unlink?: boolean;
}

export function retireCommand(
  context: CommandContext,
  page: string,
  { to, unlink: mayUnlink, ...flags }: RetireOptions,
): Promise<CommandResult> {
  return runPageChange({ kind: "retire", page, to, mayUnlink }, flags, context);
}

export function moveCommand(
  context: CommandContext,
  from: string,
  to: string,
  flags: PageChangeFlags,
): Promise<CommandResult> {
  return runPageChange({ kind: "move", from, to }, flags, context);
}

/** Changes a page with the options of the command line. A page or a target that cannot be used is a usage error. */
async function runPageChange(
  request: PageChangeRequest,
  { dryRun: isDryRun, ifRevision, message }: PageChangeFlags,
  context: CommandContext,
): Promise<CommandResult> {
  const store = await context.openStore({ asOwner: true });
  const result = await changePage(store, request, { isDryRun, ifRevision, note: { by: context.userName(), message } });
  const outcome = changeResult(result, isDryRun, context);
  const isMisused = result.diagnostics.some(({ code }) => USAGE_CODES.has(code));
  return isMisused ? { ...outcome, exitCode: EXIT.usage } : outcome;
}
