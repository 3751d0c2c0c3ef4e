import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { HEADERS, testApp } from "#tests/support/api/app.ts";
import { exchange, openConnection, sendRequest } from "#tests/support/api/raw-http.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createQuoteLimits } from "../middleware/quote-limits.ts";
import { createApiListener } from "./api-listener.ts";
import { startServer } from "./server.ts";

async function startApi(trustedProxies: number) {
  const warnings: string[] = [];
  const limits = createQuoteLimits({ QUOTE_LIMIT: 1, QUOTE_LIMIT_TOTAL: 100 });
  const addresses: string[] = [];
  const countAttempt = (address: string) => {
    addresses.push(address);
    return limits.countAttempt(address);
  };
  const { app, logged } = await testApp({
    env: { SESSION_SECRET: "a secret for tests that is long enough", TRUSTED_PROXIES: trustedProxies },
    quoteLimits: { ...limits, countAttempt },
  });
  const api = createApiListener(app, { trustedProxies, onWarning: (message) => warnings.push(message) });
  const dir = join(temporaryFolder(), "site");
  const { url, close } = await startServer({ dir, host: "127.0.0.1", port: 0, headers: HEADERS, api });
  onTestFinished(close);
  const sendFrom = (forwarded: string) =>
    sendRequest(url, "/api/contact", { method: "POST", headers: { "X-Forwarded-For": forwarded } });
  return { url, sendFrom, addresses, warnings, logged };
}

test("identifies a client behind a proxy by its address without the port", async () => {
  const { sendFrom, addresses, warnings } = await startApi(1);
  for (const port of [4001, 4002]) await sendFrom(`198.51.100.9:${port}`);
  await sendFrom("garbage");
  expect(addresses).toEqual(["198.51.100.9", "198.51.100.9", "127.0.0.1"]);
  expect(warnings).toEqual([]);
});

describe("behind a proxy that appends its header after those of the client", () => {
  const FORGED = "45.100.1.9";
  const CLIENT = "203.0.113.150";

  /** Sends a request as a proxy passes it on: the header that the client forged, junk, and the proxy's own header. */
  async function sendThroughProxy(url: string, target: string, { junk, forged = FORGED, body = "" }: Passed) {
    const received = await exchange(
      url,
      [
        `POST ${target} HTTP/1.1`,
        "Host: a",
        "Origin: http://a",
        "Connection: close",
        "Content-Type: application/json",
        `Content-Length: ${body.length}`,
        `X-Forwarded-For: ${forged}`,
        ...Array.from({ length: junk }, (_, index) => `A${index}: y`),
        `X-Forwarded-For: ${CLIENT}`,
        `\r\n${body}`,
      ].join("\r\n"),
    );
    return Number(received.split(" ")[1]);
  }

  interface Passed {
    /** Number of headers that the client sends to push out that of the proxy. */
    junk: number;
    forged?: string;
    body?: string;
  }

  test.each([0, 90, ...Array.from({ length: 14 }, (_, index) => 91 + index), 110, 900])(
    "identifies a client that sends %d more headers by its own address",
    async (junk) => {
      const { url, addresses } = await startApi(1);
      await sendThroughProxy(url, "/api/contact", { junk });
      expect(addresses).toEqual([CLIENT]);
    },
  );

  test("refuses a request whose headers are too large, and counts it for no one", async () => {
    const { url, addresses } = await startApi(1);
    expect(await sendThroughProxy(url, "/api/contact", { junk: 3000 })).toBe(431);
    expect(addresses).toEqual([]);
  });

  test("limits wrong passwords of a client that forges another address and sends 100 more headers each time", async () => {
    const { url } = await startApi(1);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) {
      const body = JSON.stringify({ name: "Ada", password: "wrong" });
      statuses.push(
        await sendThroughProxy(url, "/api/admin/session", { junk: 100, forged: `45.100.1.${attempt}`, body }),
      );
    }
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
  });

  test("shows the figures to no one", async () => {
    const { url } = await startApi(1);
    for (const junk of [0, 98, 100]) {
      const received = await exchange(
        url,
        `GET /readyz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${"A: y\r\n".repeat(junk)}X-Forwarded-For: ${CLIENT}\r\n\r\n`,
      );
      expect(received).toMatch(/\{"status":"ok"\}$/);
    }
  });
});

test("warns once, without the address, if a proxy adds X-Forwarded-For but none is trusted", async () => {
  const { sendFrom, addresses, warnings } = await startApi(0);
  for (const address of ["198.51.100.9", "198.51.100.10"]) await sendFrom(address);
  expect(addresses).toEqual(["127.0.0.1", "127.0.0.1"]);
  expect(warnings).toEqual([expect.stringContaining("TRUSTED_PROXIES")]);
  expect(warnings[0]).not.toContain("198.51");
});

test("does not log an upload that the client ends as an error of the server", async () => {
  const { url, logged } = await startApi(0);
  const socket = await openConnection(url);
  socket.write(
    "POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
  );
  // The response to another request shows that the server has read the first one.
  await sendRequest(url, "/healthz");
  socket.destroy();
  await vi.waitFor(() => expect(logged).toContainEqual(expect.objectContaining({ method: "POST", status: 400 })), {
    timeout: 30_000,
  });
  expect(logged.filter(({ level }) => level === 50)).toEqual([]);
});
