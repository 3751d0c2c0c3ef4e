import { describe, expect, test } from "vitest";
import { testAdmin } from "#tests/support/api/admin-app.ts";
import { QUOTE, testApp } from "#tests/support/api/app.ts";
import { page } from "#tests/support/store/file-store.ts";
import { createMetrics } from "../metrics/metrics.ts";
import type { AppContext } from "./app-context.ts";

type Settings = Partial<AppContext["env"]>;

const TOKEN = "a token for Prometheus";
const REMOTE = "203.0.113.9";

async function metricsApp(settings: Settings = {}) {
  const { app } = await testApp({
    metrics: createMetrics(),
    env: {
      SESSION_SECRET: "a secret for tests that is long enough",
      PUBLIC_URL: "https://www.example.com",
      ...settings,
    },
  });
  return {
    app,
    read: (address: string, headers: Record<string, string> = {}, url = "/metrics") =>
      app.request(url, { headers }, { address }),
  };
}

test("/metrics counts requests by route, and names no client", async () => {
  const { app, read } = await metricsApp();
  const body = JSON.stringify(QUOTE);
  const headers = { "Content-Type": "application/json" };
  await app.request("/api/contact", { method: "POST", headers, body }, { address: REMOTE });
  await app.request("/api/page-content/nothing", {}, { address: REMOTE });
  await app.request(`/api/${QUOTE.email}`, {}, { address: REMOTE });
  const response = await read("127.0.0.1");
  expect([response.status, response.headers.get("content-type")]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
  ]);
  const text = await response.text();
  const count = "agency_http_request_duration_seconds_count";
  expect(text).toContain(`${count}{method="POST",route="/api/contact",status="2xx"} 1`);
  expect(text).toContain(`${count}{method="GET",route="/api/page-content/:page{.+}",status="4xx"} 1`);
  expect(text).not.toContain(QUOTE.email);
  expect(text).not.toContain(REMOTE);
});

test("/metrics counts imports by their outcome, without dry runs and requests that were refused before", async () => {
  const metrics = createMetrics();
  const { call, cookie } = await testAdmin({ metrics });
  const Cookie = await cookie();
  const post = (query: string, body: unknown, headers: Record<string, string>) =>
    call(`/import${query}`, { method: "POST", body, headers });
  const content = (title: string) => ({ pages: { about: page(title) } });
  await post("?dryRun=false", content("A"), { Cookie });
  await post("?dryRun=0", content("B"), { Cookie });
  await post("?dryRun=1", content("C"), { Cookie });
  await post("", content("C"), { Cookie, "If-Match": '"1"' });
  await post("", { pages: { about: { hero: { title: 7 } } } }, { Cookie });
  await post("", content("D"), {});
  await post("", content("E"), { Cookie, Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" });
  const figures = (await metrics.format(undefined))
    .split("\n")
    .filter((line) => line.startsWith("agency_imports_total"));
  expect(figures).toEqual([
    'agency_imports_total{outcome="accepted"} 2',
    'agency_imports_total{outcome="conflict"} 1',
    'agency_imports_total{outcome="rejected"} 1',
  ]);
});

test("/metrics has the state of the outbox and of the process", async () => {
  const { read } = await metricsApp();
  const text = await (await read("::1")).text();
  for (const line of ['agency_outbox_entries{state="new"} 0', "agency_outbox_oldest_waiting_seconds 0"]) {
    expect(text).toContain(`${line}\n`);
  }
  expect(text).toMatch(/^process_resident_memory_bytes [1-9]\d+$/m);
});

const CLOSED = 404;

describe.each<[string, Settings, string, Record<string, string>, number]>([
  ["this host", {}, "127.0.0.1", {}, 200],
  ["this host by IPv6", {}, "::ffff:127.0.0.1", {}, 200],
  ["another host", {}, REMOTE, {}, CLOSED],
  ["another host through a proxy on this one", {}, "127.0.0.1", { "X-Forwarded-For": REMOTE }, CLOSED],
  ["another host through a proxy with Forwarded", {}, "127.0.0.1", { Forwarded: `for=${REMOTE}` }, CLOSED],
  ["another host through a proxy with Via", {}, "127.0.0.1", { Via: "1.1 proxy" }, CLOSED],
  ["another host through a proxy with X-Real-IP", {}, "::1", { "X-Real-IP": REMOTE }, CLOSED],
  ["this host behind proxies, one of which may hide the client", { TRUSTED_PROXIES: 1 }, "127.0.0.1", {}, CLOSED],
  ["another host with the token", { METRICS_TOKEN: TOKEN }, REMOTE, { Authorization: `Bearer ${TOKEN}` }, 200],
  ["another host with a wrong token", { METRICS_TOKEN: TOKEN }, REMOTE, { Authorization: `Bearer ${TOKEN}s` }, CLOSED],
  ["this host without the token", { METRICS_TOKEN: TOKEN }, "127.0.0.1", {}, CLOSED],
])("for %s,", (_, settings, address, headers, status) => {
  test(`/metrics responds with ${status}`, async () => {
    const { read } = await metricsApp(settings);
    expect((await read(address, headers)).status).toBe(status);
  });

  test(`/readyz shows ${status === CLOSED ? "only the status" : "the figures"}`, async () => {
    const { read } = await metricsApp(settings);
    const keys = Object.keys(await (await read(address, headers, "/readyz")).json());
    expect(keys).toEqual(status === CLOSED ? ["status"] : expect.arrayContaining(["status", "queue"]));
  });
});

test("/metrics at the public host is not for clients on this host", async () => {
  const { read } = await metricsApp();
  expect((await read("127.0.0.1", {}, "http://www.example.com/metrics")).status).toBe(404);
});
