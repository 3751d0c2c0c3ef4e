/**
 * Crash test of delivery: kills the server while clients send requests and the mail server misbehaves, and verifies that
 * every acknowledged request arrives. The test suite runs a few rounds, the benchmark many.
 */
import assert from "node:assert/strict";
import { randomBytes, randomInt } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { end, firstLine, startCli } from "../support/cli/cli-process.ts";
import { type Misbehavior, startSmtpServer, type TestSmtpServer } from "../support/mail/smtp-server.ts";

export interface DeliveryCrashResult {
  /** Requests that the server answered with 200. */
  acknowledged: number;
  /** Different messages that arrived. */
  delivered: number;
  /** Messages that arrived more than once. Each was being sent when the server was killed. */
  duplicates: number;
  /** Requests that were being sent when the server was killed. */
  inFlightAtKill: number;
  /** Requests that a client repeated with their idempotency key, because a kill cut off the response. */
  clientRetries: number;
}

const CLIENTS = 8;
/** Longest time until the kill that ends a round. */
const MAX_ROUND_MS = 1200;
/** Time after which the mail server changes its behavior. */
const MISBEHAVIOR_INTERVAL_MS = 120;
const DRAIN_TIMEOUT_MS = 120_000;

/** Behaviors of the mail server. It picks one at random; an empty list accepts everything. */
const BEHAVIORS: readonly Misbehavior[][] = [
  [],
  [],
  [{ at: "connect", reply: 421 }],
  [{ at: "recipient", reply: 451 }],
  [{ at: "message", reply: 451 }],
  [{ at: "message", reply: "drop" }],
  [{ at: "message", reply: "stall" }],
];

/**
 * Starts the server under load and kills it with SIGKILL at a random instant, for a number of rounds. Then starts it
 * once more and lets it deliver everything.
 * @throws AssertionError if an acknowledged request did not arrive, or a message arrived twice that was not being sent
 *   at a kill
 */
export async function crashDelivery(rounds: number): Promise<DeliveryCrashResult> {
  const folder = await mkdtemp(join(tmpdir(), "agency-delivery-"));
  const smtp = await startSmtpServer();
  const outbox = join(folder, "outbox");
  const env = {
    OUTBOX_DIR: outbox,
    SMTP_URL: `${smtp.url}&socketTimeout=1000`,
    MAIL_FROM: "web@example.com",
    QUOTE_TO: "agency@example.com",
    QUOTE_LIMIT: "1000000",
    QUOTE_LIMIT_TOTAL: "1000000",
    LOG_LEVEL: "silent",
  };
  const load = startLoad();
  const startServer = async () => {
    const server = startCli(["serve", "--port", "0"], { env });
    load.url = `${await firstLine(server)}api/contact`;
    return server;
  };
  const misbehaviorTimer = setInterval(
    () => smtp.misbehave(...(BEHAVIORS[randomInt(BEHAVIORS.length)] ?? [])),
    MISBEHAVIOR_INTERVAL_MS,
  );
  const inFlightAtKill = new Set<string>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      const server = await startServer();
      await sleep(randomInt(MAX_ROUND_MS));
      await end(server, "SIGKILL");
      for (const id of await listIds(join(outbox, "sending"))) inFlightAtKill.add(id);
    }
    clearInterval(misbehaviorTimer);
    smtp.misbehave();
    const server = await startServer();
    await load.stop();
    await waitUntilDrained(outbox);
    assert.equal(await end(server), 0);
    assert.deepEqual(await listIds(join(outbox, "failed")), []);
    return verifyMessages(smtp, load, inFlightAtKill);
  } finally {
    clearInterval(misbehaviorTimer);
    await load.stop();
    await smtp.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function verifyMessages(
  smtp: TestSmtpServer,
  load: ReturnType<typeof startLoad>,
  inFlightAtKill: ReadonlySet<string>,
): DeliveryCrashResult {
  const copies = new Map<string, number>();
  for (const { parsed } of smtp.messages) {
    const id = /^<([\da-f]{24})@example\.com>$/.exec(parsed.messageId ?? "")?.[1];
    assert.ok(id !== undefined, `the Message-ID must contain the ID of a request, but got ${parsed.messageId}`);
    copies.set(id, (copies.get(id) ?? 0) + 1);
    const key = load.acknowledged.get(id);
    if (key !== undefined) assert.ok(parsed.text?.includes(key), `message ${id} contains another request`);
  }
  const lost = [...load.acknowledged.keys()].filter((id) => !copies.has(id));
  assert.deepEqual(lost, [], "acknowledged requests did not arrive");
  const duplicates = [...copies].filter(([, count]) => count > 1).map(([id]) => id);
  const unexplained = duplicates.filter((id) => !inFlightAtKill.has(id));
  assert.deepEqual(unexplained, [], "messages arrived twice that were not being sent at a kill");
  return {
    acknowledged: load.acknowledged.size,
    delivered: copies.size,
    duplicates: duplicates.length,
    inFlightAtKill: inFlightAtKill.size,
    clientRetries: load.clientRetries,
  };
}

/** Starts clients that send one request after the other, and repeat a request without a response as the form does. */
function startLoad() {
  let isStopped = false;
  const load = {
    url: "",
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
      for (let isAcknowledged = false; !isAcknowledged; ) {
        const id = await sendRequest(load.url, key).catch(() => undefined);
        if (id !== undefined) load.acknowledged.set(id, key);
        else load.clientRetries += load.url === "" ? 0 : 1;
        isAcknowledged = id !== undefined;
        await sleep(id === undefined ? 50 : 5);
      }
    }
  }
}

/** Sends a request, and returns the ID in the response. Rejects if the server does not respond with 200. */
async function sendRequest(url: string, key: string): Promise<string> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify({
      firstName: "Ada",
      lastName: "Lindqvist",
      email: "ada@example.com",
      phone: "(515) 555-0199",
      insuranceType: "farm",
      message: key,
    }),
  });
  assert.equal(response.status, 200);
  const { id } = (await response.json()) as { id: string };
  return id;
}

async function listIds(directory: string): Promise<string[]> {
  return (await readdir(directory)).map((name) => name.split(".")[0] ?? "");
}

async function waitUntilDrained(outbox: string): Promise<void> {
  const deadlineMs = Date.now() + DRAIN_TIMEOUT_MS;
  for (;;) {
    const pending = [...(await readdir(join(outbox, "new"))), ...(await readdir(join(outbox, "sending")))];
    if (pending.length === 0) return;
    assert.ok(Date.now() < deadlineMs, `${pending.length} files are still pending`);
    await sleep(100);
  }
}
