import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { memoryDatabase } from "#tests/support/database/office-databases.ts";
import { sampleAlert, sampleEntry, sampleFollowUp, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { complete, countByState } from "#tests/support/outbox/test-outbox.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createQuoteStorage } from "./quote-storage.ts";
import { purgeQuarantined, purgeSent, startDailyPurge } from "./retention.ts";

const NOW_MS = Date.UTC(2026, 2, 1);
const OLD = "2026-01-01T00:00:00.000Z";
const RECENT = "2026-02-28T00:00:00.000Z";

async function testStorage() {
  const dir = temporaryFolder();
  const storage = createQuoteStorage(memoryDatabase(), dir);
  const { outbox } = storage;
  await complete(outbox, sampleEntry(1, { receivedAt: OLD, sentAt: OLD }), "sent");
  await complete(outbox, sampleFollowUp(1, "acknowledgement", { sentAt: OLD }), "sent");
  await complete(outbox, sampleFollowUp(1, "webhook", { sentAt: OLD }), "sent");
  await complete(outbox, sampleFollowUp(1, "alert", { sentAt: OLD }), "sent");
  await complete(outbox, sampleEntry(2, { receivedAt: OLD, sentAt: RECENT }), "sent");
  await complete(outbox, sampleEntry(3, { receivedAt: OLD }), "failed");
  await outbox.enqueue(sampleEntry(4, { receivedAt: OLD }));
  await outbox.enqueue(sampleEntry(5, { receivedAt: OLD }), { state: "held" });
  mkdirSync(join(dir, "eml"));
  for (const [name, time] of [
    [sampleId(1), OLD],
    [`${sampleId(1)}-ack`, OLD],
    [sampleId(2), RECENT],
    [sampleId(3), OLD],
    [sampleId(9), OLD],
  ] as const) {
    writeEmail(dir, `${name}.eml`, time);
  }
  return { dir, outbox, storage };
}

function writeEmail(dir: string, name: string, time: string): void {
  const path = join(dir, "eml", name);
  writeFileSync(path, "Subject: x\r\n\r\n");
  utimesSync(path, new Date(time), new Date(time));
}

test("removes sent entries of every kind and their emails after the given number of days", async () => {
  const { dir, outbox, storage } = await testStorage();
  expect(await purgeSent(storage, 30, NOW_MS)).toEqual({ entries: 4, files: 3 });
  expect(await countByState(outbox)).toEqual({ new: 1, sent: 1, failed: 1, held: 1 });
  expect(readdirSync(join(dir, "eml"))).toEqual([`${sampleId(2)}.eml`, `${sampleId(3)}.eml`]);
  expect(await purgeSent(storage, 30, NOW_MS)).toEqual({ entries: 0, files: 0 });
});

test("keeps an alert, but not its email, while an entry that it announces is not sent", async () => {
  const { dir, outbox, storage } = await testStorage();
  for (const [n, about] of [
    [6, [1, 5]],
    [7, [1, 2]],
  ] as const) {
    const alert = { ...sampleAlert(n, about), sentAt: OLD };
    await complete(outbox, alert, "sent");
    writeEmail(dir, `${alert.id}.eml`, OLD);
  }
  expect(await purgeSent(storage, 30, NOW_MS)).toEqual({ entries: 5, files: 5 });
  expect((await outbox.listIds({ states: ["sent"] })).sort()).toEqual([sampleId(2), sampleAlert(6).id]);
  expect(readdirSync(join(dir, "eml")).join()).not.toContain("alert");
  await outbox.remove([sampleId(5)]);
  expect(await purgeSent(storage, 30, NOW_MS)).toMatchObject({ entries: 1 });
});

test("removes what a crash left of an email", async () => {
  const { dir, storage } = await testStorage();
  writeEmail(dir, `${sampleId(1)}.eml.77.tmp`, OLD);
  writeEmail(dir, `${sampleId(2)}.eml.77.tmp`, RECENT);
  expect(await purgeSent(storage, 30, NOW_MS)).toMatchObject({ files: 4 });
  expect(readdirSync(join(dir, "eml")).filter((name) => name.endsWith(".tmp"))).toEqual([`${sampleId(2)}.eml.77.tmp`]);
});

test("keeps what was sent within the given number of days", async () => {
  const { outbox, storage } = await testStorage();
  expect(await purgeSent(storage, 60, NOW_MS)).toEqual({ entries: 0, files: 0 });
  expect(await countByState(outbox)).toMatchObject({ sent: 5 });
});

test("purges at once when it runs every day, and reports errors", async () => {
  const { storage } = await testStorage();
  const purged = await new Promise((resolve, reject) => {
    const stop = startDailyPurge({ storage, days: 30, onPurged: resolve, onError: reject });
    stop();
  });
  expect(purged).toMatchObject({ entries: expect.any(Number) });
  const cause = new Error("EIO");
  const broken = { ...storage, outbox: { ...storage.outbox, listIds: () => Promise.reject(cause) } };
  const error = await new Promise((resolve) => {
    startDailyPurge({ storage: broken, days: 30, onPurged: () => undefined, onError: resolve })();
  });
  expect(error).toBe(cause);
});

test("removes quarantined requests that were received before a time, and no others", async () => {
  const { outbox, storage } = await testStorage();
  await outbox.enqueue(sampleEntry(6, { receivedAt: RECENT }), { state: "held" });
  expect(await purgeQuarantined(storage, Date.parse(RECENT))).toBe(1);
  expect(await outbox.listIds({ states: ["held"] })).toEqual([sampleId(6)]);
  expect(await countByState(outbox)).toMatchObject({ new: 1, failed: 1, held: 1 });
});
