/**
 * Longest answer of `/healthz` while the server handles the most expensive imports of 5 MiB, and the time of each import.
 *
 * A client asks for `/healthz` again and again on one connection. Budget: no answer takes longer than 50 ms. An import
 * that the server stops because it is too expensive counts as handled.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { adminEnv, signIn } from "#tests/support/api/admin-client.ts";
import { end, firstLine, startCli } from "#tests/support/cli/cli-process.ts";
import { tableRow } from "./support/table.ts";
import { WORST_IMPORTS } from "./support/worst-imports.ts";

const MAX_HEALTH_MS = 50;
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
      console.log(tableRow("", "status", "import", "healthz max", "p99", "answers", "budget"));
      let isWithinBudget = true;
      for (const [name, { query, makeText }] of Object.entries(WORST_IMPORTS)) {
        const body = makeText();
        await startProbe(probe);
        const startMs = performance.now();
        const { status } = await admin.importText(body, { dryRun: "true", ...query });
        const importMs = performance.now() - startMs;
        const { maxMs, p99Ms, answers } = await stopProbe(probe);
        isWithinBudget &&= maxMs <= MAX_HEALTH_MS;
        const cells = [String(status), ...[importMs, maxMs, p99Ms].map((ms) => ms.toFixed(0)), String(answers)];
        console.log(tableRow(name, ...cells, `≤ ${MAX_HEALTH_MS}`));
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

async function startProbe(probe: ChildProcess): Promise<void> {
  probe.send("start");
  await once(probe, "message");
}

async function stopProbe(probe: ChildProcess): Promise<HealthTimes> {
  probe.send("stop");
  const [times] = await once(probe, "message");
  return times;
}
