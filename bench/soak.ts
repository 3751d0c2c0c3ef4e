/**
 * Memory and descriptors of a server under mixed load: `npm run bench -- soak 3` runs for three minutes, by default ten.
 *
 * Visitors send quote requests and read pages, the owner signs in, imports and previews, a monitor reads /readyz, and every
 * request is delivered to a mail server. Budget: no request fails, and after the warm-up, memory and descriptors in the last
 * third of the samples are at most slightly above those in the first third.
 */

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { adminEnv, serverFolders, signIn } from "#tests/support/api/admin-client.ts";
import { QUOTE } from "#tests/support/api/sample-quote.ts";
import { end, firstLine, runCli, startCli } from "#tests/support/cli/cli-process.ts";
import { startSmtpServer } from "#tests/support/mail/smtp-server.ts";
import type { BenchOptions } from "./support/bench-options.ts";
import { generateExport } from "./support/generate-export.ts";
import { median } from "./support/measure.ts";
import { tableRow } from "./support/table.ts";

const DEFAULT_MINUTES = 10;
const PAGES = 30;
const SAMPLE_INTERVAL_MS = 3000;
/** Share of the time in which caches fill and code is compiled. */
const WARM_UP_SHARE = 0.25;

/** Figures by their names at /metrics, with the growth that counts as flat. */
const FIGURES = {
  process_resident_memory_bytes: { title: "RSS", unit: 2 ** 20, maxGrowth: 24 },
  nodejs_heap_size_used_bytes: { title: "heap", unit: 2 ** 20, maxGrowth: 16 },
  process_open_fds: { title: "descriptors", unit: 1, maxGrowth: 8 },
} as const;

type Figure = keyof typeof FIGURES;
type Sample = Record<Figure, number> & { minute: number };

const FIGURE_NAMES = Object.keys(FIGURES) as Figure[];

/** Completed and failed actions of one kind. */
interface Tally {
  done: number;
  errors: string[];
}

export async function benchSoak(folder: string, { minutes = DEFAULT_MINUTES }: BenchOptions): Promise<boolean> {
  const smtp = await startSmtpServer();
  const server = await startServer(folder, smtp.url);
  try {
    const url = await firstLine(server);
    server.stderr.resume();
    const stop = new AbortController();
    const load = runLoad(url, stop.signal);
    const samples = await collectSamples(url, minutes);
    stop.abort();
    const tallies = await load;
    tallies.delivered = await waitForDeliveries(url, smtp.messages, tallies.quotes?.done ?? 0);
    printSamples(samples);
    return printTallies(tallies) && isFlat(samples.filter(({ minute }) => minute >= minutes * WARM_UP_SHARE));
  } finally {
    await end(server);
    await smtp.close();
  }
}

async function startServer(folder: string, smtpUrl: string) {
  const [content, out, file] = [join(folder, "content"), join(folder, "site"), join(folder, "export.json")];
  await writeFile(file, JSON.stringify(generateExport(PAGES)));
  const folders = ["--content", content, "--out", out];
  await runCli(["import", file, "--create", "--quiet", "--content", content]);
  await runCli(["prerender", ...folders]);
  const env = {
    ...adminEnv(),
    ...serverFolders(folder),
    SMTP_URL: smtpUrl,
    MAIL_FROM: "web@example.com",
    QUOTE_TO: "agency@example.com",
    QUOTE_LIMIT: "100000000",
    QUOTE_LIMIT_TOTAL: "100000000",
  };
  return startCli(["serve", "--port", "0", ...folders], { env });
}

