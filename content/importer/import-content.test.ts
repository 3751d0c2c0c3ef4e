import { describe, expect, test } from "vitest";
import type { JsonObject, JsonValue } from "#schemas/json.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { importContent, prepareImport } from "./import-content.ts";
import type { ImportOptions } from "./plan/import-options.ts";
import { formatStatus, type ImportResult } from "./plan/result.ts";

const note = { by: "ann", message: "spring", sha256: "ab" };

function page(title: string, more: JsonObject = {}): JsonObject {
  return { meta: { title, description: "D" }, hero: { title }, ...more };
}

const site = {
  name: "Agency",
  phone: "515-555-0142",
  email: "a@example.com",
  offices: [{ id: "main", name: "C", address: { street: "1 Main", city: "C", state: "IA", zip: "5" }, hours: {} }],
};

function filledStore() {
  return memoryStore([
    ["home", page("Home", { about: { title: "Us" } })],
    ["about", page("About")],
    ["site", site],
  ]);
}

async function run(input: JsonObject | string, options: ImportOptions = {}, store = filledStore()) {
  const raw = typeof input === "string" ? input : JSON.stringify(input);
  const result = await importContent([{ raw, file: "a.json" }], options, store, note);
  return { result, store };
}

/** Returns the status of each page, in the wire format. */
function statuses({ imported }: ImportResult): Record<string, string> {
  return Object.fromEntries(imported.map((page) => [page.page, formatStatus(page)]));
}

const validPatch = { hero: { subtitle: "New" } };
const invalidPatch = { hero: { title: 3 } };

describe("a valid import", () => {
  test("creates one revision and reports each page", async () => {
    const input = { pages: { home: validPatch, about: page("About"), "farm/agribusiness": page("Agri") } };
    const { result, store } = await run(input);
    expect(result).toEqual({
      success: true,
      message: "Imported 2 pages as revision 1: 1 created, 1 updated, 1 unchanged.",
      format: "site-export",
      why: 'it has a "pages" key',
      revision: 1,
      revisionId: "1",
      imported: [
        { page: "home", status: "updated", version: 1, changes: [{ pointer: "/hero/subtitle", after: "New" }] },
        { page: "about", status: "unchanged", version: 0 },
        { page: "farm/agribusiness", status: "created", version: 1 },
      ],
      diagnostics: [],
    });
    expect(store.contents()).toEqual({
      home: page("Home", { hero: { title: "Home", subtitle: "New" }, about: { title: "Us" } }),
      about: page("About"),
      "farm/agribusiness": page("Agri"),
      site,
    });
  });

  test("records its author, its source and the replaced content in the history", async () => {
    const { store } = await run({ home: validPatch });
    const before = page("Home", { about: { title: "Us" } });
    expect(store.history()).toMatchObject([
      {
        ...note,
        revision: 1,
        source: "a.json",
        format: "site-export",
        changes: [{ page: "home", before, after: { ...before, hero: { title: "Home", subtitle: "New" } } }],
      },
    ]);
  });

  test("changes nothing the second time", async () => {
    const input = { site: { tagline: "T" }, pages: { home: validPatch, about: validPatch } };
    const { store } = await run(input);
    const { result } = await run(input, {}, store);
    expect(result).toMatchObject({ success: true, revision: 1, message: "Nothing to do: 3 pages unchanged." });
    expect(result.imported).toEqual(
      ["site", "home", "about"].map((id) => ({ page: id, status: "unchanged", version: 1 })),
    );
    expect(store.history()).toHaveLength(1);
  });

  test("ignores the order of keys", async () => {
    const { about, hero, meta } = page("Home", { about: { title: "Us" } });
    const { result } = await run({ home: { about: about ?? null, hero: hero ?? null, meta: meta ?? null } });
    expect(statuses(result)).toEqual({ home: "unchanged" });
  });

  test("imports several files as one revision", async () => {
    const store = filledStore();
    const inputs = [
      { raw: JSON.stringify({ home: validPatch }), file: "a.json" },
      { raw: new TextEncoder().encode(JSON.stringify({ about: JSON.stringify(validPatch) })), file: "b.json" },
    ];
    const result = await importContent(inputs, {}, store, note);
    expect(result).toMatchObject({ success: true, format: "site-export, string", revision: 1 });
    expect(store.history()).toMatchObject([{ source: "a.json, b.json" }]);
  });
});

