/** Tests the API of quote requests with the outbox in each database. */
import { describe, expect, test } from "vitest";
import { AuditError } from "#api/auth/audit/audit-log.ts";
import type { Outbox } from "#api/quotes/outbox/database-outbox.ts";
import type { FinalState, RequestEntry } from "#api/quotes/outbox/outbox.ts";
import { type CopiedFiles, createQuoteStorage } from "#api/quotes/privacy/quote-storage.ts";
import { DatabaseError } from "#content/database/database-error.ts";
import { REQUEST_FILTERS, type RequestDetail, type RequestList } from "#schemas/quotes/quote-inbox.ts";
import { testOffice } from "#tests/support/api/office.ts";
import { ENGINES, memoryDatabase } from "#tests/support/database/office-databases.ts";
import { memoryOutbox } from "#tests/support/outbox/memory-outbox.ts";
import { sampleEntry, sampleFollowUp, sampleId } from "#tests/support/outbox/sample-entries.ts";
import { countByState, mustLease } from "#tests/support/outbox/test-outbox.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

type CreateStorage = () => Promise<{ outbox: Outbox; files: CopiedFiles }>;

const inMemory: CreateStorage = async () => createQuoteStorage(memoryDatabase(), temporaryFolder());

/** Storages on each engine. */
const STORAGES = ENGINES.map(([name, create]): [string, CreateStorage] => [
  name,
  async () => createQuoteStorage((await create())(), temporaryFolder()),
]);

async function setUp(createStorage = inMemory) {
  const storage = await createStorage();
  const office = await testOffice(storage);
  const [ada, ben] = [office.openBrowser(), office.openBrowser()];
  await ada.signIn("ada");
  await ben.signIn("ben");
  const { outbox } = storage;

  async function complete(n: number, state: FinalState, changes: Partial<RequestEntry> = {}): Promise<void> {
    await (await mustLease(outbox, sampleId(n))).complete(state, sampleEntry(n, { attempts: 1, ...changes }));
  }

  return {
    ...office,
    outbox,
    ada,
    ben,
    complete,
    async enqueueSent(n: number, changes: Partial<RequestEntry> = {}) {
      await outbox.enqueue(sampleEntry(n, changes));
      await complete(n, "sent", { sentAt: "2026-01-05T12:01:00.000Z", ...changes });
    },
    list: async (query = ""): Promise<RequestList> => (await ada.send("GET", `/quotes${query}`)).json(),
    read: async (n: number): Promise<RequestDetail> => (await ada.send("GET", `/quotes/${sampleId(n)}`)).json(),
    act: (method: string, path: string, { body, version }: { body?: unknown; version?: string } = {}) =>
      ada.send(method, path, body, undefined, version === undefined ? {} : { "If-Match": `"${version}"` }),
  };
}

const path = (n: number, action = "") => `/quotes/${sampleId(n)}${action}`;
const DONE = { body: { work: "done" } };
const codeOf = async (response: Response) => [response.status, (await response.json()).code];