/** Runs each kind of load at its own rate until the signal. */
async function runLoad(url: string, signal: AbortSignal): Promise<Record<string, Tally>> {
  const admin = await signIn(url);
  const page = `commercial/sample-${PAGES - 7}`;
  const kinds: Record<string, { perSecond: number; act: (round: number) => Promise<number> }> = {
    quotes: { perSecond: 10, act: (round) => sendQuote(url, round) },
    pages: { perSecond: 50, act: (round) => read(url, ["", "farm", "contact", page][round % 4] ?? "") },
    readyz: { perSecond: 1, act: () => read(url, "readyz") },
    "sign-ins": { perSecond: 0.2, act: async () => (await signIn(url)).signOut() },
    previews: { perSecond: 1, act: () => admin.preview(page) },
    imports: {
      perSecond: 1,
      act: async (round) => (await admin.importContent({ HERO_SUBTITLE: `Round ${round}` }, { page })).status,
    },
  };
  const tallies: Record<string, Tally> = {};
  await Promise.all(
    Object.entries(kinds).map(async ([kind, { perSecond, act }]) => {
      const tally: Tally = { done: 0, errors: [] };
      tallies[kind] = tally;
      for (let round = 0; !signal.aborted; round += 1) {
        const [status] = await Promise.all([act(round).catch(String), sleep(1000 / perSecond)]);
        if (status === 200) tally.done += 1;
        else tally.errors.push(`${status}`);
      }
    }),
  );
  return tallies;
}

async function read(url: string, path: string): Promise<number> {
  const response = await fetch(url + path);
  await response.arrayBuffer();
  return response.status;
}

async function sendQuote(url: string, round: number): Promise<number> {
  const body = { ...QUOTE, email: `ada${round}@example.com`, message: `Request ${round}` };
  const response = await fetch(`${url}api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

async function collectSamples(url: string, minutes: number): Promise<Sample[]> {
  const startMs = performance.now();
  const samples: Sample[] = [];
  for (;;) {
    await sleep(SAMPLE_INTERVAL_MS);
    const minute = (performance.now() - startMs) / 60_000;
    if (minute > minutes) return samples;
    samples.push({ minute, ...(await readFigures(url)) });
  }
}

async function readFigures(url: string): Promise<Record<Figure, number>> {
  const text = await (await fetch(`${url}metrics`)).text();
  const figures = FIGURE_NAMES.map((name) => [name, Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1])]);
  return Object.fromEntries(figures);
}

/** Waits until no request waits for its delivery, and counts the messages. */
async function waitForDeliveries(url: string, messages: readonly unknown[], expected: number): Promise<Tally> {
  for (let queued = 1; queued > 0; ) {
    await sleep(SAMPLE_INTERVAL_MS);
    queued = JSON.parse(await (await fetch(`${url}readyz`)).text()).queue.new;
  }
  const missing = expected - messages.length;
  return { done: messages.length, errors: missing === 0 ? [] : [`expected ${expected} messages`] };
}

function printSamples(samples: readonly Sample[]): void {
  console.log(tableRow("minute", ...FIGURE_NAMES.map((name) => FIGURES[name].title)));
  const lastMinute = Math.floor(samples.at(-1)?.minute ?? 0);
  for (let minute = 0; minute <= lastMinute; minute += 1) {
    const group = samples.filter((sample) => Math.floor(sample.minute) === minute);
    const cells = FIGURE_NAMES.map((name) => medianOf(group, name).toFixed(name === "process_open_fds" ? 0 : 1));
    console.log(tableRow(String(minute + 1), ...cells));
  }
}

/** Returns the median of a figure in its unit. */
function medianOf(samples: readonly Sample[], name: Figure): number {
  return median(samples.map((sample) => sample[name] / FIGURES[name].unit));
}

/** Prints the number of actions of each kind, and returns true if none failed. */
function printTallies(tallies: Readonly<Record<string, Tally>>): boolean {
  console.log(`\n${tableRow("", "done", "errors")}`);
  for (const [kind, { done, errors }] of Object.entries(tallies)) {
    console.log(tableRow(kind, String(done), String(errors.length)), errors.slice(0, 3).join("; "));
  }
  return Object.values(tallies).every(({ errors }) => errors.length === 0);
}

/** Compares the last third of the samples with the first, and prints the growth of each figure. */
function isFlat(samples: readonly Sample[]): boolean {
  const third = Math.ceil(samples.length / 3);
  console.log("");
  return FIGURE_NAMES.map((name) => {
    const { title, maxGrowth } = FIGURES[name];
    const growth = medianOf(samples.slice(-third), name) - medianOf(samples.slice(0, third), name);
    console.log(`growth of ${title}: ${growth.toFixed(1)} (budget ≤ ${maxGrowth})`);
    return growth <= maxGrowth;
  }).every(Boolean);
}
