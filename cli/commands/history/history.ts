import type { CommandContext, CommandResult } from "#cli/context/command.ts";
import { requirePage, requirePageId } from "#cli/options/require-named.ts";
import { formatChanges } from "#cli/output/format-changes.ts";
import { formatPages } from "#cli/output/format-counts.ts";
import { table } from "#cli/output/table.ts";
import { toSingleLine } from "#cli/output/terminal-text.ts";
import { listRevisions, readRevisionDetail } from "#content/revisions/read-history.ts";
import type { RevisionNode } from "#content/store/content-store.ts";
import { describeGap, findGaps, findHeads } from "#content/store/revision-graph.ts";
import { diagnose } from "#schemas/diagnostics.ts";
import { FIXED_PAGES, SETTINGS } from "#schemas/page-ids.ts";

export async function historyCommand(
  context: CommandContext,
  pageName: string | undefined,
  { limit, before }: { limit?: number; before?: string },
): Promise<CommandResult> {
  const page = pageName === undefined ? undefined : requirePageId(pageName);
  const store = await context.openStore();
  const { revisions, hasMore } = await listRevisions(store, { page, limit, before });
  if (page !== undefined && revisions.length === 0 && before === undefined) {
    // The name of a page that the site does not have was misspelled rather than never changed.
    const stored = await store.withSnapshot((state) => state.pages());
    requirePage(page, new Set([...SETTINGS, ...FIXED_PAGES, ...stored]));
  }
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
  const older = hasMore && oldest !== undefined && `Add --before ${oldest.name} to list older revisions.`;
  const hints = [older, describeUnrecordedMerge(nodes)];
  return {
    json: { revisions, hasMore },
    text: revisions.length === 0 && !hasMore ? "No revisions found.\n" : text,
    hint: hints.filter(Boolean).join("\n") || undefined,
    ...(gaps.length > 0 && { diagnostics: gaps.map((gap) => diagnose("store/missing-revision", describeGap(gap))) }),
  };
}

export async function showRevisionCommand(context: CommandContext, reference: string): Promise<CommandResult> {
  const revision = await readRevisionDetail(await context.openStore(), reference);
  const { id, time, by, source, format, message, pages } = revision;
  const { style } = context;
  const origin = toSingleLine(`${time} by ${by}, from ${source} (${format})`);
  const heading = `${style.bold(`Revision ${id}`)} ${origin}\n`;
  const note = message === "" ? "" : `${toSingleLine(message)}\n`;
  return { json: revision, text: `${heading}${note}\n${formatChanges(pages, style)}` };
}

/** Describes a merge of branches that no revision has recorded yet. Returns undefined if there is none. */
export function describeUnrecordedMerge(nodes: readonly RevisionNode[]): string | undefined {
  const heads = findHeads(nodes);
  if (heads.length < 2) return undefined;
  const ids = heads.map(({ id }) => id).join(" and ");
  return `Branches that end with ${ids} have been merged. No revision has recorded that yet; the next change does.`;
}
