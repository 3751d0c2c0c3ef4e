import { describe, expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { adminSite, testAdmin } from "#tests/support/api/admin-app.ts";
import { commit } from "#tests/support/store/file-store.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Signs in, and returns functions that save and change proposals. */
async function testProposals(options: Parameters<typeof testAdmin>[0] = {}) {
  const admin = await testAdmin(options);
  const Cookie = await admin.cookie();
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await admin.call(path, { method, ...(body !== undefined && { body }), headers: { Cookie } });
    return { status: response.status, ...(await response.json()) };
  };
  const latest = () => admin.store.withSnapshot(async ({ id }) => id);
  const save = async (changes: object, given: object = {}) =>
    send("POST", "/proposals", { text: JSON.stringify(changes), base: await latest(), ...given });
  const approve = (id: string, version = 1, given: object = {}) =>
    send("POST", `/proposals/${id}/approve`, { version, ...given });
  const publishDue = () => admin.proposals.publishDue();
  const page = async () => (await admin.store.withSnapshot(({ read }) => read(["about"]))).get("about")?.content;
  return { ...admin, Cookie, send, save, approve, latest, publishDue, page };
}

const titled = (title: string) => ({ pages: { about: { hero: { title } } } });

describe("a change that is saved for later", () => {
  test("is kept with its fields, and published in the name of the person who approves it", async () => {
    const { save, approve, store } = await testProposals();
    const saved = await save(titled("Together"), { note: "New headline" });
    expect(saved).toMatchObject({ status: 201, state: "open", version: 1, pages: ["about"], missing: "" });
    expect(saved.fields[0].changes).toMatchObject([{ pointer: "/hero/title", after: "Together" }]);
    expect(await approve(saved.id)).toMatchObject({ status: 200, state: "published" });
    const { changes: _, ...revision } = await store.revision(2);
    expect(revision).toMatchObject({ by: "Ada", format: "proposal", message: "New headline" });
    expect(revision.source).toBe(`proposal ${saved.id} by Ada`);
  });

  test("is merged with later changes of other fields, and asks about the same field", async () => {
    const { save, approve, store } = await testProposals();
    const [title, text] = [await save(titled("Together")), await save({ pages: { about: { meta: { title: "We" } } } })];
    expect(await approve(text.id)).toMatchObject({ state: "published" });
    const about = (await store.withSnapshot(({ read }) => read(["about"]))).get("about")?.content ?? {};
    await commit(store, { about: { ...about, hero: { ...Object(about.hero), title: "Us all" } } });
    const refused = await approve(title.id);
    expect(refused).toMatchObject({ status: 412, code: "content-conflict" });
    expect(refused.conflicts).toMatchObject([{ page: "about", pointer: "/hero/title", theirs: "Us all" }]);
    const choices = [{ page: "about", pointer: "/hero/title", side: "yours" }];
    expect(await approve(title.id, 1, { choices })).toMatchObject({ state: "published" });
    const [after] = (await store.withSnapshot(({ read }) => read(["about"]))).values();
    expect(after?.content).toMatchObject({ meta: { title: "We" }, hero: { title: "Together" } });
  });

  test("may have mistakes, which its approval refuses", async () => {
    const { save, approve } = await testProposals();
    const { id, diagnostics } = await save({ pages: { about: { hero: { title: "" } } } });
    expect(diagnostics).toMatchObject([{ severity: "error" }]);
    expect(await approve(id)).toMatchObject({ status: 422, code: "import-failed" });
  });

  test("is refused for a page that was retired since", async () => {
    const { save, approve, send } = await testProposals();
    const { id } = await save({ pages: { farm: { hero: { title: "Fields" } } } });
    await send("POST", "/pages/retire", { page: "farm", to: "about" });
    const refused = await approve(id);
    expect(refused).toMatchObject({ code: "import-failed" });
    expect(refused.error).toContain("retired or moved");
  });
});

