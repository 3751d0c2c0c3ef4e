import { onTestFinished } from "vitest";
import { createDatabase, dropDatabase } from "./create-database.ts";
import { findSharedPostgres } from "./shared-postgres.ts";

/**
 * Creates an empty database on the server that the tests of a run share. It is removed when the current test ends.
 * @returns its URL
 */
export async function createPostgresDatabase(): Promise<string> {
  const serverUrl = await findSharedPostgres();
  const url = await createDatabase(serverUrl);
  onTestFinished(() => dropDatabase(serverUrl, url));
  return url;
}