describe("an import with an error", () => {
  const input = { pages: { home: validPatch, about: invalidPatch, medicare: page("Medicare"), site: {} } };

  test("writes nothing and reports a status for every page", async () => {
    const { result, store } = await run(input);
    expect(result.success).toBe(false);
    expect(result.message).toBe("Nothing was imported: 1 error.");
    expect(statuses(result)).toEqual({
      home: "skipped",
      about: "error: `hero.title` must be a string, but got a number. Put the value in double quotes.",
      medicare: "skipped",
      site: "unchanged",
    });
    expect(store.contents()).toEqual(filledStore().contents());
    expect(store.history()).toEqual([]);
  });

  test("writes the valid pages with isPartial", async () => {
    const { result, store } = await run(input, { isPartial: true });
    expect(result).toMatchObject({
      success: true,
      message: "Imported 2 pages as revision 1: 1 created, 1 updated, 1 unchanged; 1 error in other pages.",
    });
    expect(statuses(result)).toMatchObject({
      home: "updated",
      medicare: "created",
      about: expect.stringMatching(/^error: ./),
    });
    expect(Object.keys(store.contents())).toContain("medicare");
    expect(store.contents().about).toEqual(page("About"));
  });

  test("writes the pages of other files with isPartial if an error belongs to no page", async () => {
    const inputs = [
      { raw: JSON.stringify({ home: validPatch }), file: "a.json" },
      { raw: "{", file: "b.json" },
    ];
    const store = filledStore();
    const result = await importContent(inputs, { isPartial: true }, store, note);
    expect(result).toMatchObject({ success: true, diagnostics: [{ code: "json/truncated", file: "b.json" }] });
    expect(statuses(result)).toEqual({ home: "updated" });
    expect(store.history()).toHaveLength(1);
  });

  test("writes nothing of a file with isPartial if an error in it belongs to no page", async () => {
    const inputs = [
      { raw: '{"home": {"hero": {"subtitle": "A", "subtitle": "B"}}}', file: "a.json" },
      { raw: JSON.stringify({ about: validPatch }), file: "b.json" },
    ];
    const store = filledStore();
    const result = await importContent(inputs, { isPartial: true }, store, note);
    expect(result.diagnostics).toMatchObject([{ code: "json/duplicate-key", file: "a.json" }]);
    expect(statuses(result)).toEqual({ home: "skipped", about: "updated" });
    expect(store.contents().home).toEqual(filledStore().contents().home);
  });

  test.each([
    ["a page", { HERO_TITLE: 3, TOP_NAVIGATION: [{ id: "a", title: "A", url: "/about" }] }],
    ["the site settings", { HERO_TITLE: "New", TOP_NAVIGATION: 3 }],
  ])("writes nothing of a record with isPartial if its part for %s has an error", async (_, home) => {
    const { store } = await run({ pages: { home, medicare: page("M") } }, { isPartial: true });
    expect(store.contents()).toEqual({ ...filledStore().contents(), medicare: page("M") });
  });

  test("fails with isPartial if no page is valid", async () => {
    const { result } = await run({ pages: { about: invalidPatch } }, { isPartial: true });
    expect(result).toMatchObject({ success: false, message: "Nothing was imported: 1 error." });
  });

  test.each([
    ["an unknown page", { pages: { home: validPatch, abuot: validPatch } }, "abuot"],
    ["a page with invalid JSON in a string", { pages: { home: validPatch, about: "{" } }, "about"],
    [
      "a duplicate page",
      {
        pages: [
          { page: "home", ...validPatch },
          { page: "about", ...validPatch },
          { page: "/about", ...validPatch },
        ],
      },
      "about",
    ],
    ["a page that is not an object", { pages: { home: validPatch, about: 3 } }, "about"],
  ])("lists %s in the result", async (_, input, id) => {
    const { result, store } = await run(input);
    expect(statuses(result)).toEqual({ home: "skipped", [id]: expect.stringMatching(/^error: ./) });
    expect(store.history()).toEqual([]);
  });
});

