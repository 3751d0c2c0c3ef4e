/**
 * Longest answer of `/healthz` while the server handles the most expensive imports of 5 MiB, and the time of each import.
 *
 * A client asks for `/healthz` again and again on one connection. The baseline is the longest answer without an import,
 * because other programs of the machine delay answers, too. Budget: no answer takes 50 ms longer. An import that the server
 * stops because it is too expensive counts as handled.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { adminEnv, signIn } from "#tests/support/api/admin-client.ts";
import { end, firstLine, startCli } from "#tests/support/cli/cli-process.ts";
import { tableRow } from "./support/table.ts";
import { WORST_IMPORTS } from "./support/worst-imports.ts";

const MAX_DELAY_MS = 50;
const BASELINE_MS = 5000;
const CONTENT = resolve(import.meta.dirname, "../content");

export async function benchImportServer(folder: string): Promise<boolean> {
  const content = join(folder, "content");
  cpSync(CONTENT, content, { recursive: true });
  const env = { ...(await adminEnv()), OUTBOX_DIR: join(folder, "outbox"), AUDIT_FILE: join(folder, "audit.jsonl") };
  const server = startCli(["serve", "--port", "0", "--content", content], { env });
  try {
    const url = await firstLine(server);
    const admin = await signIn(url);
    const probe = fork(join(import.meta.dirname, "support/probe-health.mjs"), [url]);
    try {
      console.log(tableRow("", "status", "ms", "healthz max", "p99", "answers", "budget"));
      await startProbe(probe);
      await sleep(BASELINE_MS);
      const baseline = await stopProbe(probe);
      const budgetMs = baseline.maxMs + MAX_DELAY_MS;
      printRow("no import", "", BASELINE_MS, baseline, "");
      let isWithinBudget = true;
      for (const [name, { query, makeText }] of Object.entries(WORST_IMPORTS)) {
        const body = makeText();
        await startProbe(probe);
        const startMs = performance.now();
        const { status } = await admin.importText(body, { dryRun: "true", ...query });
        const importMs = performance.now() - startMs;
        const times = await stopProbe(probe);
        isWithinBudget &&= times.maxMs <= budgetMs;
        printRow(name, String(status), importMs, times, `≤ ${budgetMs.toFixed(0)}`);
      }
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
