import { offerSharedPostgres } from "./support/database/shared-postgres.ts";
import { keepTemporaryFilesInMemory } from "./support/keep-temporary-files-in-memory.ts";
import { writeSampleContent } from "./support/sample-agency.ts";

/** Prepares every run: the sample content, a place for temporary files, and a database server for tests that ask for it. */
export default async function setup(): Promise<() => Promise<void>> {
  await writeSampleContent();
  const removeFolders = keepTemporaryFilesInMemory();
  const stopPostgres = await offerSharedPostgres();
  return async () => {
    await stopPostgres();
    removeFolders();
  };
}
