import { expect, test } from "vitest";
import { testAdmin } from "#tests/support/api/admin-app.ts";
import { NO_PREVIEW } from "#tests/support/api/app.ts";
import { page } from "#tests/support/store/file-store.ts";

/** Signs in, and returns a function that requests previews. */
async function testPreview(options: Parameters<typeof testAdmin>[0] = {}) {
  const tested = await testAdmin(options);
  const Cookie = await tested.cookie();
  const post = (body: unknown) => tested.call("/preview", { method: "POST", body, headers: { Cookie } });
  return { ...tested, post };
}

test("renders a page with unsaved documents", async () => {
  const { post, rendered, store } = await testPreview();
  const response = await post({ page: "about", documents: { about: page("We"), farm: null } });
  expect([response.status, await response.json()]).toEqual([200, { html: "<h1>about</h1>" }]);
  const overlay = new Map([
    ["about", page("We")],
    ["farm", null],
  ]);
  expect(rendered).toEqual([{ page: "about", overlay }]);
  expect(store.history()).toHaveLength(1);
});

test("renders a page as it would be after a rollback", async () => {
  const { post, rendered } = await testPreview();
  expect((await post({ page: "about", to: 0 })).status).toBe(200);
  expect((await post({ page: "farm", to: 0, pages: ["farm"] })).status).toBe(200);
  expect(rendered).toEqual([
    { page: "about", overlay: new Map([["about", page("About")]]) },
    { page: "farm", overlay: new Map() },
  ]);
});

test("renders the home page for the business info", async () => {
  const { post, rendered } = await testPreview();
  await post({ page: "site", documents: {} });
  expect(rendered).toMatchObject([{ page: "home" }]);
});

test("responds with 404 for a page that cannot be rendered: a removed one, or one without an address", async () => {
  const { post } = await testPreview({ admin: { preview: NO_PREVIEW } });
  const response = await post({ page: "farm/bees", documents: { "farm/bees": null } });
  expect([response.status, (await response.json()).code]).toEqual([404, "unknown-page"]);
});

test("rejects invalid documents, and reports each field", async () => {
  const { post, rendered } = await testPreview();
  const about = { meta: { title: "About", description: "Us." }, hero: { title: 7 } };
  const response = await post({ page: "about", documents: { about, "farm/bees": {} } });
  expect([response.status, await response.json()]).toEqual([
    422,
    {
      error: "about: `hero.title` must be a string, but got a number. Put the value in double quotes.",
      code: "invalid",
      issues: [
        {
          field: "documents.about.hero.title",
          message: "about: `hero.title` must be a string, but got a number. Put the value in double quotes.",
        },
        {
          field: "documents.farm/bees",
          message: expect.stringMatching(/^farm\/bees: .+ is required, but it is missing\. Add it\.$/),
        },
        {
          field: "documents.farm/bees",
          message: expect.stringMatching(/^farm\/bees: .+ is required, but it is missing\. Add it\.$/),
        },
      ],
    },
  ]);
  expect(rendered).toEqual([]);
});

test.each([
  ["no documents and no revision", { page: "about" }],
  ["both documents and a revision", { page: "about", documents: {}, to: 0 }],
  ["no page", { documents: {} }],
  ["text as a document", { page: "about", documents: { about: "text" } }],
  ["a list of documents", { page: "about", documents: [] }],
])("rejects %s", async (_, body) => {
  const { post } = await testPreview();
  expect((await post(body)).status).toBe(422);
});

test("responds with 500 if the page cannot be rendered", async () => {
  const fail = () => Promise.reject(new Error("The page /about could not be rendered."));
  const preview = { withBar: fail, withFields: fail };
  const { post, logged } = await testPreview({ admin: { preview } });
  const response = await post({ page: "about", documents: {} });
  expect([response.status, (await response.json()).code]).toEqual([500, "internal"]);
  expect(logged).toContainEqual(expect.objectContaining({ level: 50, msg: "request failed" }));
});
