import { expect, test } from "vitest";
import { testAdmin } from "#tests/support/api/admin-app.ts";
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
