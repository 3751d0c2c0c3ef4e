import { writeFonts } from "#site/fonts/write-fonts.ts";
import { offerSharedPostgres } from "./support/database/shared-postgres.ts";
import { keepTemporaryFilesInMemory } from "./support/keep-temporary-files-in-memory.ts";
import { PROJECT } from "./support/project.ts";
import { writeSampleContent } from "./support/sample-agency.ts";

/** Prepares every run: the sample content, fonts, a place for temporary files, and a database server for tests that ask for it. */
export default async function setup(): Promise<() => Promise<void>> {
  await writeSampleContent();
  await writeFonts(PROJECT);
  const removeFolders = keepTemporaryFilesInMemory();
  const stopPostgres = await offerSharedPostgres();
  return async () => {
    await stopPostgres();
    removeFolders();
  };
}
