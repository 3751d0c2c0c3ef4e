import { expect, test } from "vitest";
import { memoryOutbox } from "#tests/support/outbox/memory-outbox.ts";
import { sampleEntry, sampleFollowUp, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { complete, mustLease } from "#tests/support/outbox/test-outbox.ts";
import { findRequest, listRequests, readDetail } from "./inbox.ts";

const ALL = { filter: "all", search: "", limit: 500 } as const;

test("lists requests newest first and in parts, with the numbers for all filters", async () => {
  const outbox = memoryOutbox();
  await complete(outbox, sampleEntry(1), "sent");
  await complete(outbox, sampleEntry(2), "failed");
  await outbox.enqueue(sampleEntry(3), { state: "held" });
  await outbox.enqueue(sampleEntry(4), { followUps: [sampleFollowUp(4, "webhook")] });
  await outbox.markHandled(sampleId(1), { by: "Ada", account: "ada", at: "2026-01-06T00:00:00.000Z" });
  const first = await listRequests(outbox, { ...ALL, limit: 3 });
  expect(first.requests.map(({ id, status }) => [id, status])).toEqual([
    [sampleId(4), "new"],
    [sampleId(3), "quarantined"],
    [sampleId(2), "failed"],
  ]);
  expect(first.counts).toEqual({
    ...{ waiting: 2, "in-progress": 0, "waiting-for-client": 0, failed: 1, quarantined: 1, done: 1, all: 4 },
  });
  const { requests, next } = await listRequests(outbox, { ...ALL, before: first.next });
  expect([requests, next]).toEqual([
    [expect.objectContaining({ id: sampleId(1), work: "done", handled: { by: "Ada", at: expect.any(String) } })],
    undefined,
  ]);
  const waiting = await listRequests(outbox, { ...ALL, filter: "waiting" });
  expect(waiting.requests.map(({ id }) => id)).toEqual([sampleId(4), sampleId(2)]);
});

test("names the campaign, or else the source of the visit", async () => {
  const outbox = memoryOutbox();
  const campaigns = [{}, { utm_source: "news", utm_campaign: "spring" }, { utm_source: "news" }, { gclid: "x" }];
  for (const [n, campaign] of campaigns.entries()) {
    await outbox.enqueue(sampleEntry(n, { request: { ...sampleEntry(n).request, ...campaign } }));
  }
  const { requests } = await listRequests(outbox, ALL);
  expect(requests.map(({ campaign }) => campaign)).toEqual(["Google ad", "news", "spring", undefined]);
});

test.each(["7F3A-29C1", "#7f3a29c1", "7f3a", "watercraft", "noon", "LEE farm", "515-555-0142"])(
  "finds a request by %s",
  async (search) => {
    const outbox = memoryOutbox();
    const id = `7f3a29c1${sampleId(1).slice(8)}`;
    const request = {
      ...sampleEntry(1).request,
      about: { id: "boat", title: "Boat & Watercraft" },
      details: [{ id: "call", label: "Best time to call", value: "Noon hour" }],
    };
    const other = {
      ...sampleEntry(2).request,
      firstName: "Bob",
      lastName: "Ray",
      email: "ray@example.com",
      phone: "515-555-0199",
    };
    for (const entry of [sampleEntry(1, { id, request }), sampleEntry(2, { request: other })])
      await outbox.enqueue(entry);
    const { requests, counts } = await listRequests(outbox, { ...ALL, search });
    expect(requests).toMatchObject([{ id, reference: "7F3A-29C1", about: "Boat & Watercraft" }]);
    expect(counts.all).toBe(1);
  },
);

test("tells a request that was only saved from one that was emailed later", async () => {
  const outbox = memoryOutbox();
  const read = async () => {
    const request = await findRequest(outbox, sampleId(1));
    const { isSavedOnly, delivery } = (request && (await readDetail(outbox, request))) ?? {};
    return [isSavedOnly, delivery?.office.status, delivery?.office.isSavedOnly];
  };
  await outbox.enqueue(sampleEntry(1));
  const saved = await mustLease(outbox, sampleId(1));
  await saved.complete("sent", { ...saved.entry, isSavedOnly: true });
  expect(await read()).toEqual([true, "sent", true]);
  await outbox.retry(sampleId(1), { mayResend: true });
  const emailed = await mustLease(outbox, sampleId(1));
  await emailed.complete("sent", emailed.entry);
  expect(await read()).toEqual([undefined, "sent", undefined]);
});

test("shows an email that is being sent without the error that counts only if the server stops", async () => {
  const outbox = memoryOutbox();
  const readOffice = async () => {
    const request = await findRequest(outbox, sampleId(1));
    return request && (await readDetail(outbox, request)).delivery.office;
  };
  await outbox.enqueue(sampleEntry(1));
  const lease = await mustLease(outbox, sampleId(1));
  const interrupted = {
    ...sampleEntry(1),
    attempts: 1,
    lastError: "The server stopped",
    dueAt: "2026-11-22T12:00:00Z",
  };
  await lease.update(interrupted);
  expect(await readOffice()).toEqual({ status: "new", attempts: 1, isRunning: true, deliveredTo: [] });
  await lease.reschedule(interrupted);
  expect(await readOffice()).toMatchObject({ status: "new", attempts: 1, lastError: "The server stopped" });
});
