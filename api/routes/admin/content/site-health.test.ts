import { expect, test } from "vitest";
import { testAdmin } from "#tests/support/api/admin-app.ts";
import { commit, page } from "#tests/support/store/file-store.ts";

/** Signs in, and returns a function that requests the problems of the site. */
async function testSiteHealth() {
  const tested = await testAdmin();
  const Cookie = await tested.cookie();
  return { ...tested, readHealth: async () => (await tested.call("/site-health", { headers: { Cookie } })).json() };
}

test("responds with the problems of the site, each with its field, and with the revision", async () => {
  const { readHealth, store } = await testSiteHealth();
  const about = { ...page("We"), hero: { title: "We", ctaUrl: "/contacts" } };
  await commit(store, { about, contact: page("Contact") });
  const { revisionId, findings } = await readHealth();
  expect(revisionId).toBe("2");
  expect(findings).toContainEqual({
    code: "link/broken",
    severity: "error",
    page: "about",
    pointer: "/hero/ctaUrl",
    message: expect.stringContaining("/contacts"),
    params: { path: "/contacts", suggestion: "/contact" },
    suggestion: "/contact",
  });
});

test("applies the rules for publishing, and marks what only they report", async () => {
  const { readHealth } = await testSiteHealth();
  const { findings } = await readHealth();
  expect(findings).toContainEqual(expect.objectContaining({ code: "production/sample", isForPublishing: true }));
});

test("finds what a commit has changed since the last request", async () => {
  const { readHealth, store } = await testSiteHealth();
  const readCodes = async () =>
    (await readHealth()).findings.flatMap(({ page, code }: { page: string; code: string }) =>
      page === "about" ? [code] : [],
    );
  expect(await readCodes()).not.toContain("link/broken");
  await commit(store, { about: { ...page("We"), hero: { title: "We", ctaUrl: "/contacts" } } });
  expect(await readCodes()).toContain("link/broken");
});