describe.each(STORAGES)("quote requests in %s", (_, openStorage) => {
  test("are listed newest first, with their status, and counted by filter", async () => {
    const { outbox, enqueueSent, complete, list, act } = await setUp(openStorage);
    await outbox.enqueue(sampleEntry(1), { followUps: [sampleFollowUp(1, "webhook")] });
    await enqueueSent(2);
    await outbox.enqueue(sampleEntry(3));
    await complete(3, "failed");
    await outbox.enqueue(sampleEntry(4), { state: "held" });
    await enqueueSent(5);
    await act("PATCH", path(5), DONE);
    const { requests, counts, next, isEmailSetUp } = await list();
    expect(isEmailSetUp).toBe(false);
    expect(requests.map(({ id, status, work }) => [Number.parseInt(id, 16), status, work])).toEqual([
      [5, "sent", "done"],
      [4, "quarantined", "new"],
      [3, "failed", "new"],
      [2, "sent", "new"],
      [1, "new", "new"],
    ]);
    const states = { "in-progress": 0, "waiting-for-client": 0, done: 1 };
    expect(counts).toEqual({ ...states, waiting: 3, failed: 1, quarantined: 1, all: 5 });
    expect(next).toBeUndefined();
    expect(requests[3]).toEqual({
      id: sampleId(2),
      reference: "0000-0000",
      status: "sent",
      work: "new",
      name: "Ann Lee",
      phone: "515-555-0142",
      excerpt: "Request 2",
      line: "farm",
      lineTitle: "Farm",
      receivedAt: sampleEntry(2).receivedAt,
    });
    for (const filter of REQUEST_FILTERS) {
      const part = await list(`?state=${filter}`);
      expect(part.requests).toHaveLength(counts[filter]);
      expect(part.counts).toEqual(counts);
    }
  });

  test("are paged by a position that new requests do not move", async () => {
    const { outbox, list } = await setUp(openStorage);
    await Promise.all([1, 2, 3, 4, 5].map((n) => outbox.enqueue(sampleEntry(n))));
    const first = await list("?limit=2");
    await outbox.enqueue(sampleEntry(6));
    const second = await list(`?limit=2&before=${encodeURIComponent(first.next ?? "")}`);
    const third = await list(`?limit=2&before=${encodeURIComponent(second.next ?? "")}`);
    expect([first, second, third].map((part) => part.requests.map(({ id }) => Number.parseInt(id, 16)))).toEqual([
      [5, 4],
      [3, 2],
      [1],
    ]);
    expect(third.next).toBeUndefined();
  });

  test("are found by name, email, phone, message, line of business and page", async () => {
    const { outbox, list } = await setUp(openStorage);
    const { request } = sampleEntry(1);
    const zoe = { ...request, firstName: "Zoë", message: "A combine\nand a barn", pageSource: "Crop Page" };
    await outbox.enqueue(sampleEntry(1, { request: { ...zoe, phone: "(641) 555-0107", email: "z@example.org" } }));
    await outbox.enqueue(sampleEntry(2));
    for (const search of ["zoe", "Zoë LEE", "z@example", "641-555", "6415550107", "barn combine", "crop", "farm zo"]) {
      const { requests, counts } = await list(`?search=${encodeURIComponent(search)}`);
      expect([search, requests.map(({ id }) => id), counts.all]).toEqual([search, [sampleId(1)], 1]);
    }
    expect((await list("?search=tractor")).requests).toEqual([]);
  });

  test("are read in full, with consent, campaign and delivery, and each reading is recorded", async () => {
    const { outbox, enqueueSent, read, audited, ids } = await setUp(openStorage);
    const consent = { version: "v1", text: "Call me.", time: "2026-01-05T12:00:01.000Z", pageDigest: "sha256-A" };
    const request = { ...sampleEntry(1).request, utm_source: "news", utm_campaign: "spring", pageSource: "Farm Page" };
    await enqueueSent(1, { consent, request, maskedFields: ["message"], deliveredTo: ["office@agency.example"] });
    await outbox.enqueue(sampleFollowUp(1, "acknowledgement"));
    expect(await read(1)).toMatchObject({
      name: "Ann Lee",
      status: "sent",
      email: "ann.lee@example.com",
      phone: "515-555-0142",
      message: "Request 1",
      page: "Farm Page",
      campaign: "spring",
      campaignDetails: { utm_source: "news", utm_campaign: "spring" },
      maskedFields: ["message"],
      consent: { version: "v1", text: "Call me.", time: consent.time },
      delivery: {
        office: { status: "sent", attempts: 1, deliveredTo: ["office@agency.example"] },
        confirmation: { status: "new", attempts: 0 },
      },
    });
    const line = { event: "quote-read", outcome: "done", account: ids.ada, by: "Ada Lindqvist", about: [sampleId(1)] };
    expect(audited.at(-1)).toMatchObject(line);
    expect(JSON.stringify(audited)).not.toMatch(/ann\.lee|Request 1|515-555/);
  });

  test("are handled until they are reopened or sent again", async () => {
    const { enqueueSent, read, act, ids, audited } = await setUp(openStorage);
    await enqueueSent(1);
    const { version } = await read(1);
    const handled: RequestDetail = await (await act("PATCH", path(1), { ...DONE, version })).json();
    expect(handled).toMatchObject({
      work: "done",
      handled: { by: "Ada Lindqvist" },
      delivery: { office: { status: "sent" } },
    });
    expect(handled.version).not.toBe(version);
    // A double click has the former version, and changes nothing.
    expect(await (await act("PATCH", path(1), { ...DONE, version })).json()).toEqual(handled);
    const reopened: RequestDetail = await (
      await act("PATCH", path(1), { body: { work: "new" }, version: handled.version })
    ).json();
    expect([reopened.work, reopened.handled]).toEqual(["new", undefined]);
    await act("PATCH", path(1), DONE);
    await act("POST", path(1, "/resend"), { body: { mayResend: true } });
    expect(await read(1)).toMatchObject({ status: "new", work: "new" });
    const lines = audited.filter(({ event, outcome }) => event === "quote-changed" && outcome === "done");
    expect(lines.map(({ message }) => message)).toEqual(["state done", "state done", "state new", "state done"]);
    for (const line of lines) expect(line).toMatchObject({ outcome: "done", account: ids.ada, about: [sampleId(1)] });
  });

  test("that a colleague has changed are not changed unseen", async () => {
    const { enqueueSent, read, act, outbox, audited } = await setUp(openStorage);
    await enqueueSent(1);
    const { version } = await read(1);
    await act("PATCH", path(1), DONE);
    expect(await codeOf(await act("DELETE", path(1), { version }))).toEqual([412, "request-changed"]);
    expect(await codeOf(await act("POST", path(1, "/resend"), { version, body: { mayResend: true } }))).toEqual([
      412,
      "request-changed",
    ]);
    expect(await outbox.find(sampleId(1))).toMatchObject({ state: "sent" });
    expect(audited.at(-1)).toMatchObject({ event: "quote-resent", outcome: "request-changed" });
  });

  test("that were sent are sent again only if that is confirmed", async () => {
    const { enqueueSent, read, act, outbox } = await setUp(openStorage);
    await enqueueSent(1);
    expect(await codeOf(await act("POST", path(1, "/resend"), { body: {} }))).toEqual([409, "already-sent"]);
    const { version } = await read(1);
    const body = { mayResend: true };
    expect((await act("POST", path(1, "/resend"), { body, version })).status).toBe(200);
    expect(await outbox.find(sampleId(1))).toMatchObject({ state: "new", entry: { attempts: 0 } });
    // A double click has the former version.
    expect(await codeOf(await act("POST", path(1, "/resend"), { body, version }))).toEqual([412, "request-changed"]);
  });

  test("that failed are sent again, but not while a delivery is running", async () => {
    const { outbox, complete, act } = await setUp(openStorage);
    await outbox.enqueue(sampleEntry(1));
    await complete(1, "failed");
    expect((await act("POST", path(1, "/resend"), { body: {} })).status).toBe(200);
    await mustLease(outbox, sampleId(1));
    expect(await codeOf(await act("POST", path(1, "/resend"), { body: {} }))).toEqual([409, "request-busy"]);
  });

  test("in quarantine are released once", async () => {
    const { outbox, act, read } = await setUp(openStorage);
    await outbox.enqueue(sampleEntry(1, { quarantineReason: "too-fast" }), { state: "held" });
    expect(await read(1)).toMatchObject({ status: "quarantined", quarantineReason: "too-fast" });
    for (const _click of [1, 2]) {
      const response = await act("POST", path(1, "/release"));
      expect(await response.json()).toMatchObject({ status: "new", quarantineReason: "too-fast" });
    }
    expect(await outbox.find(sampleId(1))).toMatchObject({ state: "new" });
  });

  test("are removed with what follows from them, and leave a line without personal data", async () => {
    const { outbox, enqueueSent, act, read, list, audited } = await setUp(openStorage);
    await enqueueSent(1);
    await enqueueSent(2);
    for (const kind of ["acknowledgement", "webhook", "alert"] as const) await outbox.enqueue(sampleFollowUp(1, kind));
    await act("PATCH", path(1), DONE);
    const { version } = await read(1);
    expect((await act("DELETE", path(1), { version })).status).toBe(200);
    expect(await countByState(outbox)).toEqual({ new: 0, sent: 1, failed: 0, held: 0 });
    expect((await list()).requests.map(({ id }) => id)).toEqual([sampleId(2)]);
    expect(audited.at(-1)).toMatchObject({ event: "quote-removed", outcome: "done", about: [sampleId(1)] });
    expect(JSON.stringify(audited)).not.toContain("ann.lee");
    for (const [method, action] of [
      ["DELETE", ""],
      ["GET", ""],
      ["POST", "/spam"],
      ["POST", "/release"],
    ] as const) {
      expect(await codeOf(await act(method, path(1, action)))).toEqual([404, "unknown-request"]);
    }
  });

  test("are removed together if a list of quarantined ones had them, and leave one line with their number", async () => {
    const { outbox, enqueueSent, list, ada, audited } = await setUp(openStorage);
    await enqueueSent(1);
    for (const n of [2, 3, 4]) await outbox.enqueue(sampleEntry(n), { state: "held" });
    const { readAt } = await list("?state=quarantined");
    await outbox.enqueue(sampleEntry(5, { receivedAt: readAt }), { state: "held" });
    const remove = (query: string) => ada.send("DELETE", `/quotes?${query}`);
    expect(await (await remove(`state=quarantined&until=${readAt}&search=nobody`)).json()).toEqual({ removed: 0 });
    expect(await (await remove(`state=quarantined&until=${readAt}`)).json()).toEqual({ removed: 3 });
    expect(await outbox.listIds()).toEqual([sampleId(1), sampleId(5)]);
    const message = `3 requests, state quarantined, until ${readAt}`;
    expect(audited.at(-1)).toMatchObject({ event: "quotes-removed", outcome: "done", message });
    for (const query of ["", `until=${readAt}`, `state=all&until=${readAt}`, "state=quarantined"])
      expect((await remove(query)).status).toBe(422);
  });

  test("are removed together only if the list had them: by kind, person and the time of a mark as spam", async () => {
    const { outbox, enqueueSent, list, ada, ids, clock } = await setUp(openStorage);
    const kind = { id: "certificate", title: "Certificate" };
    for (const n of [1, 2, 3]) await outbox.enqueue(sampleEntry(n), { state: "held" });
    await outbox.enqueue(sampleEntry(4, { request: { ...sampleEntry(4).request, kind } }), { state: "held" });
    await outbox.changeWork(sampleId(2), { assignee: { id: ids.ben, name: "Ben Ortiz" } });
    for (const n of [5, 6]) await enqueueSent(n);
    const markSpam = (n: number) => ada.send("POST", path(n, "/spam"));
    await markSpam(5);
    clock.nowMs += 1000;
    const { readAt } = await list("?state=quarantined");
    clock.nowMs += 1000;
    await markSpam(6);
    const remove = (query: string) => ada.send("DELETE", `/quotes?state=quarantined&until=${readAt}${query}`);
    expect(await (await remove("&kind=certificate")).json()).toEqual({ removed: 1 });
    expect(await (await remove(`&assignee=${ids.ben}`)).json()).toEqual({ removed: 1 });
    expect(await outbox.listIds()).toEqual([1, 3, 5, 6].map(sampleId));
    expect(await (await remove("")).json()).toEqual({ removed: 3 });
    expect(await outbox.listIds()).toEqual([sampleId(6)]);
  });

  test("are exported as CSV by status and time", async () => {
    const { enqueueSent, act, ada, audited } = await setUp(openStorage);
    for (const n of [1, 2, 3]) await enqueueSent(n);
    await act("PATCH", path(2), DONE);
    const response = await ada.send(
      "GET",
      "/quotes/export.csv?state=waiting&from=2026-01-05T12:00:03Z&until=2026-01-06",
    );
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="quote-requests-2026-11-20.csv"');
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = new TextDecoder().decode(bytes).trimEnd().split("\r\n");
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatch(/^0000-0000,2026-01-05 06:00,Quote,New,,,Ann,Lee,/);
    expect(audited.at(-1)).toMatchObject({
      event: "quotes-exported",
      outcome: "done",
      message: "1 request, state waiting, from 2026-01-05T12:00:03Z, until 2026-01-06",
    });
    const done = await (await ada.send("GET", "/quotes/export.csv?state=done")).text();
    expect(done).toMatch(/,2026-11-20 06:00,Ada Lindqvist,sent,,,\r\n$/);
  });
});

