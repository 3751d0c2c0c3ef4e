import { hash } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { describe, expect, test } from "vitest";
import { type ContentTasks, createContentTasks } from "#api/tasks/content-tasks.ts";
import { type ContentStore, StoreError } from "#content/store/content-store.ts";
import { diagnose } from "#schemas/diagnostics.ts";
import { lintContext } from "#site/page-model/lint-context.ts";
import { createPublishingStore } from "#site/publishing/live/publishing-store.ts";
import { adminSite, testAdmin } from "#tests/support/api/admin-app.ts";
import { NO_PREVIEW } from "#tests/support/api/app.ts";
import { commit, page } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";

/** A page without lint findings. */
const tidyPage = (title: string) => ({
  ...page(title),
  meta: { title: `${title} | The Test Agency`, description: `The page ${title} of the test agency.` },
});
const EXPORT = { pages: { about: tidyPage("We"), terms: tidyPage("Terms") } };
const HALF_BAD = { pages: { about: page("We"), farm: { hero: { title: 7 } } } };

/** Signs in, and returns a function that imports. */
async function testImport(options: Parameters<typeof testAdmin>[0] = {}) {
  const admin = await testAdmin(options);
  const Cookie = await admin.cookie();
  return {
    ...admin,
    post: (query: string, body: unknown, headers: Record<string, string> = {}) =>
      admin.call(`/import?${query}`, { method: "POST", body, headers: { Cookie, ...headers } }),
    /** Returns the audit entries of imports. */
    auditedImports: () => admin.audited.filter(({ event }) => event === "import"),
  };
}

describe("a plan that runs elsewhere", () => {
  /** Signs in to an admin whose plans wait for `beforeAnswer`, which gets the number of the plan. */
  async function testPlans(beforeAnswer: (plan: number, store: ContentStore) => Promise<unknown>) {
    const store = memoryStore([
      ["site", adminSite],
      ["about", page("About")],
    ]);
    const readLintContext = async () => ({ ...lintContext(new Date()), media: new Set<string>() });
    const tasks = createContentTasks({ store, preview: NO_PREVIEW, readLintContext });
    let plans = 0;
    const planImport: ContentTasks["planImport"] = async (request) => {
      const planned = await tasks.planImport(request);
      plans += 1;
      await beforeAnswer(plans, store);
      return planned;
    };
    return testImport({ admin: { store, tasks: { ...tasks, planImport } } });
  }

  test("leaves the API free for other requests", async () => {
    const gate = new EventEmitter();
    const { post, call } = await testPlans(() => {
      gate.emit("planned");
      return once(gate, "open");
    });
    const planned = once(gate, "planned");
    const pending = post("", EXPORT);
    await planned;
    expect((await call("/session")).status).toBe(401);
    gate.emit("open");
    expect((await pending).status).toBe(200);
  });

  test("is repeated if others commit before its own commit", async () => {
    const { post } = await testPlans(async (plan, store) => plan === 1 && commit(store, { farm: page("Farm") }));
    const response = await post("", EXPORT);
    expect([response.status, await response.json()]).toMatchObject([200, { revision: 2, success: true }]);
  });

  test("rejects the import after three plans that others have outrun", async () => {
    const { post } = await testPlans((plan, store) => commit(store, { farm: page(`Farm ${plan}`) }));
    const response = await post("", EXPORT);
    expect([response.status, await response.json()]).toMatchObject([412, { code: "revision-conflict", revision: 3 }]);
  });
});

