/** Tests the work of the office on requests with the outbox in each database. */
import { describe, expect, test } from "vitest";
import type { Outbox } from "#api/quotes/outbox/database-outbox.ts";
import type { RequestEntry } from "#api/quotes/outbox/outbox.ts";
import { type CopiedFiles, createQuoteStorage } from "#api/quotes/privacy/quote-storage.ts";
import type { RequestDetail, RequestList } from "#schemas/quotes/quote-inbox.ts";
import type { StoredQuote } from "#schemas/quotes/quote-request.ts";
import { testOffice } from "#tests/support/api/office.ts";
import { ENGINES, memoryDatabase } from "#tests/support/database/office-databases.ts";
import { sampleEntry, sampleFollowUp, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { mustLease } from "#tests/support/outbox/test-outbox.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

type Storage = { outbox: Outbox; files: CopiedFiles };

const inMemory = async (): Promise<Storage> => createQuoteStorage(memoryDatabase(), temporaryFolder());
const STORAGES = ENGINES.map(([name, create]): [string, () => Promise<Storage>] => [
  name,
  async () => createQuoteStorage((await create())(), temporaryFolder()),
]);

async function setUp(openStorage = inMemory) {
  const storage = await openStorage();
  const office = await testOffice(storage);
  const [ada, ben] = [office.openBrowser(), office.openBrowser()];
  await ada.signIn("ada");
  await ben.signIn("ben");
  await ada.send("PATCH", `/accounts/${office.ids.ben}`, { mayReadRequests: true });
  const act = (method: string, path: string, body?: unknown, version?: string, person = ada) =>
    person.send(method, path, body, undefined, version === undefined ? {} : { "If-Match": `"${version}"` });
  return {
    ...office,
    ...storage,
    ada,
    ben,
    act,
    list: async (query: string): Promise<RequestList> => (await ada.send("GET", `/quotes?${query}`)).json(),
    read: async (n: number): Promise<RequestDetail> => (await ada.send("GET", path(n))).json(),
    change: async (n: number, body: object) => (await act("PATCH", path(n), body)).json() as Promise<RequestDetail>,
  };
}

const path = (n: number, action = "") => `/quotes/${sampleId(n)}${action}`;
const numbers = ({ requests }: Pick<RequestList, "requests">) => requests.map(({ id }) => Number.parseInt(id, 16));
const codeOf = async (response: Response) => [response.status, (await response.json()).code];

/** Returns a service request, which is needed by a day. */
function serviceRequest(n: number, neededBy = "", changes: Partial<StoredQuote> = {}): RequestEntry {
  const { message: _, ...request } = sampleEntry(n).request;
  const kind = { id: "certificate", title: "Certificate of Insurance" };
  const details = [
    { id: "neededBy", label: "Needed by", value: neededBy },
    { id: "holder", label: "Certificate holder", value: "City of Ames" },
  ].filter(({ value }) => value !== "");
  return sampleEntry(n, { fingerprint: String(n), request: { ...request, kind, details, ...changes } });
}

describe.each(STORAGES)("requests in %s", (_, openStorage) => {
  test("are listed by the day on which they are needed, then newest first, also over several pages", async () => {
    const { outbox, list, change } = await setUp(openStorage);
    for (const n of [1, 2]) await outbox.enqueue(sampleEntry(n));
    for (const [n, day] of [3, 4, 5].map((each, index) => [each, `2026-12-0${3 - index}`] as const))
      await outbox.enqueue(serviceRequest(n, day));
    await outbox.enqueue(serviceRequest(6, "2026-12-02"));
    await change(1, { dueOn: "2026-11-30" });
    const expected = [1, 5, 6, 4, 3, 2];
    expect(numbers(await list("state=waiting"))).toEqual(expected);
    const found: number[] = [];
    for (let before = ""; ; ) {
      const part = await list(`state=waiting&limit=2${before}`);
      found.push(...numbers(part));
      if (part.next === undefined) break;
      before = `&before=${encodeURIComponent(part.next)}`;
    }
    expect(found).toEqual(expected);
    expect(numbers(await list("state=all"))).toEqual([6, 5, 4, 3, 2, 1]);
    const pages = await list("state=all&limit=3");
    expect(numbers(await list(`state=all&before=${encodeURIComponent(pages.next ?? "")}`))).toEqual([3, 2, 1]);
    await change(1, { dueOn: null });
    expect(numbers(await list("state=waiting"))).toEqual([5, 6, 4, 3, 2, 1]);
  });

  test("have a state, a person and a day, which filters find", async () => {
    const { outbox, list, change, read, ids, ada } = await setUp(openStorage);
    for (const n of [1, 2]) await outbox.enqueue(sampleEntry(n));
    await outbox.enqueue(serviceRequest(3));
    await change(1, { work: "in-progress", assignee: ids.ada });
    await change(2, { work: "waiting-for-client" });
    await change(3, { assignee: ids.ben });
    expect(numbers(await list("state=waiting"))).toEqual([3, 1]);
    expect(numbers(await list("state=in-progress"))).toEqual([1]);
    expect(numbers(await list("state=waiting-for-client"))).toEqual([2]);
    expect(numbers(await list(`state=all&assignee=${ids.ben}`))).toEqual([3]);
    const services = await list("state=all&kind=certificate");
    expect(services.requests).toMatchObject([
      {
        kind: { title: "Certificate of Insurance" },
        excerpt: "Certificate holder: City of Ames",
        phone: "515-555-0142",
      },
    ]);
    expect(services.counts).toMatchObject({ waiting: 1, all: 1 });
    expect(numbers(await list("state=all&kind=quote&search=ann"))).toEqual([2, 1]);
    expect(await read(1)).toMatchObject({ work: "in-progress", assignee: { id: ids.ada, name: "Ada Lindqvist" } });
    expect(await (await ada.send("GET", "/quotes/choices")).json()).toEqual({
      people: [
        { id: ids.ada, name: "Ada Lindqvist" },
        { id: ids.ben, name: "Ben Ortiz" },
      ],
      kinds: [
        { id: "quote", title: "Quote" },
        { id: "certificate", title: "Certificate" },
      ],
    });
    // Done is the mark that a request is handled.
    expect(await change(1, { work: "done" })).toMatchObject({ work: "done", handled: { by: "Ada Lindqvist" } });
    expect((await outbox.find(sampleId(1)))?.handled?.by).toBe("Ada Lindqvist");
    expect(numbers(await list("state=done"))).toEqual([1]);
    expect(await change(1, { work: "waiting-for-client" })).toMatchObject({ work: "waiting-for-client" });
    expect((await outbox.find(sampleId(1)))?.handled).toBeUndefined();
    expect(await change(1, { assignee: null })).toMatchObject({ work: "waiting-for-client", notes: [] });
    expect((await read(1)).assignee).toBeUndefined();
  });

  test("have notes in order, of which people delete their own, and which go with the request", async () => {
    const { outbox, act, ben, read, audited, clock } = await setUp(openStorage);
    await outbox.enqueue(sampleEntry(1));
    await act("POST", path(1, "/notes"), { text: "Left voicemail, SSN 123-45-6789." });
    clock.nowMs += 1000;
    expect((await act("POST", path(1, "/notes"), { text: "Called back." }, undefined, ben)).status).toBe(200);
    const { notes, version } = await read(1);
    expect(notes).toMatchObject([
      { by: "Ada Lindqvist", text: "Left voicemail, SSN ***-**-6789." },
      { by: "Ben Ortiz", text: "Called back." },
    ]);
    const remove = (note = "", person = ben) => act("DELETE", path(1, `/notes/${note}`), undefined, undefined, person);
    expect(await codeOf(await remove(notes[0]?.id))).toEqual([403, "forbidden"]);
    expect((await remove(notes[1]?.id)).status).toBe(200);
    expect((await remove(notes[1]?.id)).status).toBe(200);
    expect((await read(1)).notes).toHaveLength(1);
    expect(await codeOf(await act("POST", path(1, "/notes"), { text: "Third" }, version))).toEqual([
      412,
      "request-changed",
    ]);
    for (const text of ["", "a".repeat(2001)])
      expect(await codeOf(await act("POST", path(1, "/notes"), { text }))).toEqual([422, "invalid"]);
    expect(JSON.stringify(audited)).not.toMatch(/voicemail|Called back/);
    expect(audited.map(({ event }) => event)).toEqual(
      expect.arrayContaining(["quote-note-added", "quote-note-removed"]),
    );
    await act("DELETE", path(1));
    await outbox.enqueue(sampleEntry(1));
    expect((await read(1)).notes).toEqual([]);
  });

  test("are quarantined as spam with what follows from them, until that is taken back", async () => {
    const { outbox, act, list, read, audited, ids } = await setUp(openStorage);
    await outbox.enqueue(sampleEntry(1), { followUps: [sampleFollowUp(1, "webhook")] });
    const lease = await mustLease(outbox, sampleId(1));
    expect(await codeOf(await act("POST", path(1, "/spam")))).toEqual([409, "request-busy"]);
    const deliveredTo = ["office@agency.example"];
    const sent = { ...lease.entry, sentAt: "2026-01-05T12:01:00.000Z", deliveredTo };
    const webhook = await mustLease(outbox, `${sampleId(1)}-hook`);
    await webhook.complete("failed", webhook.entry);
    await lease.complete("sent", sent, [sampleFollowUp(1, "acknowledgement")]);
    expect(await (await act("POST", path(1, "/spam"))).json()).toMatchObject({
      status: "quarantined",
      quarantineReason: "marked-as-spam",
      handled: { by: "Ada Lindqvist" },
    });
    expect(await outbox.listIds()).toEqual([sampleId(1)]);
    expect((await list("state=quarantined")).counts).toMatchObject({ quarantined: 1, waiting: 0, done: 0 });
    expect(audited.at(-1)).toMatchObject({ event: "quote-spam", outcome: "done", account: ids.ada });
    // The visitor sends it again.
    expect(await outbox.retry(sampleId(1), { retriedAt: "2026-01-05T13:00:00.000Z" })).toBe(false);
    await act("POST", path(1, "/release"));
    expect(await read(1)).toMatchObject({ status: "new", work: "new" });
    // The visitor may get an acknowledgment again.
    expect((await read(1)).quarantineReason).toBeUndefined();
    // The office has the email already.
    expect(await outbox.find(sampleId(1))).toMatchObject({ entry: { deliveredTo } });
  });

  test("are counted by kind and month, without spam", async () => {
    const { outbox, ada } = await setUp(openStorage);
    await outbox.enqueue(sampleEntry(1));
    await outbox.enqueue(sampleEntry(2, { fingerprint: "2" }), { state: "held" });
    // In Iowa, this is still October.
    await outbox.enqueue({ ...serviceRequest(3), receivedAt: "2026-11-01T03:00:00.000Z" });
    await outbox.enqueue({ ...serviceRequest(4), receivedAt: "2025-11-30T12:00:00.000Z" });
    const { months, kinds } = await (await ada.send("GET", "/quotes/counts")).json();
    expect(months).toHaveLength(12);
    expect([months[0], months[11]]).toEqual(["2025-12", "2026-11"]);
    expect(kinds).toEqual([
      { title: "Quote", counts: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
      { title: "Certificate", counts: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0] },
    ]);
    const csv = await (await ada.send("GET", "/quotes/counts.csv")).text();
    expect(csv).toMatch(/^Month,Quote,Certificate\r\n2025-12,0,0\r\n2026-01,1,0\r\n/);
  });

  test("have files, which are downloaded and never shown, and each download is recorded", async () => {
    const { outbox, ada, read, audited } = await setUp(openStorage);
    const content = new TextEncoder().encode("%PDF-1.7");
    const file = { id: "f1", name: "contract.pdf", type: "application/pdf" };
    const files = [{ ...file, bytes: content.length }];
    await outbox.enqueue(serviceRequest(1, "", { files, promise: "Nothing is changed until we confirm." }), {
      files: [{ ...file, digest: "0f", content }],
    });
    await outbox.enqueue(sampleEntry(2));
    expect(await read(1)).toMatchObject({ files, promise: "Nothing is changed until we confirm." });
    const response = await ada.send("GET", path(1, "/files/f1"));
    expect(await response.text()).toBe("%PDF-1.7");
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="contract.pdf"');
    expect(audited.at(-1)).toMatchObject({ event: "quote-file-read", about: [sampleId(1)] });
    for (const url of [path(1, "/files/f2"), path(2, "/files/f1")])
      expect(await codeOf(await ada.send("GET", url))).toEqual([404, "unknown-request"]);
  });
});

test("the second of two people who change a request gets an error, whatever the first has changed", async () => {
  const { outbox, act, read, ids } = await setUp();
  await outbox.enqueue(sampleEntry(1));
  const changes = [{ work: "in-progress" }, { assignee: ids.ben }, { dueOn: "2026-12-04" }];
  for (const body of changes) {
    const { version } = await read(1);
    expect((await act("PATCH", path(1), body, version)).status).toBe(200);
    expect(await codeOf(await act("PATCH", path(1), { work: "done" }, version))).toEqual([412, "request-changed"]);
    // A double click changes nothing.
    expect((await act("PATCH", path(1), body, version)).status).toBe(200);
  }
});

test.each([{ work: "handled" }, { assignee: "nobody" }, { dueOn: "Friday" }, { state: "done" }])(
  "the change %j is refused",
  async (body) => {
    const { outbox, act } = await setUp();
    await outbox.enqueue(sampleEntry(1));
    expect(await codeOf(await act("PATCH", path(1), body))).toEqual([422, "invalid"]);
  },
);

test("an editor who may not read requests neither changes them nor reads files and numbers", async () => {
  const { outbox, ada, ben, ids } = await setUp();
  await outbox.enqueue(sampleEntry(1));
  await ada.send("PATCH", `/accounts/${ids.ben}`, { mayReadRequests: false });
  const calls = [
    ["PATCH", path(1), { work: "done" }],
    ["POST", path(1, "/notes"), { text: "x" }],
    ["POST", path(1, "/spam")],
    ["GET", path(1, "/files/f1")],
    ["GET", "/quotes/counts"],
    ["GET", "/quotes/counts.csv"],
    ["GET", "/quotes/choices"],
  ] as const;
  for (const [method, url, body] of calls)
    expect(await codeOf(await ben.send(method, url, body))).toEqual([403, "forbidden"]);
});

describe("forgetting a person", () => {
  test("shows how much is stored, and removes it without a trace of the person in the audit log", async () => {
    const { outbox, ada, ben, audited } = await setUp();
    const files = [{ id: "f1", name: "a.pdf", type: "application/pdf", bytes: 1 }];
    await outbox.enqueue(serviceRequest(1, "", { files }), { followUps: [sampleFollowUp(1, "webhook")] });
    await outbox.enqueue(sampleEntry(2, { fingerprint: "2" }));
    const other = { ...sampleEntry(3).request, email: "bob@example.com", phone: "641-555-0199" };
    await outbox.enqueue(sampleEntry(3, { fingerprint: "3", request: other }));
    const note = { by: "Ada", account: "a", at: "2026-01-06T00:00:00.000Z" };
    await outbox.addNote(sampleId(3), { ...note, text: "Wife of ann.lee@example.com" });
    expect(await codeOf(await ben.send("GET", path(1, "/person")))).toEqual([403, "forbidden"]);
    expect(await codeOf(await ben.send("POST", path(1, "/forget"), {}))).toEqual([403, "forbidden"]);
    expect(await (await ada.send("GET", path(1, "/person"))).json()).toEqual({
      requests: 2,
      files: 1,
      copies: 0,
      sharedCopies: [sampleId(3)],
      related: 0,
    });
    expect(await (await ada.send("POST", path(1, "/forget"), {})).json()).toEqual({
      removedEntries: 3,
      removedCopies: 0,
      keptCopies: [sampleId(3)],
    });
    expect(await outbox.listIds()).toEqual([sampleId(3)]);
    expect(audited.at(-1)).toMatchObject({
      event: "outbox-forget",
      outcome: "done",
      message: "3 entries, 0 other files",
    });
    expect(JSON.stringify(audited)).not.toContain("ann.lee");
    expect(await codeOf(await ada.send("POST", path(1, "/forget"), {}))).toEqual([404, "unknown-request"]);
  });

  test("removes nothing while an email is being sent, so that it can be repeated", async () => {
    const { outbox, ada, audited } = await setUp();
    await outbox.enqueue(sampleEntry(1));
    await outbox.enqueue(sampleEntry(2, { fingerprint: "2" }));
    const lease = await mustLease(outbox, sampleId(2));
    expect(await codeOf(await ada.send("POST", path(1, "/forget"), {}))).toEqual([409, "request-busy"]);
    expect(audited.at(-1)).toMatchObject({ event: "outbox-forget", outcome: "request-busy" });
    expect(await outbox.listIds()).toEqual([sampleId(1), sampleId(2)]);
    await lease.complete("sent", lease.entry);
    expect(await (await ada.send("POST", path(1, "/forget"), {})).json()).toMatchObject({ removedEntries: 2 });
    expect(await outbox.listIds()).toEqual([]);
  });

  test("removes what has data of other people only if that is confirmed", async () => {
    const { outbox, ada } = await setUp();
    await outbox.enqueue(sampleEntry(1));
    const request = { ...sampleEntry(2).request, email: "bob@example.com", message: "For ann.lee@example.com" };
    await outbox.enqueue(sampleEntry(2, { fingerprint: "2", request: { ...request, phone: "641-555-0199" } }));
    await ada.send("POST", path(1, "/forget"), { force: true });
    expect(await outbox.listIds()).toEqual([]);
  });

  test("wants a recent proof of identity", async () => {
    const { outbox, ada, clock } = await setUp();
    await outbox.enqueue(sampleEntry(1));
    clock.nowMs += 6 * 60_000;
    expect(await codeOf(await ada.send("GET", path(1, "/person")))).toEqual([403, "confirm-identity"]);
    expect(await codeOf(await ada.send("POST", path(1, "/forget"), { force: true }))).toEqual([
      403,
      "confirm-identity",
    ]);
  });
});
