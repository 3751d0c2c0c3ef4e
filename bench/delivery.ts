/**
 * Kills the server, one of two servers, or Postgres under two servers 60 times at random moments, under load, with an
 * unreliable mail server and webhook receiver, and with a system clock that jumps by six days. Fails if an acknowledged
 * request is lost, is neither delivered nor announced, or arrives more than three times.
 */
import { type CrashSetting, crashDelivery, type DeliveryCrashResult } from "#tests/crash/delivery.ts";

const KILLS = 60;
const MAX_COPIES = 3;

const SETTINGS: readonly CrashSetting[] = [
  "SQLite",
  "Postgres, one of two servers",
  "Postgres itself, under two servers",
];

const COLUMNS: readonly (keyof DeliveryCrashResult)[] = [
  "acknowledged",
  "delivered",
  "announced",
  "lost",
  "silent",
  "duplicates",
  "maxCopies",
  "posted",
  "clientRetries",
];

export async function benchDelivery(): Promise<boolean> {
  console.log(`${KILLS} times SIGKILL, requests by what became of them\n`);
  let isSafe = true;
  for (const setting of SETTINGS) {
    const result = await crashDelivery(KILLS, setting);
    console.log(`killed: ${setting}`);
    for (const column of COLUMNS) console.log(`  ${column.padEnd(14)} ${result[column]}`);
    isSafe &&= result.lost === 0 && result.silent === 0 && result.maxCopies <= MAX_COPIES;
  }
  return isSafe;
}
