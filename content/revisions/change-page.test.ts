import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Redirects } from "#schemas/generated/site.ts";
import type { JsonObject } from "#schemas/json.ts";
import { isSettings, pathOf } from "#schemas/page-ids.ts";
import { GONE, targetPath } from "#schemas/redirects.ts";
import { forRun } from "#tests/support/full-run.ts";
import { readLintSite } from "#tests/support/lint.ts";
import { testSiteDocument } from "#tests/support/mail/sample-mail.ts";
import { DEFAULT_PAGES } from "#tests/support/site/default-pages.ts";
import { page } from "#tests/support/store/file-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { importContent } from "../importer/import-content.ts";
import { checkSite } from "../lint/lint.ts";
import type { ContentStore } from "../store/content-store.ts";
import { defaultContent } from "../store/default-content.ts";
import { commitPageChange } from "./change-page.ts";
import type { Move, Retirement } from "./page-plan.ts";
import { rollback } from "./rollback.ts";

const note = { by: "ann" };

const site = {
  ...testSiteDocument,
  unrouted: ["farm/best-providers"],
  claims: [{ id: "carriers", label: "Carriers", readings: [{ value: "40+", pages: ["home", "personal/umbrella"] }] }],
};
const umbrella = { ...page("Umbrella"), faq: { items: [] } };
const linking = {
  ...page("Auto"),
  hero: { title: "Auto", ctaUrl: "/personal/umbrella#faq" },
  related: { items: [{ title: "Umbrella", url: "/personal/umbrella" }] },
};

const defaults = Object.fromEntries(await defaultContent());
const storeOf = (contents: Record<string, JsonObject> = {}) =>
  memoryStore(
    Object.entries({ ...defaults, site, "personal/umbrella": umbrella, "personal/auto": linking, ...contents }),
  );
const retire = (store: ContentStore, retirement: Retirement) =>
  commitPageChange(store, { kind: "retire", ...retirement }, { note });
const move = (store: ContentStore, change: Move) => commitPageChange(store, { kind: "move", ...change }, { note });
const redirectsOf = async (store: ContentStore) => (await (await store.reader()).site()).redirects;
const codesOf = async (result: ReturnType<typeof retire>) => (await result).diagnostics.map(({ code }) => code);

/** Returns the paths of all pages. */
async function livePaths(store: ContentStore): Promise<Set<string>> {
  const reader = await store.reader();
  const pages = await reader.pages();
  for (const id of pages) expect(await reader.page(id), id).toBeDefined();
  return new Set(pages.flatMap((id) => pathOf(id) ?? []));
}

/** Returns the codes of lint for links and redirects. */
async function lintLinks(store: ContentStore): Promise<string[]> {
  const reader = await store.reader();
  const { site } = await readLintSite(reader.stored, {
    addresses: ["/claims#carriers"],
    today: "2026-11-22",
    complete: (_, content) => content,
  });
  return checkSite(site)
    .filter(({ code }) => /^link|^redirect/.test(code))
    .map(({ code, message }) => `${code} ${message}`);
}

