import { openOfficeDatabase } from "#api/database/open-office-database.ts";
import type { OfficeDatabase } from "#api/database/tables.ts";
import { actAsOwner } from "./act-as-owner.ts";
import type { CommandContext } from "./command-context.ts";
import { loadConfig } from "./load-config.ts";

/**
 * Opens the database that DATABASE_URL names, without using it yet.
 * @param options.asOwner runs the rest of the command as the owner of the database's folder if root runs it, because the
 *   server must be able to write to the files that a command creates
 * @throws UsageError `command/settings`
 */
export function openDatabase(context: CommandContext, { asOwner }: { asOwner: boolean }): OfficeDatabase {
  const { database, varDir } = loadConfig(context);
  if (asOwner && database.engine === "sqlite") actAsOwner(varDir);
  return openOfficeDatabase(database);
}
