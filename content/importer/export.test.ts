import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { pageContent, siteContent, tokenRecord } from "#tests/support/arbitraries.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { mergePatch } from "../documents/merge-patch.ts";
import { exportDocuments } from "./export.ts";
import { FORMAT_NAMES, findFormat } from "./formats/detect.ts";
import type { Format } from "./formats/formats.ts";
import { exportedRevision } from "./formats/read-documents.ts";
import { importContent, prepareImport } from "./import-content.ts";
import type { ImportResult } from "./plan/result.ts";

function requireFormat(name: string): Format {
  const found = findFormat(name);
  if (found === undefined) throw new Error(`Unknown format ${name}.`);
  return found;
}

type Contents = Record<DocumentId, JsonObject>;

function exported(contents: Contents, name: string, siteSettings?: JsonObject) {
  return exportDocuments(new Map(Object.entries(contents)), requireFormat(name), { siteSettings });
}

/** Returns the content that an import of `value` creates in an empty store. */
function imported(value: JsonObject, page?: string): Contents {
  const { patches } = prepareImport([{ raw: JSON.stringify(value), file: "a.json" }], { page });
  return Object.fromEntries(patches.map((document) => [document.page, mergePatch(undefined, document.patch)]));
}

async function importInto(contents: Contents, value: JsonObject, page?: string): Promise<ImportResult> {
  const note = { by: "", message: "", sha256: "" };
  const store = memoryStore(Object.entries(contents));
  return importContent([{ raw: JSON.stringify(value), file: "a.json" }], { page }, store, note);
}

function expectUnchanged({ success, imported: pages }: ImportResult): void {
  expect(success).toBe(true);
  for (const { status } of pages) expect(status).toBe("unchanged");
}

describe.each([
  { kind: "known content", options: { mayBeUnmapped: false } },
  { kind: "content with unknown keys", options: { mayBeUnmapped: true } },
])("the export of $kind", ({ options }) => {
  const contents = fc
    .record({ home: pageContent(options), "farm/agribusiness": pageContent(options), site: siteContent(options) })
    .map((documents): Contents => ({ ...documents }));

  test.each(["site-export", "string"])("can be imported again unchanged as %s", async (name) => {
    await fc.assert(
      fc.asyncProperty(contents, async (documents) => {
        const { value, lost } = exported(documents, name);
        expect(lost).toEqual([]);
        expect(imported(value)).toEqual(documents);
        expectUnchanged(await importInto(documents, value));
      }),
    );
  });

  test("can be imported again unchanged as nested tokens, with the site settings beside the pages", async () => {
    await fc.assert(
      fc.asyncProperty(contents, async (documents) => {
        const { value, lost } = exported(documents, "nested-tokens");
        expect(lost).toEqual([]);
        expect(imported(value)).toEqual(documents);
        expectUnchanged(await importInto(documents, value));
      }),
    );
  });

  test("can be imported again unchanged as the tokens of one page", async () => {
    await fc.assert(
      fc.asyncProperty(pageContent(options), async (content) => {
        const { value, lost } = exported({ about: content }, "tokens");
        expect(lost).toEqual([]);
        expect(imported(value, "about").about).toEqual(content);
        expectUnchanged(await importInto({ about: content }, value, "about"));
      }),
    );
  });
});

describe("the conversion of tokens to nested content and back", () => {
  test.each(["home", "about", "commercial/trucking"])("returns the same record for %s", async (page) => {
    await fc.assert(
      fc.asyncProperty(tokenRecord(page), async (record) => {
        const contents = imported({ pages: { [page]: record } });
        const { [SITE]: siteSettings, ...pages } = contents;
        expect(exported(pages, "tokens", siteSettings)).toEqual({ value: record, lost: [] });
        expect(exported(contents, "tokens")).toEqual({ value: record, lost: [] });
        expect(exported(contents, "nested-tokens")).toEqual({ value: { [page]: record }, lost: [] });
        if (siteSettings === undefined) expectUnchanged(await importInto(contents, record, page));
      }),
    );
  });

  test("treats groups of tokens like flat tokens", () => {
    fc.assert(
      fc.property(tokenRecord("home"), (record) => {
        // HERO_TITLE and HERO_CTA_URL become HERO: { TITLE, CTA_URL }.
        const groups: Record<string, JsonObject> = {};
        for (const [token, value] of Object.entries(record)) {
          const [, group = "", name = ""] = /^([A-Z]+)_(.+)$/.exec(token) ?? [];
          if (group !== "") groups[group] = { ...groups[group], [name]: value };
        }
        const known = Object.entries(groups).filter(([group]) => group !== "X");
        const flat = known.flatMap(([group, members]) =>
          Object.entries(members).map(([name, value]) => [`${group}_${name}`, value] as const),
        );
        expect(imported({ pages: { home: Object.fromEntries(known) } })).toEqual(
          imported({ pages: { home: Object.fromEntries(flat) } }),
        );
      }),
    );
  });
});

