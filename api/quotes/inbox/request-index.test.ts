import { expect, test, vi } from "vitest";
import { memoryOutbox } from "#tests/support/outbox/memory-outbox.ts";
import { mustAcquire } from "#tests/support/outbox/outbox-contract.ts";
import { sampleEntry, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { RequestIndex } from "./request-index.ts";

const ALL = { filter: "all", search: "", limit: 500 } as const;

async function setUp() {
  const outbox = memoryOutbox();
  for (const n of [1, 2]) {
    await outbox.enqueue(sampleEntry(n));
    await (await mustAcquire(outbox, sampleId(n))).complete("sent", sampleEntry(n));
  }
  const list = vi.spyOn(outbox, "list");
  const readIds = () => list.mock.calls.flatMap(([state, ids]) => (state === "new" ? [] : (ids ?? ["all"])));
  const index = new RequestIndex();
  await index.list(outbox, ALL);
  list.mockClear();
  return { outbox, index, readIds };
}

test("reads an entry again only after it has changed", async () => {
  const { outbox, index, readIds } = await setUp();
  await index.list(outbox, ALL);
  expect(readIds()).toEqual([]);
  await outbox.retry(sampleId(1), { mayResend: true });
  const resent = sampleEntry(1, { attempts: 1, retriedAt: "2026-01-07T00:00:00.000Z" });
  await (await mustAcquire(outbox, sampleId(1))).complete("sent", resent);
  await index.list(outbox, ALL);
  expect(readIds()).toEqual([sampleId(1)]);
});

test("lists no request that was removed", async () => {
  const { outbox, index } = await setUp();
  await outbox.remove(sampleId(2));
  expect((await index.list(outbox, ALL)).requests.map(({ id }) => id)).toEqual([sampleId(1)]);
});

test("reads again after a failure", async () => {
  const { outbox, index } = await setUp();
  vi.spyOn(outbox, "listVersions").mockRejectedValueOnce(new Error("down"));
  await expect(index.list(outbox, ALL)).rejects.toThrow("down");
  expect((await index.list(outbox, ALL)).requests).toHaveLength(2);
});

test("names the campaign, or else the source of the visit", async () => {
  const outbox = memoryOutbox();
  const campaigns = [{}, { utm_source: "news", utm_campaign: "spring" }, { utm_source: "news" }, { gclid: "x" }];
  for (const [n, campaign] of campaigns.entries()) {
    await outbox.enqueue(sampleEntry(n, { request: { ...sampleEntry(n).request, ...campaign } }));
  }
  const { requests } = await new RequestIndex().list(outbox, ALL);
  expect(requests.map(({ campaign }) => campaign)).toEqual(["Google ad", "news", "spring", undefined]);
});

test.each(["7F3A-29C1", "#7f3a29c1", "7f3a", "watercraft", "noon"])("finds a request by %s", async (search) => {
  const outbox = memoryOutbox();
  const id = `7f3a29c1${sampleId(1).slice(8)}`;
  const request = {
    ...sampleEntry(1).request,
    about: { id: "boat", title: "Boat & Watercraft" },
    details: [{ id: "call", label: "Best time to call", value: "Noon hour" }],
  };
  for (const entry of [sampleEntry(1, { id, request }), sampleEntry(2)]) await outbox.enqueue(entry);
  const { requests } = await new RequestIndex().list(outbox, { ...ALL, search });
  expect(requests).toMatchObject([{ id, reference: "7F3A-29C1", about: "Boat & Watercraft" }]);
});
