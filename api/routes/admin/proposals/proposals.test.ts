import { describe, expect, test } from "vitest";
import { parseChanges } from "#api/proposals/proposals.ts";
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

  test("is previewed with what was published since", async () => {
    const { save, store, send, page } = await testProposals();
    const { id } = await save(titled("Together"));
    await commit(store, { about: { ...(await page()), meta: { title: "New", description: "" } } });
    const { planned } = await send("GET", `/proposals/${id}`);
    expect(planned[0].after).toMatchObject({ hero: { title: "Together" }, meta: { title: "New" } });
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
      reason: "Others have since changed 1 of the same fields. Choose which version to keep.",
    });
    const [notice] = await database.read((db) => db.selectFrom("messages").select("content").execute());
    expect(JSON.parse(notice?.content ?? "")).toMatchObject({ subject: "Not published: a change by Ada" });
  });

  test.each([
    ["a time that is past", { at: "2026-11-19T12:00" }, /is past/],
    ["a time that clocks skip", { at: "2027-03-14T02:30" }, /clocks are set forward/],
    ["a day that does not exist", { at: "2027-02-30T10:00" }, /does not exist/],
    ["an end before the start", { at: "2026-12-02T10:00", until: "2026-12-01T10:00" }, /not after the start/],
    ["a text", { at: "tomorrow" }, /not a date/],
    ["a day that does not exist, with an offset", { at: "2027-02-30T10:00:00-06:00" }, /not a date/],
    ["a time that is too far ahead", { at: "9999-12-31T12:00" }, /too far ahead/],
  ])("refuses %s", async (_, times, message) => {
    const { save } = await testProposals();
    expect(await save(titled("X"), times)).toMatchObject({ status: 422, error: expect.stringMatching(message) });
  });
});