test("responds with the importer's result, and records author, source and note", async () => {
  const { post, store, auditedImports } = await testImport();
  const response = await post("message=Spring&source=export.json", EXPORT);
  expect([response.status, await response.json()]).toEqual([
    200,
    {
      success: true,
      message: "Imported 2 pages as revision 2: 1 created, 1 updated.",
      format: "site-export",
      why: expect.any(String),
      revision: 2,
      revisionId: "2",
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
      omittedDiagnostics: 0,
      diagnosticCounts: {},
    },
  ]);
  expect(store.contents()).toMatchObject(EXPORT.pages);
  expect(store.history()[1]).toMatchObject({
    by: "Ada",
    source: "export.json",
    message: "Spring",
    format: "site-export",
    sha256: hash("sha256", JSON.stringify(EXPORT)),
  });
  expect(auditedImports()).toEqual([
    {
      time: "2026-11-20T12:00:00.000Z",
      event: "import",
      outcome: "done",
      account: "owner",
      by: "Ada",
      message: "Spring",
      revision: 2,
      pages: ["about", "terms"],
      address: "203.0.113.7",
      requestId: response.headers.get("X-Request-Id"),
    },
  ]);
});

test("names the source of pasted text in the history and in diagnostics", async () => {
  const { post, store } = await testImport();
  await post("page=about", { HERO_TITLE: "We" });
  expect(store.history()[1]).toMatchObject({ source: "pasted text", message: "", format: "tokens" });
  const { diagnostics } = await (await post("page=about", '{\n  "HERO_TITLE": ,\n}')).json();
  expect(diagnostics[0]).toMatchObject({ file: "pasted text", line: 2 });
});

test("responds with warnings about changes that are not published, for an import and a rollback", async () => {
  const warning = diagnose("site/not-updated", "site.json:2 cannot be read: it ends too early.", { page: "site" });
  const { store } = await testAdmin();
  const staged = { activate: async () => [warning], close: async () => undefined };
  const publishing = createPublishingStore(store, async () => staged);
  const { post, call, cookie } = await testImport({ admin: { store: publishing } });
  const expected = { success: true, diagnostics: [warning] };
  expect(await (await post("strict=1", EXPORT)).json()).toMatchObject(expected);
  const request = { method: "POST", body: { to: 0 }, headers: { Cookie: await cookie() } };
  expect(await (await call("/rollback", request)).json()).toMatchObject(expected);
});

test("responds with what the import would add to the lint findings, as warnings or with strict as errors", async () => {
  const { post } = await testImport();
  const link = { about: { hero: { title: "Us", ctaUrl: "/abuot" } } };
  const finding = { code: "link/broken", page: "about", pointer: "/about/hero/ctaUrl", suggestion: "/about" };
  expect(await (await post("dryRun=1", link)).json()).toMatchObject({
    success: true,
    diagnostics: [{ ...finding, severity: "warning" }],
  });
  const response = await post("strict=1", link);
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { success: false, diagnostics: [{ ...finding, severity: "error" }] },
  ]);
});

test("creates no revision if nothing changes", async () => {
  const { post, store, auditedImports } = await testImport();
  const response = await post("", { pages: { about: page("Us") } });
  expect(await response.json()).toMatchObject({ success: true, revision: 1, imported: [{ status: "unchanged" }] });
  expect(store.history()).toHaveLength(1);
  expect(auditedImports()).toMatchObject([{ outcome: "done", revision: 1, pages: [] }]);
});

test("a dry run responds with the same result, but stores and records nothing", async () => {
  const { post, store, auditedImports } = await testImport();
  const response = await post("dryRun=1", EXPORT, { "If-Match": '"1"' });
  expect([response.status, await response.json()]).toMatchObject([
    200,
    { success: true, revision: 1, imported: [{ status: "updated" }, { status: "created" }] },
  ]);
  expect([store.history().length, auditedImports()]).toEqual([1, []]);
  expect((await post("dryRun=1", EXPORT, { "If-Match": '"0"' })).status).toBe(412);
});

