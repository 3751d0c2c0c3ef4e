/**
 * Crash test of delivery: kills a server or the database while clients send requests, the mail server and the webhook receiver
 * misbehave, and the system clock jumps. Verifies that every acknowledged request arrives or is announced by an alert that
 * arrives, and that no request arrives more than three times. The test suite runs a few rounds, the benchmark many.
 */
import assert from "node:assert/strict";
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { symlinkSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { build } from "vite";
import { openOfficeDatabase } from "#api/database/open-office-database.ts";
import { createOutbox, type Outbox } from "#api/quotes/outbox/database-outbox.ts";
import type { DatabasePlace } from "#content/database/database-url.ts";
import { QUOTE } from "../support/api/sample-quote.ts";
import { end, firstLine } from "../support/cli/cli-process.ts";
import { type PostgresServer, startPostgres } from "../support/database/postgres-server.ts";
import { type Misbehavior, startSmtpServer, type TestSmtpServer } from "../support/mail/smtp-server.ts";
import {
  startWebhookReceiver,
  type WebhookBehavior,
  type WebhookReceiver,
} from "../support/outbox/webhook-receiver.ts";
import { inProject } from "../support/project.ts";
import { createRandom } from "../support/random.ts";

export interface DeliveryCrashResult {
  /** Requests that the server answered with 200. */
  acknowledged: number;
  /** Requests that arrived by email. */
  delivered: number;
  /** Requests that did not arrive, and are announced by an alert that did. */
  announced: number;
  /** Requests that neither arrived nor are stored as failed. */
  lost: number;
  /** Requests that did not arrive, and are not announced. */
  silent: number;
  /** Largest number of copies of one request by email. */
  maxCopies: number;
  /** Requests that arrived more than once by email. */
  duplicates: number;
  /** Requests that reached the webhook receiver. */
  posted: number;
  /** Requests that a client repeated with their idempotency key, because a kill cut off the response. */
  clientRetries: number;
}

/** The database, and the process that is killed. */
export type CrashSetting = "SQLite" | "Postgres, one of two servers" | "Postgres itself, under two servers";

const CLIENTS = 4;
/** Longest time until the kill that ends a round, counted from the start of the server. */
const MAX_ROUND_MS = 1500;
/** Time after which the servers change their behavior. */
const MISBEHAVIOR_INTERVAL_MS = 120;
/** Time without progress after which the last server is taken for stuck. */
const STALL_TIMEOUT_MS = 120_000;
const DAY_MS = 24 * 3_600_000;

/** One of so many requests is for a recipient that the mail server always refuses. */
const REFUSED_INTERVAL = 20;
const REFUSED_RECIPIENT = "medicare@example.com";
const REFUSAL: Misbehavior = { at: "recipient", reply: 550, recipient: REFUSED_RECIPIENT };

/** Behaviors of the mail server. It picks one at random; an empty list accepts everything. */
const MAIL_BEHAVIORS: readonly Misbehavior[][] = [
  [],
  [],
  [],
  [{ at: "connect", reply: 421 }],
  [{ at: "recipient", reply: 451 }],
  [{ at: "recipient", reply: 550 }],
  [{ at: "message", reply: 451 }],
  [{ at: "message", reply: 554 }],
  [{ at: "message", reply: "drop" }],
  [{ at: "message", reply: "drop", isStored: true }],
  [{ at: "message", reply: "stall", isStored: true }],
];

const WEBHOOK_BEHAVIORS: readonly WebhookBehavior[] = [
  { answer: 204, isStored: true },
  { answer: 204, isStored: true },
  { answer: 500, isStored: false },
  { answer: 500, isStored: true },
  { answer: "stall", isStored: false },
  { answer: "drop", isStored: false },
  { answer: "drop", isStored: true },
];

/** Errors of the system clock in days. */
const CLOCK_ERRORS = [0, 0, 6, -6];

const random = createRandom();
const randomInt = (end: number): number => Math.floor(random() * end);
const pick = <T>(choices: readonly T[]): T => choices[randomInt(choices.length)] as T;

/** Servers and folders of one run. */
interface Surroundings {
  /** Script of the server. */
  program: string;
  databaseUrl: string;
  /** The outbox, as a further process opens it. */
  outbox: Outbox;
  clockFile: string;
  smtp: TestSmtpServer;
  alertSmtp: TestSmtpServer;
  receiver: WebhookReceiver;
}

/**
 * Kills with SIGKILL at random instants under load, for a number of rounds. Then lets the servers deliver or announce
 * everything.
 * @throws AssertionError if a server does not come to an end, or sends a message that it should not
 */
export async function crashDelivery(rounds: number, setting: CrashSetting): Promise<DeliveryCrashResult> {
  const folder = await mkdtemp(join(tmpdir(), "agency-delivery-"));
  const postgres = setting === "SQLite" ? undefined : await startPostgres({ isDurable: true });
  const place: DatabasePlace =
    postgres === undefined
      ? { engine: "sqlite", file: join(folder, "agency.db") }
      : { engine: "postgres", url: await postgres.createDatabase() };
  const database = openOfficeDatabase(place);
  const surroundings: Surroundings = {
    program: await bundleServer(join(folder, "server")),
    databaseUrl: place.engine === "sqlite" ? `file:${place.file}` : place.url,
    outbox: createOutbox(database),
    clockFile: join(folder, "clock"),
    smtp: await startSmtpServer(),
    alertSmtp: await startSmtpServer(),
    receiver: await startWebhookReceiver(),
  };
  const { smtp, alertSmtp, receiver, clockFile } = surroundings;
  await writeFile(clockFile, "0");
  const servers: ChildProcessWithoutNullStreams[] = [];
  const load = startLoad();
  const startServer = async (index: number) => {
    const server = spawnServer(surroundings);
    if (process.env.CRASH_LOG) server.stderr.pipe(process.stderr);
    servers[index] = server;
    load.urls[index] = `${await firstLine(server)}api/contact`;
  };
  const misbehaviorTimer = setInterval(() => {
    smtp.misbehave(...pick(MAIL_BEHAVIORS), REFUSAL);
    receiver.behave(pick(WEBHOOK_BEHAVIORS));
  }, MISBEHAVIOR_INTERVAL_MS);
  try {
    for (let index = 0; index < (postgres === undefined ? 1 : 2); index += 1) await startServer(index);
    for (let round = 0; round < rounds; round += 1) {
      await sleep(randomInt(MAX_ROUND_MS));
      await writeFile(clockFile, String(pick(CLOCK_ERRORS) * DAY_MS));
      await sleep(randomInt(MAX_ROUND_MS));
      if (setting === "Postgres itself, under two servers") await restart(postgres);
      else {
        const index = randomInt(servers.length);
        await end(servers[index] as ChildProcessWithoutNullStreams, "SIGKILL");
        await startServer(index);
      }
    }
    clearInterval(misbehaviorTimer);
    smtp.misbehave(REFUSAL);
    receiver.behave({ answer: 204, isStored: true });
    await load.stop();
    await waitUntilSettled(surroundings);
    for (const server of servers) assert.equal(await end(server), 0);
    return await verifyMessages(surroundings, load);
  } finally {
    // If the test has failed.
    for (const server of servers) server.kill("SIGKILL");
    clearInterval(misbehaviorTimer);
    await load.stop();
    await Promise.all([smtp.close(), alertSmtp.close(), receiver.close(), database.close()]);
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function restart(postgres: PostgresServer | undefined): Promise<void> {
  await postgres?.kill();
  // Requests in the meantime are refused, or wait for the database.
  await sleep(randomInt(500));
  await postgres?.restart();
}

/**
 * Bundles the server, because loading its sources takes longer than a round.
 * @returns path of the script
 */
async function bundleServer(outDir: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: "warn",
    root: inProject(),
    build: {
      ssr: inProject("tests/support/outbox/delivery-server.ts"),
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: "server.mjs" } },
    },
  });
  symlinkSync(inProject("node_modules"), join(outDir, "node_modules"));
  return join(outDir, "server.mjs");
}

