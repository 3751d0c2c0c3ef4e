import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { formatChanges } from "#cli/output/format-changes.ts";
import { toSingleLine } from "#cli/output/terminal-text.ts";
import { readRevisionDetail } from "#content/revisions/read-history.ts";

export async function showCommand(context: CommandContext, reference: string): Promise<CommandResult> {
  const revision = await readRevisionDetail(await context.openStore(), reference);
  const { id, time, by, source, format, message, pages } = revision;
  const { style } = context;
  const origin = toSingleLine(`${time} by ${by}, from ${source} (${format})`);
  const heading = `${style.bold(`Revision ${id}`)} ${origin}\n`;
  const note = message === "" ? "" : `${toSingleLine(message)}\n`;
  return { exitCode: EXIT.ok, json: revision, text: `${heading}${note}\n${formatChanges(pages, style)}` };
}
