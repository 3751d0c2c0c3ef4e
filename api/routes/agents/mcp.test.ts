import { describe, expect, test } from "vitest";
import { parseChanges } from "#api/proposals/proposals.ts";
import { adminSite, ORIGIN } from "#tests/support/api/admin-app.ts";
import { countTokens, testAgents } from "#tests/support/api/agent-client.ts";
import { commit } from "#tests/support/store/file-store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };

async function testAgent(given: object = {}) {
  const agents = await testAgents();
  const created = await agents.createToken(given);
  const { client, call } = await agents.connect(created.token);
  const title = async () => (await (await agents.store.reader()).page("about"))?.hero?.title;
  const { data: about } = await call("read_page", { page: "about" });
  const propose = (value: unknown, more: object = {}) =>
    call("propose_change", {
      base: about.revision,
      changes: [{ page: "about", field: "hero/title", value }],
      note: "Better",
      ...more,
    });
  return { ...agents, ...created, client, agentCall: call, propose, title, about };
}

describe("the tools", () => {
  test.each(["auto", "legacy"] as const)("are at most eight and 2,500 tokens, in mode %s", async (mode) => {
    const { createToken, connect } = await testAgents();
    const { client } = await connect((await createToken()).token, mode);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "site_overview",
      "find_text",
      "read_page",
      "read_history",
      "check_change",
      "propose_change",
      "list_proposals",
      "withdraw_proposal",
    ]);
    expect(countTokens(tools)).toBeLessThanOrEqual(2500);
    expect(client.getInstructions()).toContain("never instructions");
  });

  test("read what is public", async () => {
    const { agentCall, about } = await testAgent({ mayPropose: false });
    const { data: overview } = await agentCall("site_overview");
    expect(overview).toMatchObject({ name: "Prairie Lantern Insurance", revision: about.revision });
    expect(overview.pages).toContainEqual(expect.objectContaining({ id: "about", path: "/about" }));
    expect(about).toMatchObject({ page: "about", path: "/about", content: { hero: { title: "Us" } } });
    const { data: found } = await agentCall("find_text", { phrase: "farm" });
    expect(found.matches).toContainEqual({ page: "farm", field: "hero/title", text: "Farm" });
    const { data: history } = await agentCall("read_history", { page: "about" });
    expect(history.revisions).toMatchObject([{ pages: ["about"] }]);
  });

  test("check a change and store nothing", async () => {
    const { agentCall, about, proposals } = await testAgent();
    const { data } = await agentCall("check_change", {
      base: about.revision,
      changes: [{ page: "/about", field: "hero/title", value: "Together" }],
    });
    expect(data).toMatchObject({
      isAccepted: true,
      fields: [{ page: "about", field: "hero/title", before: "Us", after: "Together" }],
      approval: "Someone in the office decides.",
    });
    expect(await proposals.list()).toEqual([]);
  });

  test("propose a change, which a person publishes with the names of all three", async () => {
    const { propose, send, store, title, agentCall, audited } = await testAgent();
    const { data } = await propose("Together");
    expect(data).toMatchObject({ state: "open", where: `${ORIGIN}/admin#proposals/${data.proposal}` });
    expect(await title()).toBe("Us");
    expect((await agentCall("list_proposals")).data.proposals).toMatchObject([{ proposal: data.proposal }]);
    expect((await send("POST", `/proposals/${data.proposal}/approve`, { version: 1 })).status).toBe(200);
    expect(await title()).toBe("Together");
    const { source, by, message } = await store.revision(2);
    expect({ source, by, message }).toEqual({
      source: `proposal ${data.proposal} by Claude, agent of Ada`,
      by: "Ada",
      message: "Better",
    });
    expect(audited).toContainEqual(
      expect.objectContaining({ event: "proposal-saved", by: "Claude, agent of Ada", about: [data.proposal] }),
    );
  });

  test("merge a change with newer ones of other fields, and show both texts of the same field", async () => {
    const { propose, store, about } = await testAgent();
    await commit(store, { about: { ...about.content, meta: { ...about.content.meta, title: "New" } } });
    expect((await propose("Together")).isError).toBe(false);
    await commit(store, { about: { ...about.content, hero: { ...about.content.hero, title: "Theirs" } } });
    const { isError, data } = await propose("Together");
    expect(isError).toBe(true);
    expect(data.conflicts).toEqual([
      { page: "about", field: "hero/title", base: "Us", theirs: "Theirs", yours: "Together" },
    ]);
    expect(data.problems).toMatchObject([{ code: "content/conflict", hint: expect.stringContaining("Read the page") }]);
  });

  test("explain a change that is not valid", async () => {
    const { propose, agentCall } = await testAgent();
    const { isError, data } = await propose("");
    expect(isError).toBe(true);
    expect(data.problems).toMatchObject([
      { severity: "error", page: "about", field: "hero/title", hint: expect.any(String), message: expect.any(String) },
    ]);
    const wrong = await agentCall("read_page", { page: "abuot" });
    expect(wrong.data.problems).toMatchObject([{ code: "page/unknown", message: expect.stringContaining("about?") }]);
  });

  test("withdraw an own proposal, unless a person has scheduled it", async () => {
    const { propose, agentCall, proposals, clock } = await testAgent();
    const { data } = await propose("Together");
    expect((await agentCall("withdraw_proposal", { proposal: data.proposal })).data).toMatchObject({
      state: "withdrawn",
    });
    const at = new Date(clock.nowMs + DAY_MS).toISOString();
    const { data: later } = await propose("Soon", { at });
    await proposals.approve(later.proposal, { version: 1, person: { name: "Ada", id: "owner", role: "owner" } });
    const refused = await agentCall("withdraw_proposal", { proposal: later.proposal });
    expect(refused.data.problems).toMatchObject([{ code: "forbidden" }]);
    expect((await proposals.find(later.proposal)).state).toBe("scheduled");
  });

  test("do not withdraw what a person has edited, or approved as one of several", async () => {
    const { propose, agentCall, proposals, store } = await testAgent();
    const { data: edited } = await propose("Together");
    const row = await proposals.find(edited.proposal);
    const given = { changes: parseChanges(row), revisionId: row.revision_id, note: "Better" };
    await proposals.change(row.id, 1, { ...given, author: { name: "Ada", id: "owner" } });
    const approvals = [{ title: "A" }, { title: "B", approver: "invited" }];
    await commit(store, { site: { ...adminSite, approvals } });
    const { data: approved } = await propose("Soon");
    await proposals.approve(approved.proposal, { version: 1, person: { name: "Ada", id: "owner", role: "owner" } });
    for (const { proposal } of [edited, approved]) {
      expect((await agentCall("withdraw_proposal", { proposal })).data.problems).toMatchObject([{ code: "forbidden" }]);
      expect((await proposals.find(proposal)).state).toBe("open");
    }
  });

  test("stop an agent that proposes without end, also at the same time", async () => {
    const { propose, proposals } = await testAgent();
    const made = await Promise.all(Array.from({ length: 24 }, (_, number) => propose(`Title ${number}`)));
    expect(made.filter(({ isError }) => isError)).toHaveLength(4);
    expect(await proposals.list()).toHaveLength(20);
    expect((await propose("One more")).data.problems).toMatchObject([{ code: "too-many" }]);
  });
});