function spawnServer({
  program,
  databaseUrl,
  clockFile,
  smtp,
  alertSmtp,
  receiver,
}: Surroundings): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, ["--import", inProject("tests/support/outbox/shift-clock.mjs"), program], {
    env: {
      PATH: process.env.PATH ?? "",
      CLOCK_FILE: clockFile,
      DATABASE_URL: databaseUrl,
      SMTP_URL: `${smtp.url}&socketTimeout=1000`,
      ALERT_SMTP_URL: alertSmtp.url,
      MAIL_FROM: "web@example.com",
      QUOTE_TO: "agency@example.com",
      QUOTE_ACKNOWLEDGE: "false",
      QUOTE_TO_MEDICARE: REFUSED_RECIPIENT,
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: receiver.secret,
      QUOTE_LIMIT: "1000000",
      QUOTE_LIMIT_TOTAL: "1000000",
      LOG_LEVEL: process.env.CRASH_LOG ?? "silent",
    },
  });
}

async function verifyMessages(
  { outbox, smtp, alertSmtp, receiver }: Surroundings,
  load: ReturnType<typeof startLoad>,
): Promise<DeliveryCrashResult> {
  const copies = new Map<string, number>();
  for (const { parsed } of smtp.messages) {
    const id = /^<([\da-f]{24})@example\.com>$/.exec(parsed.messageId ?? "")?.[1];
    assert.ok(id !== undefined, `the Message-ID must contain the ID of a request, but got ${parsed.messageId}`);
    copies.set(id, (copies.get(id) ?? 0) + 1);
    const key = load.acknowledged.get(id);
    if (key !== undefined) assert.ok(parsed.text?.includes(key), `message ${id} contains another request`);
  }
  assert.equal(receiver.invalidCount, 0, "webhooks have a wrong signature");
  const failed = new Set(await outbox.listIds({ states: ["failed"] }));
  const announced = await readAnnounced(outbox, alertSmtp);
  const acknowledged = [...load.acknowledged.keys()];
  const undelivered = acknowledged.filter((id) => !copies.has(id));
  const notPosted = acknowledged.map((id) => `${id}-hook`).filter((id) => !receiver.copies.has(id));
  return {
    acknowledged: acknowledged.length,
    delivered: copies.size,
    announced: undelivered.filter((id) => announced.has(id)).length,
    lost: [...undelivered, ...notPosted].filter((id) => !failed.has(id)).length,
    silent: [...undelivered, ...notPosted, ...failed].filter((id) => !announced.has(id)).length,
    maxCopies: Math.max(...copies.values()),
    duplicates: [...copies.values()].filter((count) => count > 1).length,
    posted: acknowledged.length - notPosted.length,
    clientRetries: load.clientRetries,
  };
}

