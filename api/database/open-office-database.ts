import { Database } from "#content/database/database.ts";
import type { DatabasePlace } from "#content/database/database-url.ts";
import { officeMigrations } from "./migrations.ts";
import type { OfficeDatabase } from "./tables.ts";

/** Opens the database of a site. Its first use creates the tables, or changes those of an earlier version. */
export function openOfficeDatabase(place: DatabasePlace): OfficeDatabase {
  return new Database({ place, migrations: officeMigrations });
}
