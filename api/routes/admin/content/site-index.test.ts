import { expect, test } from "vitest";
import type { LintContext } from "#content/lint/model/lint-site.ts";
import { testAdmin } from "#tests/support/api/admin-app.ts";
import { commit, page } from "#tests/support/store/file-store.ts";

const CONTEXT = {
  addresses: ["/claims#carriers"],
  media: new Set(["office.jpg"]),
  today: "2026-11-22",
  complete: (_, content) => content,
} satisfies LintContext;

/** Signs in, and returns a function that requests the index. */
async function testSiteIndex() {
  const tested = await testAdmin({ admin: { readLintContext: async () => CONTEXT } });
  const Cookie = await tested.cookie();
  return { ...tested, readIndex: () => tested.call("/site-index", { headers: { Cookie } }) };
}

test("responds with the revision, the index of all documents and the surroundings of the site", async () => {
  const { readIndex } = await testSiteIndex();
  const response = await readIndex();
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    revision: 1,
    revisionId: "1",
    index: {
      settings: { phone: expect.any(String) },
      documents: {
        site: { links: expect.any(Array) },
        about: {
          links: [],
          page: { title: "Us | Test", description: "About Us.", isIndexed: true, anchors: expect.any(Array) },
        },
        farm: { page: { title: expect.any(String) } },
      },
    },
    media: ["office.jpg"],
    addresses: ["/claims#carriers"],
    today: "2026-11-22",
  });
});

test("leaves out pages without a path", async () => {
  const { readIndex } = await testSiteIndex();
  expect((await (await readIndex()).json()).index.documents).not.toHaveProperty("farm/best-providers");
});

test("indexes a document again after it has changed", async () => {
  const { readIndex, store } = await testSiteIndex();
  await readIndex();
  await commit(store, { about: { ...page("We"), hero: { title: "We", ctaUrl: "/contact" } } });
  const { revision, index } = await (await readIndex()).json();
  expect(revision).toBe(2);
  expect(index.documents.about).toMatchObject({
    links: [{ pointer: "/hero/ctaUrl", href: "/contact" }],
    page: { title: "We | Test" },
  });
});
