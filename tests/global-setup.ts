import { buildCliIfStale, buildSiteIfMissing } from "./support/build-if-stale.ts";
import { keepTemporaryFilesInMemory } from "./support/keep-temporary-files-in-memory.ts";

/** Builds the command line and the site for tests that run them, unless they are built already. */
export default async function setup(): Promise<() => void> {
  const removeFolder = keepTemporaryFilesInMemory();
  await buildCliIfStale();
  await buildSiteIfMissing();
  return removeFolder;
}
