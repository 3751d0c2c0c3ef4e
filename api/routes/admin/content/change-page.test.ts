import { expect, test } from "vitest";
import { testAdmin } from "#tests/support/api/admin-app.ts";
import { commit, page } from "#tests/support/store/file-store.ts";

const BEES = "farm/bees";

/** Signs in to a site with a coverage page that the About page links to. */
async function testChanges() {
  const tested = await testAdmin();
  await commit(tested.store, {
    [BEES]: page("Bees"),
    contact: page("Contact"),
    "personal/auto": page("Auto"),
    about: { ...page("Us"), hero: { title: "Us", ctaUrl: "/farm/bees" } },
  });
  const Cookie = await tested.cookie();
  return {
    ...tested,
    async change(kind: "move" | "retire", body: object, headers: Record<string, string | undefined> = {}) {
      const response = await tested.call(`/pages/${kind}`, { method: "POST", body, headers: { Cookie, ...headers } });
      return { status: response.status, body: await response.json() };
    },
  };
}

test("retires a page, rewrites the links to it, adds the redirect, and records who did it", async () => {
  const { change, store, audited } = await testChanges();
  const { status, body } = await change("retire", { page: BEES, to: "/farm" }, { "If-Match": '"2"' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, revision: 3, revisionId: "3" });
  expect(store.contents()).toMatchObject({
    about: { hero: { ctaUrl: "/farm" } },
    site: { redirects: { "/farm/bees": "/farm" } },
  });
  expect(store.contents()).not.toHaveProperty([BEES]);
  expect(store.history().at(-1)).toMatchObject({ by: "Ada", format: "retire", source: BEES });
  expect(audited.at(-1)).toMatchObject({
    event: "page-retired",
    outcome: "done",
    by: "Ada",
    revision: 3,
    pages: expect.arrayContaining([BEES, "about", "site"]),
  });
});

test("moves a page", async () => {
  const { change, store, audited } = await testChanges();
  const { body } = await change("move", { from: BEES, to: "farm/honey-bees" });
  expect(body).toMatchObject({ success: true, revision: 3 });
  expect(store.contents()).toMatchObject({
    "farm/honey-bees": page("Bees"),
    about: { hero: { ctaUrl: "/farm/honey-bees" } },
    site: { redirects: { "/farm/bees": "/farm/honey-bees" } },
  });
  expect(audited.at(-1)).toMatchObject({ event: "page-moved", outcome: "done" });
});

test("shows what a change would do without making it", async () => {
  const { change, store, started } = await testChanges();
  const { status, body } = await change("retire", { page: BEES, to: "/farm", dryRun: true });
  expect(status).toBe(200);
  expect(body.imported).toContainEqual(
    expect.objectContaining({
      page: "about",
      changes: [{ pointer: "/hero/ctaUrl", before: "/farm/bees", after: "/farm" }],
    }),
  );
  expect(store.history()).toHaveLength(2);
  expect(started).not.toContainEqual(expect.objectContaining({ event: "page-retired" }));
});

test.each([
  ["retire", { page: "farm/nope", to: "/farm" }, "page/unknown"],
  ["retire", { page: "contact", to: "/" }, "page/permanent"],
  ["retire", { page: BEES }, "page/linked"],
  ["retire", { page: BEES, to: "/farm#nope" }, "link/anchor"],
  ["move", { from: BEES, to: "admin/bees" }, "page/address"],
  ["move", { from: BEES, to: "about" }, "page/exists"],
  ["move", { from: BEES, to: "personal/auto" }, "page/exists"],
] as const)("refuses to %s %o with the finding %s", async (kind, body, code) => {
  const { change, store, audited } = await testChanges();
  const refused = await change(kind, body);
  expect(refused).toMatchObject({
    status: 422,
    body: { success: false, code: "import-failed", diagnostics: [{ code, message: expect.any(String) }] },
  });
  expect(store.history()).toHaveLength(2);
  expect(audited.at(-1)).toMatchObject({ outcome: "import-failed" });
  expect(await change(kind, { ...body, dryRun: true })).toMatchObject({ status: 422 });
});

test("refuses a change of another version than the user saw", async () => {
  const { change, store } = await testChanges();
  const refused = await change("retire", { page: BEES, to: "/farm" }, { "If-Match": '"1"' });
  expect(refused).toMatchObject({ status: 412, body: { code: "revision-conflict", revision: 2 } });
  expect(store.history()).toHaveLength(2);
});

test.each([
  ["a request from another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }, 403],
  ["a request without a session", { Cookie: undefined }, 401],
])("refuses %s", async (_, headers, expected) => {
  const { change, store } = await testChanges();
  expect((await change("retire", { page: BEES, to: "/farm" }, headers)).status).toBe(expected);
  expect(store.history()).toHaveLength(2);
});

test.each([{}, { page: "" }, { page: BEES, to: 1 }, { page: BEES, tp: "/farm" }])(
  "rejects the body %o",
  async (body) => {
    const { change } = await testChanges();
    expect(await change("retire", body)).toMatchObject({ status: 422, body: { code: "invalid" } });
  },
);
