import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { ENGINES, memoryDatabase } from "#tests/support/database/office-databases.ts";
import { sampleAlert, sampleEntry, sampleFollowUp, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { mustLease } from "#tests/support/outbox/test-outbox.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import type { Outbox } from "../outbox/database-outbox.ts";
import type { RequestEntry } from "../outbox/outbox.ts";
import { createPerson, type Person } from "../outbox/person.ts";
import { findPersonalData, forgetPerson, removeRequest } from "./forget-person.ts";
import { createQuoteStorage, type QuoteStorage } from "./quote-storage.ts";

const ANN = createPerson("ann.lee@example.com") as Person;
const ANN_ID = sampleId(1);

/** Returns an entry of another person. */
function bobsEntry(n: number, message = "Two barns."): RequestEntry {
  const entry = sampleEntry(n);
  return {
    ...entry,
    request: { ...entry.request, firstName: "Bob", email: "bob@example.com", phone: "515-555-0143", message },
  };
}

interface TestStorage extends QuoteStorage {
  dir: string;
  /** Writes a file. */
  write(name: string, text: string): void;
  /** Returns everything that is stored: the bytes and names of all files, and the rows of the tables. */
  dump(): Promise<string>;
}

async function openStorage(createDatabase: (typeof ENGINES)[number][1]): Promise<TestStorage> {
  const open = await createDatabase();
  const database = open();
  const dir = database.engine === "sqlite" ? dirname(database.name.slice(1, -1)) : temporaryFolder();
  return {
    ...createQuoteStorage(database, dir),
    dir,
    write(name, text) {
      mkdirSync(dirname(join(dir, name)), { recursive: true });
      writeFileSync(join(dir, name), text);
    },
    async dump() {
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile() && !file.name.endsWith("-reserve"))
        .map(({ parentPath, name }) => `${name} ${readFileSync(join(parentPath, name), "latin1")}`);
      const rows = await database.read((db) => db.selectFrom("messages").selectAll().execute());
      return [...files, ...rows.map((row) => JSON.stringify(row))].join("\n");
    },
  };
}

/** Enqueues entries of two people in every state and kind. */
async function fillOutbox(outbox: Outbox): Promise<void> {
  // These arrive together.
  await Promise.all([sampleEntry(1), bobsEntry(2), sampleEntry(3), bobsEntry(4)].map((entry) => outbox.enqueue(entry)));
  for (const [n, state] of [
    [5, "sent"],
    [6, "failed"],
  ] as const) {
    await outbox.enqueue(sampleEntry(n), { followUps: [sampleFollowUp(n, "webhook")] });
    await (await mustLease(outbox, sampleId(n))).complete(state, sampleEntry(n, { deliveredTo: ["a@agency.example"] }));
  }
  await outbox.enqueue(sampleEntry(7), { state: "held" });
  await outbox.enqueue(sampleFollowUp(5, "acknowledgement"));
  await outbox.enqueue(sampleFollowUp(6, "alert"));
  await outbox.enqueue(sampleAlert(8, [7, 2]));
}