describe("the import options", () => {
  test("isStrict turns warnings into errors", async () => {
    const input = { home: { hero: { titel: "T", description: "<i onclick=x>I</i>" } } };
    const lenient = await run(input);
    expect(lenient.result.success).toBe(true);
    expect(lenient.result.diagnostics.map(({ severity }) => severity)).toEqual(["warning", "warning"]);
    const strict = await run(input, { isStrict: true });
    expect(strict.result.message).toBe("Nothing was imported: 2 errors.");
    expect(strict.result.diagnostics.map(({ severity }) => severity)).toEqual(["error", "error"]);
    expect(strict.store.history()).toEqual([]);
  });

  test("isDryRun reports the same pages and writes nothing", async () => {
    const input = { pages: { home: validPatch, medicare: page("Medicare") } };
    const dry = await run(input, { isDryRun: true });
    const real = await run(input);
    expect(dry.result.message).toBe("Would import 2 pages: 1 created, 1 updated.");
    expect(dry.result.revision).toBe(0);
    expect(statuses(dry.result)).toEqual(statuses(real.result));
    expect(dry.store.contents()).toEqual(filledStore().contents());
  });

  test("isDryRun reports the same errors", async () => {
    const dry = await run({ home: invalidPatch }, { isDryRun: true });
    const real = await run({ home: invalidPatch });
    expect(dry.result).toEqual(real.result);
  });

  test("mode merge keeps other values, removes null and replaces lists", async () => {
    const store = memoryStore([["home", page("Home", { about: { title: "Us" }, checklist: { items: ["a", "b"] } })]]);
    await run({ home: { about: null, checklist: { items: ["c"] }, META_TITLE: "New" } }, {}, store);
    expect(store.contents()).toEqual({
      home: { meta: { title: "New", description: "D" }, hero: { title: "Home" }, checklist: { items: ["c"] } },
    });
  });

  test("mode replace makes the page exactly the input", async () => {
    const { store } = await run({ home: page("New") }, { mode: "replace" });
    expect(store.contents().home).toEqual(page("New"));
    const { result } = await run({ home: validPatch }, { mode: "replace" });
    expect(result.message).toBe("Nothing was imported: 2 errors.");
  });

  test("mode replace with tokens of home replaces home and merges the site settings", async () => {
    const tokens = {
      META_TITLE: "New",
      META_DESCRIPTION: "D",
      HERO_TITLE: "New",
      FOOTER_LINKS: [{ title: "Home", url: "/" }],
    };
    const { result, store } = await run(tokens, { mode: "replace", page: "home" });
    expect(statuses(result)).toEqual({ home: "updated", site: "updated" });
    expect(store.contents()).toMatchObject({
      home: page("New"),
      site: { ...site, footer: { links: [{ title: "Home", url: "/" }] } },
    });
    expect(store.contents().home).not.toHaveProperty("about");
  });

  test.each(["farm/drones", "events"])("mayCreate creates a page at the new address %s", async (id) => {
    const input = { [id]: page("New") };
    expect((await run(input)).result.imported).toEqual([
      { page: id, status: "error", reason: `The page "${id}" does not exist yet.` },
    ]);
    const { result, store } = await run(input, { mayCreate: true });
    expect(statuses(result)).toEqual({ [id]: "created" });
    expect((await run(input, {}, store)).result.message).toBe("Nothing to do: 1 page unchanged.");
  });

  test("a key whose value has a section names a page, which must be complete to be created", async () => {
    const input = { careers: { hero: { title: "Careers" } } };
    const firstFinding = async (options: ImportOptions) => (await run(input, options)).result.diagnostics[0];
    expect(await firstFinding({})).toMatchObject({ code: "page/new", page: "careers" });
    expect(await firstFinding({ mayCreate: true })).toMatchObject({ code: "content/required", page: "careers" });
  });

  test("mayCreate does not create a page for an invalid slug", async () => {
    const { result } = await run({ pages: { "farm/Drones": page("Drones") } }, { mayCreate: true });
    expect(result.diagnostics).toMatchObject([{ code: "page/unknown" }]);
  });

  test.each<ImportOptions>([{}, { isDryRun: true }])(
    "ifRevision rejects an import into a newer revision, with the options %j",
    async (options) => {
      const { store } = await run({ home: validPatch });
      await expect(run({ about: validPatch }, { ...options, ifRevision: 0 }, store)).rejects.toMatchObject({
        name: "StoreError",
        code: "store/revision-conflict",
        message: "The store is at revision 1, but revision 0 was expected.",
      });
      expect(store.history()).toHaveLength(1);
      expect((await run({ about: validPatch }, { ...options, ifRevision: 1 }, store)).result.success).toBe(true);
    },
  );

  test("page names the page of an input that does not", async () => {
    const { result, store } = await run({ HERO_SUBTITLE: "New" }, { page: "/about" });
    expect(result.message).toBe("Imported 1 page as revision 1: 1 updated.");
    expect(store.contents().about).toMatchObject({ hero: { title: "About", subtitle: "New" } });
  });
});

