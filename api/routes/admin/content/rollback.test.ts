import { expect, test } from "vitest";
import { testAdmin } from "#tests/support/api/admin-app.ts";
import { page } from "#tests/support/store/file-store.ts";

/** Signs in, and returns a function that rolls back. */
async function testRollback() {
  const admin = await testAdmin();
  const Cookie = await admin.cookie();
  return {
    ...admin,
    post: (body: unknown, headers: Record<string, string> = {}) =>
      admin.call("/rollback", { method: "POST", body, headers: { Cookie, ...headers } }),
    auditedRollbacks: () => admin.audited.filter(({ event }) => event === "rollback"),
  };
}

test("responds with the same result as an import", async () => {
  const { post, store, auditedRollbacks } = await testRollback();
  const response = await post({ to: 0, message: "Too soon" }, { "If-Match": '"1"' });
  expect([response.status, await response.json()]).toEqual([
    200,
    {
      success: true,
      message: "Restored 1 page to revision 0, as revision 2.",
      format: "rollback",
      revision: 2,
      revisionId: "2",
      imported: [
        {
          page: "about",
          status: "updated",
          version: 2,
          changes: expect.arrayContaining([{ pointer: "/hero/title", before: "Us", after: "About" }]),
        },
      ],
      diagnostics: [],
      omittedDiagnostics: 0,
      diagnosticCounts: {},
    },
  ]);
  expect(store.contents()).toMatchObject({ about: page("About") });
  expect(store.history()[1]).toMatchObject({ by: "Ada", source: "revision 0", message: "Too soon" });
  expect(auditedRollbacks()).toMatchObject([
    { outcome: "done", by: "Ada", revision: 2, pages: ["about"], message: "Too soon", address: "203.0.113.7" },
  ]);
});

test("a dry run responds with the changes, but stores and records nothing", async () => {
  const { post, store, auditedRollbacks } = await testRollback();
  const response = await post({ to: 0, dryRun: true });
  expect(await response.json()).toMatchObject({
    success: true,
    message: "Would restore 1 page to revision 0.",
    revision: 1,
    imported: [{ page: "about", status: "updated" }],
  });
  expect([store.history().length, auditedRollbacks()]).toEqual([1, []]);
});

test("restores only the requested pages", async () => {
  const { post, store } = await testRollback();
  expect(await (await post({ to: 0, pages: ["farm"] })).json()).toMatchObject({
    message: "Nothing to restore: the content already matches revision 0.",
    revision: 1,
    imported: [],
  });
  expect(store.history()).toHaveLength(1);
});

test("generates a note if none is given", async () => {
  const { post, store } = await testRollback();
  await post({ to: 0, message: " " });
  expect(store.history()[1]?.message).toBe("Back to revision 0");
});

test("rejects an outdated If-Match, and records it", async () => {
  const { post, store, auditedRollbacks } = await testRollback();
  const response = await post({ to: 0 }, { "If-Match": '"0"' });
  expect([response.status, await response.json()]).toMatchObject([412, { code: "revision-conflict", revision: 1 }]);
  expect(store.history()).toHaveLength(1);
  expect(auditedRollbacks()).toMatchObject([{ outcome: "revision-conflict", by: "Ada" }]);
});