describe("the schedule", () => {
  test("publishes at its time, and takes the change back at its end", async () => {
    const { save, approve, send, clock, store, publishDue } = await testProposals();
    const at = new Date(clock.nowMs + HOUR_MS).toISOString();
    const until = new Date(clock.nowMs + 2 * HOUR_MS).toISOString();
    const { id } = await save(titled("Closed today"), { at, until });
    expect(await approve(id)).toMatchObject({ state: "scheduled", startsAt: at, endsAt: until });
    expect(await publishDue()).toEqual([]);
    clock.nowMs += HOUR_MS;
    expect(await publishDue()).toEqual([id]);
    const title = async () => (await (await store.reader()).page("about"))?.hero?.title;
    expect(await title()).toBe("Closed today");
    const { proposals } = await send("GET", "/proposals");
    expect(proposals).toMatchObject([
      { reverses: id, state: "scheduled", startsAt: until },
      { id, state: "published" },
    ]);
    clock.nowMs += HOUR_MS;
    await publishDue();
    expect(await title()).toBe("Us");
    expect(await publishDue()).toEqual([]);
  });

  test("sets a change aside whose field was changed since, and tells the office by email", async () => {
    const { save, approve, send, clock, store, database, publishDue, page } = await testProposals();
    const at = new Date(clock.nowMs + HOUR_MS).toISOString();
    const { id } = await save(titled("Together"), { at });
    await approve(id);
    await commit(store, { about: { ...(await page()), hero: { title: "Else", subtitle: "", description: "" } } });
    clock.nowMs += HOUR_MS;
    await publishDue();
    expect(await send("GET", `/proposals/${id}`)).toMatchObject({
      state: "attention",
      reason: "Later changes also changed 1 of its fields. Choose what to keep there.",
    });
    const [notice] = await database.read((db) => db.selectFrom("messages").select("content").execute());
    expect(JSON.parse(notice?.content ?? "")).toMatchObject({ subject: "Not published: a change of Ada" });
  });

  test.each([
    ["a time that is past", { at: "2026-11-19T12:00" }, /is past/],
    ["a time that clocks skip", { at: "2027-03-14T02:30" }, /clocks are set forward/],
    ["a day that does not exist", { at: "2027-02-30T10:00" }, /does not exist/],
    ["an end before the start", { at: "2026-12-02T10:00", until: "2026-12-01T10:00" }, /not after the start/],
    ["a text", { at: "tomorrow" }, /not a date/],
  ])("refuses %s", async (_, times, message) => {
    const { save } = await testProposals();
    expect(await save(titled("X"), times)).toMatchObject({ status: 422, error: expect.stringMatching(message) });
  });
});

describe("approval rules", () => {
  const rule = { title: "About", pages: ["about"], needsReference: true };
  const withRules = (approvals: JsonObject[]) => ({ ...adminSite, approvals });

  test("refuse a direct publication, and one without the reference", async () => {
    const { store, send, save, approve, Cookie, call } = await testProposals();
    await commit(store, { site: withRules([rule]) });
    const body = JSON.stringify(titled("X"));
    const direct = await call("/import", { method: "POST", body, headers: { Cookie } });
    expect([direct.status, (await direct.json()).error]).toEqual([403, expect.stringContaining("carrier's reference")]);
    const { id, missing } = await save(titled("X"));
    expect(missing).toBe("“About” needs an owner, and a carrier's reference.");
    expect(await approve(id)).toMatchObject({ status: 403, code: "approval-needed" });
    expect(await approve(id, 1, { reference: "HCX-12" })).toMatchObject({ state: "published" });
    expect(await send("GET", `/proposals/${id}`)).toMatchObject({ events: [{ kind: "approval", text: "HCX-12" }] });
  });

  test("refuse the author where the rule asks for another person", async () => {
    const { store, save, approve } = await testProposals();
    await commit(store, { site: withRules([{ title: "About", byAnotherPerson: true }]) });
    const { id } = await save(titled("X"));
    expect(await approve(id)).toMatchObject({ status: 403, error: expect.stringContaining("other than the author") });
  });

  test("do not count an approval of an earlier version", async () => {
    const { save, approve, send, latest } = await testProposals();
    const { id } = await save(titled("X"));
    const again = { text: JSON.stringify(titled("Y")), base: await latest(), version: 1 };
    expect(await send("PATCH", `/proposals/${id}`, again)).toMatchObject({ version: 2 });
    expect(await approve(id, 1)).toMatchObject({ status: 412, code: "proposal-changed" });
  });
});
