/** Tests what each role may do. */
import { describe, expect, test } from "vitest";
import { testOffice } from "#tests/support/api/office.ts";
import { commit, page } from "#tests/support/store/file-store.ts";

type Office = Awaited<ReturnType<typeof testOffice>>;

/** Statuses of a request from nobody, an editor and an owner. */
type Statuses = [nobody: number, editor: number, owner: number];

const NEW = { name: "Eve", email: "eve@example.com", role: "editor", password: "four small red tractors" };
const OWN_PASSWORD = { current: "wrong", password: NEW.password };

const NO_REQUEST = `/quotes/${"0".repeat(24)}`;

const CHANGE = { text: '{"pages":{"about":{"hero":{"title":"We"}}}}', base: "0" };

const TABLE: Record<string, { path?: (office: Office) => string; body?: unknown; statuses: Statuses }> = {
  "GET /session": { statuses: [401, 200, 200] },
  "POST /session": { body: {}, statuses: [422, 422, 422] },
  "DELETE /session": { statuses: [401, 200, 200] },
  "POST /session/passkey": { body: {}, statuses: [422, 422, 422] },
  "POST /session/passkey/options": { statuses: [200, 200, 200] },
  "GET /sessions": { statuses: [401, 200, 200] },
  "DELETE /sessions": { statuses: [401, 200, 200] },
  "DELETE /sessions/:id": { path: () => `/sessions/${"0".repeat(64)}`, statuses: [401, 404, 404] },
  "GET /account": { statuses: [401, 200, 200] },
  "POST /account/passkeys": { body: {}, statuses: [401, 422, 422] },
  "POST /account/passkeys/options": { body: { current: "wrong" }, statuses: [401, 401, 401] },
  "DELETE /account/passkeys/:passkey": { path: () => "/account/passkeys/none", statuses: [401, 404, 404] },
  "POST /account/password": { body: OWN_PASSWORD, statuses: [401, 401, 401] },
  "GET /accounts": { statuses: [401, 403, 200] },
  "POST /accounts": { body: NEW, statuses: [401, 403, 201] },
  "PATCH /accounts/:id": {
    path: ({ ids }) => `/accounts/${ids.ben}`,
    body: { mayReadRequests: true },
    statuses: [401, 403, 200],
  },
  "DELETE /accounts/:id": { path: ({ ids }) => `/accounts/${ids.ben}`, statuses: [401, 403, 200] },
  "DELETE /accounts/:id/passkeys/:passkey": {
    path: ({ ids }) => `/accounts/${ids.ben}/passkeys/none`,
    statuses: [401, 403, 404],
  },
  "GET /agents": { statuses: [401, 200, 200] },
  "POST /agents": { body: { name: "Claude" }, statuses: [401, 201, 201] },
  "DELETE /agents/:id": { path: () => "/agents/none", statuses: [401, 404, 404] },
  "POST /import": { path: () => "/import?page=about", body: { HERO_TITLE: "We" }, statuses: [401, 200, 200] },
  "POST /documents": { body: { ids: ["about"] }, statuses: [401, 200, 200] },
  "GET /site-index": { statuses: [401, 200, 200] },
  "GET /pages": { statuses: [401, 200, 200] },
  "GET /pages/search": { path: () => "/pages/search?text=insurance", statuses: [401, 200, 200] },
  "POST /pages/move": { body: { from: "none", to: "farm/none" }, statuses: [401, 422, 422] },
  "POST /pages/retire": { body: { page: "none" }, statuses: [401, 422, 422] },
  "GET /site-health": { statuses: [401, 200, 200] },
  "GET /readiness": { statuses: [401, 200, 200] },
  "POST /preview": { body: { page: "about", documents: { about: page("We") } }, statuses: [401, 200, 200] },
  "GET /photos": { statuses: [401, 200, 200] },
  "POST /photos": { body: {}, statuses: [401, 415, 415] },
  "GET /photo-limit": { statuses: [401, 200, 200] },
  "GET /photos/:name": { path: () => "/photos/a.jpg", statuses: [401, 404, 404] },
  "DELETE /photos/:name": { path: () => "/photos/a.jpg", statuses: [401, 404, 404] },
  "POST /photos/:name/restore": { path: () => "/photos/a.jpg/restore", statuses: [401, 404, 404] },
  "GET /proposals": { statuses: [401, 200, 200] },
  "POST /proposals": { body: CHANGE, statuses: [401, 201, 201] },
  "GET /proposals/:id": { path: () => "/proposals/1", statuses: [401, 404, 404] },
  "PATCH /proposals/:id": { path: () => "/proposals/1", body: CHANGE, statuses: [401, 404, 404] },
  "POST /proposals/:id/approve": {
    path: () => "/proposals/1/approve",
    body: { version: 1 },
    statuses: [401, 404, 404],
  },
  "POST /proposals/:id/withdraw": {
    path: () => "/proposals/1/withdraw",
    body: { version: 1 },
    statuses: [401, 404, 404],
  },
  "POST /proposals/:id/comments": {
    path: () => "/proposals/1/comments",
    body: { text: "Fine" },
    statuses: [401, 404, 404],
  },
  "POST /proposals/:id/links": { path: () => "/proposals/1/links", body: {}, statuses: [401, 404, 404] },
  "DELETE /proposals/:id/links/:link": { path: () => "/proposals/1/links/1", statuses: [401, 404, 404] },
  "GET /history": { statuses: [401, 200, 200] },
  "GET /history/:revision": { path: () => "/history/1", statuses: [401, 200, 200] },
  "POST /session/proof": { body: { current: "seven gray barns at dusk" }, statuses: [401, 401, 200] },
  "POST /rollback": { body: { to: 0 }, statuses: [401, 403, 200] },
  "GET /export": { statuses: [401, 200, 200] },
  "GET /quotes": { statuses: [401, 403, 200] },
  "DELETE /quotes": {
    path: () => "/quotes?state=quarantined&until=2026-01-01T00:00:00Z",
    statuses: [401, 403, 200],
  },
  "GET /quotes/export.csv": { statuses: [401, 403, 200] },
  "GET /quotes/choices": { statuses: [401, 403, 200] },
  "GET /quotes/counts": { statuses: [401, 403, 200] },
  "GET /quotes/counts.csv": { statuses: [401, 403, 200] },
  "GET /quotes/:id": { path: () => NO_REQUEST, statuses: [401, 403, 404] },
  "DELETE /quotes/:id": { path: () => NO_REQUEST, statuses: [401, 403, 404] },
  "PATCH /quotes/:id": { path: () => NO_REQUEST, statuses: [401, 403, 404] },
  "POST /quotes/:id/notes": { path: () => `${NO_REQUEST}/notes`, statuses: [401, 403, 404] },
  "DELETE /quotes/:id/notes/:note": { path: () => `${NO_REQUEST}/notes/n`, statuses: [401, 403, 404] },
  "GET /quotes/:id/files/:file": { path: () => `${NO_REQUEST}/files/f`, statuses: [401, 403, 404] },
  "POST /quotes/:id/spam": { path: () => `${NO_REQUEST}/spam`, statuses: [401, 403, 404] },
  "GET /quotes/:id/person": { path: () => `${NO_REQUEST}/person`, statuses: [401, 403, 404] },
  "POST /quotes/:id/forget": { path: () => `${NO_REQUEST}/forget`, statuses: [401, 403, 404] },
  "POST /quotes/:id/resend": { path: () => `${NO_REQUEST}/resend`, statuses: [401, 403, 404] },
  "POST /quotes/:id/release": { path: () => `${NO_REQUEST}/release`, statuses: [401, 403, 404] },
};

