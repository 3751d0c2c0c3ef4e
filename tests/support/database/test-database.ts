/** Placeholder until the server for tests is merged. */
export async function createPostgresDatabase(): Promise<string> {
  throw new Error("There is no Postgres yet.");
}
