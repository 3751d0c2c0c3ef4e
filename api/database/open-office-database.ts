import type { Kysely } from "kysely";
import { Database } from "#content/database/database.ts";
import { DatabaseError } from "#content/database/database-error.ts";
import type { DatabasePlace } from "#content/database/database-url.ts";
import { officeMigrations } from "./migrations.ts";
import type { OfficeDatabase, Tables } from "./tables.ts";

/**
 * Opens the database of a site. Its first use creates the tables, or changes those of an earlier version.
 * @param onOpen completes the data before they are used, for example with files of a former version
 */
export function openOfficeDatabase(place: DatabasePlace, onOpen?: (db: Kysely<Tables>) => Promise<void>) {
  return new Database<Tables>({ place, migrations: officeMigrations, onOpen });
}

/** Returns a database whose every use fails, for a site that has none. */
export function createMissingDatabase(message: string): OfficeDatabase {
  const migrations = () => {
    throw new DatabaseError("refused", message);
  };
  return new Database({ place: { engine: "postgres", url: "postgres://missing/missing" }, migrations });
}
