import { expect, test } from "vitest";
import { openBlobRecordStore } from "#api/storage/blob-record-store.ts";
import { memoryRecordStore } from "#api/storage/memory-record-store.ts";
import type { RecordStore } from "#api/storage/record-store.ts";
import { BlobService } from "#tests/support/outbox/blob-service.ts";
import { type AuditEntry, AuditError } from "./audit-log.ts";
import { createRecordAuditLog, readAuditRecords } from "./record-audit-log.ts";
import { verifyAuditLog } from "./verify-audit-log.ts";

const ENTRY: AuditEntry = { time: "2026-11-20T12:00:00.000Z", event: "import", outcome: "done", by: "Ada" };

test("writes one chain although several instances write at the same time", async () => {
  const service = new BlobService();
  const open = () => openBlobRecordStore({ store: service.createStore() });
  const logs = Array.from({ length: 4 }, () => createRecordAuditLog({ records: open() }));
  await Promise.all(logs.flatMap((log) => [log.write(ENTRY), log.write(ENTRY), log.write(ENTRY)]));
  const { texts, head } = await readAuditRecords(open());
  expect(verifyAuditLog(texts, { key: undefined, head })).toEqual({
    lines: 12,
    unchainedLines: 0,
    linesWithoutKey: 12,
  });
});

test("reveals a deleted line", async () => {
  const records = openBlobRecordStore({ store: new BlobService().createStore() });
  const log = createRecordAuditLog({ records });
  for (let n = 0; n < 3; n += 1) await log.write(ENTRY);
  await records.delete("audit/000000000002");
  const { texts, head } = await readAuditRecords(records);
  expect(verifyAuditLog(texts, { key: undefined, head }).problem).toMatchObject({ line: 2 });
});

const KEY = "a key for tests that is long enough";

async function writeLines(records: RecordStore, count: number, key?: string) {
  const log = createRecordAuditLog({ records, key });
  for (let n = 0; n < count; n += 1) await log.write(ENTRY);
}

async function verify(records: RecordStore, key?: string) {
  const { texts, head } = await readAuditRecords(records);
  return verifyAuditLog(texts, { key, head });
}

test("continues a log whose head record was lost, and makes that known", async () => {
  const records = memoryRecordStore();
  await writeLines(records, 120, KEY);
  await records.delete("audit-head");
  await writeLines(records, 2, KEY);
  expect(await records.list("audit/")).toHaveLength(123);
  expect((await verify(records, KEY)).problem).toMatchObject({ line: 121 });
});

test("makes known that the end and the head record were removed", async () => {
  const records = memoryRecordStore();
  await writeLines(records, 4, KEY);
  for (const key of ["audit/000000000003", "audit/000000000004", "audit-head"]) await records.delete(key);
  await writeLines(records, 1, KEY);
  expect((await verify(records, KEY)).problem).toMatchObject({ line: 3 });
});

test("continues if a crash left the head record behind the log", async () => {
  const records = memoryRecordStore();
  await writeLines(records, 1, KEY);
  const head = await records.get("audit-head");
  await writeLines(records, 2, KEY);
  await records.put("audit-head", head?.value ?? {});
  await writeLines(records, 1, KEY);
  expect(await verify(records, KEY)).toEqual({ lines: 4, unchainedLines: 0, linesWithoutKey: 0 });
});

test("introduces a key although several instances write at the same time, and then refuses to write without it", async () => {
  const records = memoryRecordStore();
  await writeLines(records, 2);
  await Promise.all([1, 2, 3].map(() => writeLines(records, 2, KEY)));
  expect(await verify(records, KEY)).toMatchObject({ linesWithoutKey: 2 });
  expect((await verify(records, KEY)).problem).toBeUndefined();
  await expect(writeLines(records, 1)).rejects.toThrow("AUDIT_KEY is not set, but the log has one");
});

test("refuses to write, and fails its check, with another key or without one", async () => {
  const records = memoryRecordStore();
  await writeLines(records, 2, KEY);
  await createRecordAuditLog({ records, key: KEY }).check();
  for (const key of [undefined, "another key that is long enough"]) {
    await expect(createRecordAuditLog({ records, key }).check()).rejects.toThrow("AUDIT_KEY is not");
    await expect(writeLines(records, 1, key)).rejects.toThrow("AUDIT_KEY is not");
  }
  expect(await verify(records, KEY)).toEqual({ lines: 2, unchainedLines: 0, linesWithoutKey: 0 });
});

test("is in order for a reader while other instances write", async () => {
  const records = memoryRecordStore();
  const log = createRecordAuditLog({ records });
  await log.write(ENTRY);
  const listed = await readAuditRecords({
    ...records,
    async list(prefix) {
      const keys = await records.list(prefix);
      await log.write(ENTRY);
      return keys;
    },
  });
  expect(verifyAuditLog(listed.texts, { key: undefined, head: listed.head }).problem).toBeUndefined();
});

test("reads few lines at the same time", async () => {
  const records = memoryRecordStore();
  await writeLines(records, 100);
  let [running, most] = [0, 0];
  const { texts } = await readAuditRecords({
    ...records,
    async get(key) {
      running += 1;
      most = Math.max(most, running);
      const record = await records.get(key);
      running -= 1;
      return record;
    },
  });
  expect([texts[0]?.text.split("\n").length, most]).toEqual([101, 32]);
});

test("rejects if the service does not respond", async () => {
  const service = new BlobService();
  service.injectFault = () => "network down";
  const log = createRecordAuditLog({ records: openBlobRecordStore({ store: service.createStore() }) });
  await expect(log.write(ENTRY)).rejects.toThrow(AuditError);
});
