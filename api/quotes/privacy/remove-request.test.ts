import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { memoryDatabase } from "#tests/support/database/office-databases.ts";
import { sampleAlert, sampleEntry, sampleFollowUp, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { mustLease } from "#tests/support/outbox/test-outbox.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createQuoteStorage } from "./quote-storage.ts";
import { removeRequest } from "./remove-request.ts";

function setUp() {
  const dir = temporaryFolder();
  const storage = createQuoteStorage(memoryDatabase(), dir);
  for (const folder of ["eml", "former/outbox/failed"]) mkdirSync(join(dir, folder), { recursive: true });
  const write = (name: string, text: string) => {
    writeFileSync(join(dir, name), text);
    return () => existsSync(join(dir, name));
  };
  const remove = (n: number) => removeRequest(storage, sampleId(n), 50);
  return { outbox: storage.outbox, write, remove };
}

test("removes the request with its follow-ups, its alerts and all files about it alone", async () => {
  const { outbox, write, remove } = setUp();
  for (const n of [1, 2]) await outbox.enqueue(sampleEntry(n), { followUps: [sampleFollowUp(n, "webhook")] });
  await outbox.enqueue(sampleFollowUp(1, "acknowledgement"));
  await outbox.enqueue(sampleAlert(1));
  await outbox.enqueue(sampleAlert(3, [1, 2]));
  const own = [
    write(`eml/${sampleId(1)}.eml`, "To: office"),
    write(`eml/${sampleId(1)}-ack.eml`, "To: ann"),
    write(`eml/${sampleId(1)}-alert.eml`, "To: office"),
    write(`eml/${sampleId(1)}.eml.7.tmp`, "To: off"),
    write("former/left-by-a-crash", JSON.stringify(sampleEntry(1))),
    write(`former/outbox/failed/${sampleId(1)}.json`, JSON.stringify(sampleEntry(1))),
  ];
  const others = [
    write(`eml/${sampleId(2)}.eml`, "To: office"),
    write(`eml/${sampleId(3)}-alert.eml`, `${sampleId(1)} ${sampleId(2)}`),
    write("former/of-both", JSON.stringify([sampleEntry(1), sampleEntry(2)])),
    write("eml/readme.txt", "Ours."),
    write(`readme-${sampleId(1)}.txt`, "Ours."),
  ];
  expect(await remove(1)).toBe(true);
  expect(own.map((exists) => exists())).toEqual(own.map(() => false));
  expect(others.map((exists) => exists())).toEqual(others.map(() => true));
  const ids = (await outbox.listIds()).sort();
  expect(ids).toEqual([sampleId(2), `${sampleId(2)}-hook`, `${sampleId(3)}-alert`]);
});

test.each(["", "-hook"])(
  "removes nothing while the entry with the suffix %j is being delivered, and can be repeated",
  async (suffix) => {
    const { outbox, write, remove } = setUp();
    await outbox.enqueue(sampleEntry(1), { followUps: [sampleFollowUp(1, "webhook")] });
    await outbox.enqueue(sampleFollowUp(1, "acknowledgement"));
    const hasEmail = write(`eml/${sampleId(1)}.eml`, "To: office");
    const ids = async () => (await outbox.listIds()).sort();
    const all = await ids();
    const lease = await mustLease(outbox, `${sampleId(1)}${suffix}`);
    expect(await remove(1)).toBe(false);
    expect([await ids(), hasEmail()]).toEqual([all, true]);
    await lease.complete("sent", lease.entry);
    expect(await remove(1)).toBe(true);
    expect([await ids(), hasEmail()]).toEqual([[], false]);
  },
);