describe("publishing from the form", () => {
  const publish = async (
    { call, Cookie }: Awaited<ReturnType<typeof testProposals>>,
    title: object,
    proposal: string,
  ): Promise<object> => {
    const path = `/import?proposal=${proposal}`;
    const response = await call(path, { method: "POST", body: JSON.stringify(title), headers: { Cookie } });
    return { status: response.status, ...(await response.json()) };
  };

  test("ends the saved change that the form continued, and keeps its end", async () => {
    const admin = await testProposals();
    const until = new Date(admin.clock.nowMs + HOUR_MS).toISOString();
    const { id } = await admin.save(titled("Together"), { until });
    expect(await publish(admin, titled("Together"), `${id}.1`)).toMatchObject({ status: 200 });
    const { proposals } = await admin.send("GET", "/proposals");
    expect(proposals).toMatchObject([
      { reverses: id, state: "scheduled", startsAt: until },
      { id, state: "published" },
    ]);
  });

  test("after its end has passed is not taken back, and ends the change", async () => {
    const admin = await testProposals();
    const [at, until] = [0.1, 0.2].map((hours) => new Date(admin.clock.nowMs + hours * HOUR_MS).toISOString());
    const { id } = await admin.save(titled("Storm"), { at, until });
    await admin.approve(id);
    admin.clock.nowMs += 0.3 * HOUR_MS;
    await admin.publishDue();
    expect(await admin.send("GET", `/proposals/${id}`)).toMatchObject({ state: "attention" });
    expect(await publish(admin, titled("Storm"), `${id}.1`)).toMatchObject({ status: 200 });
    admin.clock.nowMs += HOUR_MS;
    expect(await admin.publishDue()).toEqual([]);
    expect(await admin.page()).toMatchObject({ hero: { title: "Storm" } });
  });

  test("ends a change that the site has already, but not in a dry run", async () => {
    const admin = await testProposals();
    const { id } = await admin.save(titled("Together"));
    await admin.send("POST", "/import", titled("Together"));
    expect(await publish(admin, titled("Together"), `${id}.1&dryRun=true`)).toMatchObject({ status: 200 });
    expect(await admin.send("GET", `/proposals/${id}`)).toMatchObject({ state: "open" });
    expect(await publish(admin, titled("Together"), `${id}.1`)).toMatchObject({ status: 200 });
    expect(await admin.send("GET", `/proposals/${id}`)).toMatchObject({ state: "published" });
  });

  test.each<[string, (id: string) => readonly [change: object, proposal: string], number]>([
    ["another version", (id) => [titled("Together"), `${id}.2`], 412],
    ["other pages", (id) => [{ pages: { farm: { hero: { title: "X" } } } }, `${id}.1`], 412],
    ["no such change", () => [titled("Together"), "0000000000.1"], 404],
    ["a malformed id", () => [titled("Together"), "../x"], 422],
  ])("refuses %s, and publishes nothing", async (_, toRequest, status) => {
    const admin = await testProposals();
    const { id } = await admin.save(titled("Together"));
    expect(await publish(admin, ...toRequest(id))).toMatchObject({ status });
    expect(admin.store.history()).toHaveLength(1);
    expect(await admin.send("GET", `/proposals/${id}`)).toMatchObject({ state: "open" });
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
    expect(missing).toBe("“About” needs approval by an owner, with the carrier's reference.");
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

  test("can be set by owners only, from the first one on", async () => {
    const { proposals } = await testProposals();
    const changes = [{ page: "site", before: adminSite, after: withRules([rule]) }] as const;
    const publish = (role: "editor" | "owner") => proposals.requireApproved(changes, { name: "Ben", id: "ben", role });
    await expect(publish("editor")).rejects.toThrow("“Approval rules” needs approval by an owner.");
    await expect(publish("owner")).resolves.toBeUndefined();
  });

  test("count the last editor as an author, and a link that the author has made as theirs", async () => {
    const { store, save, send, latest, proposals } = await testProposals();
    await commit(store, { site: withRules([{ title: "About", byAnotherPerson: true }]) });
    const { id } = await save(titled("X"));
    const [ben, cy] = ["Ben", "Cy"].map((name) => ({ name, id: name, role: "owner" as const }));
    if (ben === undefined || cy === undefined) throw new Error("no people");
    const given = { changes: parseChanges(await proposals.find(id)), revisionId: await latest(), note: "" };
    await proposals.change(id, 1, { ...given, author: ben });
    await expect(proposals.approve(id, { version: 2, person: ben })).rejects.toThrow("other than the author");
    expect(await proposals.approve(id, { version: 2, person: cy })).toMatchObject({ state: "published" });

    await commit(store, { site: withRules([{ title: "Client", approver: "invited", byAnotherPerson: true }]) });
    const second = await save(titled("Y"));
    const link = { name: "Dana", id: "owner" };
    await expect(proposals.approve(second.id, { version: 1, person: link })).rejects.toThrow("other than the author");
    expect(await send("GET", `/proposals/${second.id}`)).toMatchObject({ state: "open" });
  });

  test("change nothing when they refuse", async () => {
    const { store, save, approve, send, clock } = await testProposals();
    const at = new Date(clock.nowMs + HOUR_MS).toISOString();
    const { id } = await save(titled("X"), { at });
    await approve(id);
    await commit(store, { site: withRules([rule]) });
    const later = new Date(clock.nowMs + 2 * HOUR_MS).toISOString();
    expect(await approve(id, 1, { at: later })).toMatchObject({ status: 403 });
    expect(await send("GET", `/proposals/${id}`)).toMatchObject({ state: "scheduled", version: 1, startsAt: at });
  });

  test.each([
    [{ pages: ["/about"] }, true],
    [{ pages: ["about/*"] }, true],
    [{ pages: [] }, true],
    [{ fields: ["hero/title"] }, true],
    [{ fields: ["/hero"] }, true],
    [{ pages: ["farm"] }, false],
    [{ fields: ["meta"] }, false],
  ])("apply as %o to a headline: %s", async (parts, isBound) => {
    const { store, save } = await testProposals();
    await commit(store, { site: withRules([{ title: "Rule", ...parts, approver: "invited" }]) });
    expect((await save(titled("X"))).missing !== "").toBe(isBound);
  });

  test("bind a page whose address the site settings change", async () => {
    const { store, save } = await testProposals();
    await commit(store, { site: withRules([{ title: "Rule", pages: ["about"], approver: "invited" }]) });
    expect((await save({ site: { unrouted: ["about"] } })).missing).toContain("Rule");
    expect((await save({ site: { redirects: { "/about": "/farm" } } })).missing).toContain("Rule");
    expect((await save({ site: { unrouted: ["farm"] } })).missing).toBe("");
  });

  test("do not count an approval of an earlier version", async () => {
    const { save, approve, send, latest } = await testProposals();
    const { id } = await save(titled("X"));
    const again = { text: JSON.stringify(titled("Y")), base: await latest(), version: 1 };
    expect(await send("PATCH", `/proposals/${id}`, again)).toMatchObject({ version: 2 });
    expect(await approve(id, 1)).toMatchObject({ status: 412, code: "proposal-changed" });
  });
});
