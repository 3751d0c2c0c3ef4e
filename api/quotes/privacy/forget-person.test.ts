import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { BlobService } from "#tests/support/outbox/blob-service.ts";
import { mustAcquire } from "#tests/support/outbox/outbox-contract.ts";
import { sampleAlert, sampleEntry, sampleFollowUp, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { createBlobCopies } from "../outbox/blob/blob-copies.ts";
import { openBlobOutbox } from "../outbox/blob/blob-outbox.ts";
import { createFileCopies } from "../outbox/file/file-copies.ts";
import { openFileOutbox } from "../outbox/file/file-outbox.ts";
import type { Outbox, RequestEntry } from "../outbox/outbox.ts";
import type { OutboxStorage } from "../outbox/stored-copies.ts";
import { findPersonalData, forgetPerson } from "./forget-person.ts";
import { createPerson } from "../outbox/person.ts";

const ANN = createPerson("ann.lee@example.com");
const ANN_ID = sampleId(1);

/** Returns an entry of another person. */
function bobsEntry(n: number, message = "Two barns."): RequestEntry {
  const entry = sampleEntry(n);
  return { ...entry, request: { ...entry.request, firstName: "Bob", email: "bob@example.com", message } };
}

interface TestStorage extends OutboxStorage {
  /** Writes something that is not an entry. */
  write(name: string, text: string): Promise<void>;
  /** Returns everything that is stored, names included. */
  dump(): Promise<string>;
}

async function fileStorage(): Promise<TestStorage & { dir: string }> {
  const dir = join(temporaryFolder(), "outbox");
  return {
    dir,
    outbox: await openFileOutbox({ dir }),
    copies: createFileCopies(dir),
    async write(name, text) {
      mkdirSync(dirname(join(dir, name)), { recursive: true });
      writeFileSync(join(dir, name), text);
    },
    async dump() {
      const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
      return files.map(({ parentPath, name }) => `${name} ${readFileSync(join(parentPath, name), "utf8")}`).join("\n");
    },
  };
}

async function blobStorage(): Promise<TestStorage> {
  const store = new BlobService().createStore();
  const copies = createBlobCopies(store);
  return {
    outbox: openBlobOutbox({ store }),
    copies,
    async write(name, text) {
      await store.set(name, text);
    },
    async dump() {
      const texts: string[] = [];
      for await (const { name, read } of copies.list()) texts.push(`${name} ${(await read())?.text}`);
      return texts.join("\n");
    },
  };
}

/** Enqueues entries of two people in every state and kind. */
async function fillOutbox(outbox: Outbox): Promise<void> {
  // These arrive together. The file outbox writes one batch.
  await Promise.all([sampleEntry(1), bobsEntry(2), sampleEntry(3), bobsEntry(4)].map((entry) => outbox.enqueue(entry)));
  for (const [n, state] of [
    [5, "sent"],
    [6, "failed"],
  ] as const) {
    await outbox.enqueue(sampleEntry(n), { followUps: [sampleFollowUp(n, "webhook")] });
    await (await mustAcquire(outbox, sampleId(n))).complete(
      state,
      sampleEntry(n, { deliveredTo: ["a@agency.example"] }),
    );
  }
  await outbox.enqueue(sampleEntry(7), { state: "held" });
  await outbox.enqueue(sampleFollowUp(5, "acknowledgement"));
  await outbox.enqueue(sampleFollowUp(6, "alert"));
  await outbox.enqueue(sampleAlert(8, [7, 2]));
}

describe.each([
  ["in files", fileStorage],
  ["in Netlify Blobs", blobStorage],
])("outbox %s", (_, openStorage) => {
  test("keeps nothing of a person in any state and kind, and everything of others", async () => {
    const storage = await openStorage();
    await fillOutbox(storage.outbox);
    const found = await findPersonalData(storage, createPerson("ANN.Lee@Example.com"));
    expect(found.entries).toHaveLength(9);
    const result = await forgetPerson(storage, ANN);
    expect(result).toEqual({ removedEntries: 9, removedCopies: 0, busyIds: [], keptCopies: [] });
    const dump = await storage.dump();
    expect(dump).not.toMatch(/ann\.lee|"Ann"/i);
    for (const n of [1, 3, 5, 6]) expect(dump).not.toContain(sampleId(n));
    expect((await storage.outbox.listIds("new")).sort()).toEqual(
      [sampleId(2), sampleId(4), sampleFollowUp(8, "alert").id].sort(),
    );
    expect(await findPersonalData(storage, ANN)).toEqual({ entries: [], copies: [], sharedCopies: [] });
  });

  test("removes damaged entries of the person, and those with data of others only if forced", async () => {
    const storage = await openStorage();
    const [own, shared] = ["damaged", "damaged-batch"];
    await storage.write(own, '{"id":"x","request":{"email":"Ann.Lee@example.com"');
    await storage.write(shared, '{"email":"ann.lee@example.com"}\n{"email":"bob@example.com"');
    await storage.outbox.enqueue(bobsEntry(3, "My wife is ann.lee@example.com."));
    const { copies, sharedCopies } = await findPersonalData(storage, ANN);
    expect(copies).toEqual([own]);
    expect(sharedCopies).toHaveLength(2);
    const result = await forgetPerson(storage, ANN);
    expect(result).toMatchObject({ removedCopies: 1, busyIds: [], keptCopies: sharedCopies });
    expect(await forgetPerson(storage, ANN, { force: true })).toMatchObject({ removedCopies: 2, keptCopies: [] });
    expect(await storage.dump()).toBe("");
  });

  test("removes entries that mention the person only if forced, and leaves those of others that came with them", async () => {
    const storage = await openStorage();
    // These arrive together. The file outbox writes one batch.
    const entries = [bobsEntry(2, "My wife is ann.lee@example.com."), bobsEntry(3)];
    await Promise.all(entries.map((entry) => storage.outbox.enqueue(entry)));
    expect(await findPersonalData(storage, ANN)).toEqual({ entries: [], copies: [], sharedCopies: [sampleId(2)] });
    expect(await forgetPerson(storage, ANN)).toMatchObject({ removedCopies: 0, keptCopies: [sampleId(2)] });
    expect(await forgetPerson(storage, ANN, { force: true })).toMatchObject({ removedCopies: 1, keptCopies: [] });
    expect(await storage.outbox.listIds("new")).toEqual([sampleId(3)]);
  });

  test("removes copies of the person's entries that the outbox does not read", async () => {
    const storage = await openStorage();
    await storage.outbox.enqueue(sampleEntry(1));
    const [backup, mixed] = [`sent/${ANN_ID}.json.bak`, "tmp/other.123.456.abcd.7"];
    const [ann, bob] = [sampleEntry(1), bobsEntry(2)].map((entry) => JSON.stringify(entry)) as [string, string];
    await storage.write(backup, ann);
    await storage.write(mixed, `${ann}\n${bob}\n`);
    expect(await findPersonalData(storage, ANN)).toMatchObject({ copies: [backup], sharedCopies: [mixed] });
    expect(await forgetPerson(storage, ANN)).toMatchObject({ removedCopies: 1, keptCopies: [mixed] });
    expect(await forgetPerson(storage, ANN, { force: true })).toMatchObject({ removedCopies: 1, keptCopies: [] });
    expect(await storage.dump()).toBe("");
  });

  test("waits for a delivery, and removes the acknowledgment that it adds", async () => {
    const storage = await openStorage();
    await storage.outbox.enqueue(sampleEntry(1));
    const lease = await mustAcquire(storage.outbox, ANN_ID);
    expect(await forgetPerson(storage, ANN, { timeoutMs: 0 })).toMatchObject({ removedEntries: 0, busyIds: [ANN_ID] });
    const forgotten = forgetPerson(storage, ANN);
    await storage.outbox.enqueue(sampleFollowUp(1, "acknowledgement"));
    await lease.complete("sent", sampleEntry(1));
    expect(await forgotten).toMatchObject({ busyIds: [], keptCopies: [] });
    expect(await storage.dump()).toBe("");
  });
});

describe("outbox in files", () => {
  test("removes the emails of the person, whatever their encoding", async () => {
    const storage = await fileStorage();
    await fillOutbox(storage.outbox);
    const headers = "From: a@agency.example\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n";
    const encoded = Buffer.from("Not delivered: ann.lee@example.com").toString("base64");
    await storage.write(`eml/${sampleId(5)}.eml`, "Subject: Quote request\r\n\r\nTwo barns.\r\n");
    await storage.write(`eml/${sampleId(4)}.eml`, `${headers}\r\nbob@example.com\r\n`);
    await storage.write(
      `eml/${sampleId(11)}-alert.eml`,
      `${headers}Content-Transfer-Encoding: base64\r\n\r\n${encoded}\r\n`,
    );
    // A crash may leave the temporary file of an email.
    for (const name of [`${sampleId(9)}-alert.eml`, `${sampleId(12)}-alert.eml.99.tmp`]) {
      await storage.write(
        `eml/${name}`,
        `${headers}Content-Transfer-Encoding: quoted-printable\r\n\r\nNot delivered: ann.lee@exam=\r\nple.com\r\n`,
      );
    }
    await storage.write(`eml/${sampleId(10)}-alert.eml`, `${headers}\r\nagency outbox show ${sampleId(6)}\r\n`);
    expect(await forgetPerson(storage, ANN)).toMatchObject({ removedCopies: 5, keptCopies: [] });
    expect((await storage.dump()).match(/\w+(?:-alert)?\.eml/g)).toEqual([`${sampleId(4)}.eml`]);
  });

  test("keeps the email of another person's request that mentions the person, unless forced", async () => {
    const storage = await fileStorage();
    const email = `eml/${sampleId(2)}.eml`;
    await storage.outbox.enqueue(bobsEntry(2, "My wife is ann.lee@example.com."));
    await storage.write(email, "Subject: Quote request\r\n\r\nMy wife is ann.lee@example.com.\r\n");
    const keptCopies = [sampleId(2), email];
    expect(await forgetPerson(storage, ANN)).toMatchObject({ removedCopies: 0, keptCopies });
    expect(await forgetPerson(storage, ANN, { force: true })).toMatchObject({ removedCopies: 2, keptCopies: [] });
    expect(await storage.dump()).toBe("");
  });

  test("keeps the email of an alert that also announces another person's request, unless forced", async () => {
    const storage = await fileStorage();
    await storage.outbox.enqueue(sampleEntry(1), { state: "held" });
    await storage.outbox.enqueue(bobsEntry(2), { state: "held" });
    for (const alert of [sampleAlert(8, [1, 2]), sampleAlert(9, [1])]) {
      await storage.outbox.enqueue(alert);
      await storage.write(`eml/${alert.id}.eml`, "Subject: Alert\r\n\r\nann.lee@example.com\r\nbob@example.com\r\n");
    }
    const shared = `eml/${sampleAlert(8).id}.eml`;
    expect(await findPersonalData(storage, ANN)).toMatchObject({ sharedCopies: [shared] });
    expect(await forgetPerson(storage, ANN)).toMatchObject({ removedCopies: 1, keptCopies: [shared] });
    expect(await forgetPerson(storage, ANN, { force: true })).toMatchObject({ removedCopies: 1, keptCopies: [] });
    expect(await storage.outbox.listIds("held")).toEqual([sampleId(2)]);
  });

  test("searches folders that are links, each folder once", async () => {
    const storage = await fileStorage();
    await storage.outbox.enqueue(sampleEntry(3));
    const otherDisk = temporaryFolder();
    await storage.write("eml/readme", "");
    mkdirSync(join(otherDisk, "older"));
    writeFileSync(join(otherDisk, "older", `${sampleId(1)}.eml`), "To: ann.lee@example.com\r\n\r\n");
    for (const [target, link] of [
      [otherDisk, "a-link"],
      [storage.dir, "b-link-to-itself"],
      ["missing", "c-broken-link"],
      ["eml/readme", "d-link-to-a-file"],
      ["e-loop", "e-loop"],
    ] as const) {
      symlinkSync(target, join(storage.dir, link));
    }
    expect(await findPersonalData(storage, ANN)).toMatchObject({
      copies: [join("a-link", "older", `${sampleId(1)}.eml`)],
      sharedCopies: [],
    });
    expect(await forgetPerson(storage, ANN)).toMatchObject({ removedEntries: 1, removedCopies: 1, keptCopies: [] });
    expect(readdirSync(join(otherDisk, "older"))).toEqual([]);
  });

  test("keeps a damaged batch from which the outbox still reads entries, even if forced", async () => {
    const storage = await fileStorage();
    const batch = `new/${sampleId(2)}+1.x.jsonl`;
    await storage.write(batch, `{"email":"ann.lee@example.com"\n${JSON.stringify(bobsEntry(2))}\n`);
    expect(await forgetPerson(storage, ANN, { force: true })).toMatchObject({ removedCopies: 0, keptCopies: [batch] });
    await storage.outbox.listDeliverable();
    await mustAcquire(storage.outbox, sampleId(2));
    expect(await forgetPerson(storage, ANN, { force: true })).toMatchObject({ removedCopies: 1, keptCopies: [] });
    expect(await storage.outbox.listIds("new")).toEqual([sampleId(2)]);
  });

  test("removes the lines of the person from a batch that is kept because a part of it is damaged", async () => {
    const storage = await fileStorage();
    const [ann, bob] = [sampleEntry(1), bobsEntry(2)].map((entry) => JSON.stringify(entry)) as [string, string];
    await storage.write(`new/${sampleId(1)}+2.x.jsonl`, `${ann}\nrot\n${bob}\n`);
    await storage.outbox.listDeliverable();
    await mustAcquire(storage.outbox, sampleId(2));
    expect(await forgetPerson(storage, ANN)).toMatchObject({ removedEntries: 1, busyIds: [], keptCopies: [] });
    const dump = await storage.dump();
    expect(dump).toContain(`.broken rot\n${bob}\n`);
    expect(dump).not.toContain("ann.lee");
  });

  test("removes entries that a dead process has leased, alone or in a batch", async () => {
    const storage = await fileStorage();
    const owner = `${encodeURIComponent(hostname()).replaceAll(".", "%2E")}.0..left`;
    const untilMs = Date.UTC(2099, 0);
    await storage.write(`sending/${sampleId(1)}.${untilMs}.${owner}.json`, JSON.stringify(sampleEntry(1)));
    const batch = [sampleEntry(3), bobsEntry(4)].map((entry) => `${JSON.stringify(entry)}\n`).join("");
    await storage.write(`sending/${sampleId(3)}+1.x.${untilMs}.${owner}.jsonl`, batch);
    expect(await forgetPerson(storage, ANN)).toMatchObject({ removedEntries: 2, busyIds: [] });
    expect(await storage.dump()).not.toContain("ann.lee");
    expect(await storage.outbox.listIds("new")).toEqual([sampleId(4)]);
  });
});
