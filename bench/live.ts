/**
 * Imports of one token into the running server, over HTTP: from the request to the changed page being served. After each, a
 * bare script syncs and renames the same on the same disk, so that what the disk takes can be told from what we do.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { adminEnv, signIn } from "#tests/support/api/admin-client.ts";
import { end, firstLine, runCli, startCli } from "#tests/support/cli/cli-process.ts";
import { generateExport } from "./generated-export.ts";

const SIZES = [30, 10_000];
const IMPORTS = 200;
/** How long a server has stood when somebody imports for the first time. */
const STOOD_MS = 2000;
/** Most that the median import takes beside what the disk does. */
const BUDGET_MS = 50;

interface Run {
  /** The first import after the start, and the others. */
  firstMs: number;
  answered: number[];
  served: number[];
  bare: number[];
  /** Of the server, for one import and all that follows from it. */
  userMs: number;
}

export async function benchLive(folder: string): Promise<boolean> {
  console.log(`${IMPORTS} imports one after the other, in ms\n`);
  console.log(line("", "answered", "p99", "served", "p99", "bare", "p99", "beside", "budget", "first", "user CPU"));
  let isWithin = true;
  for (const pages of SIZES) {
    const { firstMs, answered, served, bare, userMs } = await measureImports(join(folder, String(pages)), pages);
    const besideMs = at(served, 0.5) - at(bare, 0.5);
    isWithin &&= besideMs <= BUDGET_MS;
    const pairs = [answered, served, bare].flatMap((times) => [at(times, 0.5), at(times, 0.99)]);
    const figures = [...pairs, besideMs].map((ms) => ms.toFixed(1));
    console.log(line(`${pages} pages`, ...figures, `≤ ${BUDGET_MS}`, firstMs.toFixed(1), userMs.toFixed(1)));
  }
  return isWithin;
}

async function measureImports(folder: string, pages: number): Promise<Run> {
  const [content, out, file] = [join(folder, "content"), join(folder, "site"), `${folder}.json`];
  const places = ["--content", content, "--out", out];
  await writeFile(file, JSON.stringify(generateExport(pages)));
  await run("import", file, "--create", "--quiet", "--content", content);
  await run("prerender", ...places);

  const env = { ...(await adminEnv()), OUTBOX_DIR: join(folder, "outbox"), AUDIT_FILE: join(folder, "audit.jsonl") };
  const server = startCli(["serve", "--port", "0", ...places], { env });
  const bare = fork(join(import.meta.dirname, "baseline-commit.mjs"), [join(folder, "bare")]);
  try {
    const admin = await signIn(await firstLine(server));
    const page = `commercial/sample-${pages - 7}`;
    const importOne = async (round: number) => {
      const text = `Changed ${round} times`;
      const start = performance.now();
      const { status, body } = await admin.importContent({ HERO_SUBTITLE: text }, { page });
      const answeredMs = performance.now() - start;
      if (status !== 200) throw new Error(`The import was answered with ${status}: ${body.message}`);
      while (!(await admin.page(`/${page}`)).includes(text));
      return { answeredMs, servedMs: performance.now() - start };
    };
    await sleep(STOOD_MS);
    const first = await importOne(0);
    const measured: Run = { firstMs: first.servedMs, answered: [], served: [], bare: [], userMs: 0 };
    const before = userMsOf(server);
    for (let round = 1; round <= IMPORTS; round += 1) {
      const { answeredMs, servedMs } = await importOne(round);
      measured.answered.push(answeredMs);
      measured.served.push(servedMs);
      measured.bare.push(await bareCommit(bare));
    }
    return { ...measured, userMs: (userMsOf(server) - before) / IMPORTS };
  } finally {
    bare.kill();
    await end(server);
  }
}

async function run(...args: string[]): Promise<void> {
  const { exitCode, stderr } = await runCli(args);
  if (exitCode !== 0) throw new Error(`agency ${args.join(" ")} ended with ${exitCode}: ${stderr}`);
}

async function bareCommit(bare: ChildProcess): Promise<number> {
  bare.send("commit");
  const [ms] = await once(bare, "message");
  return ms;
}

/** What Linux counts for a process and its threads, in hundredths of a second: proc(5). */
function userMsOf({ pid }: ChildProcess): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return 10 * Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[11]);
}

/** The value that a share of all is not above. */
function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}

function line(name: string, ...cells: string[]): string {
  return name.padEnd(14) + cells.map((cell) => cell.padStart(10)).join("");
}
