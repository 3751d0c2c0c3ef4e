import { expect, test } from "vitest";
import type { ListedPage } from "#content/revisions/list-pages.ts";
import { testAdmin } from "#tests/support/api/admin-app.ts";
import { testSiteDocument } from "#tests/support/mail/sample-mail.ts";
import { commit, page } from "#tests/support/store/file-store.ts";

async function testPages() {
  const tested = await testAdmin();
  const Cookie = await tested.cookie();
  return {
    ...tested,
    async read(path: string) {
      const response = await tested.call(path, { headers: { Cookie } });
      return { status: response.status, body: await response.json() };
    },
  };
}

test("lists the pages with the revision of the store", async () => {
  const { read } = await testPages();
  const { status, body } = await read("/pages");
  expect(status).toBe(200);
  expect(body).toMatchObject({ revision: 1, revisionId: "1", retired: [] });
  expect(body.pages).toContainEqual(
    expect.objectContaining({ id: "about", path: "/about", title: "Us | Test", isDefault: false }),
  );
});

test("lists the lines of business, and the line of each page", async () => {
  const { read, store } = await testPages();
  const pets = { id: "pets", title: "Pet Insurance", shortTitle: "Pets", page: "animals" };
  const { lines: _, ...settings } = testSiteDocument;
  await commit(store, {
    site: { ...settings, lines: [pets] },
    animals: page("Animals"),
    "animals/dogs": page("Dogs"),
    careers: page("Careers"),
  });
  const { body } = await read("/pages");
  expect(body.lines).toEqual([{ ...pets, overview: "Pets", phrase: "pets insurance" }]);
  const linesByPage = Object.fromEntries(body.pages.map((listed: ListedPage) => [listed.id, listed.line]));
  expect(linesByPage).toEqual({
    about: undefined,
    animals: "pets",
    "animals/dogs": "pets",
    farm: undefined,
    careers: undefined,
  });
});

test("lists a change at once", async () => {
  const { read, store } = await testPages();
  await read("/pages");
  await commit(store, { about: page("We") });
  expect((await read("/pages")).body.pages).toContainEqual(
    expect.objectContaining({ id: "about", title: "We | Test", lastChange: expect.objectContaining({ name: "2" }) }),
  );
});

test("searches all texts", async () => {
  const { read, store } = await testPages();
  await commit(store, { about: { ...page("Us"), hero: { title: "Us", subtitle: "Since the flood." } } });
  expect((await read("/pages/search?text=the%20flood")).body).toEqual({
    matches: [{ page: "about", pointer: "/hero/subtitle", before: "Since ", match: "the flood", after: "." }],
    hasMore: false,
  });
});

test.each(["", "?text=a", `?text=${"a".repeat(201)}`, "?text=ab&other=1"])("rejects the search %s", async (query) => {
  const { read } = await testPages();
  expect(await read(`/pages/search${query}`)).toMatchObject({ status: 422, body: { code: "invalid" } });
});
