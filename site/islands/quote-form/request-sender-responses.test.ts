import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { apiBase, createIdempotencyKey, fetchFormToken, sendQuoteRequest } from "./request-sender.ts";

const REQUEST = { body: '{"firstName":"Ada"}', idempotencyKey: "0123456789abcdef0123456789abcdef" };
const TRY_AGAIN = "Failed to submit form. Please try again.";

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("location", { hostname: "localhost" });
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  fetched.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failure = (message: string) => ({ isAccepted: false, message, issues: [] });

/** Returns the body of a response that ends with an error, at once or when the request is aborted. */
function brokenBody(start: string, signal?: AbortSignal | null): ReadableStream {
  return new ReadableStream({
    start(body) {
      body.enqueue(new TextEncoder().encode(start));
      if (signal) signal.addEventListener("abort", () => body.error(signal.reason));
      else body.error(new TypeError("network error"));
    },
  });
}

test("posts the request as JSON with its key to the API of the page", async () => {
  fetched.mockResolvedValue(Response.json({ success: true }));
  expect(await sendQuoteRequest(REQUEST)).toEqual({ isAccepted: true, issues: [] });
  expect(fetched).toHaveBeenCalledExactlyOnceWith("/api/contact", {
    method: "POST",
    credentials: "include",
    headers: {
      Accept: "application/json",
      "Content-Type": "application/json",
      "Idempotency-Key": REQUEST.idempotencyKey,
    },
    body: REQUEST.body,
    signal: expect.any(AbortSignal),
  });
});

test("posts the request to the function of a static host", async () => {
  vi.stubGlobal("location", { hostname: "www.example.com" });
  fetched.mockResolvedValue(Response.json({ success: true }));
  await sendQuoteRequest(REQUEST);
  expect(fetched).toHaveBeenCalledExactlyOnceWith("/.netlify/functions/contact", expect.anything());
});

test("passes on the message and the receipt of an accepted request", async () => {
  const receipt = { message: "Sent without the card number.", reference: "7F3A-29C1", answerBy: "by 5:00 PM" };
  fetched.mockResolvedValue(Response.json({ success: true, ...receipt }));
  expect(await sendQuoteRequest(REQUEST)).toEqual({ isAccepted: true, ...receipt, issues: [] });
});

test("passes on the problems of fields", async () => {
  const rejected = { error: "Please look again.", issues: [{ field: "email", message: "It bounces." }] };
  fetched.mockResolvedValue(Response.json(rejected, { status: 422 }));
  const { issues } = rejected;
  expect(await sendQuoteRequest(REQUEST)).toEqual({ isAccepted: false, message: "Please look again.", issues });
});

test.each<[what: string, response: () => Response, message: string]>([
  ["a reason", () => Response.json({ error: "Please wait a minute." }, { status: 429 }), "Please wait a minute."],
  ["no reason", () => Response.json({}, { status: 500 }), "Failed to submit contact form"],
  ["an empty reason", () => Response.json({ error: "" }, { status: 500 }), "Failed to submit contact form"],
  [
    "a reason that is no text",
    () => Response.json({ error: { code: 7 } }, { status: 500 }),
    "Failed to submit contact form",
  ],
  ["JSON null", () => Response.json(null, { status: 500 }), "Failed to submit contact form"],
  ["HTML and an error", () => new Response("<h1>Bad gateway</h1>", { status: 502 }), "Unknown error"],
  ["the sign-in page of a network", () => new Response("<h1>Hotel</h1>"), TRY_AGAIN],
  ["JSON without success", () => Response.json({ ok: true }), TRY_AGAIN],
  ["a connection that drops within it", () => new Response(brokenBody('{"success":true')), TRY_AGAIN],
])("finds no success in a response with %s", async (_, response, message) => {
  fetched.mockImplementation(async () => response());
  expect(await sendQuoteRequest(REQUEST)).toEqual(failure(message));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test.each([
  [true, TRY_AGAIN],
  [false, "You are offline. Connect to the internet, and then press the button again."],
])("reports a network error if the browser is online: %s", async (onLine, message) => {
  vi.stubGlobal("navigator", { onLine });
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await sendQuoteRequest(REQUEST)).toEqual(failure(message));
});

test.each<[what: string, respond: typeof fetch]>([
  [
    "does not come",
    (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(new Error()))),
  ],
  ["stalls", async (_, init) => new Response(brokenBody('{"success"', init?.signal))],
])("gives up after 30 seconds if the response %s", async (_, respond) => {
  fetched.mockImplementation(respond);
  const finished = vi.fn();
  const result = sendQuoteRequest(REQUEST).finally(finished);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(finished).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(finished).toHaveBeenCalled();
  expect(await result).toEqual(failure(TRY_AGAIN));
});

test("sends a request once more with the same key if the response asks to wait a few seconds", async () => {
  fetched.mockResolvedValueOnce(Response.json({}, { status: 503, headers: { "Retry-After": "5" } }));
  fetched.mockResolvedValueOnce(Response.json({ success: true }));
  const result = sendQuoteRequest(REQUEST);
  await vi.advanceTimersByTimeAsync(4999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toMatchObject({ isAccepted: true });
  expect(fetched.mock.calls[1]?.[1]).toMatchObject({ headers: { "Idempotency-Key": REQUEST.idempotencyKey } });
});

test.each([
  ["a long wait", "6", 1],
  ["a second wait", "1", 2],
])("leaves %s to the visitor", async (_, seconds, attempts) => {
  fetched.mockImplementation(async () =>
    Response.json({ error: "Please wait." }, { status: 429, headers: { "Retry-After": seconds } }),
  );
  const result = sendQuoteRequest(REQUEST);
  await vi.runAllTimersAsync();
  expect(await result).toEqual(failure("Please wait."));
  expect(fetched).toHaveBeenCalledTimes(attempts);
});

test("fetches the form token", async () => {
  fetched.mockResolvedValue(Response.json({ ticket: "a.b" }));
  expect(await fetchFormToken()).toBe("a.b");
  expect(fetched).toHaveBeenCalledExactlyOnceWith("/api/contact", { credentials: "include" });
});

test.each<[what: string, response: () => Response]>([
  ["status 503", () => Response.json({ error: "No.", code: "unavailable" }, { status: 503 })],
  ["no JSON", () => new Response("<h1>Not found</h1>", { status: 404 })],
  ["no token", () => Response.json(null)],
  [
    "a network error",
    () => {
      throw new TypeError("Failed to fetch");
    },
  ],
])("has no form token after %s", async (_, response) => {
  fetched.mockImplementation(async () => response());
  expect(await fetchFormToken()).toBeUndefined();
});

test("creates different keys on a page without HTTPS, where only random values are available", () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal("crypto", { getRandomValues });
  const keys = [createIdempotencyKey(), createIdempotencyKey()];
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[0]).not.toBe(keys[1]);
});

test.each([
  "localhost",
  "prairie.localhost",
  "127.0.0.1",
  "127.8.9.10",
  "192.168.1.20",
  "203.0.113.7",
  "[::1]",
  "[2001:db8::1]",
  "3f2a-00-abc.picard.replit.dev",
  "prairie-lantern.agency.repl.co",
])("calls the server's own API on %s", (hostname) => {
  expect(apiBase(hostname)).toBe("/api");
});

test.each([
  "www.prairielantern.example.com",
  "prairielantern.netlify.app",
  "localhost.example.com",
  "notlocalhost",
  "127.0.0.1.example.com",
  "replit.dev.example.com",
  "",
])("calls Netlify Functions on %j", (hostname) => {
  expect(apiBase(hostname)).toBe("/.netlify/functions");
});
