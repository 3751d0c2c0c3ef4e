import { hash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type ContentStore, StoreError } from "#content/store/content-store.ts";
import { testAdmin } from "#tests/support/api/admin-app.ts";
import { page } from "#tests/support/store/file-store.ts";

const EXPORT = { pages: { about: page("We"), terms: page("Terms") } };
const HALF_BAD = { pages: { about: page("We"), farm: { hero: { title: 7 } } } };

async function importer(options: Parameters<typeof testAdmin>[0] = {}) {
  const admin = await testAdmin(options);
  const Cookie = await admin.cookie();
  return {
    ...admin,
    post: (query: string, body: unknown, headers: Record<string, string> = {}) =>
      admin.call(`/import?${query}`, { method: "POST", body, headers: { Cookie, ...headers } }),
    /** What was written down of imports. */
    imports: () => admin.audited.filter(({ event }) => event === "import"),
  };
}

test("an import answers with the importer's result, and keeps who, from what and why", async () => {
  const { post, store, imports } = await importer();
  const answer = await post("message=Spring&source=export.json", EXPORT);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      success: true,
      message: "Imported 2 pages as revision 2: 1 created, 1 updated.",
      format: "site-export",
      why: expect.any(String),
      revision: 2,
      imported: [
        {
          page: "about",
          status: "updated",
          version: 2,
          changes: expect.arrayContaining([{ pointer: "/hero/title", before: "Us", after: "We" }]),
        },
        { page: "terms", status: "created", version: 2 },
      ],
      diagnostics: [],
    },
  ]);
  expect(store.contents()).toMatchObject({ about: page("We"), terms: page("Terms") });
  expect(store.history()[1]).toMatchObject({
    by: "Ada",
    source: "export.json",
    message: "Spring",
    format: "site-export",
    sha256: hash("sha256", JSON.stringify(EXPORT)),
  });
  expect(imports()).toEqual([
    {
      time: "2026-11-20T12:00:00.000Z",
      event: "import",
      outcome: "done",
      by: "Ada",
      message: "Spring",
      revision: 2,
      pages: ["about", "terms"],
      address: "203.0.113.7",
      requestId: answer.headers.get("X-Request-Id"),
    },
  ]);
});

test("what came from no file is called so, in the history and in findings", async () => {
  const { post, store } = await importer();
  await post("page=about", { HERO_TITLE: "We" });
  expect(store.history()[1]).toMatchObject({ source: "pasted text", message: "", format: "tokens" });
  const { diagnostics } = await (await post("page=about", '{\n  "HERO_TITLE": ,\n}')).json();
  expect(diagnostics[0]).toMatchObject({ file: "pasted text", line: 2 });
});

test("an import that changes nothing makes no revision", async () => {
  const { post, store, imports } = await importer();
  const answer = await post("", { pages: { about: page("Us") } });
  expect(await answer.json()).toMatchObject({ success: true, revision: 1, imported: [{ status: "unchanged" }] });
  expect(store.history()).toHaveLength(1);
  expect(imports()).toMatchObject([{ outcome: "done", revision: 1, pages: [] }]);
});

test("a dry run says the same, changes nothing and is not written down", async () => {
  const { post, store, imports } = await importer();
  const answer = await post("dryRun=1", EXPORT, { "If-Match": '"1"' });
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { success: true, revision: 1, imported: [{ status: "updated" }, { status: "created" }] },
  ]);
  expect([store.history().length, imports()]).toEqual([1, []]);
  expect((await post("dryRun=1", EXPORT, { "If-Match": '"0"' })).status).toBe(412);
});

