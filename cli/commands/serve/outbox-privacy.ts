import { randomUUID } from "node:crypto";
import { createFileAuditLog } from "#api/auth/audit-log.ts";
import { createFileCopies } from "#api/quotes/outbox/file/file-copies.ts";
import { openFileOutbox } from "#api/quotes/outbox/file/file-outbox.ts";
import type { FoundEntry, OutboxState } from "#api/quotes/outbox/outbox.ts";
import { exportCsv } from "#api/quotes/privacy/export-csv.ts";
import { findEntries } from "#api/quotes/privacy/find-entries.ts";
import { findPersonalData, forgetPerson, type OutboxStorage } from "#api/quotes/privacy/forget-person.ts";
import { createPerson } from "#api/quotes/privacy/person.ts";
import { purgeSent } from "#api/quotes/privacy/retention.ts";
import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { type Config, loadConfig } from "#cli/context/load-config.ts";
import { UsageError } from "#cli/context/usage-error.ts";
import { toJson } from "#cli/output/terminal-text.ts";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import { formatEntries, type ListedEntry } from "./outbox.ts";

export async function findCommand(context: CommandContext, email: string): Promise<CommandResult> {
  const found = await findPersonalData(await openStorage(loadConfig(context)), createPerson(email));
  const entries = found.entries.map(toListedEntry);
  const { copies, sharedCopies } = found;
  return {
    exitCode: EXIT.ok,
    json: { entries, copies, sharedCopies },
    text: formatFound(entries, copies, sharedCopies),
    hint: "Next: `agency outbox export <email>` exports this data; `agency outbox forget <email>` removes it.",
  };
}

export async function exportCommand(
  context: CommandContext,
  email: string | undefined,
  { state, since, out }: { state?: OutboxState; since?: number; out?: string },
): Promise<CommandResult> {
  const { outbox } = await openStorage(loadConfig(context));
  const person = email === undefined ? undefined : createPerson(email);
  const found = await findEntries(outbox, { person, state, sinceMs: since });
  const entries = found.map(toListedEntry);
  const json = { entries };
  const text = context.options.format === "json" ? `${toJson(json)}\n` : exportCsv(found);
  if (out === undefined || out === "-")
    return { exitCode: EXIT.ok, json, isDocument: true, text: toTerminalLines(text) };
  writeFileAtomic(context.resolvePath(out), text, { mode: 0o600 });
  const message = `Wrote ${out}.`;
  return { exitCode: EXIT.ok, json: { success: true, message, out }, text: `${message}\n` };
}

export async function forgetCommand(
  context: CommandContext,
  email: string,
  { force, dryRun }: { force?: boolean; dryRun?: boolean },
): Promise<CommandResult> {
  const config = loadConfig(context);
  const storage = await openStorage(config);
  const person = createPerson(email);
  const { entries, copies, sharedCopies } = await findPersonalData(storage, person);
  const listed = entries.map(toListedEntry);
  if (dryRun) {
    const text = formatFound(listed, copies, sharedCopies);
    return { exitCode: EXIT.ok, json: { entries: listed, copies, sharedCopies }, text };
  }
  // The line comes first: without a record, nothing is removed.
  await createFileAuditLog({ file: config.auditFile }).write({
    time: new Date().toISOString(),
    event: "outbox-forget",
    outcome: "done",
    by: context.userName(),
    address: "local",
    requestId: randomUUID(),
    message: `${entries.length} entries, ${copies.length + sharedCopies.length} other files`,
  });
  const result = await forgetPerson(storage, person, { force });
  const { removedEntries, removedCopies, busyIds, keptCopies } = result;
  return {
    exitCode: busyIds.length + keptCopies.length > 0 ? EXIT.conflict : EXIT.ok,
    json: result,
    text: [
      `Removed ${removedEntries} entries and ${removedCopies} other files.`,
      ...busyIds.map((id) => `${id} is being delivered. Run the command again in a minute.`),
      ...keptCopies.map((name) => `${name} also has data of other people. Check it, and add --force to remove it.`),
      "",
    ].join("\n"),
  };
}

/** @throws UsageError `command/settings` if RETENTION_DAYS is not set */
export async function purgeCommand(context: CommandContext): Promise<CommandResult> {
  const config = loadConfig(context);
  const days = config.RETENTION_DAYS;
  if (days === undefined)
    throw new UsageError("command/settings", "RETENTION_DAYS must be set to the number of days to keep sent requests.");
  const purged = await purgeSent(await openStorage(config), days, Date.now());
  return {
    exitCode: EXIT.ok,
    json: purged,
    text: `Removed ${purged.entries} sent entries and ${purged.emails} emails older than ${days} days.\n`,
  };
}

async function openStorage({ outboxDir }: Config): Promise<OutboxStorage> {
  return { outbox: await openFileOutbox({ dir: outboxDir }), copies: createFileCopies(outboxDir) };
}

function toListedEntry({ state, entry }: FoundEntry): ListedEntry {
  return { state, ...entry };
}

function formatFound(
  entries: readonly ListedEntry[],
  copies: readonly string[],
  sharedCopies: readonly string[],
): string {
  if (entries.length + copies.length + sharedCopies.length === 0) return "Nothing is stored about this person.\n";
  return [
    entries.length > 0 ? formatEntries(entries) : "",
    ...copies.map((name) => `  ${name}\n`),
    ...sharedCopies.map((name) => `  ${name} (also has data of other people)\n`),
  ].join("");
}

/** Returns a document for standard output, where a byte order mark and carriage returns would be shown as escapes. */
function toTerminalLines(text: string): string {
  return text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n");
}
