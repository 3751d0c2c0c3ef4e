import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MIN_FILL_MS } from "#schemas/quotes/quote-request.ts";
import { createRequestSender } from "./request-sender.ts";

const REQUEST = {
  firstName: "Ada",
  lastName: "Lindqvist",
  email: "ada@example.com",
  phone: "(515) 555-0199",
  insuranceType: "farm",
} as const;
const TOKEN = "2026-03-02T09:00:00Z.signature";

/** Response of the API to a request for a form token. */
let tokenResponse: () => Response | Promise<Response>;
/** Response of the API to a quote request. */
let response: () => Response;
let sent: { body: unknown; key: string | undefined }[];
let tokenCount: number;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  tokenCount = 0;
  tokenResponse = () => Response.json({ ticket: TOKEN });
  response = () => Response.json({ success: true });
  vi.stubGlobal("location", { hostname: "localhost", search: "?utm_source=radio" });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal(
    "fetch",
    async (_: string, init: { method?: string; body: string; headers: Record<string, string> }) => {
      if (init.method !== "POST") {
        tokenCount += 1;
        return tokenResponse();
      }
      sent.push({ body: JSON.parse(init.body), key: init.headers["Idempotency-Key"] });
      return response();
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refuse = () => Response.json({}, { status: 503 });

/** Sends requests one after the other, each in the time that it needs at most. */
async function sendAll({ send }: ReturnType<typeof createRequestSender>, ...requests: Parameters<typeof send>[0][]) {
  for (const request of requests) {
    const before = sent.length;
    const result = send(request, "");
    await vi.advanceTimersByTimeAsync(2 * MIN_FILL_MS);
    expect(sent).toHaveLength(before + 1);
    await result;
  }
}

test("adds the campaign and the form token, which it fetches once", async () => {
  const sender = createRequestSender();
  await Promise.all([sender.prepare(), sender.prepare()]);
  await sender.prepare();
  await sendAll(sender, REQUEST);
  expect(sent.map(({ body }) => body)).toEqual([{ ...REQUEST, utm_source: "radio", ticket: TOKEN }]);
  expect(tokenCount).toBe(1);
});

test("waits until the form token is two seconds old", async () => {
  const sender = createRequestSender();
  await sender.prepare();
  const result = sender.send(REQUEST, "");
  await vi.advanceTimersByTimeAsync(MIN_FILL_MS);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(await result).toMatchObject({ isAccepted: true });
  expect(sent).toHaveLength(1);
});

test("sends no token if the API gives none", async () => {
  tokenResponse = refuse;
  const sender = createRequestSender();
  await sender.prepare();
  await sendAll(sender, REQUEST);
  expect(sent[0]?.body).not.toHaveProperty("ticket");
});

test("does not wait for a late token, which does not change the key of the request", async () => {
  response = refuse;
  let arrive: (late: Response) => void = () => undefined;
  tokenResponse = () => new Promise((resolve) => (arrive = resolve));
  const sender = createRequestSender();
  const prepared = sender.prepare();
  await sendAll(sender, REQUEST);
  arrive(Response.json({ ticket: TOKEN }));
  await prepared;
  await sendAll(sender, REQUEST);
  expect(sent).toMatchObject([{ body: { utm_source: "radio" } }, { body: { ticket: TOKEN } }]);
  expect(sent[0]?.body).not.toHaveProperty("ticket");
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test("tries to get a missing token again after a failure", async () => {
  response = refuse;
  tokenResponse = refuse;
  const sender = createRequestSender();
  await sender.prepare();
  await sendAll(sender, REQUEST);
  expect(tokenCount).toBe(2);
});

test("keeps the key of an unchanged request, and gives a changed one a new key", async () => {
  response = refuse;
  const edited = { ...REQUEST, message: "One more thing." };
  await sendAll(createRequestSender(), REQUEST, REQUEST, edited, edited);
  const [first, second, third, fourth] = sent.map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(fourth).toBe(third);
});

test("sends the value of the honeypot unchanged", async () => {
  await createRequestSender().send(REQUEST, " https://spam.example ");
  expect(sent).toMatchObject([{ body: { unasked: " https://spam.example " } }]);
});

test("carries over the hidden values of a rejected form, with the token of its page", async () => {
  const hidden = { pageSource: "Farm Page", utm_source: "mail", ticket: TOKEN };
  const sender = createRequestSender(hidden);
  await sender.prepare();
  await sendAll(sender, REQUEST);
  expect(sent.map(({ body }) => body)).toEqual([{ ...REQUEST, ...hidden }]);
  expect(tokenCount).toBe(0);
});
