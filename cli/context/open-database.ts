import { openOfficeDatabase } from "#api/database/open-office-database.ts";
import type { OfficeDatabase } from "#api/database/tables.ts";
import { actAsOwner } from "./act-as-owner.ts";
import type { Config } from "./load-config.ts";

/**
 * Opens the database that DATABASE_URL names, without using it yet.
 * @param options.asOwner runs the rest of the command as the owner of the database's folder if root runs it, which is the
 *   default, because the server must be able to write to the files that a command creates
 */
export function openDatabase({ database, varDir }: Config, { asOwner = true } = {}): OfficeDatabase {
  if (asOwner && database.engine === "sqlite") actAsOwner(varDir);
  return openOfficeDatabase(database);
}
