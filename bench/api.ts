/**
 * Quote requests per second and their latency: with SQLite, with Postgres, and with two servers on one Postgres, against a
 * minimal server that appends each request to a file.
 *
 * All put each request on the disk before they answer, in batches. Servers run in turn, each in a new process; figures are
 * medians. Budget: at least 0.4 of the rate of the server that appends, and a p99 latency of at most 50 ms, with SQLite. The
 * rate is for disks whose sync takes some milliseconds. If it takes less, all that counts is the work for each request.
 */
import { type ChildProcessWithoutNullStreams, execFile, spawn } from "node:child_process";
import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { serverFolders } from "#tests/support/api/admin-client.ts";
import { QUOTE } from "#tests/support/api/sample-quote.ts";
import { end, firstLine, startCli } from "#tests/support/cli/cli-process.ts";
import { startPostgres } from "#tests/support/database/postgres-server.ts";
import { SAMPLE_SITE } from "#tests/support/sample-agency.ts";
import { median, medianRatio } from "./support/measure.ts";
import { tableRow } from "./support/table.ts";

const CONNECTIONS = 100;
const ROUNDS = 5;
const SECONDS = 4;
const MIN_RATIO = 0.4;
const MAX_P99_MS = 50;

const BASELINE = "append";

/** Servers of each row. Two share the connections. */
const ROWS = ["SQLite", "Postgres", "two on Postgres", BASELINE] as const;
type Row = (typeof ROWS)[number];

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
  console.log(`${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s, medians`);
  console.log(`a sync of this disk takes ${measureSync(folder).toFixed(2)} ms\n`);
  const loads = await measureRows(folder);
  const values = (row: Row, figure: keyof Load) => loads[row].map((load) => load[figure]);
  const ratioOf = (row: Row) => medianRatio(values(row, "perSecond"), values(BASELINE, "perSecond"));

  console.log(tableRow("", "requests/s", "p50", "p99", "× append"));
  for (const row of ROWS) {
    const [perSecond, p50Ms, p99Ms] = (["perSecond", "p50Ms", "p99Ms"] as const).map((figure) =>
      median(values(row, figure)),
    );
    const times = [p50Ms, p99Ms].map((ms) => `${ms?.toFixed(1)} ms`);
    console.log(tableRow(row, `${perSecond?.toFixed(0)}`, ...times, ratioOf(row).toFixed(2)));
  }
  const [ratio, p99Ms] = [ratioOf("SQLite"), median(values("SQLite", "p99Ms"))];
  console.log(`\nSQLite relative to the server that appends: ${ratio.toFixed(2)} (budget ≥ ${MIN_RATIO})`);
  console.log(`p99 latency with SQLite: ${p99Ms.toFixed(1)} ms (budget ≤ ${MAX_P99_MS} ms)`);
  return ratio >= MIN_RATIO && p99Ms <= MAX_P99_MS;
}

/** Returns the median time of a write to the disk of a folder, in milliseconds. */
function measureSync(folder: string): number {
  const file = openSync(join(folder, "sync"), "w");
  const times = Array.from({ length: 100 }, () => {
    writeSync(file, "x".repeat(1000));
    const startMs = performance.now();
    fsyncSync(file);
    return performance.now() - startMs;
  });
  closeSync(file);
  return median(times);
}

async function measureRows(folder: string): Promise<Record<Row, Load[]>> {
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
  const postgres = await startPostgres({ isDurable: true });
  const startServer = (settings = {}) =>
    startCli(["serve", "--port", "0", "--out", SAMPLE_SITE], { env: { ...env, ...settings } });
  const startOnPostgres = async (count: number) => {
    const settings = { DATABASE_URL: await postgres.createDatabase() };
    return Array.from({ length: count }, () => startServer(settings));
  };
  const start: Record<Row, () => Promise<ChildProcessWithoutNullStreams[]>> = {
    SQLite: async () => [startServer()],
    Postgres: () => startOnPostgres(1),
    "two on Postgres": () => startOnPostgres(2),
    append: async () => [spawn(process.execPath, [join(import.meta.dirname, "baselines/appender.mjs"), folder])],
  };
  const loads: Record<Row, Load[]> = { SQLite: [], Postgres: [], "two on Postgres": [], append: [] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const row of ROWS) loads[row].push(await measureServers(await start[row]()));
    }
    return loads;
  } finally {
    await postgres.stop();
  }
}

/** Measures servers that share the load, and ends them. */
async function measureServers(servers: readonly ChildProcessWithoutNullStreams[]): Promise<Load> {
  const urls = await Promise.all(servers.map(firstLine));
  for (const server of servers) server.stderr.resume();
  const sendToAll = (seconds: number) =>
    Promise.all(urls.map((url) => sendLoad(url, CONNECTIONS / urls.length, seconds)));
  // Warm-up.
  await sendToAll(1);
  const loads = await sendToAll(SECONDS);
  for (const server of servers) await end(server);
  return {
    perSecond: loads.reduce((sum, { perSecond }) => sum + perSecond, 0),
    p50Ms: Math.max(...loads.map(({ p50Ms }) => p50Ms)),
    p99Ms: Math.max(...loads.map(({ p99Ms }) => p99Ms)),
  };
}

/**
 * Sends requests from another process.
 * @throws Error if a response does not have status 200
 */
async function sendLoad(url: string, connections: number, seconds: number): Promise<Load> {
  const client = [join(import.meta.dirname, "support/quote-load.mjs"), `${url}api/contact`, JSON.stringify(REQUEST)];
  const { stdout } = await promisify(execFile)(process.execPath, [...client, String(connections), String(seconds)]);
  return JSON.parse(stdout);
}
