import { keepTemporaryFilesInMemory } from "./support/keep-temporary-files-in-memory.ts";
import { writeSampleContent } from "./support/sample-agency.ts";

/** Prepares every run: the sample content, and a place for temporary files. */
export default async function setup(): Promise<() => void> {
  await writeSampleContent();
  return keepTemporaryFilesInMemory();
}
