import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { requirePageId } from "#cli/context/require-page.ts";
import { table } from "#cli/output/table.ts";
import { readHistory } from "#content/revisions/read-history.ts";
import type { DocumentId } from "#schemas/page-ids.ts";

/** Pages that a row names before it counts the others. */
const MAX_NAMED_PAGES = 3;

interface Options {
  limit?: number;
  before?: number;
}

export async function historyCommand(
  context: CommandContext,
  name: string | undefined,
  { limit, before }: Options,
): Promise<CommandResult> {
  const page = name === undefined ? undefined : requirePageId(name);
  const { revisions, hasMore } = await readHistory(await context.openStore(), { page, limit, before });
  const text = table(revisions, [
    { title: "Revision", cell: ({ revision }) => String(revision) },
    { title: "Time", cell: ({ time }) => time.slice(0, 16).replace("T", " ") },
    { title: "By", cell: ({ by }) => by },
    { title: "From", cell: ({ source }) => source },
    { title: "Pages", cell: ({ pages }) => formatPages(pages) },
    { title: "Message", cell: ({ message }) => message },
  ]);
  const oldest = revisions.at(-1)?.revision;
  return {
    exitCode: EXIT.ok,
    json: { revisions, hasMore },
    text: revisions.length === 0 ? "No revisions found.\n" : text,
    hint: hasMore ? `Add --before ${oldest} to list older revisions.` : undefined,
  };
}

function formatPages(pages: readonly DocumentId[]): string {
  const omitted = pages.length - MAX_NAMED_PAGES;
  return pages.slice(0, MAX_NAMED_PAGES).join(", ") + (omitted > 0 ? ` +${omitted}` : "");
}
