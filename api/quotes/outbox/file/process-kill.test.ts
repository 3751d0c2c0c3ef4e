import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { forRun } from "#tests/support/full-run.ts";
import { mustAcquire } from "#tests/support/outbox/outbox-contract.ts";
import { createRandom } from "#tests/support/random.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openFileOutbox } from "./file-outbox.ts";

const ROUNDS = forRun(5, 1);
const PROCESSES = 2;
/** Default concurrency of the delivery worker. */
const MESSAGES_PER_PROCESS = 5;
const PROGRAM = fileURLToPath(new URL("../../../../tests/support/outbox/outbox-process.ts", import.meta.url));

/** Line on the standard output of a process. */
interface Event {
  name: string;
  id: string;
}

/** Runs a process and kills it some time after its first event. Returns the events that it reported. */
async function runAndKill(dir: string, mailLog: string, firstNumber: number, killAfterMs: number): Promise<Event[]> {
  const child = spawn(process.execPath, ["--import", "tsx", PROGRAM, dir, mailLog, String(firstNumber)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const events: Event[] = [];
  const lines = createInterface(child.stdout);
  lines.on("line", (line) => {
    const [name = "", id = ""] = line.split(" ");
    events.push({ name, id });
  });
  const closed = once(lines, "close");
  await once(lines, "line");
  while (!existsSync(mailLog)) await sleep(5);
  await sleep(killAfterMs);
  child.kill("SIGKILL");
  const [, signal] = await once(child, "exit");
  expect(signal).toBe("SIGKILL");
  await closed;
  return events;
}

test("loses no entry if processes are killed, keeps none that was removed, and repeats only messages that were being sent", async () => {
  const folder = temporaryFolder();
  const [dir, mailLog] = [join(folder, "outbox"), join(folder, "mails")];
  const events: Event[] = [];
  const random = createRandom();
  for (let round = 0; round < ROUNDS; round += 1) {
    const runs = Array.from({ length: PROCESSES }, (_, index) =>
      runAndKill(dir, mailLog, 1_000_000 * round + 500_000 * index, 300 * random()),
    );
    events.push(...(await Promise.all(runs)).flat());
  }
  const select = (wanted: string) => events.flatMap(({ name, id }) => (name === wanted ? id : []));
  const storedIds = select("stored");

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
  const goneIds = new Set<string>();
  for (const id of select("removing")) if ((await outbox.find(id)) === undefined) goneIds.add(id);
  expect(select("removed").filter((id) => !goneIds.has(id))).toEqual([]);
  expect(storedIds.filter((id) => !mailedIds.has(id) && !pendingIds.includes(id) && !goneIds.has(id))).toEqual([]);
  expect(mailedIds.size).toBeGreaterThan(0);
  expect(mails.length - mailedIds.size).toBeLessThanOrEqual(ROUNDS * PROCESSES * MESSAGES_PER_PROCESS);
  const sentIds = new Set([...mailedIds, ...pendingIds].filter((id) => !goneIds.has(id)));
  expect(await outbox.counts()).toEqual({ new: 0, sent: sentIds.size, failed: 0, held: 0 });
  for (const directory of ["new", "sending", "tmp"]) expect(readdirSync(join(dir, directory))).toEqual([]);
  console.log(
    `${storedIds.length} stored, ${goneIds.size} removed, ${mailedIds.size} mailed, ${mails.length - mailedIds.size} mailed twice`,
  );
});