describe("an error in the stored content", () => {
  const broken = { ...page("Home"), hero: { title: 3 } };
  const stored = { file: "content/pages/home.json", text: JSON.stringify({ content: broken }, null, 1), pointer: "" };

  test("is reported at the stored document", async () => {
    const options = { readStoredSource: () => stored };
    const { result } = await run({ home: validPatch }, options, memoryStore([["home", broken]]));
    expect(result.diagnostics).toMatchObject([
      {
        code: "content/type",
        page: "home",
        file: "content/pages/home.json",
        line: 8,
        pointer: "/content/hero/title",
        message: expect.stringMatching(
          /^The stored content of "home" has an error that is not in the input: `hero\.title`/,
        ),
      },
    ]);
  });

  test("has no location if the stored text is not known", async () => {
    const { result } = await run({ home: validPatch }, {}, memoryStore([["home", broken]]));
    expect(result.diagnostics).toMatchObject([{ code: "content/type", page: "home" }]);
    expect(result.diagnostics[0]).not.toHaveProperty("line");
  });

  test("is reported at the input if the input gives the same value", async () => {
    const { result } = await run({ home: { hero: { title: 3 } } }, {}, memoryStore([["home", broken]]));
    expect(result.diagnostics).toMatchObject([{ file: "a.json", pointer: "/home/hero/title" }]);
  });

  test("does not hide the same error in another key of the input", async () => {
    const store = memoryStore([["site", { ...site, redirects: { Old: "/about" } }]]);
    const { result } = await run({ site: { redirects: { New: "/about" } } }, {}, store);
    expect(result.diagnostics).toMatchObject([
      { code: "content/value", message: expect.stringMatching(/^The stored content of "site" .*"Old"/) },
      { code: "content/value", file: "a.json", pointer: "/site/redirects", message: expect.stringContaining('"New"') },
    ]);
  });

  test("does not matter if the input replaces the value or the page", async () => {
    const store = () => memoryStore([["home", broken]]);
    expect((await run({ home: { hero: { title: "T" } } }, {}, store())).result.success).toBe(true);
    expect((await run({ home: page("T") }, { mode: "replace" }, store())).result.success).toBe(true);
  });
});

