import { openFileOutbox } from "#api/quotes/outbox/file/file-outbox.ts";
import { OUTBOX_STATES, type OutboxEntry, type OutboxState } from "#api/quotes/outbox/outbox.ts";
import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { loadConfig } from "#cli/context/load-config.ts";
import { UsageError } from "#cli/context/usage-error.ts";
import { table } from "#cli/output/table.ts";
import { INSURANCE_TYPES } from "#schemas/quote-request.ts";

/** What there may be something to do about. */
const OPEN_STATES = OUTBOX_STATES.filter((state) => state !== "sent");

interface ListedEntry extends OutboxEntry {
  state: OutboxState;
}

export async function listCommand(context: CommandContext, { state }: { state?: OutboxState }): Promise<CommandResult> {
  const outbox = await open(context);
  const entries: ListedEntry[] = [];
  for (const each of state === undefined ? OPEN_STATES : [state]) {
    for (const entry of await outbox.list(each)) entries.push({ state: each, ...entry });
  }
  const counts = await outbox.counts();
  const rows = table<ListedEntry>(entries, [
    { title: "Id", cell: ({ id }) => id },
    { title: "State", cell: ({ state }) => state },
    { title: "Received", cell: ({ receivedAt }) => minuteOf(receivedAt) },
    { title: "From", cell: ({ request }) => `${request.firstName} ${request.lastName}` },
    { title: "For", cell: whatFor },
    { title: "Tries", cell: ({ attempts }) => String(attempts) },
    { title: "Next", cell: ({ state, dueAt }) => (state === "new" ? minuteOf(dueAt ?? "now") : "") },
    { title: "Last error", cell: ({ lastError = "" }) => lastError },
  ]);
  const summary = `${counts.new} waiting, ${counts.failed} failed, ${counts.held} held, ${counts.sent} sent.\n`;
  return {
    exitCode: EXIT.ok,
    json: { counts, entries },
    text: `${entries.length > 0 ? `${rows}\n` : ""}${summary}`,
    ...(counts.failed + counts.held > 0 && {
      hint: "Next: agency outbox retry <id> sends one; agency outbox show <id> shows it.",
    }),
  };
}

export async function showCommand(context: CommandContext, id: string): Promise<CommandResult> {
  const found = await (await open(context)).find(id);
  if (found === undefined) throw unknown(id);
  const { state, entry } = found;
  const { request, consent, ...delivery } = entry;
  const sections = {
    [`Quote request ${id}`]: { state, ...delivery },
    Request: request,
    ...(consent && { Consent: consent }),
  };
  const text = Object.entries(sections).map(([title, members]) => `${context.style.bold(title)}\n${lines(members)}`);
  return { exitCode: EXIT.ok, json: { state, ...entry }, text: text.join("\n") };
}

export async function retryCommand(
  context: CommandContext,
  ids: readonly string[],
  { failed }: { failed?: boolean },
): Promise<CommandResult> {
  const outbox = await open(context);
  const chosen = [...ids, ...(failed ? (await outbox.list("failed")).map(({ id }) => id) : [])];
  if (chosen.length === 0 && !failed)
    throw new UsageError("command/usage", "Name the requests to send again, or give --failed.");
  const found = await Promise.all(chosen.map((id) => outbox.find(id)));
  const missing = chosen.find((_, index) => found[index] === undefined);
  if (missing !== undefined) throw unknown(missing);
  const results: { id: string; isWaiting: boolean }[] = [];
  for (const id of chosen) results.push({ id, isWaiting: await outbox.retry(id) });
  return {
    exitCode: EXIT.ok,
    json: { retried: results },
    text:
      results
        .map(({ id, isWaiting }) => `${id}  ${isWaiting ? "waits for delivery" : "was sent already"}\n`)
        .join("") || "Nothing has failed.\n",
    hint: "Next: agency serve delivers what waits.",
  };
}

async function open(context: CommandContext) {
  return openFileOutbox({ dir: loadConfig(context).outboxDir });
}

function unknown(id: string): UsageError {
  return new UsageError("outbox/unknown", `There is no quote request ${JSON.stringify(id)}.`);
}

function whatFor({ kind, request }: OutboxEntry): string {
  const label = INSURANCE_TYPES.find(({ value }) => value === request.insuranceType)?.label ?? "";
  return kind === "quote" ? label : `${label} (acknowledgement)`;
}

function minuteOf(time: string): string {
  return time.slice(0, 16).replace("T", " ");
}

function lines(members: object): string {
  const shown = Object.entries(members).filter(([, value]) => value !== undefined);
  const width = Math.max(...shown.map(([name]) => name.length));
  return shown
    .map(
      ([name, value]) => `  ${name.padEnd(width)}  ${String(value).replaceAll("\n", `\n${" ".repeat(width + 4)}`)}\n`,
    )
    .join("");
}
