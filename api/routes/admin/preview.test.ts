import { expect, test } from "vitest";
import { testAdmin } from "#tests/support/api/admin-app.ts";
import { page } from "#tests/support/store/file-store.ts";

async function previews(admin: Parameters<typeof testAdmin>[0] = {}) {
  const tested = await testAdmin(admin);
  const Cookie = await tested.cookie();
  const post = (body: unknown) => tested.call("/preview", { method: "POST", body, headers: { Cookie } });
  return { ...tested, post };
}

test("a page is shown with documents that are not stored", async () => {
  const { post, rendered, store } = await previews();
  const answer = await post({ page: "about", documents: { about: page("We"), farm: null } });
  expect([answer.status, await answer.json()]).toEqual([200, { html: "<h1>about</h1>" }]);
  const overlay = new Map([
    ["about", page("We")],
    ["farm", null],
  ]);
  expect(rendered).toEqual([{ page: "about", overlay }]);
  expect(store.history()).toHaveLength(1);
});

test("a page is shown as a rollback would leave it", async () => {
  const { post, rendered } = await previews();
  expect((await post({ page: "about", to: 0 })).status).toBe(200);
  expect((await post({ page: "farm", to: 0, pages: ["farm"] })).status).toBe(200);
  expect(rendered).toEqual([
    { page: "about", overlay: new Map([["about", page("About")]]) },
    { page: "farm", overlay: new Map() },
  ]);
});

test("the facts of the agency are shown on the home page", async () => {
  const { post, rendered } = await previews();
  await post({ page: "site", documents: {} });
  expect(rendered).toMatchObject([{ page: "home" }]);
});

test("a page without an address, or one that would not be there, is none", async () => {
  const { post, rendered } = await previews();
  const answer = await post({ page: "farm/best-providers", documents: {} });
  expect([answer.status, (await answer.json()).code, rendered]).toEqual([404, "unknown-page", []]);
  const gone = await previews({ admin: { preview: async () => undefined } });
  expect((await gone.post({ page: "farm/bees", documents: { "farm/bees": null } })).status).toBe(404);
});

test("what is not valid is not shown, and each field is named", async () => {
  const { post, rendered } = await previews();
  const about = { meta: { title: "About", description: "Us." }, hero: { title: 7 } };
  const answer = await post({ page: "about", documents: { about, "farm/bees": {} } });
  expect([answer.status, await answer.json()]).toEqual([
    422,
    {
      error: "about: hero.title is a number; a string belongs there.",
      code: "invalid",
      issues: [
        {
          field: "documents.about.hero.title",
          message: "about: hero.title is a number; a string belongs there.",
        },
        { field: "documents.farm/bees", message: expect.stringMatching(/^farm\/bees: .+ is missing\.$/) },
        { field: "documents.farm/bees", message: expect.stringMatching(/^farm\/bees: .+ is missing\.$/) },
      ],
    },
  ]);
  expect(rendered).toEqual([]);
});

test.each([
  ["neither", { page: "about" }],
  ["both", { page: "about", documents: {}, to: 0 }],
  ["no page", { documents: {} }],
  ["documents that are none", { page: "about", documents: { about: "text" } }],
  ["a list of documents", { page: "about", documents: [] }],
])("%s is no preview", async (_, body) => {
  const { post } = await previews();
  expect((await post(body)).status).toBe(422);
});

test("a page that cannot be rendered is our failure", async () => {
  const preview = () => Promise.reject(new Error("The page /about could not be rendered."));
  const { post, logged } = await previews({ admin: { preview } });
  const answer = await post({ page: "about", documents: {} });
  expect([answer.status, (await answer.json()).code]).toEqual([500, "internal"]);
  expect(logged).toContainEqual(expect.objectContaining({ level: 50, msg: "failed" }));
});
