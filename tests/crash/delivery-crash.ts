/** Kills the server while requests come in and mail goes out, and counts what arrives. The suite runs some rounds, the bench many. */
import assert from "node:assert/strict";
import { randomBytes, randomInt } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { end, firstLine, startCli } from "../support/cli/cli-process.ts";
import { type Behavior, startSmtpServer } from "../support/mail/smtp-server.ts";

export interface DeliveryCrashResult {
  /** Requests that were answered with 200. */
  acknowledged: number;
  /** Messages that are one each. */
  delivered: number;
  /** Of those, how many came twice; each was in the act of delivery at a kill. */
  twice: number;
  /** Requests that were in the act of delivery at a kill. */
  inTheAct: number;
  /** Requests that a kill cut off before their answer, and that were sent again with their key. */
  sentAgain: number;
}

const CLIENTS = 8;
/** A round ends by a kill within this time. */
const ROUND_MS = 1200;
/** The mail server changes its mind this often. */
const FLAP_MS = 120;
const DRAIN_MS = 120_000;

/** What a mail server does on a bad day. */
const MOODS: readonly Behavior[][] = [
  [],
  [],
  [{ at: "connect", does: 421 }],
  [{ at: "recipient", does: 451 }],
  [{ at: "message", does: 451 }],
  [{ at: "message", does: "drop" }],
  [{ at: "message", does: "stall" }],
];

/**
 * Starts the server, sends it requests, kills it (SIGKILL) at a random instant, and so on, while the mail server flaps.
 * In the end lets it deliver in peace.
 * @throws AssertionError where a request that was answered has not arrived, or came twice without having been in the act
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
  const flapping = setInterval(() => smtp.behave(...(MOODS[randomInt(MOODS.length)] ?? [])), FLAP_MS);
  const inTheAct = new Set<string>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      const server = startCli(["serve", "--port", "0"], { env });
      load.url = `${await firstLine(server)}api/contact`;
      await sleep(randomInt(ROUND_MS));
      await end(server, "SIGKILL");
      for (const id of await idsIn(join(outbox, "sending"))) inTheAct.add(id);
    }

    clearInterval(flapping);
    smtp.behave();
    const server = startCli(["serve", "--port", "0"], { env });
    load.url = `${await firstLine(server)}api/contact`;
    await load.stop();
    await drained(outbox);
    assert.equal(await end(server), 0);

    const copies = new Map<string, number>();
    for (const { parsed } of smtp.messages) {
      const id = /^<([\da-f]{24})@example\.com>$/.exec(parsed.messageId ?? "")?.[1];
      assert.ok(id !== undefined, `${parsed.messageId} is no Message-ID of a request`);
      copies.set(id, (copies.get(id) ?? 0) + 1);
      const key = load.acknowledged.get(id);
      if (key !== undefined) assert.ok(parsed.text?.includes(key), `${id} tells of another request`);
    }
    const lost = [...load.acknowledged.keys()].filter((id) => !copies.has(id));
    assert.deepEqual(lost, [], "requests that were answered have not arrived");
    const twice = [...copies].filter(([, count]) => count > 1).map(([id]) => id);
    const unexplained = twice.filter((id) => !inTheAct.has(id));
    assert.deepEqual(unexplained, [], "messages came twice that were not in the act of delivery at a kill");
    assert.deepEqual(await idsIn(join(outbox, "failed")), []);
    return {
      acknowledged: load.acknowledged.size,
      delivered: copies.size,
      twice: twice.length,
      inTheAct: inTheAct.size,
      sentAgain: load.sentAgain,
    };
  } finally {
    clearInterval(flapping);
    await load.stop();
    await smtp.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Clients that send one request after the other; one that got no answer is sent again with its key, as the form does. */
function startLoad() {
  let isOver = false;
  const load = {
    url: "",
    /** By the id that was answered, the key of the request, which is also in its message. */
    acknowledged: new Map<string, string>(),
    sentAgain: 0,
    async stop() {
      isOver = true;
      await clients;
    },
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  return load;

  async function client(): Promise<void> {
    while (!isOver) {
      const key = randomBytes(16).toString("hex");
      for (let isAnswered = false; !isAnswered; ) {
        const id = await send(load.url, key).catch(() => undefined);
        if (id !== undefined) load.acknowledged.set(id, key);
        else load.sentAgain += load.url === "" ? 0 : 1;
        isAnswered = id !== undefined;
        await sleep(id === undefined ? 50 : 5);
      }
    }
  }
}

/** @throws where the server is gone. @returns the id of the request */
async function send(url: string, key: string): Promise<string> {
  const answer = await fetch(url, {
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
  assert.equal(answer.status, 200);
  const { id } = (await answer.json()) as { id: string };
  return id;
}

async function idsIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).map((name) => name.split(".")[0] ?? "");
}

async function drained(outbox: string): Promise<void> {
  const deadline = Date.now() + DRAIN_MS;
  for (;;) {
    const waiting = [...(await readdir(join(outbox, "new"))), ...(await readdir(join(outbox, "sending")))];
    if (waiting.length === 0) return;
    assert.ok(Date.now() < deadline, `${waiting.length} requests still wait`);
    await sleep(100);
  }
}
