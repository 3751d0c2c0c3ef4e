/**
 * Quote requests per second and their latency, against two minimal servers.
 *
 * All servers put each request on the disk before they answer, in the same batches. One baseline appends to a file, the other
 * renames a new file into place for each batch, as the outbox does. Servers run in turn, each in a new process; figures are
 * medians. Budget: at least half the rate of the server that appends, and a p99 latency of at most 50 ms.
 */
import { execFile, spawn } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { serverFolders } from "#tests/support/api/admin-client.ts";
import { QUOTE } from "#tests/support/api/sample-quote.ts";
import { end, firstLine, startCli } from "#tests/support/cli/cli-process.ts";
import { median, medianRatio } from "./support/measure.ts";
import { tableRow } from "./support/table.ts";

const CONNECTIONS = 100;
const ROUNDS = 5;
const SECONDS = 4;
const MIN_RATIO = 0.5;
const MAX_P99_MS = 50;

const SERVERS = ["agency", "append", "files"] as const;
type Server = (typeof SERVERS)[number];

interface Load {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

const REQUEST = {
  ...QUOTE,
  message: "Two barns, one of them old. Please call in the morning. NUMBER",
  pageSource: "Farm - Agribusiness Page",
  utm_source: "newsletter",
};

export async function benchApi(folder: string): Promise<boolean> {
  console.log(`${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s, medians\n`);
  const loads = await measureServers(folder);
  const values = (server: Server, figure: keyof Load) => loads[server].map((load) => load[figure]);

  console.log(tableRow("", "requests/s", "p50", "p99"));
  for (const server of SERVERS) {
    const [perSecond, p50Ms, p99Ms] = (["perSecond", "p50Ms", "p99Ms"] as const).map((figure) =>
      median(values(server, figure)),
    );
    console.log(tableRow(server, `${perSecond?.toFixed(0)}`, `${p50Ms?.toFixed(1)} ms`, `${p99Ms?.toFixed(1)} ms`));
  }
  const ratioTo = (baseline: Server) => medianRatio(values("agency", "perSecond"), values(baseline, "perSecond"));
  const ratio = ratioTo("append");
  const p99Ms = median(values("agency", "p99Ms"));
  console.log(`\nrate relative to the server that appends: ${ratio.toFixed(2)} (budget ≥ ${MIN_RATIO})`);
  console.log(`rate relative to the server that renames files: ${ratioTo("files").toFixed(2)}`);
  console.log(`p99 latency: ${p99Ms.toFixed(1)} ms (budget ≤ ${MAX_P99_MS} ms)`);
  return ratio >= MIN_RATIO && p99Ms <= MAX_P99_MS;
}

async function measureServers(folder: string): Promise<Record<Server, Load[]>> {
  const env = {
    ...serverFolders(folder),
    // No mail server listens there, as during an outage.
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "web@example.com",
    QUOTE_TO: "agency@example.com",
    QUOTE_LIMIT: "100000000",
    QUOTE_LIMIT_TOTAL: "100000000",
    // The default level, so that the figures include the cost of logging.
    LOG_LEVEL: "info",
  };
  const startBaseline = (method: string) =>
    spawn(process.execPath, [join(import.meta.dirname, "baselines/appender.mjs"), folder, method]);
  const start = {
    agency: () => startCli(["serve", "--port", "0"], { env }),
    append: () => startBaseline("append"),
    files: () => startBaseline("files"),
  };
  const loads: Record<Server, Load[]> = { agency: [], append: [], files: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of SERVERS) {
      const server = start[name]();
      const url = await firstLine(server);
      server.stderr.resume();
      // Warm-up.
      await sendLoad(url, 1);
      loads[name].push(await sendLoad(url, SECONDS));
      await end(server);
    }
  }
  return loads;
}

/**
 * Sends requests from another process.
 * @throws Error if a response does not have status 200
 */
async function sendLoad(url: string, seconds: number): Promise<Load> {
  const client = [join(import.meta.dirname, "support/quote-load.mjs"), `${url}api/contact`, JSON.stringify(REQUEST)];
  const { stdout } = await promisify(execFile)(process.execPath, [...client, String(CONNECTIONS), String(seconds)]);
  return JSON.parse(stdout);
}
