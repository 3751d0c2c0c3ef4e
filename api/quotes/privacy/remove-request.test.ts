import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mustAcquire } from "#tests/support/outbox/outbox-contract.ts";
import { sampleAlert, sampleEntry, sampleFollowUp, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createFileCopies } from "../outbox/file/file-copies.ts";
import { openFileOutbox } from "../outbox/file/file-outbox.ts";
import { removeRequest } from "./remove-request.ts";

async function setUp() {
  const dir = join(temporaryFolder(), "outbox");
  const outbox = await openFileOutbox({ dir });
  mkdirSync(join(dir, "eml"));
  const write = (name: string, text: string) => {
    writeFileSync(join(dir, name), text);
    return () => existsSync(join(dir, name));
  };
  const remove = (n: number) => removeRequest({ outbox, copies: createFileCopies(dir) }, sampleId(n), 50);
  return { outbox, write, remove };
}

test("removes the request with its follow-ups, its alerts and all files about it alone", async () => {
  const { outbox, write, remove } = await setUp();
  for (const n of [1, 2]) await outbox.enqueue(sampleEntry(n), { followUps: [sampleFollowUp(n, "webhook")] });
  await outbox.enqueue(sampleFollowUp(1, "acknowledgement"));
  await outbox.enqueue(sampleAlert(1));
  await outbox.enqueue(sampleAlert(3, [1, 2]));
  const own = [
    write(`eml/${sampleId(1)}.eml`, "To: office"),
    write(`eml/${sampleId(1)}-ack.eml`, "To: ann"),
    write(`eml/${sampleId(1)}-alert.eml`, "To: office"),
    write(`eml/${sampleId(1)}.eml.7.tmp`, "To: off"),
    write("tmp/left-by-a-crash", JSON.stringify(sampleEntry(1))),
    write(`failed/${sampleId(1)}.json`, "{"),
  ];
  const others = [
    write(`eml/${sampleId(2)}.eml`, "To: office"),
    write(`eml/${sampleId(3)}-alert.eml`, `${sampleId(1)} ${sampleId(2)}`),
    write("tmp/of-both", JSON.stringify([sampleEntry(1), sampleEntry(2)])),
    write("readme.txt", "Ours."),
  ];
  expect(await remove(1)).toBe(true);
  expect(own.map((exists) => exists())).toEqual(own.map(() => false));
  expect(others.map((exists) => exists())).toEqual(others.map(() => true));
  const ids = (await outbox.list("new")).map(({ id }) => id).sort();
  expect(ids).toEqual([sampleId(2), `${sampleId(2)}-hook`, `${sampleId(3)}-alert`]);
});

test.each(["", "-hook"])(
  "removes nothing while the entry with the suffix %j is being delivered, and can be repeated",
  async (suffix) => {
    const { outbox, write, remove } = await setUp();
    await outbox.enqueue(sampleEntry(1), { followUps: [sampleFollowUp(1, "webhook")] });
    await outbox.enqueue(sampleFollowUp(1, "acknowledgement"));
    const hasEmail = write(`eml/${sampleId(1)}.eml`, "To: office");
    const ids = async () => (await outbox.listIds("new")).sort();
    const all = await ids();
    const lease = await mustAcquire(outbox, `${sampleId(1)}${suffix}`);
    expect(await remove(1)).toBe(false);
    expect([await ids(), hasEmail()]).toEqual([all, true]);
    expect((await outbox.listDeliverable()).map(({ id }) => id)).toHaveLength(all.length - 1);
    await lease.complete("sent", lease.entry);
    expect(await remove(1)).toBe(true);
    expect([await ids(), await outbox.listIds("sent"), await outbox.listIds("failed"), hasEmail()]).toEqual([
      [],
      [],
      [],
      false,
    ]);
  },
);