test("an editor may see quote requests only if an owner allows it", async () => {
  const { ada, ben, ids, enqueueSent } = await setUp();
  await enqueueSent(1);
  const response = await ben.send("GET", path(1));
  expect([response.status, await response.json()]).toEqual([
    403,
    { code: "forbidden", error: "Your account may not see quote requests. Ask an owner of the site to allow it." },
  ]);
  await ada.send("PATCH", `/accounts/${ids.ben}`, { mayReadRequests: true });
  expect((await ben.send("GET", path(1))).status).toBe(200);
  expect((await ben.send("PATCH", path(1), DONE.body)).status).toBe(200);
});

test.each(["?state=held", "?limit=0", "?limit=501", "?limit=a", "?page=2", "/export.csv?from=yesterday"])(
  "the query %s is rejected",
  async (query) => {
    const { ada } = await setUp();
    expect(await codeOf(await ada.send("GET", `/quotes${query}`))).toEqual([422, "invalid"]);
  },
);

test("what follows from a request is not a request", async () => {
  const { outbox, ada } = await setUp();
  await outbox.enqueue(sampleFollowUp(1, "acknowledgement"));
  expect(await codeOf(await ada.send("GET", `/quotes/${sampleId(1)}-ack`))).toEqual([404, "unknown-request"]);
  expect(await codeOf(await ada.send("GET", "/quotes/..%2f..%2fetc"))).toEqual([404, "unknown-request"]);
});

