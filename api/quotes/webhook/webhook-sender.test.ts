import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { describe, expect, onTestFinished, test } from "vitest";
import { CERTIFICATE } from "#tests/support/mail/sample-certificate.ts";
import { memoryOutbox } from "#tests/support/outbox/memory-outbox.ts";
import { sampleEntry, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { complete } from "#tests/support/outbox/test-outbox.ts";
import type { OutboxEntry, RequestEntry } from "../outbox/outbox.ts";
import { listFollowUps, postWebhook, requestMessage, type WebhookOptions } from "./webhook-sender.ts";

const SECRET = `whsec_${Buffer.alloc(32, "k").toString("base64")}`;

const ENTRY: RequestEntry = {
  ...sampleEntry(1),
  id: `${sampleId(1)}-hook`,
  kind: "webhook",
  consent: { version: "3f", text: "I agree.", time: "2026-01-05T12:00:01.000Z" },
};

type Respond = (response: ServerResponse, request: IncomingMessage) => void;

/** Starts a receiver on the loopback interface, which verifies each message with the library of the specification. */
async function startReceiver(respond: Respond) {
  const received: { id: string | undefined; payload: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const headers = request.headers as Record<string, string>;
    received.push({ id: headers["webhook-id"], payload: new Webhook(SECRET).verify(body, headers) });
    respond(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?key=private`;
  const send = (options: Partial<WebhookOptions> = {}) =>
    postWebhook(requestMessage(ENTRY), { url, secret: SECRET, timeoutMs: 20_000, ...options });
  return { url, received, send };
}

const answer =
  (status: number, headers = {}): Respond =>
  (response) =>
    void response.writeHead(status, headers).end("x".repeat(100));

describe("webhook", () => {
  test("posts the request and its consent with a valid signature", async () => {
    const { url, received, send } = await startReceiver(answer(204));
    expect(await send()).toEqual({ accepted: [new URL(url).host], rejected: [] });
    const { receivedAt, request, consent } = JSON.parse(JSON.stringify(ENTRY));
    expect(received).toEqual([
      {
        id: ENTRY.id,
        payload: {
          type: "quote_request.created",
          timestamp: receivedAt,
          data: {
            ...{ id: sampleId(1), reference: "0000-0000", receivedAt, request, consent },
            ...{ kind: { id: "quote", title: "Quote request" }, fields: {}, files: [] },
          },
        },
      },
    ]);
  });

  test("has the kind, the fields and the files of a service request", () => {
    const { type, data } = requestMessage(CERTIFICATE);
    expect(type).toBe("service_request.created");
    expect(data).toMatchObject({
      kind: { id: "certificate", title: "Certificate of Insurance" },
      neededBy: "2026-12-04",
      fields: { holder: { label: "Certificate holder", value: "Maple Fork School District" } },
      promise: "Nothing is changed until we confirm it in writing.",
    });
    expect(data.files).toEqual([
      { name: "contract.pdf", type: "application/pdf", bytes: 262_144 },
      { name: "job-site.jpg", type: "image/jpeg", bytes: 1_800_000 },
    ]);
    expect(Object.keys(data.request)).not.toContain("files");
  });

  test("keeps its id when it is repeated", async () => {
    const { received, send } = await startReceiver(answer(200));
    await send();
    await send();
    expect(received.map(({ id }) => id)).toEqual([ENTRY.id, ENTRY.id]);
  });

  test.each<[status: number, message: string, flags: object]>([
    [500, "The webhook receiver did not accept the request (500)", { isServerDown: true }],
    [429, "The webhook receiver did not accept the request (429)", { isServerDown: true }],
    [400, "The webhook receiver did not accept the request (400)", { isServerDown: false, isFinal: false }],
    [302, "The webhook receiver redirects. Set WEBHOOK_URL to its final address (302)", { isFinal: false }],
    [410, "The webhook receiver wants no further requests (410 Gone)", { isFinal: true }],
  ])("answered with %i has the right flags, and is not sent elsewhere", async (status, message, flags) => {
    const elsewhere = await startReceiver(answer(200));
    const { send } = await startReceiver(answer(status, { location: elsewhere.url }));
    await expect(send()).rejects.toMatchObject({
      name: "SendError",
      message,
      isPermanent: status === 410,
      ...flags,
    });
    expect(elsewhere.received).toEqual([]);
  });

  test("without an answer in time is tried again later", async () => {
    const { send } = await startReceiver(() => undefined);
    await expect(send({ timeoutMs: 300 })).rejects.toMatchObject({
      message: "The webhook receiver did not respond in time",
      isServerDown: true,
    });
  });

  test("whose connection is dropped is tried again later, and the error does not quote the URL", async () => {
    const { send } = await startReceiver((_, request) => request.socket.destroy());
    await expect(send()).rejects.toMatchObject({
      message: expect.stringMatching(/^The connection to the webhook receiver failed \(\w+\)$/),
      isServerDown: true,
    });
  });

  test("is sent after the first answer, however long the body is", async () => {
    const { send } = await startReceiver((response) => {
      response.writeHead(200);
      const write = () => {
        while (!response.destroyed && response.write("x".repeat(65_536)));
      };
      response.on("drain", write);
      write();
    });
    expect((await send()).accepted).toHaveLength(1);
  });

  test("waits in the outbox while it is not configured", async () => {
    const sending = postWebhook(requestMessage(ENTRY), { url: undefined, secret: undefined });
    await expect(sending).rejects.toMatchObject({ message: "WEBHOOK_URL is not set", isServerDown: true });
  });
});

const ENV = { WEBHOOK_URL: "https://crm.example/hook" };
const followUpsOf = (entry: OutboxEntry) => listFollowUps(entry, ENV);
const HOOK_ID = `${sampleId(1)}-hook`;

test("a request has a webhook only if one is configured", () => {
  expect(listFollowUps(sampleEntry(1), { WEBHOOK_URL: undefined })).toEqual([]);
  expect(listFollowUps(sampleEntry(1), ENV)).toEqual([
    {
      ...sampleEntry(1),
      id: HOOK_ID,
      kind: "webhook",
      messageId: `<${HOOK_ID}@agency.example>`,
    },
  ]);
});

test("a quarantined request gets its webhook when it is released, and only one", async () => {
  const outbox = memoryOutbox();
  await outbox.enqueue(sampleEntry(1), { state: "held" });
  expect(await outbox.retry(sampleId(1), { followUpsOf })).toBe(true);
  expect(await outbox.retry(sampleId(1), { followUpsOf })).toBe(true);
  expect((await outbox.listIds({ states: ["new"] })).sort()).toEqual([sampleId(1), HOOK_ID]);
});

test("a failed request is retried without another webhook", async () => {
  const outbox = memoryOutbox();
  await complete(outbox, sampleEntry(1), "failed");
  expect(await outbox.retry(sampleId(1), { followUpsOf })).toBe(true);
  expect(await outbox.find(HOOK_ID)).toBeUndefined();
});
