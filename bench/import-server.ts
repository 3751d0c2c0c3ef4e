/**
 * Longest answer of `/healthz` while the server handles the most expensive imports of 5 MiB, the revision of the last one and
 * its rollback, and the time of each.
 *
 * A client asks for `/healthz` again and again on one connection. The baseline is the longest answer without an import,
 * because other programs of the machine delay answers, too. Budget: no answer takes 50 ms longer, or 100 ms while 900 pages
 * are committed. An import that the server stops because it is too expensive counts as handled.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { adminEnv, serverFolders, signIn } from "#tests/support/api/admin-client.ts";
import { end, firstLine, runCli, startCli } from "#tests/support/cli/cli-process.ts";
import { tableRow } from "./support/table.ts";
import { WORST_IMPORTS } from "./support/worst-imports.ts";

/** Longest additional time of an answer, without and with a commit of many pages. */
const MAX_DELAY_MS = { short: 50, long: 100 };
const BASELINE_MS = 5000;
const CONTENT = resolve(import.meta.dirname, "../content");

export async function benchImportServer(folder: string): Promise<boolean> {
  const content = join(folder, "content");
  cpSync(CONTENT, content, { recursive: true });
  const folders = ["--content", content, "--out", join(folder, "site")];
  await runCli(["prerender", ...folders]);
  const env = { ...adminEnv(), ...serverFolders(folder) };
  const server = startCli(["serve", "--port", "0", ...folders], { env });
  try {
    const url = await firstLine(server);
    const admin = await signIn(url);
    const probe = fork(join(import.meta.dirname, "support/probe-health.mjs"), [url]);
    try {
      console.log(tableRow("", "status", "ms", "healthz max", "p99", "answers", "budget"));
      await startProbe(probe);
      await sleep(BASELINE_MS);
      const baseline = await stopProbe(probe);
      printRow("no import", "", BASELINE_MS, baseline, "");
      let isWithinBudget = true;
      const measure = async (name: string, delay: keyof typeof MAX_DELAY_MS, send: () => Promise<number>) => {
        const budgetMs = baseline.maxMs + MAX_DELAY_MS[delay];
        await startProbe(probe);
        const startMs = performance.now();
        const status = await send();
        const sentMs = performance.now() - startMs;
        const times = await stopProbe(probe);
        isWithinBudget &&= times.maxMs <= budgetMs;
        printRow(name, String(status), sentMs, times, `≤ ${budgetMs.toFixed(0)}`);
      };
      let revision = 0;
      for (const [name, { query, isLongCommit, makeText }] of Object.entries(WORST_IMPORTS)) {
        const text = makeText();
        await measure(name, isLongCommit ? "long" : "short", async () => {
          const { status, body } = await admin.importText(text, { dryRun: "true", ...query });
          revision = body.revision ?? revision;
          return status;
        });
      }
      await measure("revision", "short", () => admin.readRevision(revision));
      await measure("rollback", "long", () => admin.rollback(revision - 1));
      return isWithinBudget;
    } finally {
      probe.kill();
    }
  } finally {
    await end(server);
  }
}

interface HealthTimes {
  maxMs: number;
  p99Ms: number;
  answers: number;
}

function printRow(name: string, status: string, ms: number, { maxMs, p99Ms, answers }: HealthTimes, budget: string) {
  const cells = [ms, maxMs, p99Ms].map((value) => value.toFixed(0));
  console.log(tableRow(name, status, ...cells, String(answers), budget));
}

async function startProbe(probe: ChildProcess): Promise<void> {
  probe.send("start");
  await once(probe, "message");
}

async function stopProbe(probe: ChildProcess): Promise<HealthTimes> {
  probe.send("stop");
  const [times] = await once(probe, "message");
  return times;
}
