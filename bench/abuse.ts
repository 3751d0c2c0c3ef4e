/**
 * Floods of a server with its default limits while honest clients go on.
 *
 * During each flood, visitors send requests with form tokens, a reader loads a page, and the owner signs in and imports.
 * Budget: the server keeps every honest request, the owner succeeds, and the p99 latency of the page is below 100 ms.
 */
import { execFile } from "node:child_process";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { hashPassword } from "#api/auth/password.ts";
import type { Outbox } from "#api/quotes/outbox/database-outbox.ts";
import { OUTBOX_STATE } from "#api/quotes/outbox/outbox.ts";
import { PASSWORD, serverFolders } from "#tests/support/api/admin-client.ts";
import { end, firstLine, startCli } from "#tests/support/cli/cli-process.ts";
import { outboxIn } from "#tests/support/outbox/test-outbox.ts";
import { SAMPLE_SITE } from "#tests/support/sample-agency.ts";
import { createOwner, type Owner, readPage, sendQuote } from "./support/honest-clients.ts";
import { percentile } from "./support/measure.ts";
import { tableRow } from "./support/table.ts";

const SECONDS = 5;
const CONNECTIONS = 20;
const SLOW_CONNECTIONS = 500;
const VISITORS = 10;
const MAX_P99_MS = 100;

const FORM = { "Content-Type": "application/x-www-form-urlencoded" };
const JSON_BODY = { "Content-Type": "application/json" };
const QUOTE = {
  firstName: "Eve",
  lastName: "Program [id]",
  email: "eve@example.com",
  phone: "(515) 555-0100",
  insuranceType: "farm",
};
const FORM_BODY = new URLSearchParams(QUOTE).toString().replace("%5Bid%5D", "[id]");

interface Flood {
  name: string;
  /** Script that sends the flood, `flood.mjs` by default. Null sends nothing, for comparison. */
  script?: "flood.mjs" | "slow-bodies.mjs" | null;
  path: string;
  headers?: Record<string, string>;
  /** Without a body, the request is a GET. */
  body?: string;
  /** Default: CONNECTIONS. */
  connections?: number;
}

const FLOODS: readonly Flood[] = [
  { name: "none", script: null, path: "" },
  { name: "posts, no token", path: "api/contact", headers: JSON_BODY, body: JSON.stringify(QUOTE) },
  {
    name: "forms, cross-site (403)",
    path: "api/contact",
    headers: { ...FORM, "Sec-Fetch-Site": "cross-site" },
    body: FORM_BODY,
  },
  { name: "forms, large (413)", path: "api/contact", headers: FORM, body: `message=${"x".repeat(65_536)}` },
  {
    name: "forms, type (415)",
    path: "api/contact",
    headers: { "Content-Type": `${FORM["Content-Type"]}; charset=latin1` },
    body: FORM_BODY,
  },
  { name: "forms, invalid (422)", path: "api/contact", headers: FORM, body: "firstName=Eve" },
  { name: "wrong passwords", path: "api/admin/session", headers: JSON_BODY, body: '{"name":"Eve","password":"[id]"}' },
  { name: "readiness checks", path: "readyz" },
  { name: "slow bodies", script: "slow-bodies.mjs", path: "api/contact", connections: SLOW_CONNECTIONS },
];

export async function benchAbuse(folder: string): Promise<boolean> {
  const site = join(folder, "site");
  await cp(SAMPLE_SITE, site, { recursive: true });
  const env = {
    ...serverFolders(folder),
    ADMIN_PASSWORD_HASH: await hashPassword(PASSWORD),
    TRUSTED_PROXIES: "1",
  };
  const server = startCli(["serve", "--port", "0", "--out", site], { env });
  try {
    const url = await firstLine(server);
    server.stderr.resume();
    const owner = createOwner(url, PASSWORD);
    await owner.signIn();
    console.log(`${CONNECTIONS} connections for ${SECONDS} s, ${SLOW_CONNECTIONS} with slow bodies\n`);
    console.log(tableRow("flood", "requests/s", "kept", "held", "sign-in", "import", "p50 /farm", "p99", "statuses"));
    let isWithinBudget = true;
    for (const [index, flood] of FLOODS.entries()) {
      const isKept = await measureFlood(flood, {
        url,
        owner,
        outbox: outboxIn(join(folder, "agency.db")),
        network: `203.0.${index}`,
      });
      isWithinBudget &&= isKept;
    }
    return isWithinBudget;
  } finally {
    await end(server);
  }
}

interface Target {
  url: string;
  owner: Owner;
  outbox: Outbox;
  /** First three numbers of the addresses of the visitors. */
  network: string;
}

/** Floods the server, prints a row, and returns whether honest clients are within the budget. */
async function measureFlood(flood: Flood, { url, owner, outbox, network }: Target): Promise<boolean> {
  const isOver = new AbortController();
  const reading = readPage(`${url}farm`, isOver.signal);
  const flooding = sendFlood(url, flood);
  const [ids, hasSignedIn, hasImported] = await Promise.all([
    Promise.all(Array.from({ length: VISITORS }, (_, index) => sendQuote(url, `${network}.${index}`))),
    sleep(1000).then(owner.signIn),
    sleep(3000).then(owner.importPage),
  ]);
  const { perSecond, statuses } = await flooding;
  isOver.abort();
  const times = await reading;

  const { kept, held } = await countKept(outbox, ids);
  const p99Ms = percentile(times, 0.99);
  console.log(
    tableRow(
      flood.name,
      perSecond.toFixed(0),
      `${kept}/${VISITORS}`,
      String(held),
      hasSignedIn ? "yes" : "NO",
      hasImported ? "yes" : "NO",
      `${percentile(times, 0.5).toFixed(1)} ms`,
      `${p99Ms.toFixed(0)} ms`,
      `  ${Object.entries(statuses)
        .map(([status, count]) => `${status}: ${count}`)
        .join(", ")}`,
    ),
  );
  return kept === VISITORS && hasSignedIn && hasImported && p99Ms < MAX_P99_MS;
}

interface FloodResult {
  perSecond: number;
  /** Number of responses by status. */
  statuses: Record<string, number>;
}

/** Runs a flood in another process. */
async function sendFlood(url: string, { script = "flood.mjs", path, ...flood }: Flood): Promise<FloodResult> {
  if (script === null) {
    await sleep(SECONDS * 1000);
    return { perSecond: 0, statuses: {} };
  }
  const method = flood.body === undefined ? "GET" : "POST";
  const headers = { Origin: new URL(url).origin, ...flood.headers };
  const options = { connections: CONNECTIONS, ...flood, headers, url: url + path, method, duration: SECONDS };
  const args = [join(import.meta.dirname, "support", script), JSON.stringify(options)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}

/** Counts the honest requests that are in the outbox, and those among them that are quarantined. */
async function countKept(
  outbox: Outbox,
  ids: readonly (string | undefined)[],
): Promise<{ kept: number; held: number }> {
  const found = await Promise.all(ids.map((id) => (id === undefined ? undefined : outbox.find(id))));
  const states = found.flatMap((entry) =>
    entry === undefined || entry.state === OUTBOX_STATE.failed ? [] : entry.state,
  );
  return { kept: states.length, held: states.filter((state) => state === OUTBOX_STATE.quarantined).length };
}
