import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import pino from "pino";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { SITE } from "#schemas/page-ids.ts";
import { HEADERS } from "#tests/support/api/app.ts";
import { memoryDatabase } from "#tests/support/database/office-databases.ts";
import { CERTIFICATE } from "#tests/support/mail/sample-certificate.ts";
import { testSiteDocument } from "#tests/support/mail/sample-mail.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { composeApp } from "./compose-app.ts";
import { type Env, parseEnv } from "./config/env.ts";
import type { Mail } from "./quotes/mail/mail.ts";
import { createOutbox } from "./quotes/outbox/database-outbox.ts";
import { createFollowUp } from "./quotes/outbox/outbox.ts";

const PDF = { id: "f1c0ffee00000000000000a1", digest: "0d", name: "contract.pdf", type: "application/pdf" };
const MAIL = { SMTP_URL: "smtp://mail.example", MAIL_FROM: "web@agency.example", QUOTE_TO: "office@agency.example" };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-30T09:45:13-06:00"), toFake: ["Date"] });
  return () => vi.useRealTimers();
});

/** Creates an application with settings, whose emails and log lines are collected. */
function setUp(settings: Record<string, string>) {
  const { env } = parseEnv({ ...MAIL, ...settings }) as { env: Env };
  const database = memoryDatabase();
  const mails: Mail[] = [];
  const logged: string[] = [];
  const { app, deliveryWorker } = composeApp({
    env,
    database,
    store: memoryStore([[SITE, testSiteDocument]]),
    mailer: {
      async send(mail) {
        mails.push(mail);
        return { accepted: mail.to, rejected: [] };
      },
      close() {},
    },
    log: pino({}, { write: (line) => logged.push(JSON.parse(line).msg) }),
    headers: HEADERS,
    formPages: { renderReceived: async () => "", renderRejected: async () => "", digest: async () => "" },
  });
  const get = async (url: string) => app.request(url, {}, { address: "203.0.113.7" });
  return { outbox: createOutbox(database), deliveryWorker, mails, logged, get };
}

async function startReceiver() {
  const bodies: { data: { files: { name: string; url?: string }[] } }[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(JSON.parse(await text(request)));
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const WEBHOOK_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { bodies, settings: { WEBHOOK_URL, WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, "k").toString("base64")}` } };
}

test("the worker announces a late request, and sends the weekly email only if it is switched on", async () => {
  for (const [WEEKLY_EMAIL, expected] of [
    ["false", []],
    ["true", ["This week: 1 request waiting, none late"]],
  ] as const) {
    vi.setSystemTime(new Date("2026-11-30T09:45:13-06:00"));
    const { outbox, deliveryWorker, mails } = setUp({ WEEKLY_EMAIL, QUOTE_ACKNOWLEDGE: "false" });
    await outbox.enqueue(CERTIFICATE);
    await deliveryWorker.deliverDue();
    const request = "Certificate of Insurance: Ann Lee, needed by December 4 [7F3A-29C1]";
    expect(mails.map(({ subject }) => subject)).toEqual([request, ...expected]);
  }
  vi.setSystemTime(new Date("2026-12-04T08:00:00-06:00"));
  const { outbox, deliveryWorker, mails } = setUp({ QUOTE_ACKNOWLEDGE: "false" });
  await outbox.enqueue(CERTIFICATE);
  await deliveryWorker.deliverDue();
  expect(mails[1]).toMatchObject({
    to: ["office@agency.example"],
    subject: "Action needed: 1 request was not answered in time",
    text: expect.stringContaining("Needed by  Friday, December 4, 2026"),
  });
});

test("a webhook has links to its files, which the application answers", async () => {
  const { bodies, settings } = await startReceiver();
  const { outbox, deliveryWorker, logged, get } = setUp({
    ...settings,
    PUBLIC_URL: "https://www.agency.example",
    SESSION_SECRET: "a secret for tests that is long enough",
  });
  const followUps = [createFollowUp("webhook", CERTIFICATE)];
  await outbox.enqueue(CERTIFICATE, { followUps, files: [{ ...PDF, content: Buffer.from("%PDF-1.7") }] });
  await deliveryWorker.deliverDue();
  const url = bodies[0]?.data.files[0]?.url ?? "";
  expect(url).toMatch(/^https:\/\/www\.agency\.example\/api\/contact\/files\/f1c0/);
  expect(await (await get(url)).text()).toBe("%PDF-1.7");
  expect(logged.join("\n")).not.toContain("without links");
});

test.each([
  ["PUBLIC_URL", { SESSION_SECRET: "a secret for tests that is long enough" }],
  ["SESSION_SECRET", { PUBLIC_URL: "https://www.agency.example" }],
])("without %s, a webhook lists its files without links, and the log says so once", async (_, given) => {
  const { bodies, settings } = await startReceiver();
  const { outbox, deliveryWorker, logged } = setUp({ ...settings, ...(given as Record<string, string>) });
  const others = { ...CERTIFICATE, id: "7f3a29c1d3e4c2b8a6f1e0d6", fingerprint: "0e" };
  for (const entry of [CERTIFICATE, others])
    await outbox.enqueue(entry, { followUps: [createFollowUp("webhook", entry)] });
  await deliveryWorker.deliverDue();
  expect(bodies.map(({ data }) => data.files.map((file) => [file.name, file.url]))).toEqual([
    [
      ["contract.pdf", undefined],
      ["job-site.jpg", undefined],
    ],
    [
      ["contract.pdf", undefined],
      ["job-site.jpg", undefined],
    ],
  ]);
  expect(logged.filter((line) => line.includes("without links"))).toHaveLength(1);
});
