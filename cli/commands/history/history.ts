import type { CommandResult, CommandContext } from "#cli/context/command-context.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { UsageError } from "#cli/context/usage-error.ts";
import { table } from "#cli/output/table.ts";
import { readHistory } from "#content/revisions/read-history.ts";
import { resolvePage, SITE } from "#schemas/page-ids.ts";

const MAX_PAGES = 3;

export async function historyCommand(context: CommandContext, given: string | undefined): Promise<CommandResult> {
  const page = given === undefined || given === SITE ? given : resolvePage(given);
  if (given !== undefined && page === undefined)
    throw new UsageError("page/unknown", `There is no page ${JSON.stringify(given)}.`);
  const { revisions } = await readHistory(await context.openStore(), { page });
  const text = table(revisions, [
    { title: "Revision", cell: ({ revision }) => String(revision) },
    { title: "Time", cell: ({ time }) => time.slice(0, 16).replace("T", " ") },
    { title: "By", cell: ({ by }) => by },
    { title: "From", cell: ({ source }) => source },
    {
      title: "Pages",
      cell: ({ pages }) =>
        pages.slice(0, MAX_PAGES).join(", ") + (pages.length > MAX_PAGES ? ` +${pages.length - MAX_PAGES}` : ""),
    },
    { title: "Message", cell: ({ message }) => message },
  ]);
  return { exitCode: EXIT.ok, json: { revisions }, text: revisions.length === 0 ? "No revisions.\n" : text };
}
