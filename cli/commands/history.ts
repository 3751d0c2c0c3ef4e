import { readHistory } from "#content/history.ts";
import { resolvePage, SITE } from "#schemas/pages.ts";
import type { Context, Outcome } from "../context.ts";
import { EXIT } from "../exit-code.ts";
import { table } from "../report/table.ts";
import { UsageError } from "../usage-error.ts";

const MOST_PAGES = 3;

export async function historyCommand(context: Context, given: string | undefined): Promise<Outcome> {
  const page = given === undefined || given === SITE ? given : resolvePage(given);
  if (given !== undefined && page === undefined)
    throw new UsageError("page/unknown", `There is no page ${JSON.stringify(given)}.`);
  const { revisions } = await readHistory(await context.store(), { page });
  const text = table(revisions, [
    { title: "Revision", cell: ({ revision }) => String(revision) },
    { title: "Time", cell: ({ time }) => time.slice(0, 16).replace("T", " ") },
    { title: "By", cell: ({ by }) => by },
    { title: "From", cell: ({ source }) => source },
    {
      title: "Pages",
      cell: ({ pages }) =>
        pages.slice(0, MOST_PAGES).join(", ") + (pages.length > MOST_PAGES ? ` +${pages.length - MOST_PAGES}` : ""),
    },
    { title: "Message", cell: ({ message }) => message },
  ]);
  return { exitCode: EXIT.ok, json: { revisions }, text: revisions.length === 0 ? "No revisions.\n" : text };
}