test("a full disk is reported, and changes nothing", async () => {
  const outbox = memoryOutbox();
  await outbox.enqueue(sampleEntry(1));
  const full = {
    ...outbox,
    async changeWork() {
      throw new DatabaseError("full", "The database cannot be used.");
    },
  };
  const { ada, audited } = await setUp(async () => ({ ...(await inMemory()), outbox: full }));
  const response = await ada.send("PATCH", path(1), DONE.body);
  expect([response.status, await response.json()]).toEqual([
    507,
    { code: "disk-full", error: expect.stringContaining("Nothing was changed.") },
  ]);
  expect(audited.at(-1)).toMatchObject({ event: "quote-changed", outcome: "disk-full" });
  expect((await (await ada.send("GET", "/quotes")).json()).requests[0].work).toBe("new");
});

test("without an audit log, requests are neither shown nor changed nor exported", async () => {
  let isBroken = false;
  const audit = {
    write: async () => {
      if (isBroken) throw new AuditError("The disk is full.");
    },
    check: async () => undefined,
  };
  const outbox = memoryOutbox();
  await outbox.enqueue(sampleEntry(1));
  const { openBrowser } = await testOffice({ outbox, audit });
  const ada = openBrowser();
  await ada.signIn("ada");
  isBroken = true;
  const calls = [
    ["GET", path(1)],
    ["GET", "/quotes/export.csv"],
    ["PATCH", path(1), DONE.body],
    ["POST", path(1, "/notes"), { text: "Called." }],
    ["POST", path(1, "/forget"), {}],
    ["DELETE", path(1)],
  ] as const;
  for (const [method, url, body] of calls) {
    expect(await codeOf(await ada.send(method, url, body))).toEqual([503, "audit-unavailable"]);
  }
  expect(await outbox.find(sampleId(1))).toBeDefined();
});
