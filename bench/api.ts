/**
 * Quote requests a second, each on the disk before it is answered, against bare servers of node:http that sync in the same
 * batches: one appends to a file, the other moves a file a batch into place, as the outbox does.
 */
import { execFile, spawn } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { end, firstLine, startCli } from "#tests/support/cli/cli-process.ts";
import { median } from "./measure.ts";

const CONNECTIONS = 100;
const ROUNDS = 5;
const SECONDS = 4;
/** Least of what the bare server does in a second. */
const BUDGET = 0.5;
const BUDGET_P99_MS = 50;

interface Load {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

const REQUEST = {
  firstName: "Ada",
  lastName: "Lindqvist",
  email: "ada@example.com",
  phone: "(515) 555-0199",
  insuranceType: "farm",
  message: "Two barns, one of them old. Please call in the morning.",
  pageSource: "Farm - Agribusiness Page",
  utm_source: "newsletter",
};

export async function benchApi(folder: string): Promise<boolean> {
  const env = {
    OUTBOX_DIR: join(folder, "outbox"),
    // Nobody listens there: as on the day when the mail server is down.
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "web@example.com",
    QUOTE_TO: "agency@example.com",
    QUOTE_LIMIT: "100000000",
    QUOTE_LIMIT_TOTAL: "100000000",
    // Kept by nobody here; what it costs to write it is in the figures.
    LOG_LEVEL: "info",
  };
  const bare = (way: string) =>
    spawn(process.execPath, [join(import.meta.dirname, "baseline-appender.mjs"), folder, way]);
  const starts = {
    agency: () => startCli(["serve", "--port", "0"], { env }),
    append: () => bare("append"),
    files: () => bare("files"),
  };
  const runs = { agency: [] as Load[], append: [] as Load[], files: [] as Load[] };
  console.log(`${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s in turn, medians\n`);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ["agency", "append", "files"] as const) {
      const server = starts[name]();
      const url = await firstLine(server);
      server.stderr.resume();
      // The first second warms it up.
      await load(url, 1);
      runs[name].push(await load(url, SECONDS));
      await end(server);
    }
  }
  const of = (loads: readonly Load[], figure: keyof Load) => median(loads.map((found) => found[figure]));
  for (const [name, loads] of Object.entries(runs)) {
    const rate = of(loads, "perSecond").toFixed(0).padStart(7);
    console.log(
      `${name.padEnd(8)}${rate} /s   p50 ${of(loads, "p50Ms").toFixed(1)} ms   p99 ${of(loads, "p99Ms").toFixed(1)} ms`,
    );
  }
  const ratioTo = (others: readonly Load[]) =>
    median(runs.agency.map(({ perSecond }, round) => perSecond / (others[round]?.perSecond ?? 0)));
  const ratio = ratioTo(runs.append);
  const p99Ms = of(runs.agency, "p99Ms");
  console.log(
    `\n${ratio.toFixed(2)} of the server that appends (≥ ${BUDGET}), p99 ${p99Ms.toFixed(1)} ms (≤ ${BUDGET_P99_MS});`,
  );
  console.log(`${ratioTo(runs.files).toFixed(2)} of the one that moves files as the outbox does`);
  return ratio >= BUDGET && p99Ms <= BUDGET_P99_MS;
}

/** From another process. @throws where an answer is not 200 */
async function load(url: string, seconds: number): Promise<Load> {
  const client = [join(import.meta.dirname, "quotes.mjs"), `${url}api/contact`, JSON.stringify(REQUEST)];
  const { stdout } = await promisify(execFile)(process.execPath, [...client, String(CONNECTIONS), String(seconds)]);
  return JSON.parse(stdout);
}
