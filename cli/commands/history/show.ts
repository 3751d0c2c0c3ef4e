import type { CommandResult, CommandContext } from "#cli/context/command-context.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { readRevisionDetail } from "#content/revisions/read-history.ts";
import { prettyPages } from "./diff.ts";

export async function showCommand(context: CommandContext, number: number): Promise<CommandResult> {
  const revision = await readRevisionDetail(await context.openStore(), number);
  const { time, by, source, format, message, pages } = revision;
  const { style } = context;
  const heading = `${style.bold(`Revision ${number}`)} ${time} by ${by}, from ${source} (${format})\n${message === "" ? "" : `${message}\n`}`;
  return { exitCode: EXIT.ok, json: revision, text: `${heading}\n${prettyPages(pages, context)}` };
}
