import type { OutboxState } from "#api/quotes/outbox/outbox.ts";
import type { Person } from "#api/quotes/outbox/person.ts";
import { streamCsv } from "#api/quotes/privacy/export-csv.ts";
import { findEntries, findPersonalData, forgetPerson, type PersonalData } from "#api/quotes/privacy/forget-person.ts";
import { createQuoteStorage, type QuoteStorage } from "#api/quotes/privacy/quote-storage.ts";
import { purgeQuarantined, purgeSent } from "#api/quotes/privacy/retention.ts";
import { type CommandContext, type CommandResult, EXIT, UsageError } from "#cli/context/command.ts";
import { loadConfig } from "#cli/context/load-config.ts";
import { recordCommand, withDatabase } from "#cli/context/with-database.ts";
import { toJson } from "#cli/output/terminal-text.ts";
import { formatCount } from "#content/documents/format-number.ts";
import { DAY_MS } from "#content/facts/time-zone.ts";
import { messageWithCauses } from "#content/platform/error-message.ts";
import { PRIVATE_MODE } from "#content/platform/fsync.ts";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import { formatEntries, listEntries } from "./outbox.ts";

const countEntries = (count: number) => formatCount(count, "entry", "entries");
const countFiles = (count: number) => formatCount(count, "other file");

export async function findCommand(context: CommandContext, person: Person): Promise<CommandResult> {
  return {
    ...describeData(await findPersonalData(await openQuoteStorage(context), person)),
    hint: "Next: `agency outbox export` with the same address or number exports this data; `agency outbox forget` removes it.",
  };
}

export async function exportRequestsCommand(
  context: CommandContext,
  person: Person | undefined,
  { state, since, out }: { state?: OutboxState; since?: number; out?: string },
): Promise<CommandResult> {
  const { outbox } = await openQuoteStorage(context);
  const found = await findEntries(outbox, person, { states: state && [state], receivedSinceMs: since });
  const json = { entries: listEntries(found) };
  let text = context.options.format === "json" ? `${toJson(json)}\n` : "";
  if (text === "") for await (const part of streamCsv(() => [found], loadConfig(context).TIME_ZONE)) text += part;
  if (out === undefined || out === "-") return { json, isDocument: true, isForPrograms: true, text };
  writeOutFile(context.resolvePath(out), text, out);
  return { json: { out }, text: `Wrote ${out}.\n` };
}

export async function forgetCommand(
  context: CommandContext,
  person: Person,
  { force, dryRun }: { force?: boolean; dryRun?: boolean },
): Promise<CommandResult> {
  const storage = await openQuoteStorage(context);
  if (dryRun) return describeData(await findPersonalData(storage, person));
  const result = await withDatabase(context, ({ audit }) =>
    recordCommand(context, {
      audit,
      event: "outbox-forget",
      run: () => forgetPerson(storage, person, { force }),
      describeResult: (done) => ({
        message: `${countEntries(done.removedEntries)}, ${countFiles(done.removedCopies)}`,
      }),
    }),
  );
  const { removedEntries, removedCopies, busyIds, keptCopies, relatedIds } = result;
  return {
    exitCode: busyIds.length + keptCopies.length > 0 ? EXIT.conflict : EXIT.ok,
    json: result,
    text: [
      `Removed ${countEntries(removedEntries)} and ${countFiles(removedCopies)}.`,
      ...busyIds.map((id) => `${id} is being delivered. Run the command again in a minute.`),
      ...keptCopies.map((name) => `${name} also has data of other people. Check it, and add --force to remove it.`),
      ...describeRelated(relatedIds),
      "",
    ].join("\n"),
  };
}

/** @throws UsageError `command/settings` if neither `--older-than` nor RETENTION_DAYS says how old */
export async function purgeCommand(
  context: CommandContext,
  { state, olderThan: days = loadConfig(context).RETENTION_DAYS }: { state?: OutboxState; olderThan?: number },
): Promise<CommandResult> {
  if (days === undefined) {
    const message = "RETENTION_DAYS must be set to the number of days to keep requests, or given with --older-than.";
    throw new UsageError("command/settings", message);
  }
  const storage = await openQuoteStorage(context);
  const age = formatCount(days, "day");
  if (state === "held") {
    const removed = await purgeQuarantined(storage, Date.now() - days * DAY_MS);
    const text = `Removed ${formatCount(removed, "held request")} older than ${age}.\n`;
    return { json: { entries: removed, files: 0 }, text };
  }
  const purged = await purgeSent(storage, days, Date.now());
  return {
    json: purged,
    text: `Removed ${formatCount(purged.entries, "sent entry", "sent entries")} and ${formatCount(purged.files, "file")} older than ${age}.\n`,
  };
}

async function openQuoteStorage(context: CommandContext): Promise<QuoteStorage> {
  return createQuoteStorage(await context.openDatabase(), loadConfig(context).varDir);
}

/** @throws UsageError `command/output` if the owner of the outbox, as whom root runs the command, cannot write the file */
function writeOutFile(path: string, text: string, out: string): void {
  try {
    writeFileAtomic(path, text, { mode: PRIVATE_MODE.file });
  } catch (cause) {
    const advice = `To write it as another user than the owner of the outbox: \`agency outbox export > ${out}\`.`;
    throw new UsageError("command/output", `${out} cannot be written: ${messageWithCauses(cause)}. ${advice}`);
  }
}

function describeData({ entries: found, copies, sharedCopies, relatedIds }: PersonalData): CommandResult {
  const entries = listEntries(found);
  const lines = [
    entries.length > 0 ? formatEntries(entries) : "",
    ...copies.map((name) => `  ${name}\n`),
    ...sharedCopies.map((name) => `  ${name} (also has data of other people)\n`),
    ...describeRelated(relatedIds).map((line) => `${line}\n`),
  ];
  return {
    json: { entries, copies, sharedCopies, relatedIds },
    text: lines.join("") || "Nothing is stored about this person.\n",
  };
}

/** Names other requests that may be the same person's. */
function describeRelated(ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const requests = formatCount(ids.length, "other request");
  return [`${requests} with the same phone number or email address: ${ids.join(", ")}.`];
}
