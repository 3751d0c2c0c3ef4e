import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { mustClaim } from "#tests/support/outbox/outbox-contract.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openFileOutbox } from "./file-outbox.ts";

const ROUNDS = 5;
const PROGRAM = fileURLToPath(new URL("../../../../tests/support/outbox/outbox-process.ts", import.meta.url));

/** Lets a process work until it is killed at any instant. @returns the ids that it said are kept */
async function killed(dir: string, log: string, first: number): Promise<string[]> {
  const child = spawn(process.execPath, ["--import", "tsx", PROGRAM, dir, log, String(first)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const kept: string[] = [];
  const lines = createInterface(child.stdout);
  lines.on("line", (id) => kept.push(id));
  const closed = once(lines, "close");
  await once(lines, "line");
  await sleep(300 * Math.random());
  child.kill("SIGKILL");
  const [, signal] = await once(child, "exit");
  expect(signal).toBe("SIGKILL");
  await closed;
  return kept;
}

test("processes that are killed at any instant lose nothing, and repeat only what they were sending", async () => {
  const folder = temporaryFolder();
  const [dir, log] = [join(folder, "outbox"), join(folder, "mails")];
  const kept: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = 1_000_000 * round;
    kept.push(...(await Promise.all([killed(dir, log, first), killed(dir, log, first + 500_000)])).flat());
  }

  const outbox = await openFileOutbox({ dir });
  const waiting = (await outbox.waiting()).map(({ id }) => id);
  for (const id of waiting) {
    const claim = await mustClaim(outbox, id);
    await claim.finish("sent", claim.entry);
  }
  const mailed = readFileSync(log, "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(" ")[0] ?? "");
  const mails = new Set(mailed);
  expect(kept.filter((id) => !mails.has(id) && !waiting.includes(id))).toEqual([]);
  expect(mails.size).toBeGreaterThan(0);
  // Five at once in each of two processes.
  expect(mailed.length - mails.size).toBeLessThanOrEqual(ROUNDS * 10);
  const sent = new Set([...mails, ...waiting]);
  expect(await outbox.counts()).toEqual({ new: 0, sent: sent.size, failed: 0, held: 0 });
  for (const left of ["new", "sending", "tmp"]) expect(readdirSync(join(dir, left))).toEqual([]);
  console.log("kept:", kept.length, "mailed before:", mails.size, "twice:", mailed.length - mails.size);
});
