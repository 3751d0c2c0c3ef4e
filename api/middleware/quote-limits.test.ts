import { expect, test } from "vitest";
import { sampleEntry } from "#tests/support/outbox/sample-entries.ts";
import type { RequestEntry } from "../quotes/outbox/outbox.ts";
import { createAcknowledgmentLimit, createQuoteLimits, type QuoteLimits } from "./quote-limits.ts";

const CLIENT = "203.0.113.7";
const OTHER = "203.0.113.8";

/** Counts requests in order, and returns the last result. */
async function countRequests(
  { countRequest }: QuoteLimits,
  count: number,
  request: (index: number) => [address: string, tokenId?: string],
) {
  let result = { isAllowed: true, isWithinLimits: true, retryAfterMs: 0 };
  for (let index = 0; index < count; index += 1) {
    const [address, tokenId] = request(index);
    result = await countRequest(address, tokenId);
  }
  return result;
}

test("keeps all requests of one client, but is over the limit after QUOTE_LIMIT of them", async () => {
  const limits = createQuoteLimits({ QUOTE_LIMIT: 20, QUOTE_LIMIT_TOTAL: 600 });
  expect(await countRequests(limits, 20, () => [CLIENT])).toMatchObject({ isAllowed: true, isWithinLimits: true });
  expect(await countRequests(limits, 10, () => [CLIENT])).toMatchObject({ isAllowed: true, isWithinLimits: false });
  expect(await limits.countRequest(OTHER, undefined)).toMatchObject({ isWithinLimits: true });
});

test("keeps requests with a form token within the limits during a flood without tokens", async () => {
  const limits = createQuoteLimits({ QUOTE_LIMIT: 20, QUOTE_LIMIT_TOTAL: 10 });
  const flood = await countRequests(limits, 61, (index) => [`198.51.100.${index}`]);
  expect(flood).toMatchObject({ isAllowed: false });
  expect(flood.retryAfterMs).toBeGreaterThan(0);
  expect(await limits.countRequest(CLIENT, "token")).toMatchObject({ isAllowed: true, isWithinLimits: true });
  expect(await limits.countRequest(CLIENT, undefined)).toMatchObject({ isAllowed: false });
});

test("refuses a flood with form tokens, but no request within the limits", async () => {
  const limits = createQuoteLimits({ QUOTE_LIMIT: 20, QUOTE_LIMIT_TOTAL: 600 });
  const counts = { mailed: 0, quarantined: 0, refused: 0 };
  for (let index = 0; index < 6000; index += 1) {
    const address = `2001:db8:${index % 3}:${index.toString(16)}::1`;
    const { isAllowed, isWithinLimits } = await limits.countRequest(address, `token ${index % 1200}`);
    counts[isWithinLimits ? "mailed" : isAllowed ? "quarantined" : "refused"] += 1;
  }
  expect(counts).toEqual({ mailed: 300, quarantined: 600, refused: 5100 });
  expect(await limits.countRequest(CLIENT, "token")).toMatchObject({ isAllowed: true, isWithinLimits: true });
});

test("refuses requests with a form token when very many of all networks are in quarantine", async () => {
  const limits = createQuoteLimits({ QUOTE_LIMIT: 20, QUOTE_LIMIT_TOTAL: 10 });
  const fromOthers = (index: number): [string, string] => [`198.51.100.${index}`, `token ${index}`];
  expect(await countRequests(limits, 60, fromOthers)).toMatchObject({ isAllowed: true, isWithinLimits: false });
  const refused = await limits.countRequest(CLIENT, "token");
  expect(refused).toMatchObject({ isAllowed: false, isWithinLimits: false });
  expect(refused.retryAfterMs).toBeGreaterThan(0);
});

test("treats a form token like a missing one after five requests", async () => {
  const limits = createQuoteLimits({ QUOTE_LIMIT: 100, QUOTE_LIMIT_TOTAL: 1 });
  await limits.countRequest(OTHER, undefined);
  expect(await limits.countRequest(CLIENT, "a")).toMatchObject({ isWithinLimits: true });
  const limit = createQuoteLimits({ QUOTE_LIMIT: 100, QUOTE_LIMIT_TOTAL: 5 });
  await countRequests(limit, 5, () => [CLIENT, "a"]);
  expect(await limit.countRequest(CLIENT, "b")).toMatchObject({ isWithinLimits: false });
  expect(await limit.countRequest(CLIENT, "a")).toMatchObject({ isWithinLimits: true });
});

