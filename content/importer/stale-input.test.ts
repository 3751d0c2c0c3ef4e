/** Imports of inputs that were made from an older revision than that of the store. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { pageContent } from "#tests/support/arbitraries.ts";
import { forRun } from "#tests/support/full-run.ts";
import { type MemoryStore, memoryStore } from "#tests/support/store/memory-store.ts";
import { importContent } from "./import-content.ts";
import type { ImportOptions } from "./plan/import-options.ts";
import { formatStatus, type ImportResult } from "./plan/result.ts";

const note = { by: "ann", message: "", sha256: "" };

function page(title: string, more: JsonObject = {}): JsonObject {
  return { meta: { title, description: "D" }, hero: { title }, ...more };
}

function testimonial(id: string): JsonObject {
  return { id, quote: "Good", author: id };
}

const BASE = {
  home: page("Home", { about: { title: "Us" } }),
  about: page("About", { testimonials: { items: [testimonial("a")] } }),
};

function run(store: MemoryStore, input: JsonObject, options: ImportOptions = {}): Promise<ImportResult> {
  return importContent([{ raw: JSON.stringify(input, null, 2), file: "a.json" }], options, store, note);
}

/** Returns a store at revision 2. Revision 1 has the base, and revision 2 the changes of a colleague. */
async function storeWithNewer(changes: JsonObject): Promise<MemoryStore> {
  const store = memoryStore();
  await run(store, { pages: BASE });
  await run(store, { pages: changes });
  expect(store.history()).toHaveLength(2);
  return store;
}

/** Returns an export of the base with edits. */
function staleExport(edits: Partial<Record<keyof typeof BASE, JsonObject>>): JsonObject {
  return { $revision: "1", pages: { ...BASE, ...edits } };
}

function statuses({ imported }: ImportResult): Record<string, string> {
  return Object.fromEntries(imported.map((page) => [page.page, formatStatus(page)]));
}

describe("a stale export", () => {
  test("keeps the colleague's changes and applies its own", async () => {
    const store = await storeWithNewer({ about: { hero: { title: "Colleague" } } });
    const result = await run(store, staleExport({ home: page("Mine", { about: { title: "Us" } }) }));
    expect(result).toMatchObject({
      success: true,
      message: "Imported 1 page as revision 3: 1 updated, 1 unchanged. Kept 1 newer change.",
      imported: [
        { page: "home", status: "updated", version: 3 },
        { page: "about", status: "unchanged", version: 2, keptChanges: 1 },
      ],
    });
    expect(result.conflicts).toBeUndefined();
    expect(store.contents()).toMatchObject({
      home: { hero: { title: "Mine" } },
      about: { hero: { title: "Colleague" } },
    });
  });

  test("merges fields of one page and counts only its own", async () => {
    const store = await storeWithNewer({ home: { hero: { subtitle: "Colleague" } } });
    const result = await run(store, staleExport({ home: page("Home", { about: { title: "Mine" } }) }), {
      mode: "replace",
    });
    expect(result.imported[0]).toMatchObject({
      status: "updated",
      changes: [{ pointer: "/about/title", before: "Us", after: "Mine" }],
      keptChanges: 1,
    });
    expect(store.contents().home).toMatchObject({ hero: { subtitle: "Colleague" }, about: { title: "Mine" } });
  });

  test("merges lists of items by id", async () => {
    const withItems = (...ids: string[]) => ({ about: { testimonials: { items: ids.map(testimonial) } } });
    const store = await storeWithNewer(withItems("a", "b"));
    await run(store, { $revision: "1", pages: withItems("a", "c") });
    expect(store.contents()).toMatchObject(withItems("a", "b", "c"));
  });

  test("removes a field with null unless the colleague changed it", async () => {
    const store = await storeWithNewer({ home: { hero: { title: "Colleague" } } });
    await run(store, { $revision: 1, home: { about: null } });
    expect(store.contents().home).toEqual(page("Colleague", { meta: { title: "Home", description: "D" } }));
  });

  test("changes nothing when it is imported again", async () => {
    const store = await storeWithNewer({ about: { hero: { title: "Colleague" } } });
    const input = staleExport({ home: page("Mine") });
    await run(store, input);
    expect(await run(store, input)).toMatchObject({ success: true, revision: 3 });
    expect(store.history()).toHaveLength(3);
  });

  test("imports as usual if no newer revision exists", async () => {
    const store = await storeWithNewer({ about: { hero: { title: "Colleague" } } });
    await run(store, { $revision: "2", pages: { about: page("Mine") } });
    expect(store.contents().about).toMatchObject({ hero: { title: "Mine" } });
  });

  test("leaves a page removed that a colleague removed", async () => {
    const store = await storeWithNewer({ home: { hero: { title: "Colleague" } } });
    await store.transaction((writer) =>
      writer.commit([{ page: "about", before: BASE.about, after: null }], { ...note, source: "", format: "" }),
    );
    const result = await run(store, staleExport({}));
    expect(statuses(result)).toEqual({ home: "unchanged", about: "unchanged" });
    expect(Object.keys(store.contents())).toEqual(["home"]);
    const edited = await run(store, staleExport({ about: page("Mine") }));
    expect(edited.conflicts).toMatchObject([{ page: "about", pointer: "" }]);
  });

  test("can name its base by an option, which its own revision overrides", async () => {
    const [first, second] = [
      await storeWithNewer({ about: { hero: { title: "Colleague" } } }),
      await storeWithNewer({ about: { hero: { title: "Colleague" } } }),
    ];
    await run(first, { pages: BASE }, { base: "1" });
    await run(second, staleExport({}), { base: "2" });
    for (const store of [first, second]) expect(store.contents().about).toMatchObject({ hero: { title: "Colleague" } });
  });
});