describe("a list that loses items", () => {
  const items = (...titles: string[]) => titles.map((title) => ({ title, bullets: ["a", "b", "c"] }));
  const store = () => memoryStore([["home", page("Home", { features: { items: items("A", "B", "C", "D") } })]]);
  const shrinks = async (features: JsonValue, options: ImportOptions = {}) => {
    const { result } = await run({ home: page("Home", { features }) }, options, store());
    return result.diagnostics.map(({ code, pointer, severity }) => `${severity} ${code} ${pointer}`);
  };

  test("is a warning if it loses more than half of them, and at least two", async () => {
    const warning = ["warning content/list-shrinks /home/features/items"];
    expect(await shrinks({ items: items("A") })).toEqual(warning);
    expect(await shrinks({ items: [] })).toEqual(warning);
    expect(await shrinks({ items: items("A") }, { mode: "replace" })).toEqual(warning);
    expect(await shrinks({ items: items("A", "B") })).toEqual([]);
  });

  test("is an error with isStrict", async () => {
    const errors = ["error content/list-shrinks /home/features/items"];
    expect(await shrinks({ items: items("A") }, { isStrict: true })).toEqual(errors);
  });

  test("is found inside of the items that stay", async () => {
    const [a, b] = items("D", "A");
    expect(await shrinks({ items: [{ ...a, bullets: ["a"] }, { ...b }] })).toEqual([
      "warning content/list-shrinks /home/features/items/0/bullets",
    ]);
  });

  test("is not reported if null removes it", async () => {
    expect(await shrinks({ items: null })).toEqual([]);
    expect(await shrinks(null)).toEqual([]);
  });
});

describe("mayFix", () => {
  test("corrects keys and links, and reports each correction", async () => {
    const input = {
      home: {
        Hero: { SubTitle: "S", ctaUrl: "contact" },
        about: { title: "Us" },
        related: [{ title: "F", url: "/farm/#faq" }],
      },
    };
    const { result, store } = await run(input, { mayFix: true, isStrict: true });
    expect(result.diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'content/fixed Changed the key "Hero" to "hero".',
      'content/fixed Changed the key "SubTitle" to "subtitle".',
      'content/fixed Changed "contact" to "/contact".',
      'content/fixed Changed "/farm/#faq" to "/farm#faq".',
    ]);
    expect(store.contents().home).toMatchObject({
      hero: { title: "Home", subtitle: "S", ctaUrl: "/contact" },
      related: { items: [{ title: "F", url: "/farm#faq" }] },
    });
  });

  test("does not rename a key that would replace another", async () => {
    const { result } = await run({ home: { hero: { subtitle: "A", Subtitle: "B" } } }, { mayFix: true });
    expect(result.diagnostics).toMatchObject([{ code: "content/unknown-key", pointer: "/home/hero/Subtitle" }]);
    expect(result.diagnostics[0]).not.toHaveProperty("fix");
  });

  test("is offered as data with the finding", async () => {
    const { result } = await run({ home: { hero: { ctaUrl: "contact/", Subtitle: "S" } } });
    expect(result.diagnostics).toMatchObject([
      { code: "content/value", pointer: "/home/hero/ctaUrl", suggestion: "/contact", fix: { value: "/contact" } },
      { code: "content/unknown-key", fix: { key: "subtitle" } },
    ]);
  });
});

describe("an unreadable input", () => {
  test.each([
    ["", "input/empty"],
    ["{", "json/truncated"],
    ["[]", "format/not-an-object"],
    ["{}", "format/unknown"],
  ])("has no format and no pages: %j", async (raw, code) => {
    const { result } = await run(raw);
    expect(result).toEqual({
      success: false,
      message: "Nothing was imported: 1 error.",
      revision: 0,
      revisionId: "0",
      imported: [],
      diagnostics: [expect.objectContaining({ code })],
    });
  });

  test("does not lock the store", async () => {
    const store = { ...filledStore(), transaction: () => Promise.reject(new Error("locked")) };
    const result = await importContent([{ raw: "{", file: "a.json" }], {}, store, note);
    expect(result.success).toBe(false);
  });
});