describe("invalid content", () => {
  test("is rejected with all problems", async () => {
    const { post, store, auditedImports } = await testImport();
    const response = await post("", HALF_BAD);
    const result = await response.json();
    expect([response.status, result]).toMatchObject([
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
    expect(auditedImports()).toMatchObject([{ outcome: "import-failed", revision: 1, pages: [] }]);
  });

  test("is skipped, while valid pages are imported, with partial=true", async () => {
    const { post, store, auditedImports } = await testImport();
    const response = await post("partial=true", HALF_BAD);
    expect([response.status, (await response.json()).imported[0]]).toMatchObject([
      200,
      { status: "updated", version: 2 },
    ]);
    expect(store.contents()).toMatchObject({ about: page("We"), farm: page("Farm") });
    expect(auditedImports()).toMatchObject([{ outcome: "done", pages: ["about"] }]);
  });

  test("such as an unknown slug is created with create=1", async () => {
    const { post } = await testImport();
    const input = { pages: { "farm/bees": page("Bees") } };
    expect((await post("", input)).status).toBe(422);
    expect((await (await post("create=1", input)).json()).imported).toMatchObject([{ status: "created" }]);
  });
});

describe("an option of the command", () => {
  test("mode=replace makes a page exactly what the input gives", async () => {
    const { post, store } = await testImport();
    const { unmapped: _, ...given } = page("We");
    expect((await post("", { pages: { about: { hero: { subtitle: "Kept" } } } })).status).toBe(200);
    expect((await post("mode=replace", { pages: { about: given } })).status).toBe(200);
    expect(store.contents().about).toEqual(given);
  });

  test("strict=1 rejects warnings, and fix=1 corrects what has one safe correction", async () => {
    const { post, store } = await testImport();
    const input = { pages: { about: { hero: { Title: "We" } } } };
    const strict = await post("strict=1", input);
    expect([strict.status, (await strict.json()).diagnostics]).toMatchObject([422, [{ severity: "error" }]]);
    const fixed = await post("strict=1&fix=1", input);
    expect([fixed.status, (await fixed.json()).diagnostics]).toMatchObject([200, [{ code: "content/fixed" }]]);
    expect(store.contents().about).toMatchObject({ hero: { title: "We" } });
  });

  test("maxDiagnostics limits the findings, by default to 200, errors first, with a count of each code", async () => {
    const { post } = await testImport();
    const unknown = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`zz${index}`, index]));
    const known = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`farm/p${index}`, page("P")]));
    const input = { pages: { ...known, about: { unmapped: {}, ...unknown, hero: { title: 7 } } } };
    const codes = { "content/unknown-key": 300, "content/type": 1 };
    const limited = await (await post("create=1", input)).json();
    expect([limited.diagnostics.length, limited.omittedDiagnostics, limited.diagnosticCounts]).toEqual([
      200,
      101,
      codes,
    ]);
    expect(limited.diagnostics).toContainEqual(expect.objectContaining({ severity: "error", code: "content/type" }));
    const all = await (await post("create=1&maxDiagnostics=0", input)).json();
    expect([all.diagnostics.length, all.omittedDiagnostics]).toEqual([301, 0]);
  });
});

