import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { requirePageId } from "#cli/context/require-page.ts";
import { table } from "#cli/output/table.ts";
import { readHistory } from "#content/revisions/read-history.ts";
import type { DocumentId } from "#schemas/page-ids.ts";

/** Pages that a row names before it counts the others. */
const MAX_NAMED_PAGES = 3;

export async function historyCommand(context: CommandContext, name: string | undefined): Promise<CommandResult> {
  const page = name === undefined ? undefined : requirePageId(name);
  const { revisions } = await readHistory(await context.openStore(), { page });
  const text = table(revisions, [
    { title: "Revision", cell: ({ revision }) => String(revision) },
    { title: "Time", cell: ({ time }) => time.slice(0, 16).replace("T", " ") },
    { title: "By", cell: ({ by }) => by },
    { title: "From", cell: ({ source }) => source },
    { title: "Pages", cell: ({ pages }) => formatPages(pages) },
    { title: "Message", cell: ({ message }) => message },
  ]);
  return { exitCode: EXIT.ok, json: { revisions }, text: revisions.length === 0 ? "No revisions found.\n" : text };
}

function formatPages(pages: readonly DocumentId[]): string {
  const omitted = pages.length - MAX_NAMED_PAGES;
  return pages.slice(0, MAX_NAMED_PAGES).join(", ") + (omitted > 0 ? ` +${omitted}` : "");
}
