/**
 * The built site served by `agency serve`, with all its headers, against sirv alone, which has read the folder once and
 * sends none. Each server and each client is a process of its own; runs go in turn, and medians are given.
 */
import { execFile, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { end, firstLine, startCli } from "#tests/support/cli/cli-process.ts";
import { median } from "./measure.ts";

const SITE = resolve(import.meta.dirname, "../dist/client");
const CONNECTIONS = 100;
const ROUNDS = 9;
const SECONDS = 1;
/** Least of what sirv does in a second. */
const BUDGET = 0.9;

interface Target {
  name: string;
  path: string;
  /** The client has it already. */
  isKnown?: true;
}

/** What a client found. */
interface Load {
  perSecond: number;
  p99Ms: number;
  errors: number;
  statuses: string[];
}

export async function benchStatic(): Promise<boolean> {
  if (!existsSync(join(SITE, "index.html.br"))) throw new Error("The site is not built: npm run build does it.");
  const [script = ""] = readdirSync(join(SITE, "assets/entries")).filter((name) => name.endsWith(".js"));
  const targets: Target[] = [
    { name: "page, brotli", path: "commercial/trucking" },
    { name: "script, brotli", path: `assets/entries/${script}` },
    { name: "page that is known", path: "commercial/trucking", isKnown: true },
  ];
  const servers = {
    agency: startCli(["serve", "--port", "0"]),
    sirv: spawn(process.execPath, [join(import.meta.dirname, "baseline-sirv.mjs"), SITE]),
  };
  try {
    const urls = { agency: await firstLine(servers.agency), sirv: await firstLine(servers.sirv) };
    console.log(`${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s in turn, medians\n`);
    console.log(line("", "agency /s", "p99", "sirv /s", "p99", "sirv ×", "budget"));
    let isWithin = true;
    for (const target of targets) {
      const runs = { agency: [] as Load[], sirv: [] as Load[] };
      // The first round warms both up.
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (const name of ["agency", "sirv"] as const) {
          const found = await load(urls[name], target);
          if (round > 0) runs[name].push(found);
        }
      }
      const ratio = median(runs.agency.map(({ perSecond }, round) => perSecond / (runs.sirv[round]?.perSecond ?? 0)));
      isWithin &&= ratio >= BUDGET;
      const figures = [runs.agency, runs.sirv].flatMap((found) => [
        median(found.map(({ perSecond }) => perSecond)).toFixed(0),
        `${median(found.map(({ p99Ms }) => p99Ms)).toFixed(0)} ms`,
      ]);
      console.log(line(target.name, ...figures, ratio.toFixed(2), `≥ ${BUDGET}`));
    }
    return isWithin;
  } finally {
    await Promise.all(Object.values(servers).map((server) => end(server)));
  }
}

/** @throws where an answer is not what it should be */
async function load(url: string, { name, path, isKnown }: Target): Promise<Load> {
  const headers: Record<string, string> = { "Accept-Encoding": "br" };
  const first = await fetch(url + path, { headers });
  await first.arrayBuffer();
  const etag = first.headers.get("etag");
  if (isKnown && etag !== null) headers["If-None-Match"] = etag;
  const options = { url: url + path, connections: CONNECTIONS, duration: SECONDS, headers };
  const client = [join(import.meta.dirname, "load.mjs"), JSON.stringify(options)];
  const { stdout } = await promisify(execFile)(process.execPath, client);
  const found: Load = JSON.parse(stdout);
  const isRight = found.errors === 0 && found.statuses.every((status) => status === (isKnown ? "304" : "200"));
  if (!isRight || first.headers.get("content-encoding") !== "br") {
    throw new Error(`${url} answers for ${name}: ${found.statuses}, ${found.errors} errors`);
  }
  return found;
}

function line(name: string, ...cells: string[]): string {
  return name.padEnd(20) + cells.map((cell) => cell.padStart(11)).join("");
}