describe("moving a page", () => {
  test("renames it, rewrites the links to it and adds a redirect, as one revision", async () => {
    const store = storeOf();
    const result = await move(store, { from: "/personal/umbrella", to: "/commercial/excess" });
    expect(result).toMatchObject({ success: true, format: "move", revision: 1, diagnostics: [] });
    expect(result.message).toMatch(
      /^Moved personal\/umbrella to commercial\/excess as revision 1: \/personal\/umbrella leads to \/commercial\/excess, \d+ documents updated\.$/,
    );
    const statuses = new Map(result.imported.map(({ page: id, status }) => [id, status]));
    expect(["personal/umbrella", "commercial/excess", "personal/auto", "site"].map((id) => statuses.get(id))).toEqual([
      "removed",
      "created",
      "updated",
      "updated",
    ]);
    expect(store.history()).toMatchObject([
      {
        by: "ann",
        source: "personal/umbrella",
        format: "move",
        message: "Moved personal/umbrella to commercial/excess",
      },
    ]);
    const contents = store.contents();
    expect(contents["commercial/excess"]).toEqual(umbrella);
    expect(contents["personal/umbrella"]).toBeUndefined();
    expect(contents["personal/auto"]).toEqual({
      ...linking,
      hero: { title: "Auto", ctaUrl: "/commercial/excess#faq" },
      related: { items: [{ title: "Umbrella", url: "/commercial/excess" }] },
    });
    expect(contents.site).toMatchObject({
      claims: [{ readings: [{ pages: ["home", "commercial/excess"] }] }],
      redirects: { "/personal/umbrella": "/commercial/excess" },
    });
    expect(await (await store.reader()).page("personal/umbrella")).toBeUndefined();
    expect(await lintLinks(store)).toEqual([]);
  });

  test("records the default content as the site shows it, with the page at the new id", async () => {
    const store = memoryStore();
    const before = await (await store.reader()).stored.page("personal/umbrella");
    await move(store, { from: "personal/umbrella", to: "personal/excess" });
    expect(store.contents()["personal/excess"]).toEqual(before);
    expect(Object.keys(store.contents())).toHaveLength(Object.keys(defaults).length);
    expect(await lintLinks(store)).toEqual([]);
    expect(await livePaths(store)).not.toContain("/personal/umbrella");
  });

  test("back restores the page and leaves one redirect", async () => {
    const store = storeOf();
    await move(store, { from: "personal/umbrella", to: "personal/excess" });
    await move(store, { from: "personal/excess", to: "personal/umbrella" });
    expect(await redirectsOf(store)).toEqual({ "/personal/excess": "/personal/umbrella" });
    expect(store.contents()["personal/auto"]).toEqual(linking);
  });

  test("can use the path of a retired page", async () => {
    const store = storeOf();
    await retire(store, { page: "personal/auto", to: "personal/home" });
    await move(store, { from: "personal/umbrella", to: "personal/auto" });
    expect(await redirectsOf(store)).toEqual({ "/personal/umbrella": "/personal/auto" });
  });

  test.each(["boats/pontoon", "cars"])("can move it out of its line, to %s", async (to) => {
    const store = storeOf();
    expect(await move(store, { from: "personal/umbrella", to })).toMatchObject({ success: true });
    expect(await livePaths(store)).toContain(`/${to}`);
    expect(await lintLinks(store)).toEqual([]);
  });

  test("gives a page without a path one", async () => {
    const store = memoryStore();
    await move(store, { from: "farm/best-providers", to: "farm/providers" });
    expect(await livePaths(store)).toContain("/farm/providers");
    expect(await redirectsOf(store)).toEqual({ "/farm/best-providers": "/farm/providers" });
  });

  test.each<[string, Move, string, RegExp]>([
    [
      "an unknown page",
      { from: "personal/umbrela", to: "personal/x" },
      "page/unknown",
      /Did you mean personal\/umbrella\?/,
    ],
    ["a misspelled slug", { from: "umbrela", to: "personal/x" }, "page/unknown", /Did you mean personal\/umbrella\?/],
    ["the site settings", { from: "site", to: "personal/x" }, "page/unknown", /no page "site"/],
    ["the home page", { from: "home", to: "personal/x" }, "page/permanent", /it is the start page/],
    [
      "a page that every site has",
      { from: "about", to: "personal/x" },
      "page/permanent",
      /cannot be moved: other parts/,
    ],
    ["the overview of a line", { from: "medicare", to: "plans" }, "page/permanent", /It can be retired/],
    [
      "a page to itself",
      { from: "personal/auto", to: "personal/auto" },
      "page/exists",
      /already a page at \/personal\/auto/,
    ],
    ["a page onto another", { from: "personal/auto", to: "/farm/agribusiness" }, "page/exists", /farm\/agribusiness/],
    [
      "a page to a bad id",
      { from: "personal/auto", to: "Personal/Car Insurance" },
      "page/address",
      /one or two parts of lower-case letters/,
    ],
    [
      "a page to three parts",
      { from: "personal/auto", to: "personal/boats/pontoon" },
      "page/address",
      /one or two parts/,
    ],
    ["a page to a reserved address", { from: "personal/auto", to: "admin/cars" }, "page/address", /reserved/],
    ["a page onto one of the top level", { from: "personal/auto", to: "about" }, "page/exists", /already a page/],
    [
      "a page to an id without a path",
      { from: "personal/auto", to: "farm/best-providers" },
      "page/address",
      /best-providers/,
    ],
  ])("is refused for %s", async (_, change, code, message) => {
    const store = storeOf();
    const { success, imported, diagnostics } = await move(store, change);
    expect([success, imported, store.history()]).toEqual([false, [], []]);
    expect(diagnostics).toMatchObject([{ code, message: expect.stringMatching(message) }]);
  });
});

