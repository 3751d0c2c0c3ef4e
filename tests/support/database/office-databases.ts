/** Databases for tests. */
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { openOfficeDatabase } from "#api/database/open-office-database.ts";
import type { OfficeDatabase } from "#api/database/tables.ts";
import type { DatabasePlace } from "#content/database/database-url.ts";
import { IN_MEMORY } from "#content/database/sqlite-dialect.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createPostgresDatabase } from "./test-database.ts";

/** Function that opens an empty database, and each further time the same one as another process would. */
export type OpenDatabase = () => OfficeDatabase;

/** Engines of the contract suites, each with a function that creates an empty database. */
export const ENGINES: readonly [name: string, create: () => Promise<OpenDatabase>][] = [
  ["SQLite", async () => opener({ engine: "sqlite", file: join(temporaryFolder(), "agency.db") })],
  ["Postgres", createPostgres],
];

/** Creates an empty database in Postgres, for what only Postgres has. */
export async function createPostgres(): Promise<OpenDatabase> {
  return opener({ engine: "postgres", url: await createPostgresDatabase() });
}

/** Opens an empty database in memory, the quickest one. */
export function memoryDatabase(): OfficeDatabase {
  return opener({ engine: "sqlite", file: IN_MEMORY })();
}

function opener(place: DatabasePlace): OpenDatabase {
  return () => {
    const database = openOfficeDatabase(place);
    onTestFinished(() => database.close());
    return database;
  };
}