describe("what has errors", () => {
  test("is answered with all of them, and as a refusal", async () => {
    const { post, store, imports } = await importer();
    const answer = await post("", HALF_BAD);
    const result = await answer.json();
    expect([answer.status, result]).toMatchObject([
      422,
      {
        success: false,
        error: "Nothing was imported: 1 error.",
        message: "Nothing was imported: 1 error.",
        code: "import-failed",
        revision: 1,
        imported: [
          { page: "about", status: "skipped" },
          { page: "farm", status: expect.stringMatching(/^error: /) },
        ],
        diagnostics: [{ code: "content/type", file: "pasted text", pointer: "/pages/farm/hero/title" }],
      },
    ]);
    expect(store.history()).toHaveLength(1);
    expect(imports()).toMatchObject([{ outcome: "import-failed", revision: 1, pages: [] }]);
  });

  test("is imported as far as it is good, where that was asked for", async () => {
    const { post, store, imports } = await importer();
    const answer = await post("partial=true", HALF_BAD);
    expect([answer.status, (await answer.json()).imported[0]]).toMatchObject([200, { status: "updated", version: 2 }]);
    expect(store.contents()).toMatchObject({ about: page("We"), farm: page("Farm") });
    expect(imports()).toMatchObject([{ outcome: "done", pages: ["about"] }]);
  });

  test("such as a slug that is new is created where that was asked for", async () => {
    const { post } = await importer();
    const input = { pages: { "farm/bees": page("Bees") } };
    expect((await post("", input)).status).toBe(422);
    expect((await (await post("create=1", input)).json()).imported).toMatchObject([{ status: "created" }]);
  });
});

describe("a store that refuses", () => {
  const refusing = (error: Error): Promise<never> => Promise.reject(error);
  const errno = (code: string) => Object.assign(new Error(`${code}: write`), { code, syscall: "write" });

  test.each<[what: string, error: Error, status: number, said: object, retryAfter: string | null]>([
    ["is locked", new StoreError("store/locked", "Process 7 writes."), 503, { code: "store-locked" }, "5"],
    [
      "has no space",
      new StoreError("store/io", "/srv/content could not be written.", { cause: errno("ENOSPC") }),
      507,
      { code: "disk-full", error: expect.stringContaining("the pages are as they were") },
      null,
    ],
    [
      "may have no more",
      new StoreError("store/io", "No.", { cause: new Error("No.", { cause: errno("EDQUOT") }) }),
      507,
      { code: "disk-full" },
      null,
    ],
    [
      "cannot be written",
      new StoreError("store/io", "/srv/content could not be written.", { cause: errno("EACCES") }),
      500,
      { code: "store-failed", error: expect.stringContaining("Nothing was imported") },
      null,
    ],
    ["cannot be read", new StoreError("store/invalid", "/srv/content/pages/about.json is broken."), 500, {}, null],
    ["fails in a way that nobody foresaw", new Error("/srv/content"), 500, { code: "internal" }, null],
  ])("because it %s says so, and is written down", async (_, error, status, said, retryAfter) => {
    const { store } = await testAdmin();
    const broken: ContentStore = { ...store, transaction: () => refusing(error) };
    const { post, imports, logged } = await importer({ admin: { store: broken } });
    const answer = await post("message=Spring", EXPORT);
    const body = await answer.json();
    expect([answer.status, body, answer.headers.get("Retry-After")]).toEqual([
      status,
      { error: expect.stringMatching(/\.$/), code: expect.any(String), ...said },
      retryAfter,
    ]);
    expect(JSON.stringify(body)).not.toContain("/srv");
    expect(imports()).toMatchObject([{ outcome: body.code, by: "Ada", message: "Spring" }]);
    expect(logged).toContainEqual(expect.objectContaining({ level: 50, msg: "failed" }));
  });

  test("because somebody was faster says which revision it has now", async () => {
    const { post, imports } = await importer();
    expect((await post("", EXPORT, { "If-Match": '"1"' })).status).toBe(200);
    const answer = await post("", { pages: { about: page("They") } }, { "If-Match": '"1"' });
    expect([answer.status, await answer.json()]).toMatchObject([412, { code: "revision-conflict", revision: 2 }]);
    expect(imports().map(({ outcome }) => outcome)).toEqual(["done", "revision-conflict"]);
  });
});

test("an import that cannot be written down is an import", async () => {
  const audit = { write: () => Promise.reject(new Error("The disk is full.")) };
  const { post, store, logged } = await importer({ admin: { audit } });
  expect((await post("", EXPORT)).status).toBe(200);
  expect(store.history()).toHaveLength(2);
  expect(logged).toContainEqual(expect.objectContaining({ level: 50, msg: "audit log failed", event: "import" }));
});
