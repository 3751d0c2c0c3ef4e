import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { mustAcquire } from "#tests/support/outbox/outbox-contract.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openFileOutbox } from "./file-outbox.ts";

const ROUNDS = 5;
const PROCESSES = 2;
/** Default concurrency of the delivery worker. */
const MESSAGES_PER_PROCESS = 5;
const PROGRAM = fileURLToPath(new URL("../../../../tests/support/outbox/outbox-process.ts", import.meta.url));

/** Runs a process and kills it at a random instant. Returns the IDs that it reported as stored. */
async function runAndKill(dir: string, mailLog: string, firstNumber: number): Promise<string[]> {
  const child = spawn(process.execPath, ["--import", "tsx", PROGRAM, dir, mailLog, String(firstNumber)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const storedIds: string[] = [];
  const lines = createInterface(child.stdout);
  lines.on("line", (id) => storedIds.push(id));
  const closed = once(lines, "close");
  await once(lines, "line");
  await sleep(300 * Math.random());
  child.kill("SIGKILL");
  const [, signal] = await once(child, "exit");
  expect(signal).toBe("SIGKILL");
  await closed;
  return storedIds;
}

test("loses no entry if processes are killed, and repeats only messages that were being sent", async () => {
  const folder = temporaryFolder();
  const [dir, mailLog] = [join(folder, "outbox"), join(folder, "mails")];
  const storedIds: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const runs = Array.from({ length: PROCESSES }, (_, index) =>
      runAndKill(dir, mailLog, 1_000_000 * round + 500_000 * index),
    );
    storedIds.push(...(await Promise.all(runs)).flat());
  }

  const outbox = await openFileOutbox({ dir });
  const pendingIds = (await outbox.listDeliverable()).map(({ id }) => id);
  for (const id of pendingIds) {
    const lease = await mustAcquire(outbox, id);
    await lease.complete("sent", lease.entry);
  }
  const mails = readFileSync(mailLog, "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(" ")[0] ?? "");
  const mailedIds = new Set(mails);
  expect(storedIds.filter((id) => !mailedIds.has(id) && !pendingIds.includes(id))).toEqual([]);
  expect(mailedIds.size).toBeGreaterThan(0);
  expect(mails.length - mailedIds.size).toBeLessThanOrEqual(ROUNDS * PROCESSES * MESSAGES_PER_PROCESS);
  const sentIds = new Set([...mailedIds, ...pendingIds]);
  expect(await outbox.counts()).toEqual({ new: 0, sent: sentIds.size, failed: 0, held: 0 });
  for (const directory of ["new", "sending", "tmp"]) expect(readdirSync(join(dir, directory))).toEqual([]);
  console.log(`${storedIds.length} stored, ${mailedIds.size} mailed, ${mails.length - mailedIds.size} mailed twice`);
});