describe("the export of unknown keys", () => {
  const content = {
    meta: { title: "T", description: "D" },
    hero: { title: "T", unmapped: { seo: 1 } },
    faq: { items: [{ question: "Q", answer: "A", unmapped: { votes: 3 } }] },
    unmapped: { HERO_TITEL: "x", oldSection: { a: [1] } },
  };

  test("puts them back in their original places", () => {
    expect(exported({ home: content }, "site-export").value).toEqual({
      pages: {
        home: {
          meta: { title: "T", description: "D" },
          hero: { title: "T", seo: 1 },
          faq: { items: [{ question: "Q", answer: "A", votes: 3 }] },
          HERO_TITEL: "x",
          oldSection: { a: [1] },
        },
      },
    });
  });

  test("puts them beside the tokens, inside their sections", () => {
    const { value } = exported({ home: content }, "tokens");
    expect(value).toMatchObject({ HERO_TITLE: "T", hero: { seo: 1 }, HERO_TITEL: "x", oldSection: { a: [1] } });
    expect(imported(value, "home")).toEqual({ home: content });
  });

  test("keeps them in unmapped if an import would read them as known keys", () => {
    const unmapped = { faqs: [], HERO_TITLE: "x", HERO: { TITLE: "x" }, hero: {}, version: 3, $schema: "x", note: 1 };
    const documents = { home: { ...content, hero: { title: "T", unmapped: { title: "U", x: 1 } }, unmapped } };
    const { value } = exported(documents, "site-export");
    const { note, version, ...kept } = unmapped;
    expect(value).toMatchObject({
      pages: { home: { note, version, hero: { title: "T", x: 1, unmapped: { title: "U" } }, unmapped: kept } },
    });
    expect(imported(value)).toEqual(documents);
  });

  test.each(["pages", "site"])("keeps the key %s in unmapped, because it names something else in a file", (key) => {
    const documents = { home: { ...content, unmapped: { [key]: 1 } } };
    const { value, lost } = exported(documents, "tokens");
    expect([lost, value.unmapped]).toEqual([[], { [key]: 1 }]);
    expect(imported(value, "home")).toEqual(documents);
  });
});

describe("the content that a format cannot represent", () => {
  const page = { meta: { title: "T", description: "D" }, hero: { title: "T" } };
  const site = { name: "N", navigation: [] };

  test("is every page but the first in tokens", () => {
    expect(exported({ about: page, home: page, site }, "tokens").lost).toEqual(["home", "site"]);
    expect(exported({ site }, "tokens")).toEqual({ value: {}, lost: ["site"] });
    expect(exported({}, "tokens")).toEqual({ value: {}, lost: [] });
  });

  test("is in tokens a page without any token", () => {
    expect(exported({ about: { products: { title: "P" } } }, "tokens").lost).toEqual(["about"]);
  });

  test("is in tokens every site setting that is not a token of home", () => {
    expect(exported({ site, home: page }, "tokens")).toMatchObject({
      value: { META_TITLE: "T", TOP_NAVIGATION: [] },
      lost: ["site"],
    });
  });

  test("is nothing in nested tokens, which have the site settings without a token beside the pages", () => {
    const settings = { ...site, unmapped: { legacy: 1 } };
    expect(exported({ site: settings, home: page }, "nested-tokens")).toMatchObject({
      value: { site: { name: "N", legacy: 1 }, home: { META_TITLE: "T", TOP_NAVIGATION: [] } },
      lost: [],
    });
    expect(exported({ site, about: page }, "nested-tokens")).toMatchObject({ value: { site }, lost: [] });
  });

  test("leaves out the site settings if there are none", () => {
    for (const name of FORMAT_NAMES) expect(exported({ about: page }, name).value).not.toHaveProperty("site");
  });
});

test.each(FORMAT_NAMES)("names the revision first in %s, and an import does not take it for content", (name) => {
  const documents = { about: { meta: { title: "T", description: "D" }, hero: { title: "T" } } };
  const $revision = "12-3fa9c1b07d10";
  const { value } = exportDocuments(new Map(Object.entries(documents)), requireFormat(name), { $revision });
  expect(Object.entries(value)[0]).toEqual(["$revision", $revision]);
  expect(exportedRevision(value)).toBe($revision);
  expect(imported(value, "about")).toEqual(documents);
  const input = { raw: JSON.stringify(value), file: "a.json" };
  expect(prepareImport([input], { page: "about" })).toMatchObject({ format: name, findings: [] });
});

test("produces the same bytes every time", () => {
  const documents = new Map([["home", { meta: { title: "T", description: "D" }, hero: { title: "T" } }]]);
  for (const name of FORMAT_NAMES) {
    const [first, second] = [1, 2].map(() => JSON.stringify(exportDocuments(documents, requireFormat(name)).value));
    expect(first).toBe(second);
  }
});
