import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { requirePageId } from "#cli/options/require-page.ts";
import { formatPages } from "#cli/output/format-counts.ts";
import { table } from "#cli/output/table.ts";
import { listRevisions } from "#content/revisions/read-history.ts";
import { describeGap, findGaps } from "#content/store/revision-graph.ts";
import { diagnose } from "#schemas/diagnostics.ts";
import { describeUnrecordedMerge } from "./unrecorded-merge.ts";

interface Options {
  limit?: number;
  before?: string;
}

export async function historyCommand(
  context: CommandContext,
  pageName: string | undefined,
  { limit, before }: Options,
): Promise<CommandResult> {
  const page = pageName === undefined ? undefined : requirePageId(pageName);
  const store = await context.openStore();
  const { revisions, hasMore } = await listRevisions(store, { page, limit, before });
  const text = table(
    revisions,
    [
      { title: "Revision", cell: ({ name }) => name },
      { title: "Time", cell: ({ time }) => time.slice(0, 16).replace("T", " ") },
      { title: "By", cell: ({ by }) => by },
      { title: "From", cell: ({ source }) => source },
      { title: "Pages", cell: ({ pages }) => formatPages(pages) },
      { title: "Message", cell: ({ message }) => message },
    ],
    context.io.stdout.columns,
  );
  const oldest = revisions.at(-1);
  const nodes = await store.revisions();
  const gaps = findGaps(nodes, revisions);
  return {
    exitCode: EXIT.ok,
    json: { revisions, hasMore },
    text: revisions.length === 0 && !hasMore ? "No revisions found.\n" : text,
    hint: joinHints(
      hasMore && oldest !== undefined && `Add --before ${oldest.name} to list older revisions.`,
      describeUnrecordedMerge(nodes),
    ),
    ...(gaps.length > 0 && { diagnostics: gaps.map((gap) => diagnose("store/missing-revision", describeGap(gap))) }),
  };
}

function joinHints(...hints: (string | false | undefined)[]): string | undefined {
  return hints.filter(Boolean).join("\n") || undefined;
}
