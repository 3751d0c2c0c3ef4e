import { createOutbox, type Outbox } from "#api/quotes/outbox/database-outbox.ts";
import {
  type FoundEntry,
  type HandledMark,
  isRequestEntry,
  OUTBOX_STATE,
  OUTBOX_STATES,
  type OutboxEntry,
  type OutboxState,
  type RequestEntry,
  UNSENT_STATES,
} from "#api/quotes/outbox/outbox.ts";
import { listFollowUps } from "#api/quotes/webhook/webhook-sender.ts";
import { type CommandContext, type CommandResult, UsageError } from "#cli/context/command.ts";
import { loadConfig } from "#cli/context/load-config.ts";
import { table } from "#cli/output/table.ts";
import { lineLabel } from "#schemas/quotes/request-labels.ts";
import { formatQuoteReference } from "#schemas/values/quote-reference.ts";

export type ListedEntry = OutboxEntry & { state: OutboxState; handled?: HandledMark } & Pick<FoundEntry, "notes">;

export function listEntries(found: readonly FoundEntry[]): ListedEntry[] {
  return found.map(({ state, entry, handled, notes }) => ({
    state,
    ...entry,
    ...(handled && { handled }),
    ...(notes && { notes }),
  }));
}

export async function listCommand(context: CommandContext, { state }: { state?: OutboxState }): Promise<CommandResult> {
  const outbox = createOutbox(await context.openDatabase());
  const entries = listEntries(await outbox.list({ states: state === undefined ? UNSENT_STATES : [state] }));
  const counts: Record<OutboxState, number> = { new: 0, sent: 0, failed: 0, held: 0 };
  for (const found of await outbox.count()) counts[found.state] += found.count;
  const summary = OUTBOX_STATES.map((each) => `${counts[each]} ${each}`).join(", ");
  return {
    json: { counts, entries },
    text: `${entries.length > 0 ? `${formatEntries(entries)}\n` : ""}${summary}\n`,
    ...(counts[OUTBOX_STATE.failed] + counts[OUTBOX_STATE.quarantined] > 0 && {
      hint: "Next: `agency outbox show <id>` shows a request; `agency outbox retry <id>` sends it.",
    }),
  };
}

export function formatEntries(entries: readonly ListedEntry[]): string {
  return table(entries, [
    { title: "ID", cell: ({ id }) => id },
    { title: "State", cell: ({ state, handled }) => (handled ? `${state}, handled` : state) },
    { title: "Received", cell: ({ receivedAt }) => formatMinute(receivedAt) },
    {
      title: "From",
      cell: (entry) => (isRequestEntry(entry) ? `${entry.request.firstName} ${entry.request.lastName}` : ""),
    },
    { title: "For", cell: formatSubject },
    { title: "Attempts", cell: ({ attempts }) => String(attempts) },
    { title: "Next", cell: formatNextAttempt },
    { title: "Last error", cell: ({ lastError = "" }) => lastError },
  ]);
}

export async function showRequestCommand(context: CommandContext, id: string): Promise<CommandResult> {
  const { state, entry, handled } = await findEntry(createOutbox(await context.openDatabase()), id);
  const sections = isRequestEntry(entry)
    ? requestSections({ state, entry, ...(handled && { handled }) })
    : { [`${entry.kind === "alert" ? "Alert" : "Notice"} ${id}`]: { state, ...entry } };
  const text = Object.entries(sections).map(
    ([title, members]) => `${context.style.bold(title)}\n${formatMembers(members)}`,
  );
  return { json: { state, ...entry, ...(handled && { handled }) }, text: text.join("\n") };
}

export async function retryCommand(
  context: CommandContext,
  ids: readonly string[],
  { failed, resend }: { failed?: boolean; resend?: boolean },
): Promise<CommandResult> {
  const config = loadConfig(context);
  const outbox = createOutbox(await context.openDatabase());
  const failedIds = failed ? await outbox.listIds({ states: [OUTBOX_STATE.failed] }) : [];
  if (ids.length === 0 && !failed)
    throw new UsageError("command/usage", "Give the IDs of the requests to send again, or use --failed.");
  // Check all IDs before the first change.
  const selectedIds: string[] = [];
  for (const id of [...ids, ...failedIds]) selectedIds.push((await findEntry(outbox, id)).entry.id);
  const results: { id: string; isWaiting: boolean }[] = [];
  const options = { mayResend: resend === true, followUpsOf: (entry: OutboxEntry) => listFollowUps(entry, config) };
  for (const id of selectedIds) results.push({ id, isWaiting: await outbox.retry(id, options) });
  const lines = results.map(({ id, isWaiting }) =>
    isWaiting ? `${id}  queued for delivery\n` : `${id}  not queued: already sent, or being sent now\n`,
  );
  return {
    json: { retried: results },
    text: lines.join("") || "No failed requests.\n",
    hint: "Next: `agency serve` delivers the queued requests.",
  };
}

/**
 * Finds an entry by its ID, or a request by its reference.
 * @throws UsageError `outbox/unknown` if there is none, or more than one with the reference
 */
async function findEntry(outbox: Outbox, id: string): Promise<FoundEntry> {
  const found = await outbox.find(id);
  if (found !== undefined) return found;
  const reference = id.toUpperCase();
  const quotes = await outbox.listIds({ kinds: ["quote"] });
  const matches = quotes.filter((each) => formatQuoteReference(each) === reference);
  const request = matches.length === 1 ? await outbox.find(matches[0] ?? "") : undefined;
  if (request !== undefined) return request;
  const problem =
    matches.length > 1
      ? `Several quote requests have the reference ${id}: ${matches.join(", ")}.`
      : `No quote request has the ID ${JSON.stringify(id)}.`;
  throw new UsageError("outbox/unknown", problem);
}

function requestSections({ state, entry, handled }: FoundEntry & { entry: RequestEntry }) {
  const { request, consent, ...delivery } = entry;
  const { about, details, ...fields } = request;
  return {
    [`Quote request ${delivery.id}`]: { state, reference: formatQuoteReference(delivery.id), ...delivery },
    ...(handled && { Handled: { by: handled.by, at: handled.at } }),
    Request: { ...fields, about: about?.title },
    ...(details && { Answers: Object.fromEntries(details.map(({ label, value }) => [label, value])) }),
    ...(consent && { Consent: consent }),
  };
}

/** Formats the line of business, and what the entry is if it is not the request itself. */
function formatSubject(entry: OutboxEntry): string {
  const kind = entry.kind === "acknowledgement" ? "acknowledgment" : entry.kind;
  if (!isRequestEntry(entry)) return `(${kind})`;
  const label = lineLabel(entry.request);
  return kind === "quote" ? label : `${label} (${kind})`;
}

function formatNextAttempt({ state, dueAt }: ListedEntry): string {
  if (state !== OUTBOX_STATE.pending) return "";
  return dueAt === undefined ? "now" : formatMinute(dueAt);
}

const formatMinute = (time: string): string => time.slice(0, 16).replace("T", " ");

function formatMembers(members: object): string {
  const defined = Object.entries(members).filter(([, value]) => value !== undefined);
  const width = Math.max(...defined.map(([name]) => name.length));
  const indent = (value: unknown) => String(value).replaceAll(/\r?\n/g, `\n${" ".repeat(width + 4)}`);
  return defined.map(([name, value]) => `  ${name.padEnd(width)}  ${indent(value)}\n`).join("");
}
