import { expect, test } from "vitest";
import { openBlobRecordStore } from "#api/storage/blob-record-store.ts";
import { BlobService } from "#tests/support/outbox/blob-service.ts";
import { type AuditEntry, AuditError } from "../audit-log.ts";
import { createRecordAuditLog, readAuditRecords } from "./record-audit-log.ts";
import { verifyAuditLog } from "./verify-audit-log.ts";

const ENTRY: AuditEntry = { time: "2026-11-20T12:00:00.000Z", event: "import", outcome: "done", by: "Ada" };

test("writes one chain although several instances write at the same time", async () => {
  const service = new BlobService();
  const open = () => openBlobRecordStore({ store: service.createStore() });
  const logs = Array.from({ length: 4 }, () => createRecordAuditLog({ records: open() }));
  await Promise.all(logs.flatMap((log) => [log.write(ENTRY), log.write(ENTRY), log.write(ENTRY)]));
  const { texts, head } = await readAuditRecords(open());
  expect(verifyAuditLog(texts, { key: undefined, head })).toEqual({ lines: 12, unchainedLines: 0 });
});

test("reveals a deleted line", async () => {
  const records = openBlobRecordStore({ store: new BlobService().createStore() });
  const log = createRecordAuditLog({ records });
  for (let n = 0; n < 3; n += 1) await log.write(ENTRY);
  await records.delete("audit/000000000002");
  const { texts, head } = await readAuditRecords(records);
  expect(verifyAuditLog(texts, { key: undefined, head }).problem).toMatchObject({ line: 2 });
});

test("rejects if the service does not respond", async () => {
  const service = new BlobService();
  service.injectFault = () => "network down";
  const log = createRecordAuditLog({ records: openBlobRecordStore({ store: service.createStore() }) });
  await expect(log.write(ENTRY)).rejects.toThrow(AuditError);
});