test("does not count the requests of a client over its own limit against the total", async () => {
  const limits = createQuoteLimits({ QUOTE_LIMIT: 1, QUOTE_LIMIT_TOTAL: 2 });
  await countRequests(limits, 6, () => [CLIENT]);
  expect(await limits.countRequest(OTHER, undefined)).toMatchObject({ isWithinLimits: true });
});

test("limits a network of many IPv6 clients together", async () => {
  const limits = createQuoteLimits({ QUOTE_LIMIT: 2, QUOTE_LIMIT_TOTAL: 100 });
  const inNetwork = (network: string) => (index: number) => [`2001:db8:${network}:${index}::1`] as [string];
  expect(await countRequests(limits, 10, inNetwork("1"))).toMatchObject({ isWithinLimits: true });
  expect(await countRequests(limits, 11, inNetwork("1"))).toMatchObject({ isAllowed: true, isWithinLimits: false });
  expect(await countRequests(limits, 1, inNetwork("2"))).toMatchObject({ isWithinLimits: true });
});

test("refuses a client only after ten times its limit", async () => {
  const { countAttempt } = createQuoteLimits({ QUOTE_LIMIT: 3, QUOTE_LIMIT_TOTAL: 100 });
  for (let attempt = 0; attempt < 30; attempt += 1) {
    expect(await countAttempt(CLIENT)).toMatchObject({ isAllowed: true });
  }
  expect(await countAttempt(CLIENT)).toMatchObject({ isAllowed: false });
  expect(await countAttempt(OTHER)).toMatchObject({ isAllowed: true });
});

test("limits renderings of the contact page for each client, and for all clients within a second", async () => {
  const count = async (limits: QuoteLimits, address: string) => (await limits.countFormPage(address)).isAllowed;
  const strict = createQuoteLimits({ QUOTE_LIMIT: 1, QUOTE_LIMIT_TOTAL: 100 });
  expect([await count(strict, CLIENT), await count(strict, CLIENT), await count(strict, OTHER)]).toEqual([
    true,
    false,
    true,
  ]);
  const limits = createQuoteLimits({ QUOTE_LIMIT: 3, QUOTE_LIMIT_TOTAL: 100 });
  expect([await count(limits, CLIENT), await count(limits, OTHER), await count(limits, OTHER)]).toEqual([
    true,
    true,
    false,
  ]);
});

function from(email: string, changes: Partial<RequestEntry> = {}): RequestEntry {
  const entry = sampleEntry(1, changes);
  return { ...entry, request: { ...entry.request, email } };
}

test.each([
  [["ann@a.example", "Ann@a.example", "ann+1@A.example", "ANN+2+b@a.example"], "a.nn@a.example"],
  [["ann.b@gmail.com", "a.n.n.b@gmail.com", "annb+x.y@GMail.com", "an.nb@googlemail.com"], "ann.c@gmail.com"],
])("allows three acknowledgments for one mailbox: %s", async (addresses, other) => {
  const mayAcknowledge = createAcknowledgmentLimit();
  const results = [];
  for (const email of addresses) results.push(await mayAcknowledge(from(email)));
  expect(results).toEqual([true, true, true, false]);
  expect(await mayAcknowledge(from(other))).toBe(true);
});

test("allows 100 acknowledgments in all", async () => {
  const mayAcknowledge = createAcknowledgmentLimit();
  const results = [];
  for (let n = 0; n < 101; n += 1) results.push(await mayAcknowledge(from(`visitor${n}@a.example`)));
  expect(results.indexOf(false)).toBe(100);
});

test("allows none for a request that was quarantined, or an address that some mail servers do not support", async () => {
  const mayAcknowledge = createAcknowledgmentLimit();
  expect(await mayAcknowledge(from("ann@a.example", { quarantineReason: "limit" }))).toBe(false);
  expect(await mayAcknowledge(from("änn@a.example"))).toBe(false);
});