describe.each(ENGINES)("outbox in %s", (_, createDatabase) => {
  test("keeps no byte of a person in any state and kind, and everything of others", async () => {
    const storage = await openStorage(createDatabase);
    await fillOutbox(storage.outbox);
    expect(await storage.dump()).toMatch(/ann\.lee/i);
    expect((await findPersonalData(storage, ANN)).entries).toHaveLength(9);
    expect(await forgetPerson(storage, ANN)).toEqual({
      removedEntries: 9,
      removedCopies: 0,
      busyIds: [],
      keptCopies: [],
      relatedIds: [],
    });
    const dump = await storage.dump();
    expect(dump).not.toMatch(/ann\.lee|"Ann"|ann lee/i);
    for (const n of [1, 3, 5, 6]) expect(dump).not.toContain(sampleId(n));
    expect((await storage.outbox.listIds({ states: ["new"] })).sort()).toEqual(
      [sampleId(2), sampleId(4), sampleFollowUp(8, "alert").id].sort(),
    );
    expect(await findPersonalData(storage, ANN)).toEqual({ entries: [], copies: [], sharedCopies: [], relatedIds: [] });
  });

  test("removes requests of others that mention the person only if forced, and names them", async () => {
    const storage = await openStorage(createDatabase);
    await Promise.all(
      [bobsEntry(2, "My wife is ann.lee@example.com."), bobsEntry(3)].map((entry) => storage.outbox.enqueue(entry)),
    );
    expect(await findPersonalData(storage, ANN)).toMatchObject({ entries: [], sharedCopies: [sampleId(2)] });
    expect(await forgetPerson(storage, ANN)).toMatchObject({ removedCopies: 0, keptCopies: [sampleId(2)] });
    expect(await forgetPerson(storage, ANN, { force: true })).toMatchObject({ removedCopies: 1, keptCopies: [] });
    expect(await storage.outbox.listIds()).toEqual([sampleId(3)]);
  });

  test("waits for a delivery, and removes the acknowledgment that it adds", async () => {
    const storage = await openStorage(createDatabase);
    await storage.outbox.enqueue(sampleEntry(1));
    const lease = await mustLease(storage.outbox, ANN_ID);
    expect(await forgetPerson(storage, ANN, { timeoutMs: 0 })).toMatchObject({ removedEntries: 0, busyIds: [ANN_ID] });
    const forgotten = forgetPerson(storage, ANN);
    await lease.complete("sent", sampleEntry(1), [sampleFollowUp(1, "acknowledgement")]);
    expect(await forgotten).toMatchObject({ removedEntries: 2, busyIds: [], keptCopies: [] });
    expect(await storage.dump()).not.toMatch(/ann\.lee/i);
  });

  test("finds a person by a phone number, and names requests that have another address of the person", async () => {
    const storage = await openStorage(createDatabase);
    const { request } = sampleEntry(2);
    await storage.outbox.enqueue(sampleEntry(1));
    await storage.outbox.enqueue(
      sampleEntry(2, { request: { ...request, email: "al2@example.org", phone: "(515) 555 0142" } }),
    );
    expect(await findPersonalData(storage, ANN)).toMatchObject({ relatedIds: [sampleId(2)] });
    const phone = createPerson("515.555.0142") as Person;
    expect((await findPersonalData(storage, phone)).entries).toHaveLength(2);
    expect(await forgetPerson(storage, phone)).toMatchObject({ removedEntries: 2, relatedIds: [] });
  });
});

