import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { HEADERS, testApp } from "#tests/support/api/app.ts";
import { openConnection, sendRequest } from "#tests/support/api/raw-http.ts";
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
  const { app, logged } = await testApp({ quoteLimits: { ...limits, countAttempt } });
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