describe("retiring a page", () => {
  test("in favor of another leads links and visitors there", async () => {
    const store = storeOf();
    const result = await retire(store, { page: "personal/umbrella", to: "personal/home" });
    expect(result.message).toMatch(
      /^Retired personal\/umbrella as revision 1: \/personal\/umbrella leads to \/personal\/home, /,
    );
    expect(await redirectsOf(store)).toEqual({ "/personal/umbrella": "/personal/home" });
    expect(store.contents()["personal/auto"]).toMatchObject({ hero: { ctaUrl: "/personal/home#faq" } });
    expect(store.contents().site).toMatchObject({ claims: [{ readings: [{ pages: ["home"] }] }] });
    expect(await lintLinks(store)).toEqual([]);
  });

  test("is refused while texts link to it and nothing replaces it", async () => {
    const store = storeOf();
    const { success, message, diagnostics } = await retire(store, { page: "personal/umbrella" });
    expect([success, store.history()]).toEqual([false, []]);
    expect(message).toBe(`Nothing was changed: ${diagnostics.length} errors.`);
    expect(diagnostics).toContainEqual({
      code: "page/linked",
      severity: "error",
      message: "`hero.ctaUrl` links to /personal/umbrella.",
      params: { field: "hero.ctaUrl", path: "/personal/umbrella" },
      page: "personal/auto",
      pointer: "/hero/ctaUrl",
    });
    expect(diagnostics.map(({ pointer }) => pointer)).not.toContain("/related/items/0/url");
  });

  test("can turn the remaining links into text", async () => {
    const store = storeOf();
    const { message } = await retire(store, { page: "personal/umbrella", mayUnlink: true });
    expect(message).toMatch(/answered with 410 Gone, .* list entries removed, \d links turned into text\.$/);
    expect(store.contents()["personal/auto"]).toEqual({
      ...linking,
      hero: { title: "Auto" },
      related: { items: [] },
    });
    expect(await redirectsOf(store)).toEqual({ "/personal/umbrella": GONE });
    expect(await lintLinks(store)).toEqual([]);
  });

  test("with default content needs no stored page, and works once", async () => {
    const store = memoryStore();
    await retire(store, { page: "farm/best-providers" });
    expect(await (await store.reader()).page("farm/best-providers")).toBeUndefined();
    const again = await retire(store, { page: "farm/best-providers" });
    expect(again).toMatchObject({ success: true, message: expect.stringMatching(/^Nothing to do/), imported: [] });
    await retire(store, { page: "farm/best-providers", to: "/farm" });
    expect(await redirectsOf(store)).toEqual({ "/farm/best-providers": "/farm" });
  });

  test("that is the overview of a line removes the line, and what the quote form asks for it", async () => {
    const choice = { id: "bins", label: "Grain bins" };
    const contact = {
      ...page("Contact"),
      form: {
        subjects: [
          { id: "silo", title: "Silo", insuranceType: "medicare" },
          { id: "boat", title: "Boat", insuranceType: "personal" },
        ],
        questions: [
          { ...choice, insuranceTypes: ["medicare"] },
          { ...choice, id: "acres", insuranceTypes: ["farm", "medicare"] },
          { ...choice, id: "all" },
        ],
        preparation: [{ insuranceType: "medicare", items: ["Card"] }],
      },
    };
    const store = storeOf({ contact });
    await retire(store, { page: "medicare", to: "/personal" });
    const { lines } = await (await store.reader()).site();
    expect(lines?.map(({ id }) => id)).toEqual(["commercial", "farm", "personal"]);
    expect(store.contents().contact).toMatchObject({
      form: {
        subjects: [{ id: "boat" }],
        questions: [
          { id: "acres", insuranceTypes: ["farm"] },
          { ...choice, id: "all" },
        ],
        preparation: [],
      },
    });
    expect((store.contents().contact as { form: { subjects: [] } }).form.subjects).toHaveLength(1);
    expect(await redirectsOf(store)).toEqual({ "/medicare": "/personal" });
    expect(await lintLinks(store)).toEqual([]);
  });

  test("accepts a URL, a query and an anchor", async () => {
    const store = storeOf();
    await retire(store, { page: "personal/umbrella", to: "https://example.com/umbrella" });
    await retire(store, { page: "personal/auto", to: "/personal/home?from=auto#faq" });
    expect(await redirectsOf(store)).toEqual({
      "/personal/auto": "/personal/home?from=auto#faq",
      "/personal/umbrella": "https://example.com/umbrella",
    });
    expect(await lintLinks(store)).toEqual([]);
  });

  test.each<[string, Partial<Retirement>, string, RegExp]>([
    ["an unknown page", { page: "personal/umbrellas" }, "page/unknown", /Did you mean personal\/umbrella\?/],
    ["the contact page", { page: "/contact" }, "page/permanent", /quote form/],
    ["an overview above coverage pages", { page: "farm" }, "page/permanent", /Retire or move them first/],
    ["itself", { to: "/personal/umbrella#faq" }, "page/target", /cannot replace itself/],
    ["an unknown target", { to: "/personal/hom" }, "page/unknown", /Did you mean personal\/home\?/],
    ["a target without a path", { to: "farm/best-providers" }, "page/unknown", /best-providers/],
    ["a target without the anchor", { to: "/personal/home#nothing" }, "link/anchor", /no anchor #nothing/],
    ["a URL without https", { to: "http://example.com" }, "page/target", /https/],
    ["a URL with a space", { to: "https://example.com/a b" }, "page/target", /https/],
    ["a target of another kind", { to: "//evil.example" }, "page/unknown", /evil/],
    ["a target with a bad query", { to: "/personal/home?a b" }, "page/target", /characters/],
  ])("is refused for %s", async (_, retirement, code, message) => {
    const store = storeOf();
    const { diagnostics } = await retire(store, { page: "personal/umbrella", ...retirement });
    expect(store.history()).toEqual([]);
    expect(diagnostics).toMatchObject([{ code, message: expect.stringMatching(message) }]);
  });
});

test("an import brings a retired page back only if it may create pages", async () => {
  const store = storeOf();
  await retire(store, { page: "personal/umbrella", to: "personal/home" });
  const raw = JSON.stringify({ pages: { "personal/umbrella": umbrella } });
  const importPage = (mayCreate: boolean) =>
    importContent([{ raw, file: "a.json" }], { mayCreate }, store, { ...note, message: "", sha256: "" });
  expect(await importPage(false)).toMatchObject({
    success: false,
    diagnostics: [{ code: "page/new", message: 'The page "personal/umbrella" was retired or moved.' }],
  });
  expect(await importPage(true)).toMatchObject({ success: true, imported: [{ status: "created" }] });
  expect(await (await store.reader()).page("personal/umbrella")).toEqual(umbrella);
  expect(await lintLinks(store)).toEqual([
    "redirect/shadowed There is a page at /personal/umbrella, so it is not redirected.",
  ]);
});

test("a dry run and a revision conflict change nothing", async () => {
  const store = storeOf();
  const options = { note, isDryRun: true };
  const result = await commitPageChange(
    store,
    { kind: "retire", page: "personal/umbrella", to: "personal/home" },
    options,
  );
  expect(result.message).toMatch(/^Would retire personal\/umbrella: /);
  expect(result.imported.map(({ version }) => version)).not.toContain(1);
  const conflict = commitPageChange(
    store,
    { kind: "move", from: "personal/umbrella", to: "personal/x" },
    { note, ifRevision: 7 },
  );
  await expect(conflict).rejects.toMatchObject({ code: "store/revision-conflict" });
  expect(store.history()).toEqual([]);
});

test("keeps a stored page that is not valid as it is, except for its links", async () => {
  const broken = { hero: { title: 7, ctaUrl: "/personal/umbrella" } };
  const store = storeOf({ about: broken });
  await move(store, { from: "personal/umbrella", to: "personal/excess" });
  expect(store.contents().about).toEqual({ hero: { title: 7, ctaUrl: "/personal/excess" } });
  const invalid = memoryStore([["site", { name: 7 }]]);
  expect(await codesOf(move(storeOf(), { from: "personal/x", to: "personal/y" }))).toEqual(["page/unknown"]);
  await expect(retire(invalid, { page: "personal/umbrella" })).rejects.toMatchObject({ code: "store/invalid" });
});

test("a rollback restores pages, links and the table exactly", async () => {
  const store = storeOf();
  const before = store.contents();
  await move(store, { from: "personal/umbrella", to: "commercial/excess" });
  await retire(store, { page: "personal/auto", to: "personal" });
  await rollback(store, { to: 0 }, { note });
  expect(store.contents()).toEqual(before);
  expect(await livePaths(store)).toContain("/personal/umbrella");
});

test("after any sequence of moves and retirements, no link or redirect is broken and every page is shown", async () => {
  const coverage = DEFAULT_PAGES.filter((id) => id.startsWith("personal/") || id.startsWith("farm/"));
  const ids = [...coverage, "personal/new", "careers", "farm", "medicare"];
  const id = fc.constantFrom(...ids);
  const change = fc.oneof(
    fc.record({ from: id, to: id }),
    fc.record({ page: id, to: fc.option(id, { nil: undefined }), mayUnlink: fc.boolean() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      const store = memoryStore();
      const known = new Set(await livePaths(store));
      for (const step of changes) {
        const result = "from" in step ? await move(store, step) : await retire(store, step);
        expect(result.success).toBe(result.diagnostics.length === 0);
        for (const path of await livePaths(store)) known.add(path);
      }
      const live = await livePaths(store);
      const redirects: Redirects = (await redirectsOf(store)) ?? {};
      for (const path of known) expect(live.has(path) || Object.hasOwn(redirects, path)).toBe(true);
      for (const [from, target] of Object.entries(redirects)) {
        expect(live.has(from)).toBe(false);
        expect(live.has(targetPath(target) ?? "/")).toBe(true);
      }
      expect(await lintLinks(store)).toEqual([]);
      await rollback(store, { to: 0 }, { note });
      expect(Object.keys(store.contents()).filter((id) => !isSettings(id))).toEqual([]);
    }),
    { numRuns: forRun(25, 8) },
  );
});
