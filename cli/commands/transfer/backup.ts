import { existsSync } from "node:fs";
import { join } from "node:path";
import { BackupError, type BackupResult, restoreBackup, writeBackup } from "#api/database/backup.ts";
import { type CommandContext, type CommandResult, UsageError } from "#cli/context/command.ts";
import { loadConfig } from "#cli/context/load-config.ts";
import { actAsOwner } from "#cli/context/project.ts";
import type { DatabasePlace } from "#content/database/database-url.ts";
import { formatCount } from "#content/documents/format-number.ts";
import { acquireWriterLock } from "#content/store/file/writer-lock.ts";

/** @throws UsageError `command/settings` with Postgres, which has its own program */
export async function backupCommand(context: CommandContext, file: string): Promise<CommandResult> {
  requireFile(loadConfig(context).database, "pg_dump --format=custom --file=agency.dump");
  const { contentDir, lockTimeoutMs } = context;
  const database = await context.openDatabase();
  const path = context.resolvePath(file);
  const lock = await acquireWriterLock(contentDir, { lockTimeoutMs });
  try {
    const result = await reportAsUsage(() => writeBackup(database, contentDir, path));
    return { json: { file, ...result }, text: `Wrote ${file}: ${describe(result)}.\n` };
  } finally {
    await lock.release(true);
  }
}

/** @throws UsageError `command/settings` with Postgres, which has its own program */
export async function restoreCommand(
  context: CommandContext,
  file: string,
  { replace = false }: { replace?: boolean },
): Promise<CommandResult> {
  const { database, varDir } = loadConfig(context);
  const place = requireFile(database, "pg_restore --clean --if-exists --dbname=…");
  const path = context.resolvePath(file);
  if (!existsSync(path)) throw new UsageError("input/unreadable", `${file} does not exist.`);
  actAsOwner(varDir);
  const asideDir = join(varDir, "former", new Date().toISOString().replaceAll(":", "-"));
  const places = { databaseFile: place.file, contentDir: context.contentPath };
  const options = { file: path, ...places, asideDir: replace ? asideDir : undefined };
  const result = await reportAsUsage(() => restoreBackup(options));
  const aside = existsSync(asideDir) ? `What was there before is in ${asideDir}.\n` : "";
  return {
    json: { file, ...result },
    text: `Restored ${file}: ${describe(result)}.\n${aside}`,
    hint: "Next: `npm start` builds the pages and serves the site.",
  };
}

function describe({ entries, accounts, files }: BackupResult): string {
  const messages = formatCount(entries, "entry", "entries");
  return [messages, formatCount(accounts, "account"), formatCount(files, "content file")].join(", ");
}

function requireFile(place: DatabasePlace, program: string): Extract<DatabasePlace, { engine: "sqlite" }> {
  if (place.engine === "sqlite") return place;
  throw new UsageError("command/settings", `DATABASE_URL names a Postgres database. Use \`${program}\` for it.`);
}

function reportAsUsage<Result>(task: () => Promise<Result>): Promise<Result> {
  return task().catch((cause: unknown) => {
    throw cause instanceof BackupError ? new UsageError(cause.code, cause.message) : cause;
  });
}
