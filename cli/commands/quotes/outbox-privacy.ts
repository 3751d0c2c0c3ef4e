import type { Outbox, OutboxState } from "#api/quotes/outbox/outbox.ts";
import { addMarks, exportCsv } from "#api/quotes/privacy/export-csv.ts";
import { findEntries } from "#api/quotes/privacy/find-entries.ts";
import { findPersonalData, forgetPerson, type PersonalData } from "#api/quotes/privacy/forget-person.ts";
import { createPerson } from "#api/quotes/privacy/person.ts";
import { purgeSent } from "#api/quotes/privacy/retention.ts";
import { PRIVATE_MODE } from "#api/storage/write-file-durably.ts";
import { openAdminStorage } from "#cli/context/admin-storage.ts";
import type { CommandContext } from "#cli/context/command-context.ts";
import type { CommandResult } from "#cli/context/command-result.ts";
import { EXIT } from "#cli/context/exit-code.ts";
import { loadConfig } from "#cli/context/load-config.ts";
import { recordCommand } from "#cli/context/record-command.ts";
import { UsageError } from "#cli/context/usage-error.ts";
import { toJson } from "#cli/output/terminal-text.ts";
import { formatCount } from "#content/documents/format-count.ts";
import { errorMessage } from "#content/platform/error-message.ts";
import { writeFileAtomic } from "#content/platform/write-file-atomic.ts";
import { formatEntries, listEntries, openOutboxStorage } from "./outbox.ts";

const countEntries = (count: number) => formatCount(count, "entry", "entries");
const countFiles = (count: number) => formatCount(count, "other file");

export async function findCommand(context: CommandContext, email: string): Promise<CommandResult> {
  const storage = await openOutboxStorage(context);
  const data = await findPersonalData(storage, createPerson(email));
  return {
    ...(await describeData(storage.outbox, data)),
    hint: "Next: `agency outbox export <email>` exports this data; `agency outbox forget <email>` removes it.",
  };
}

export async function exportCommand(
  context: CommandContext,
  email: string | undefined,
  { state, since, out }: { state?: OutboxState; since?: number; out?: string },
): Promise<CommandResult> {
  const { outbox } = await openOutboxStorage(context);
  const person = email === undefined ? undefined : createPerson(email);
  const found = await findEntries(outbox, { person, state, sinceMs: since });
  const entries = await listEntries(outbox, found);
  const json = { entries };
  const text = context.options.format === "json" ? `${toJson(json)}\n` : exportCsv(await addMarks(outbox, found));
  if (out === undefined || out === "-") return { exitCode: EXIT.ok, json, isDocument: true, isForPrograms: true, text };
  writeOutFile(context.resolvePath(out), text, out);
  const message = `Wrote ${out}.`;
  return { exitCode: EXIT.ok, json: { success: true, message, out }, text: `${message}\n` };
}

export async function forgetCommand(
  context: CommandContext,
  email: string,
  { force, dryRun }: { force?: boolean; dryRun?: boolean },
): Promise<CommandResult> {
  const storage = await openOutboxStorage(context);
  const person = createPerson(email);
  if (dryRun) return describeData(storage.outbox, await findPersonalData(storage, person));
  const { audit } = await openAdminStorage(context);
  const result = await recordCommand(context, {
    audit,
    event: "outbox-forget",
    run: () => forgetPerson(storage, person, { force }),
    describeResult: (done) => ({
      message: `${countEntries(done.removedEntries)}, ${countFiles(done.removedCopies)}`,
    }),
  });
  const { removedEntries, removedCopies, busyIds, keptCopies } = result;
  return {
    exitCode: busyIds.length + keptCopies.length > 0 ? EXIT.conflict : EXIT.ok,
    json: result,
    text: [
      `Removed ${countEntries(removedEntries)} and ${countFiles(removedCopies)}.`,
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
  const purged = await purgeSent(await openOutboxStorage(context), days, Date.now());
  return {
    exitCode: EXIT.ok,
    json: purged,
    text: `Removed ${formatCount(purged.entries, "sent entry", "sent entries")} and ${formatCount(purged.emails, "email")} older than ${formatCount(days, "day")}.\n`,
  };
}

/** @throws UsageError `command/output` if the owner of the outbox, as whom root runs the command, cannot write the file */
function writeOutFile(path: string, text: string, out: string): void {
  try {
    writeFileAtomic(path, text, { mode: PRIVATE_MODE.file });
  } catch (cause) {
    const advice = `To write it as another user than the owner of the outbox: \`agency outbox export > ${out}\`.`;
    throw new UsageError("command/output", `${out} cannot be written: ${errorMessage(cause)}. ${advice}`);
  }
}

async function describeData(
  outbox: Outbox,
  { entries: found, copies, sharedCopies }: PersonalData,
): Promise<CommandResult> {
  const entries = await listEntries(outbox, found);
  const lines = [
    entries.length > 0 ? formatEntries(entries) : "",
    ...copies.map((name) => `  ${name}\n`),
    ...sharedCopies.map((name) => `  ${name} (also has data of other people)\n`),
  ];
  return {
    exitCode: EXIT.ok,
    json: { entries, copies, sharedCopies },
    text: lines.join("") || "Nothing is stored about this person.\n",
  };
}