test("the table has every route", async () => {
  const { app } = await testOffice();
  const base = "/api/admin";
  const routes = app.routes.filter(({ method, path }) => method !== "ALL" && path.startsWith(base));
  const existing = new Set(routes.map(({ method, path }) => `${method} ${path.slice(base.length)}`));
  expect([...existing].sort()).toEqual(Object.keys(TABLE).sort());
});

const CASES = Object.entries(TABLE).flatMap(([route, { statuses }]) =>
  (["nobody", "ben", "ada"] as const).map((person, index) => [route, person, statuses[index]] as const),
);

test.each(CASES)("%s as %s gets %i", async (route, person, status) => {
  const office = await testOffice();
  const browser = office.openBrowser();
  if (person !== "nobody") await browser.signIn(person);
  const [method = "", path = ""] = route.split(" ");
  const { path: toPath = () => path, body } = TABLE[route] ?? {};
  const response = await browser.send(method, toPath(office), body);
  expect(response.status).toBe(status);
  if (status === 403) expect((await response.json()).code).toBe("forbidden");
});

test("a role that an owner has changed counts at once", async () => {
  const office = await testOffice();
  const [ada, ben] = [office.openBrowser(), office.openBrowser()];
  await ada.signIn("ada");
  await ben.signIn("ben");
  await ada.send("PATCH", `/accounts/${office.ids.ben}`, { role: "owner" });
  expect((await ben.send("GET", "/accounts")).status).toBe(200);
});

describe("an editor", () => {
  /** Ben has imported revision 2 after revision 1 of another person, which changed the page "about". */
  async function setUp() {
    const office = await testOffice();
    const ben = office.openBrowser();
    await ben.signIn("ben");
    await ben.send("POST", "/import?page=farm", { HERO_TITLE: "Barns" });
    return { ...office, ben };
  }

  test("is the author of changes by account, and undoes them", async () => {
    const { ben, store, ids } = await setUp();
    expect(store.history()[1]).toMatchObject({ by: "Ben Ortiz", account: ids.ben });
    expect((await ben.send("POST", "/rollback", { undo: 2 })).status).toBe(200);
    expect(store.history()[2]).toMatchObject({ by: "Ben Ortiz", account: ids.ben });
    expect(store.contents().farm).toEqual(page("Farm"));
  });

  test("undoes a change after others have changed the same page, and keeps theirs", async () => {
    const { ben, store } = await setUp();
    await commit(store, {
      farm: { ...store.contents().farm, meta: { title: "Theirs | Test", description: "Theirs." } },
    });
    expect((await ben.send("POST", "/rollback", { undo: 2 })).status).toBe(200);
    expect(store.contents().farm).toEqual({
      ...page("Farm"),
      meta: { title: "Theirs | Test", description: "Theirs." },
    });
  });

  test.each([{ to: 1 }, { to: 0, pages: ["farm"] }, { to: 0, dryRun: true }, { undo: 1 }, { undo: 1, dryRun: true }])(
    "does not undo changes of others with %j",
    async (body) => {
      const { ben, store, audited } = await setUp();
      const response = await ben.send("POST", "/rollback", body);
      expect([response.status, await response.json()]).toEqual([
        403,
        { code: "forbidden", error: expect.stringContaining("only their own changes") },
      ]);
      expect([store.history().length, audited.filter(({ event }) => event === "rollback")]).toEqual([2, []]);
    },
  );
});