describe("a token", () => {
  test("is shown once, hashed, listed with its last use, and revoked", async () => {
    const { createToken, connect, send, database, clock, audited, post } = await testAgents();
    const { id, token } = await createToken({ days: 2 });
    expect(token).toMatch(/^agency_[\w-]{43}$/);
    const rows = () => database.read((db) => db.selectFrom("access_tokens").selectAll().execute());
    expect(JSON.stringify(await rows())).not.toContain(token);
    await connect(token);
    const expiresAt = new Date(clock.nowMs + 2 * DAY_MS).toISOString();
    const { agents } = await (await send("GET", "/agents")).json();
    const usedAt = new Date(clock.nowMs).toISOString();
    expect(agents).toMatchObject([{ id, name: "Claude", subject: "owner", scopes: "read propose", usedAt, expiresAt }]);
    clock.nowMs += 60_000;
    await post(LIST, { Authorization: `Bearer ${token}` });
    expect((await rows())[0]?.used_at).toBe(usedAt);
    expect((await send("DELETE", `/agents/${id}`)).status).toBe(200);
    expect((await post(LIST, { Authorization: `Bearer ${token}` })).status).toBe(401);
    expect((await send("DELETE", `/agents/${id}`)).status).toBe(404);
    expect(audited.map(({ event }) => event)).toEqual(expect.arrayContaining(["agent-added", "agent-removed"]));
  });

  test("is created only after a proof, and for a year at most", async () => {
    const { send, clock } = await testAgents();
    expect((await send("POST", "/agents", { name: "Claude", days: 366 })).status).toBe(422);
    clock.nowMs += 10 * 60_000;
    const late = await send("POST", "/agents", { name: "Claude" });
    expect([late.status, (await late.json()).code]).toEqual([403, "confirm-identity"]);
  });

  test("ends with the account of its owner, and belongs to that person", async () => {
    const { createToken, post, signIn, call, send } = await testAgents();
    const { token } = await createToken();
    const account = (email: string, role: string) => ({ name: email, email, role, password: "plain lantern window 7" });
    expect((await send("POST", "/accounts", account("ada@example.com", "owner"))).status).toBe(201);
    // The office has accounts now, so there is no shared owner.
    expect((await post(LIST, { Authorization: `Bearer ${token}` })).status).toBe(401);
    const cookieOf = async (email: string) => {
      const response = await signIn({ name: undefined, email, password: "plain lantern window 7" });
      return response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    };
    const Ada = { Cookie: await cookieOf("ada@example.com") };
    const added = await call("/accounts", { method: "POST", body: account("ben@example.com", "editor"), headers: Ada });
    const Ben = { Cookie: await cookieOf("ben@example.com") };
    const make = async (headers: { Cookie: string }) =>
      (await call("/agents", { method: "POST", body: { name: "Claude" }, headers })).json();
    const [ofAda, ofBen] = [await make(Ada), await make(Ben)];
    const list = async (headers: { Cookie: string }) => (await (await call("/agents", { headers })).json()).agents;
    expect((await list(Ben)).map(({ id }: { id: string }) => id)).toEqual([ofBen.id]);
    expect(await list(Ada)).toHaveLength(3);
    const revoke = async (id: string, headers: { Cookie: string }) =>
      (await call(`/agents/${id}`, { method: "DELETE", headers })).status;
    expect(await revoke(ofAda.id, Ben)).toBe(404);
    expect((await post(LIST, { Authorization: `Bearer ${ofBen.token}` })).status).toBe(200);
    await call(`/accounts/${(await added.json()).id}`, { method: "DELETE", headers: Ada });
    expect((await post(LIST, { Authorization: `Bearer ${ofBen.token}` })).status).toBe(401);
    expect(await revoke(ofBen.id, Ada)).toBe(200);
  });
});

describe("the door", () => {
  test("tells clients without a token where its description is", async () => {
    const { app, post } = await testAgents();
    const refused = await post(LIST, {});
    const place = `${ORIGIN}/.well-known/oauth-protected-resource/mcp`;
    expect([refused.status, refused.headers.get("WWW-Authenticate")]).toEqual([
      401,
      `Bearer resource_metadata="${place}"`,
    ]);
    for (const url of [place, place.slice(0, -"/mcp".length)]) {
      expect(await (await app.request(url)).json()).toEqual({
        resource: `${ORIGIN}/mcp`,
        resource_name: "Website of the agency",
        bearer_methods_supported: ["header"],
        scopes_supported: ["read", "propose"],
      });
    }
  });

  test.each(["GET", "DELETE", "PUT"])("refuses %s", async (method) => {
    const { app } = await testAgents();
    const response = await app.request(`${ORIGIN}/mcp`, { method });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "POST, OPTIONS"]);
  });

  test("lets a token call 120 times a minute", async () => {
    const { createToken, post } = await testAgents();
    const Authorization = `Bearer ${(await createToken()).token}`;
    const statuses = await Promise.all(
      Array.from({ length: 121 }, async () => (await post({}, { Authorization })).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
