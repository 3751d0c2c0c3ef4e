/**
 * Requests per second for files of the built site: `agency serve` with all its headers against sirv, which reads the folder
 * once and sends no security headers.
 *
 * Each server and each client is a process. They run in turn, and figures are medians. Budget: at least 0.9 of the rate of sirv.
 */
import { execFile, spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { end, firstLine, startCli } from "#tests/support/cli/cli-process.ts";
import { SAMPLE_SITE } from "#tests/support/sample-agency.ts";
import { median, medianRatio } from "./support/measure.ts";
import { tableRow } from "./support/table.ts";

const CONNECTIONS = 100;
const ROUNDS = 9;
const SECONDS = 1;
const MIN_RATIO = 0.9;

interface Target {
  name: string;
  path: string;
  /** Expected status, 200 by default. For 304, the client sends the ETag of the file. */
  status?: "304";
}

interface Load {
  perSecond: number;
  p99Ms: number;
  errors: number;
  statuses: string[];
}

export async function benchStatic(): Promise<boolean> {
  const [script = ""] = readdirSync(join(SAMPLE_SITE, "assets/entries")).filter((name) => name.endsWith(".js"));
  const targets: Target[] = [
    { name: "page, brotli", path: "commercial/trucking" },
    { name: "script, brotli", path: `assets/entries/${script}` },
    { name: "page, not modified", path: "commercial/trucking", status: "304" },
  ];
  const servers = {
    agency: startCli(["serve", "--port", "0", "--out", SAMPLE_SITE]),
    sirv: spawn(process.execPath, [join(import.meta.dirname, "baselines/sirv.mjs"), SAMPLE_SITE]),
  };
  try {
    const urls = { agency: await firstLine(servers.agency), sirv: await firstLine(servers.sirv) };
    console.log(`${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s, medians\n`);
    console.log(tableRow("", "agency /s", "p99", "sirv /s", "p99", "sirv ×", "budget"));
    let isWithinBudget = true;
    for (const target of targets) {
      const ratio = await compareServers(urls, target);
      isWithinBudget &&= ratio >= MIN_RATIO;
    }
    return isWithinBudget;
  } finally {
    await Promise.all(Object.values(servers).map((server) => end(server)));
  }
}

/** Measures both servers, prints a row, and returns the rate of `agency serve` relative to sirv. */
async function compareServers(urls: Record<"agency" | "sirv", string>, target: Target): Promise<number> {
  const loads = { agency: [] as Load[], sirv: [] as Load[] };
  // Round 0 is the warm-up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of ["agency", "sirv"] as const) {
      const load = await sendLoad(urls[name], target);
      if (round > 0) loads[name].push(load);
    }
  }
  const rates = (name: "agency" | "sirv") => loads[name].map(({ perSecond }) => perSecond);
  const ratio = medianRatio(rates("agency"), rates("sirv"));
  const cells = [loads.agency, loads.sirv].flatMap((measured) => [
    median(measured.map(({ perSecond }) => perSecond)).toFixed(0),
    `${median(measured.map(({ p99Ms }) => p99Ms)).toFixed(0)} ms`,
  ]);
  console.log(tableRow(target.name, ...cells, ratio.toFixed(2), `≥ ${MIN_RATIO}`));
  return ratio;
}

/** @throws Error if a response has an unexpected status or is not compressed */
async function sendLoad(
  url: string,
  { name, path, status = "200" }: Omit<Target, "status"> & { status?: string },
): Promise<Load> {
  const headers: Record<string, string> = { "Accept-Encoding": "br" };
  const first = await fetch(url + path, { headers });
  await first.arrayBuffer();
  const encoding = first.headers.get("content-encoding");
  if (encoding !== "br")
    throw new Error(`${url} must send ${name} with Brotli, but sent Content-Encoding ${encoding}.`);
  const etag = first.headers.get("etag");
  if (status === "304" && etag !== null) headers["If-None-Match"] = etag;
  const options = { url: url + path, connections: CONNECTIONS, duration: SECONDS, headers };
  const client = [join(import.meta.dirname, "support/static-load.mjs"), JSON.stringify(options)];
  const { stdout } = await promisify(execFile)(process.execPath, client);
  const load: Load = JSON.parse(stdout);
  if (load.errors > 0 || load.statuses.some((each) => each !== status)) {
    throw new Error(`${url} must answer ${name} with ${status}, but got ${load.statuses} and ${load.errors} errors.`);
  }
  return load;
}
