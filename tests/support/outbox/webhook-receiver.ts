/** Receiver of webhooks on the loopback interface, which verifies their signatures and misbehaves on request. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

/** An answer with a status, no answer, or a dropped connection. Unless it accepts a message, it drops it before or after storing it. */
export interface WebhookBehavior {
  answer: number | "stall" | "drop";
  isStored: boolean;
}

export interface WebhookReceiver {
  url: string;
  secret: string;
  /** Number of stored copies by the ID of the message. */
  copies: ReadonlyMap<string, number>;
  /** Number of messages with a wrong signature. */
  readonly invalidCount: number;
  behave(behavior: WebhookBehavior): void;
  close(): Promise<void>;
}

const SECRET = `whsec_${Buffer.alloc(32, "k").toString("base64")}`;

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const copies = new Map<string, number>();
  let behavior: WebhookBehavior = { answer: 204, isStored: true };
  let invalidCount = 0;
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    const { answer, isStored } = behavior;
    const id = String(request.headers["webhook-id"]);
    // The library rejects a time that is more than five minutes wrong, which a test may want to send.
    const sentAt = new Date(Number(request.headers["webhook-timestamp"]) * 1000);
    if (new Webhook(SECRET).sign(id, sentAt, body) !== request.headers["webhook-signature"]) invalidCount += 1;
    else if (isStored) copies.set(id, (copies.get(id) ?? 0) + 1);
    if (answer === "drop") request.socket.destroy();
    else if (answer !== "stall") response.writeHead(answer).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    secret: SECRET,
    copies,
    get invalidCount() {
      return invalidCount;
    },
    behave(next) {
      behavior = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