/** Returns the IDs of the entries that are announced by alerts that have arrived. */
async function readAnnounced(outbox: Outbox, { messages }: TestSmtpServer): Promise<Set<string>> {
  const arrived = new Set(messages.map(({ parsed }) => /^<([\da-f]{24}-alert)@/.exec(parsed.messageId ?? "")?.[1]));
  const alerts = await outbox.list({ kinds: ["alert"], states: ["sent"] });
  return new Set(alerts.flatMap(({ entry }) => (entry.kind === "alert" && arrived.has(entry.id) ? entry.about : [])));
}

/** Starts clients that send one request after the other, and repeat a request without a response as the form does. */
function startLoad() {
  let isStopped = false;
  const load = {
    /** Addresses of the servers. */
    urls: [] as string[],
    /** Idempotency keys of acknowledged requests, by the ID in the response. The message of a request is its key. */
    acknowledged: new Map<string, string>(),
    clientRetries: 0,
    async stop() {
      isStopped = true;
      await clients;
    },
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, runClient));
  return load;

  async function runClient(): Promise<void> {
    while (!isStopped) {
      const key = randomBytes(16).toString("hex");
      const isRefused = randomInt(REFUSED_INTERVAL) === 0;
      for (let isAcknowledged = false; !isAcknowledged; ) {
        const url = pick(load.urls);
        const id = url && (await sendRequest(url, key, isRefused).catch(() => undefined));
        if (id !== undefined) load.acknowledged.set(id, key);
        else if (url !== undefined) load.clientRetries += 1;
        isAcknowledged = id !== undefined;
        await sleep(id === undefined ? 50 : 5);
      }
    }
  }
}

/** Sends a request, and returns the ID in the response. Rejects if the server does not respond with 200. */
async function sendRequest(url: string, key: string, isRefused: boolean): Promise<string> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify({ ...QUOTE, ...(isRefused && { insuranceType: "medicare" }), message: key }),
  });
  assert.equal(response.status, 200);
  const { id } = (await response.json()) as { id: string };
  return id;
}

/**
 * Waits until no entry is pending, and every entry that has failed is announced.
 * @throws AssertionError if the number of entries that wait for either does not fall for some time
 */
async function waitUntilSettled({ outbox, alertSmtp }: Surroundings): Promise<void> {
  let fewest = Number.POSITIVE_INFINITY;
  let deadlineMs = 0;
  for (;;) {
    const pending = await outbox.listIds({ states: ["new"] });
    const announced = await readAnnounced(outbox, alertSmtp);
    const silent = (await outbox.listIds({ states: ["failed"] })).filter((id) => !announced.has(id));
    const count = pending.length + silent.length;
    if (count === 0) return;
    if (count < fewest) {
      fewest = count;
      deadlineMs = performance.now() + STALL_TIMEOUT_MS;
    }
    const problem = `${pending.length} entries are still pending, and ${silent.length} failures are not announced`;
    assert.ok(performance.now() < deadlineMs, problem);
    await sleep(200);
  }
}
