/** Commands of changes that wait: `agency import --propose`, `agency proposals` and `agency publish-due`. */
import { parseChanges } from "#api/proposals/proposals.ts";
import type { GivenTimes } from "#api/proposals/times.ts";
import { changeResult } from "#cli/context/change-result.ts";
import { type CommandContext, type CommandResult, EXIT, messageResult } from "#cli/context/command.ts";
import { recordCommand, withDatabase } from "#cli/context/with-database.ts";
import { formatChanges } from "#cli/output/format-changes.ts";
import { formatPages } from "#cli/output/format-counts.ts";
import { table } from "#cli/output/table.ts";
import { toSingleLine } from "#cli/output/terminal-text.ts";
import { openProposals } from "#cli/wiring/open-proposals.ts";
import { formatCount } from "#content/documents/format-number.ts";
import type { ImportPreview } from "#content/importer/import-content.ts";
import type { PatchOptions } from "#content/revisions/patch.ts";
import { toRevisionPage } from "#content/revisions/read-history.ts";
import type { ContentStore } from "#content/store/content-store.ts";

const PUBLISH_HINT = "Next: `agency prerender --changed` publishes the pages.";
/** Days for which the link works that `agency import --propose` prints. */
const PREVIEW_DAYS = 14;

/** Stores the changes of an import as a proposal. An import with errors is only reported. */
export async function proposeImport(
  context: CommandContext,
  store: ContentStore,
  { changes, result }: ImportPreview,
  { note = "", ...times }: GivenTimes & { note?: string | undefined },
): Promise<CommandResult> {
  if (changes.length === 0) return changeResult(result, true, context);
  const { proposals, tokens, addressOf } = await openProposals(context, store);
  const by = context.userName();
  const revisionId = result.revisionId ?? "0";
  const id = await proposals.create({ changes, revisionId, note, author: { name: by }, asksApproval: true, ...times });
  const { token } = await tokens.create({ kind: "preview", subject: id, name: "", by, days: PREVIEW_DAYS });
  const preview = addressOf(`/preview/${token}`);
  const pages = changes.map(({ page }) => page);
  const message = `Proposed ${formatCount(pages.length, "change")} as ${id}: ${formatPages(pages)}.`;
  return {
    json: { message, proposal: id, preview, pages },
    text: `${message}\nPreview: ${preview}\n`,
    diagnostics: result.diagnostics,
    isCommitted: true,
    hint: `\`agency proposals approve ${id}\` publishes it.`,
  };
}

export async function listProposalsCommand(context: CommandContext): Promise<CommandResult> {
  const { proposals } = await openProposals(context, await context.openStore());
  const list = await proposals.list();
  const text = table(
    list,
    [
      { title: "ID", cell: ({ id }) => id },
      { title: "State", cell: ({ state }) => state },
      { title: "By", cell: ({ author, agent }) => (agent === null ? author : `${agent}, agent of ${author}`) },
      { title: "When", cell: ({ times }) => times },
      { title: "Pages", cell: ({ pages }) => formatPages(pages) },
      { title: "Note", cell: ({ note, reason }) => reason ?? note },
    ],
    context.io.stdout.columns,
  );
  return { json: { proposals: list }, text: list.length === 0 ? "No proposals.\n" : text };
}

export async function showProposalCommand(context: CommandContext, id: string): Promise<CommandResult> {
  const { proposals } = await openProposals(context, await context.openStore());
  const row = await proposals.find(id);
  const summary = await proposals.summarize(row);
  const events = await proposals.readEvents(id);
  const pages = parseChanges(row).map(toRevisionPage);
  const { state, author, times, note, reason, missing } = summary;
  const said = events.map(({ kind, name, text }) => `${name} ${kind === "approval" ? "approved" : "wrote"}: ${text}`);
  const lines = [`${id}: ${state}, by ${author} ${times}`, note, reason ?? "", missing, ...said].filter(Boolean);
  const text = `${lines.map(toSingleLine).join("\n")}\n\n${formatChanges(pages, context.style)}`;
  return {
    json: { ...summary, pages, events: events.map(({ kind, name, text, at }) => ({ kind, name, text, at })) },
    text,
  };
}

export function approveProposalCommand(
  context: CommandContext,
  id: string,
  flags: GivenTimes & Pick<PatchOptions, "prefer"> & { reference?: string },
): Promise<CommandResult> {
  return withDatabase(context, async ({ audit }) => {
    const { proposals } = await openProposals(context, await context.openStore({ asOwner: true }));
    const { version } = await proposals.find(id);
    const run = () => proposals.approve(id, { version, person: { name: context.userName(), role: "owner" }, ...flags });
    const row = await recordCommand(context, { audit, event: "proposal-approved", about: [id], run });
    const { state, times, missing, publishedId: revisionId } = await proposals.summarize(row);
    const outcomes: Partial<Record<typeof state, string>> = {
      published: `Published ${id}${revisionId === null ? ": the content has it already" : ` as revision ${revisionId}`}.`,
      scheduled: `Approved ${id}. It is scheduled ${times}.`,
    };
    const isCommitted = state === "published";
    const result = messageResult(outcomes[state] ?? `Approved ${id}. ${missing}`, [], { id, state, revisionId });
    return { ...result, isCommitted, ...(isCommitted && { hint: PUBLISH_HINT }) };
  });
}

export function withdrawProposalCommand(context: CommandContext, id: string): Promise<CommandResult> {
  return withDatabase(context, async ({ audit }) => {
    const { proposals } = await openProposals(context, await context.openStore());
    const run = () => proposals.withdraw(id);
    await recordCommand(context, { audit, event: "proposal-withdrawn", about: [id], run });
    return messageResult(`Withdrew ${id}.`, [], { id });
  });
}

/** Publishes everything whose time has come, for a timer where no server runs. */
export async function publishDueCommand(context: CommandContext): Promise<CommandResult> {
  const reasons = new Map<string, string>();
  const published: string[] = [];
  const store = await context.openStore({ asOwner: true });
  const { proposals } = await openProposals(context, store, ({ row, reason }) => {
    if (reason === undefined) published.push(row.id);
    else reasons.set(row.id, reason);
  });
  const due = await proposals.publishDue();
  const kept = [...reasons].map(([id, reason]) => `${id} was not published. ${reason}`);
  const summary = due.length === 0 ? "Nothing is due." : `Published ${formatCount(published.length, "proposal")}.`;
  const exitCode = reasons.size > 0 ? EXIT.content : EXIT.ok;
  return {
    ...messageResult([summary, ...kept].join(" "), [], { exitCode, published, refused: [...reasons.keys()] }),
    isCommitted: published.length > 0,
    ...(published.length > 0 && { hint: PUBLISH_HINT }),
  };
}