describe("several inputs", () => {
  const importAll = (store: MemoryStore, ...inputs: JsonObject[]) =>
    importContent(
      inputs.map((input, index) => ({ raw: JSON.stringify(input), file: `${index}.json` })),
      {},
      store,
      note,
    );

  test("are merged each with its own base", async () => {
    const store = await storeWithNewer({ about: { hero: { title: "Colleague" } }, home: { hero: { title: "New" } } });
    await importAll(store, { $revision: "1", about: BASE.about }, { $revision: "2", home: BASE.home });
    expect(store.contents()).toMatchObject({
      about: { hero: { title: "Colleague" } },
      home: { hero: { title: "Home" } },
    });
  });

  test("are rejected if they give the site settings with different bases", async () => {
    const store = await storeWithNewer({ about: { hero: { title: "Colleague" } } });
    const { diagnostics } = await importAll(
      store,
      { $revision: "1", site: { tagline: "A" } },
      { $revision: "2", site: { tagline: "B" } },
    );
    expect(diagnostics[0]).toMatchObject({ code: "page/duplicate", page: "site", file: "1.json" });
    expect(store.history()).toHaveLength(2);
  });
});

describe("a field that both changed", () => {
  const both = () => storeWithNewer({ about: { hero: { title: "Colleague" } } });
  const input = staleExport({
    home: page("Mine", { about: { title: "Us" } }),
    about: { ...BASE.about, hero: { title: "Mine" } },
  });
  const conflict = { page: "about", pointer: "/hero/title", base: "About", theirs: "Colleague", yours: "Mine" };

  test("is a conflict that prevents the import", async () => {
    const store = await both();
    const result = await run(store, input);
    expect(result).toMatchObject({
      success: false,
      message: "Nothing was imported: 1 conflict with newer changes.",
      conflicts: [conflict],
      diagnostics: [
        {
          code: "content/conflict",
          severity: "error",
          page: "about",
          pointer: "/pages/about/hero/title",
          line: 22,
          column: 18,
          message:
            '`hero.title` has changed both in the store and in the input. Base: "About"; theirs: "Colleague"; yours: "Mine".',
        },
      ],
    });
    expect(statuses(result)).toEqual({ home: "skipped", about: expect.stringMatching(/^error: `hero\.title`/) });
    expect(store.history()).toHaveLength(2);
  });

  test("prevents only the import of its page with isPartial", async () => {
    const store = await both();
    const result = await run(store, input, { isPartial: true });
    expect(result).toMatchObject({
      success: true,
      message: "Imported 1 page as revision 3: 1 updated; 1 conflict with newer changes in other pages.",
      conflicts: [conflict],
    });
    expect(store.contents()).toMatchObject({
      home: { hero: { title: "Mine" } },
      about: { hero: { title: "Colleague" } },
    });
  });

  test.each([
    ["theirs", "Colleague"],
    ["yours", "Mine"],
  ] as const)("can be settled with %s", async (prefer, title) => {
    const store = await both();
    const result = await run(store, input, { prefer, isStrict: true });
    expect(result).toMatchObject({ success: true, diagnostics: [], conflicts: [{ ...conflict, settled: prefer }] });
    expect(store.contents()).toMatchObject({ home: { hero: { title: "Mine" } }, about: { hero: { title } } });
  });

  test("is located at its token", async () => {
    const store = await both();
    const result = await run(store, { $revision: "1", HERO_TITLE: "Mine" }, { page: "about" });
    expect(result.diagnostics).toMatchObject([{ code: "content/conflict", token: "HERO_TITLE", line: 3 }]);
  });
});