describe("files", () => {
  const fileStorage = () => openStorage(ENGINES[0]?.[1] as (typeof ENGINES)[number][1]);

  test("of a former version are removed, and those with data of others only if forced", async () => {
    const storage = await fileStorage();
    await storage.outbox.enqueue(sampleEntry(1));
    const [own, shared] = ["former/outbox/sent/1.json", "former/outbox/new/batch.jsonl"];
    const [ann, bob] = [sampleEntry(1), bobsEntry(2)].map((entry) => JSON.stringify(entry)) as [string, string];
    storage.write(own, ann);
    storage.write(shared, `${ann}\n${bob}\n`);
    expect(await findPersonalData(storage, ANN)).toMatchObject({ copies: [own], sharedCopies: [shared] });
    expect(await forgetPerson(storage, ANN)).toMatchObject({ removedCopies: 1, keptCopies: [shared] });
    expect(await forgetPerson(storage, ANN, { force: true })).toMatchObject({ removedCopies: 1, keptCopies: [] });
    expect(await storage.dump()).not.toMatch(/ann\.lee/i);
  });

  test("removes the emails of the person, whatever their encoding", async () => {
    const storage = await fileStorage();
    await fillOutbox(storage.outbox);
    const headers = "From: a@agency.example\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n";
    const encoded = Buffer.from("Not delivered: ann.lee@example.com").toString("base64");
    storage.write(`eml/${sampleId(5)}.eml`, "Subject: Quote request\r\n\r\nTwo barns.\r\n");
    storage.write(`eml/${sampleId(4)}.eml`, `${headers}\r\nbob@example.com\r\n`);
    storage.write(`eml/${sampleId(11)}-alert.eml`, `${headers}Content-Transfer-Encoding: base64\r\n\r\n${encoded}\r\n`);
    // A crash may leave the temporary file of an email.
    for (const name of [`${sampleId(9)}-alert.eml`, `${sampleId(12)}-alert.eml.99.tmp`]) {
      storage.write(
        `eml/${name}`,
        `${headers}Content-Transfer-Encoding: quoted-printable\r\n\r\nNot delivered: ann.lee@exam=\r\nple.com\r\n`,
      );
    }
    storage.write(`eml/${sampleId(10)}-alert.eml`, `${headers}\r\nagency outbox show ${sampleId(6)}\r\n`);
    expect(await forgetPerson(storage, ANN)).toMatchObject({ removedCopies: 5, keptCopies: [] });
    expect(readdirSync(join(storage.dir, "eml"))).toEqual([`${sampleId(4)}.eml`]);
  });

  test("keeps the email of another person's request that mentions the person, unless forced", async () => {
    const storage = await fileStorage();
    const email = `eml/${sampleId(2)}.eml`;
    await storage.outbox.enqueue(bobsEntry(2, "My wife is ann.lee@example.com."));
    storage.write(email, "Subject: Quote request\r\n\r\nMy wife is ann.lee@example.com.\r\n");
    const keptCopies = [sampleId(2), email];
    expect(await forgetPerson(storage, ANN)).toMatchObject({ removedCopies: 0, keptCopies });
    expect(await forgetPerson(storage, ANN, { force: true })).toMatchObject({ removedCopies: 2, keptCopies: [] });
    expect(await storage.dump()).not.toMatch(/ann\.lee/i);
  });

  test("keeps the email of an alert that also announces another person's request, unless forced", async () => {
    const storage = await fileStorage();
    await storage.outbox.enqueue(sampleEntry(1), { state: "held" });
    await storage.outbox.enqueue(bobsEntry(2), { state: "held" });
    for (const alert of [sampleAlert(8, [1, 2]), sampleAlert(9, [1])]) {
      await storage.outbox.enqueue(alert);
      storage.write(`eml/${alert.id}.eml`, "Subject: Alert\r\n\r\nann.lee@example.com\r\nbob@example.com\r\n");
    }
    const shared = `eml/${sampleAlert(8).id}.eml`;
    expect(await findPersonalData(storage, ANN)).toMatchObject({ sharedCopies: [shared] });
    expect(await forgetPerson(storage, ANN)).toMatchObject({ removedCopies: 1, keptCopies: [shared] });
    expect(await forgetPerson(storage, ANN, { force: true })).toMatchObject({ removedCopies: 1, keptCopies: [] });
    expect(await storage.outbox.listIds({ states: ["held"] })).toEqual([sampleId(2)]);
  });

  test("searches folders that are links, each folder once", async () => {
    const storage = await fileStorage();
    await storage.outbox.enqueue(sampleEntry(3));
    const otherDisk = temporaryFolder();
    storage.write("eml/readme", "");
    mkdirSync(join(otherDisk, "older"));
    writeFileSync(join(otherDisk, "older", `${sampleId(1)}.eml`), "To: ann.lee@example.com\r\n\r\n");
    for (const [target, link] of [
      [otherDisk, "a-link"],
      [storage.dir, "b-link-to-itself"],
      ["missing", "c-broken-link"],
      ["readme", "d-link-to-a-file"],
      ["e-loop", "e-loop"],
    ] as const) {
      symlinkSync(target, join(storage.dir, "eml", link));
    }
    expect(await findPersonalData(storage, ANN)).toMatchObject({
      copies: [join("eml", "a-link", "older", `${sampleId(1)}.eml`)],
      sharedCopies: [],
    });
    expect(await forgetPerson(storage, ANN)).toMatchObject({ removedEntries: 1, removedCopies: 1, keptCopies: [] });
    expect(readdirSync(join(otherDisk, "older"))).toEqual([]);
  });
});

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
