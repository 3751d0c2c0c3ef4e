import { describe, expect, test } from "vitest";
import { testAdmin } from "#tests/support/api/admin-app.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Saves a change of a page, and returns functions for its preview links. */
async function testPreviewLinks() {
  const admin = await testAdmin();
  const Cookie = await admin.cookie();
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await admin.call(path, { method, ...(body !== undefined && { body }), headers: { Cookie } });
    return { status: response.status, ...(await response.json()) };
  };
  const base = await admin.store.withSnapshot(async ({ id }) => id);
  const text = JSON.stringify({ pages: { about: { hero: { title: "Together" } } } });
  const { id } = await send("POST", "/proposals", { text, base, note: "New headline" });
  const link = async (given: object = {}): Promise<{ id: string; path: string }> =>
    send("POST", `/proposals/${id}/links`, given) as never;
  const open = (path: string) => admin.app.request(path, {}, { address: "203.0.113.9" });
  const post = (path: string, form: Record<string, string>) =>
    admin.app.request(
      path,
      {
        method: "POST",
        body: new URLSearchParams(form).toString(),
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
      },
      { address: "203.0.113.9" },
    );
  return { ...admin, send, id, link, open, post };
}

describe("a preview link", () => {
  test("shows any page without a session, and keeps it from search engines and caches", async () => {
    const { link, open, bars } = await testPreviewLinks();
    const { path } = await link();
    for (const [address, page] of [
      [path, "/"],
      [`${path}/`, "/"],
      [`${path}/about`, "/about"],
    ] as const) {
      const response = await open(address);
      expect([response.status, bars.at(-1)?.path]).toEqual([200, page]);
      expect(response.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(response.headers.get("Referrer-Policy")).toBe("same-origin");
      expect(response.headers.get("Content-Security-Policy")).not.toContain("connect-src 'self'");
    }
    expect(bars.at(-1)).toMatchObject({ note: "New headline", author: "Ada", isPinned: false, mayApprove: false });
  });

  test("ends when it expires or is revoked, and cannot be guessed", async () => {
    const { link, open, send, id, clock } = await testPreviewLinks();
    const [first, second, third] = [await link({ days: 1 }), await link(), await link()];
    expect(await send("DELETE", `/proposals/${id}/links/${third.id}`)).toMatchObject({ success: true });
    expect(await (await open(third.path)).text()).toContain("This preview does not exist, or it has ended.");
    expect(await send("DELETE", `/proposals/${id}/links/${third.id}`)).toMatchObject({ code: "unknown-token" });
    expect((await open(first.path)).status).toBe(200);
    clock.nowMs += DAY_MS;
    for (const path of [first.path, `${second.path.slice(0, -2)}__`, "/preview/", "/preview/x", "/preview/%2e%2e"])
      expect([path, (await open(path)).status]).toEqual([path, 404]);
    expect((await open(second.path)).status).toBe(200);
  });

  test("follows the change, unless it is pinned", async () => {
    const { link, open, send, id, store, bars } = await testPreviewLinks();
    const [following, pinned] = [await link(), await link({ isPinned: true })];
    const base = await store.withSnapshot(async (state) => state.id);
    const text = JSON.stringify({ pages: { about: { hero: { title: "All of us" } } } });
    await send("PATCH", `/proposals/${id}`, { text, base, version: 1 });
    await open(following.path);
    expect(bars.at(-1)?.shown).toContain("All of us");
    await open(pinned.path);
    expect(bars.at(-1)).toMatchObject({ isPinned: true, shown: expect.stringContaining("Together") });
  });

  test("sends a comment to the office, which names the person", async () => {
    const { link, open, post, send, id, bars } = await testPreviewLinks();
    const { path } = await link();
    const sent = await post(`${path}/comment`, { name: "Dana", text: "Please say who.", page: "/about" });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, `${path}/about?sent#preview-bar`]);
    await open(`${path}/about?sent`);
    expect(bars.at(-1)).toMatchObject({ path: "/about", message: expect.stringContaining("Thank you") });
    expect((await post(`${path}/comment`, { name: "Dana", text: " " })).status).toBe(422);
    expect(await send("GET", `/proposals/${id}`)).toMatchObject({
      events: [{ kind: "comment", name: "Dana", text: "Please say who.", role: null }],
    });
  });

  test("approves in the name of the person who was asked, and publishes nothing", async () => {
    const { link, post, send, id, store, audited } = await testPreviewLinks();
    const [anyone, dana] = [await link(), await link({ invited: "Dana of Harbor Mutual" })];
    expect((await post(`${anyone.path}/approve`, { version: "1" })).status).toBe(403);
    expect((await post(`${dana.path}/approve`, { version: "2" })).status).toBe(412);
    expect((await post(`${dana.path}/approve`, { version: "1", reference: "HM-7" })).status).toBe(303);
    const events = [{ kind: "approval", name: "Dana of Harbor Mutual", text: "HM-7" }];
    expect(await send("GET", `/proposals/${id}`)).toMatchObject({ state: "approved", events });
    expect(store.history()).toHaveLength(1);
    // The log has the link and its maker, too, because anyone who has a link can approve by it.
    const who = { by: "Dana of Harbor Mutual", account: "owner", about: [id, dana.id] };
    expect(audited).toContainEqual(expect.objectContaining({ event: "proposal-approved", ...who }));
  });

  test("keeps what the office writes among itself, and ends with the change", async () => {
    const { link, open, send, id, bars } = await testPreviewLinks();
    const { path } = await link();
    await send("POST", `/proposals/${id}/comments`, { text: "Between us" });
    await open(path);
    expect(bars.at(-1)?.events).toEqual([]);
    await send("POST", `/proposals/${id}/withdraw`, { version: 1 });
    expect((await open(path)).status).toBe(404);
  });

  test("does not take back what the office has decided", async () => {
    const { link, post, send, id, clock } = await testPreviewLinks();
    const { path } = await link({ invited: "Dana" });
    const at = new Date(clock.nowMs + DAY_MS).toISOString();
    expect(await send("POST", `/proposals/${id}/approve`, { version: 1, at })).toMatchObject({ state: "scheduled" });
    expect((await post(`${path}/approve`, { version: "2" })).status).toBe(412);
    expect(await send("GET", `/proposals/${id}`)).toMatchObject({ state: "scheduled" });
  });

  test("opens no photo that the change does not show", async () => {
    const { link, open, app } = await testPreviewLinks();
    const { path } = await link();
    for (const rest of ["/photos/barn.jpg", "/photos/..%2f..%2fagency.db"])
      expect([rest, (await open(path + rest)).status]).toEqual([rest, 404]);
    expect((await app.request(path, { method: "DELETE" }, { address: "203.0.113.9" })).status).toBe(405);
  });
});