describe("a base that the store does not know", () => {
  const input = { $revision: "7-abc", pages: { about: page("Mine") } };

  test("prevents an import that changes stored pages", async () => {
    const store = await storeWithNewer({ about: { hero: { title: "Colleague" } } });
    for (const prefer of [undefined, "theirs"] as const) {
      expect(await run(store, input, { prefer })).toMatchObject({
        success: false,
        diagnostics: [{ code: "store/unknown-base", file: "a.json", line: 2, pointer: "/$revision" }],
      });
    }
    expect(store.history()).toHaveLength(2);
  });

  test("is ignored with `prefer: yours`, for new pages and for unchanged ones", async () => {
    const store = await storeWithNewer({ about: { hero: { title: "Colleague" } } });
    const others = { $revision: "7-abc", pages: { contact: page("Contact"), home: BASE.home } };
    expect(await run(store, others)).toMatchObject({ success: true, diagnostics: [] });
    expect(await run(store, input, { prefer: "yours" })).toMatchObject({ success: true, diagnostics: [] });
    expect(store.contents().about).toMatchObject({ hero: { title: "Mine" } });
  });

  test("must be a text or a number", async () => {
    const { diagnostics } = await run(memoryStore(), { $revision: ["1"], pages: { about: page("Mine") } });
    expect(diagnostics).toMatchObject([{ code: "content/type", pointer: "/$revision" }]);
  });
});

describe("any two versions of a page", () => {
  const versions = fc.tuple(
    pageContent({ mayBeUnmapped: true }),
    pageContent({ mayBeUnmapped: true }),
    pageContent({ mayBeUnmapped: true }),
  );
  const importOnto = async (base: JsonObject, theirs: JsonObject, yours: JsonObject, options: ImportOptions) => {
    const store = memoryStore();
    await run(store, { pages: { home: base } });
    await run(store, { pages: { home: theirs } }, { mode: "replace" });
    const stale = { $revision: "1", pages: { home: yours } };
    return { store, stale, result: await run(store, stale, { mode: "replace", ...options }) };
  };

  test("give the input if the store has not changed, and the stored page if the input has not", async () => {
    await fc.assert(
      fc.asyncProperty(versions, async ([base, version]) => {
        const [onlyYours, onlyTheirs] = [
          await importOnto(base, base, version, {}),
          await importOnto(base, version, base, {}),
        ];
        for (const { store } of [onlyYours, onlyTheirs]) expect(store.contents().home).toEqual(version);
      }),
      { numRuns: forRun(50, 15) },
    );
  });

  test("give the same page when the stale input is imported again", async () => {
    await fc.assert(
      fc.asyncProperty(versions, async ([base, theirs, yours]) => {
        const { store, stale } = await importOnto(base, theirs, yours, { prefer: "yours" });
        const before = store.contents().home;
        await run(store, stale, { mode: "replace", prefer: "yours" });
        expect(store.contents().home).toEqual(before);
      }),
      { numRuns: forRun(50, 15) },
    );
  });
});