describe("a stale input", () => {
  const conflict = { page: "about", pointer: "/hero/title", base: "Us", theirs: "They", yours: "We" };
  const stale = { $revision: "1", pages: { about: page("We"), farm: { hero: { subtitle: "Mine" } } } };

  async function testStaleImport() {
    const admin = await testImport();
    expect((await admin.post("", { pages: { about: { hero: { title: "They" } } } })).status).toBe(200);
    return admin;
  }

  test("is rejected with the fields that others have changed too", async () => {
    const { post, store, auditedImports } = await testStaleImport();
    const response = await post("", stale);
    const expected = { code: "content-conflict", success: false, revision: 2, conflicts: expect.any(Array) };
    expect([response.status, await response.clone().json()]).toMatchObject([412, expected]);
    expect((await response.json()).conflicts).toContainEqual(conflict);
    expect(store.history()).toHaveLength(2);
    expect(auditedImports()[1]).toMatchObject({ outcome: "content-conflict" });
  });

  test.each([
    ["theirs", "They"],
    ["yours", "We"],
  ])("is imported with prefer=%s", async (prefer, title) => {
    const { post, store } = await testStaleImport();
    const response = await post(`prefer=${prefer}`, stale);
    expect([response.status, (await response.json()).conflicts]).toEqual([
      200,
      expect.arrayContaining([{ ...conflict, settled: prefer }]),
    ]);
    expect(store.contents()).toMatchObject({ about: { hero: { title } }, farm: { hero: { subtitle: "Mine" } } });
  });

  test("can be named by the query, which accepts only known values of prefer", async () => {
    const { post } = await testStaleImport();
    const response = await post("base=1", { pages: stale.pages });
    expect([response.status, (await response.json()).code]).toEqual([412, "content-conflict"]);
    expect((await post("prefer=mine", stale)).status).toBe(422);
  });

  test("is compared with the revision of If-Match", async () => {
    const { post } = await testStaleImport();
    const response = await post("", { pages: stale.pages }, { "If-Match": '"1"' });
    const { code, revision, conflicts } = await response.json();
    expect([response.status, code, revision]).toEqual([412, "revision-conflict", 2]);
    expect(conflicts).toContainEqual(conflict);
  });
});

describe("a store error", () => {
  const errno = (code: string) => Object.assign(new Error(`${code}: write`), { code, syscall: "write" });

  test.each<[title: string, error: Error, status: number, expected: object, retryAfter: string | null]>([
    ["a lock", new StoreError("store/locked", "Process 7 writes."), 503, { code: "store-locked" }, "5"],
    [
      "a full disk",
      new StoreError("store/io", "/srv/content could not be written.", { cause: errno("ENOSPC") }),
      507,
      { code: "disk-full", error: expect.stringContaining("the pages have not changed") },
      null,
    ],
    [
      "an exhausted quota",
      new StoreError("store/io", "No.", { cause: new Error("No.", { cause: errno("EDQUOT") }) }),
      507,
      { code: "disk-full" },
      null,
    ],
    [
      "a missing permission",
      new StoreError("store/io", "/srv/content could not be written.", { cause: errno("EACCES") }),
      500,
      { code: "store-failed", error: expect.stringContaining("Nothing was imported") },
      null,
    ],
    [
      "an unreadable document",
      new StoreError("store/invalid", "/srv/content/pages/about.json is broken."),
      500,
      {},
      null,
    ],
    ["an unexpected error", new Error("/srv/content"), 500, { code: "internal" }, null],
  ])("caused by %s is reported to the client and recorded", async (_, error, status, expected, retryAfter) => {
    const { store } = await testAdmin();
    const broken: ContentStore = { ...store, transaction: () => Promise.reject(error) };
    const { post, auditedImports, logged } = await testImport({ admin: { store: broken } });
    const response = await post("message=Spring", EXPORT);
    const body = await response.json();
    expect([response.status, body, response.headers.get("Retry-After")]).toEqual([
      status,
      { error: expect.stringMatching(/\.$/), code: expect.any(String), ...expected },
      retryAfter,
    ]);
    expect(JSON.stringify(body)).not.toContain("/srv");
    expect(auditedImports()).toMatchObject([{ outcome: body.code, by: "Ada", message: "Spring" }]);
    expect(logged).toContainEqual(expect.objectContaining({ level: 50, msg: "request failed" }));
  });

  test("caused by a concurrent import includes the current revision", async () => {
    const { post, auditedImports } = await testImport();
    expect((await post("", EXPORT, { "If-Match": '"1"' })).status).toBe(200);
    const response = await post("", { pages: { about: page("They") } }, { "If-Match": '"1"' });
    expect([response.status, await response.json()]).toMatchObject([412, { code: "revision-conflict", revision: 2 }]);
    expect(auditedImports().map(({ outcome }) => outcome)).toEqual(["done", "revision-conflict"]);
  });
});
