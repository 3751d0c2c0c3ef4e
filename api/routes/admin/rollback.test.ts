import { expect, test } from "vitest";
import { testAdmin } from "#tests/support/api/admin-app.ts";
import { page } from "#tests/support/store/file-store.ts";

async function rollbacks() {
  const admin = await testAdmin();
  const Cookie = await admin.cookie();
  return {
    ...admin,
    post: (body: unknown, headers: Record<string, string> = {}) =>
      admin.call("/rollback", { method: "POST", body, headers: { Cookie, ...headers } }),
    written: () => admin.audited.filter(({ event }) => event === "rollback"),
  };
}

test("a rollback answers as an import does", async () => {
  const { post, store, written } = await rollbacks();
  const answer = await post({ to: 0, message: "Too soon" }, { "If-Match": '"1"' });
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      success: true,
      message: "Restored 1 page to revision 0, as revision 2.",
      format: "rollback",
      revision: 2,
      imported: [
        {
          page: "about",
          status: "updated",
          version: 2,
          changes: expect.arrayContaining([{ pointer: "/hero/title", before: "Us", after: "About" }]),
        },
      ],
      diagnostics: [],
    },
  ]);
  expect(store.contents()).toMatchObject({ about: page("About") });
  expect(store.history()[1]).toMatchObject({ by: "Ada", source: "revision 0", message: "Too soon" });
  expect(written()).toMatchObject([
    { outcome: "done", by: "Ada", revision: 2, pages: ["about"], message: "Too soon", address: "203.0.113.7" },
  ]);
});

test("a dry run says what would change, changes nothing and is not written down", async () => {
  const { post, store, written } = await rollbacks();
  const answer = await post({ to: 0, dryRun: true });
  expect(await answer.json()).toMatchObject({
    success: true,
    message: "Would restore 1 page to revision 0.",
    revision: 1,
    imported: [{ page: "about", status: "updated" }],
  });
  expect([store.history().length, written()]).toEqual([1, []]);
});

test("of some pages leaves the others", async () => {
  const { post, store } = await rollbacks();
  expect(await (await post({ to: 0, pages: ["farm"] })).json()).toMatchObject({
    message: "Nothing to restore: the content already matches revision 0.",
    revision: 1,
    imported: [],
  });
  expect(store.history()).toHaveLength(1);
});

test("without a message the history says what it was", async () => {
  const { post, store } = await rollbacks();
  await post({ to: 0, message: " " });
  expect(store.history()[1]?.message).toBe("Back to revision 0");
});

test("who was too late is told so, and that is written down", async () => {
  const { post, store, written } = await rollbacks();
  const answer = await post({ to: 0 }, { "If-Match": '"0"' });
  expect([answer.status, await answer.json()]).toMatchObject([412, { code: "revision-conflict", revision: 1 }]);
  expect(store.history()).toHaveLength(1);
  expect(written()).toMatchObject([{ outcome: "revision-conflict", by: "Ada" }]);
});