test("moves unknown keys of a hand-edited stored file to unmapped without an error", async () => {
  const store = memoryStore([["home", { ...page("Home", { seo: 1 }), hero: { title: "Home", titel: "H" } }]]);
  const { result } = await run({ home: validPatch }, {}, store);
  expect(result).toMatchObject({ success: true, diagnostics: [] });
  expect(store.contents().home).toEqual({
    meta: { title: "Home", description: "D" },
    hero: { title: "Home", subtitle: "New", unmapped: { titel: "H" } },
    unmapped: { seo: 1 },
  });
  expect((await run({ home: { hero: { title: 3 } } }, {}, store)).result.success).toBe(false);
});

test("stores sanitized markup", async () => {
  const { store } = await run({ home: { hero: { description: "<b onclick=x>B</b><script>x()</script>" } } });
  expect(store.contents().home).toMatchObject({ hero: { description: "<b>B</b>" } });
});

test("reports more than 100,000 errors in one page without exhausting the stack", async () => {
  const items = Array.from({ length: 130_000 }, () => 1);
  const { result } = await run({ FAQ_ITEMS: items }, { page: "home" });
  expect(result.message).toBe("Nothing was imported: 130,000 errors.");
  expect(result.diagnostics).toHaveLength(1001);
  expect(result.diagnostics.at(-2)).toMatchObject({ pointer: "/FAQ_ITEMS/999", line: 1, token: "FAQ_ITEMS" });
  expect(result.diagnostics.at(-1)).toEqual({
    code: "content/type",
    severity: "error",
    count: 129_000,
    message: "129,000 more problems of this kind are not listed. Fix the others first.",
  });
});

test("with isPartial, lists the valid pages and the failed ones whose errors are listed", async () => {
  const unknown = Object.fromEntries(Array.from({ length: 1100 }, (_, index) => [`P${index}`, {}]));
  const { result } = await run({ pages: { ...unknown, home: validPatch } }, { isPartial: true });
  expect(result.message).toBe("Imported 1 page as revision 1: 1 updated; 1,100 errors in other pages.");
  expect(result.imported).toHaveLength(1001);
  expect(result.imported[0]).toMatchObject({ page: "home", status: "updated" });
});

test("with isPartial, skips also the pages whose errors are only counted", async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 1100 }, (_, index) => [`farm/p${index}`, page("P", { hero: 1 })]),
  );
  const input = { pages: { ...pages, home: validPatch } };
  const { result, store } = await run(input, { mayCreate: true, isPartial: true });
  expect([result.success, result.revision]).toEqual([true, 1]);
  expect(Object.keys(store.contents())).toEqual(["home", "about", "site"]);
  expect(new Set(Object.values(statuses(result)))).toEqual(
    new Set(["updated", "error: `hero` must be an object, but got a number. Put the fields in braces."]),
  );
});

test("counts the warnings that are not listed, without suggestions", async () => {
  const keys = Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`titl${index}`, index]));
  const { result } = await run({ pages: { home: { hero: { title: "Home", ...keys } } } }, { isStrict: true });
  expect(result.message).toBe("Nothing was imported: 1,500 errors.");
  expect(result.diagnostics.at(0)).toMatchObject({ suggestion: "title" });
  expect(result.diagnostics.at(-1)).toMatchObject({ code: "content/unknown-key", severity: "error", count: 500 });
});

test("reports thousands of unknown keys in a section inside a string", () => {
  const keys = Object.fromEntries(Array.from({ length: 15_000 }, (_, index) => [`k${index}`, index]));
  const { findings } = prepareImport([
    { raw: JSON.stringify({ home: JSON.stringify({ hero: keys }) }), file: "a.json" },
  ]);
  expect(findings).toHaveLength(1001);
  expect(findings.at(-1)).toMatchObject({ code: "content/unknown-key", page: "home", count: 14_000 });
});
