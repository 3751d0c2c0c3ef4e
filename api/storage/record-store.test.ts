import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { BlobService } from "#tests/support/outbox/blob-service.ts";
import { describeRecordStore } from "#tests/support/storage/record-store-contract.ts";
import { type Intercept, testBlobs } from "#tests/support/store/blobs.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openBlobRecordStore } from "./blob-record-store.ts";
import { openFileRecordStore } from "./file-record-store.ts";
import { memoryRecordStore } from "./memory-record-store.ts";
import { RecordStoreError, updateRecord } from "./record-store.ts";

describeRecordStore("records in files", async () => {
  const dir = join(temporaryFolder(), "var/admin");
  return () => openFileRecordStore({ dir });
});

describeRecordStore("records in Netlify Blobs on the fake service", async () => {
  const service = new BlobService();
  return () => openBlobRecordStore({ store: service.createStore() });
});

describeRecordStore("records in Netlify Blobs on the local server", async () => {
  const { client } = await testBlobs();
  const store = client(createSequentialWrites());
  return () => openBlobRecordStore({ store });
});

/** Sends writes one at a time and in different milliseconds, because the ETags of the local server are times. */
function createSequentialWrites(): Intercept {
  let last: Promise<unknown> = Promise.resolve();
  return (send, { method }) => {
    if (method !== "put") return send();
    const response = last.then(async () => {
      await new Promise((resolve) => setTimeout(resolve, 2));
      return send();
    });
    last = response.catch(() => undefined);
    return response;
  };
}

describeRecordStore("records in memory", async () => {
  const records = new Map<string, string>();
  return () => memoryRecordStore(records);
});

test("stores files and folders that only their owner can read, and nothing else", async () => {
  const dir = join(temporaryFolder(), "var/admin");
  const store = openFileRecordStore({ dir });
  await store.put("accounts/a", { name: "Ada" });
  const modes = [dir, join(dir, "accounts"), join(dir, "accounts/a.json")].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, 0o700, 0o600]);
  expect(readdirSync(join(dir, "accounts"))).toEqual(["a.json"]);
});

test.each(["", "{", "[]"])("rejects a damaged file with the content %j instead of losing it", async (text) => {
  const dir = temporaryFolder();
  writeFileSync(join(dir, "a.json"), text);
  const store = openFileRecordStore({ dir });
  await expect(store.get("a")).rejects.toThrow(RecordStoreError);
  await expect(store.put("a", {}, { onlyIfNew: true })).rejects.toThrow(RecordStoreError);
});

test("reports a folder that cannot be written", async () => {
  const dir = temporaryFolder();
  writeFileSync(join(dir, "accounts"), "");
  await expect(openFileRecordStore({ dir }).put("accounts/a", {})).rejects.toThrow("cannot be read or written");
});

test("removes the temporary file of a process that was killed", async () => {
  const dir = temporaryFolder();
  mkdirSync(join(dir, "accounts"));
  writeFileSync(join(dir, "accounts/.host.0..abc.tmp"), "{");
  const store = openFileRecordStore({ dir });
  expect(await store.list("")).toEqual([]);
  await store.put("accounts/a", {});
  expect(readdirSync(join(dir, "accounts"))).toEqual(["a.json"]);
});

test("recognizes a write whose response was lost", async () => {
  const service = new BlobService();
  const store = openBlobRecordStore({ store: service.createStore() });
  service.injectFault = (call) => (call === 1 ? "response lost" : undefined);
  expect(await store.put("a", { n: 1 }, { onlyIfNew: true })).toBe(true);
  expect((await store.get("a"))?.value).toEqual({ n: 1 });
});

test.each(["network down", "server error"] as const)("rejects if Netlify Blobs has the fault “%s”", async (fault) => {
  const service = new BlobService();
  const store = openBlobRecordStore({ store: service.createStore() });
  service.injectFault = () => fault;
  for (const call of [() => store.get("a"), () => store.put("a", {}), () => store.delete("a"), () => store.list("")]) {
    await expect(call()).rejects.toThrow(RecordStoreError);
  }
});

/** Returns records in memory that another process changes before each of the first writes. */
function contestedRecords(writes: number) {
  const records = memoryRecordStore();
  let others = 0;
  return {
    ...records,
    put: async (...args: Parameters<typeof records.put>) => {
      others += 1;
      if (others <= writes) await records.put("count", { own: 0, others });
      return records.put(...args);
    },
  };
}

const countOwn = (value: JsonObject = { own: 0 }) => ({
  value: { ...value, own: Number(value.own) + 1 },
  result: "done",
});

test("updateRecord keeps the changes of other processes", async () => {
  const records = contestedRecords(2);
  expect(await updateRecord(records, "count", countOwn)).toBe("done");
  expect((await records.get("count"))?.value).toEqual({ own: 1, others: 2 });
});

test("updateRecord keeps the changes of many callers in this process", async () => {
  const records = memoryRecordStore();
  await Promise.all(Array.from({ length: 150 }, () => updateRecord(records, "count", countOwn, 1)));
  expect((await records.get("count"))?.value).toEqual({ own: 150 });
});

test("updateRecord gives up after the maximum of tries", async () => {
  const records = contestedRecords(3);
  await expect(updateRecord(records, "count", countOwn, 3)).rejects.toThrow(RecordStoreError);
  expect((await records.get("count"))?.value).toEqual({ own: 0, others: 3 });
});

test("updateRecord writes nothing if the change has no value", async () => {
  const records = memoryRecordStore();
  expect(await updateRecord(records, "count", (value) => ({ result: value }))).toBeUndefined();
  expect(await records.list("")).toEqual([]);
});
