import { Database } from "#content/database/database.ts";
import { DatabaseError } from "#content/database/database-error.ts";
import type { OfficeDatabase } from "./tables.ts";

/**
 * Returns a database whose every use fails, for a site that has none.
 * @param message what is missing, and the next step
 */
export function createMissingDatabase(message: string): OfficeDatabase {
  return new Database({
    place: { engine: "postgres", url: "postgres://missing/missing" },
    migrations() {
      throw new DatabaseError("refused", message);
    },
  });
}
