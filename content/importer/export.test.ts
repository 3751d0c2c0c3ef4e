import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isObject, type JsonObject, segments } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { pageContent, RUNS, siteContent, tokenRecord } from "#tests/support/arbitraries.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { mergePatch } from "../documents/merge-patch.ts";
import { FORMAT_NAMES, formatNamed } from "./detect.ts";
import { exportDocuments } from "./export.ts";
import type { Format } from "./formats/format-types.ts";
import { importContent, prepare } from "./import-content.ts";
import type { ImportResult } from "./result.ts";

function format(name: string): Format {
  const found = formatNamed(name);
  if (found === undefined) throw new Error(`There is no format ${name}.`);
  return found;
}

type Contents = Record<DocumentId, JsonObject>;

function exported(contents: Contents, name: string, facts?: JsonObject) {
  return exportDocuments(new Map(Object.entries(contents)), format(name), facts);
}

/** What an import of `value` makes of an empty store. */
function imported(value: JsonObject, page?: string): Contents {
  const { drafts } = prepare([{ raw: JSON.stringify(value), file: "a.json" }], { page });
  return Object.fromEntries(drafts.map((draft) => [draft.page, mergePatch(undefined, draft.patch)]));
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
  { kind: "what the model knows", options: { mayBeUnmapped: false } },
  { kind: "what it does not know as well", options: { mayBeUnmapped: true } },
])("$kind", ({ options }) => {
  const contents = fc
    .record({ home: pageContent(options), "farm/agribusiness": pageContent(options), site: siteContent(options) })
    .map((documents): Contents => ({ ...documents }));

  test.each(["site-export", "string"])("goes out as %s and comes back the same", async (name) => {
    await fc.assert(
      fc.asyncProperty(contents, async (documents) => {
        const { value, lost } = exported(documents, name);
        expect(lost).toEqual([]);
        expect(imported(value)).toEqual(documents);
        expectUnchanged(await importInto(documents, value));
      }),
      RUNS,
    );
  });

  test.each(["nested-tokens", "tokens"])(
    "goes out as %s, which says what it cannot hold, and the rest comes back the same",
    async (name) => {
      await fc.assert(
        fc.asyncProperty(pageContent(options), async (content) => {
          const { value, lost } = exported({ about: content }, name);
          expectUnchanged(await importInto({ about: content }, value, "about"));
          const pages = lost.map(({ page, pointer }) => `${page}${pointer}`);
          expect(new Set(pages).size).toBe(lost.length);
          expect(imported(value, "about").about).toEqual(
            without(
              content,
              lost.map(({ pointer }) => pointer),
            ),
          );
        }),
        RUNS,
      );
    },
  );
});

/** Stored content without the sections and fields at these places of its export. */
function without(content: JsonObject, pointers: readonly string[]): JsonObject {
  const { home: whole = {} } = { home: (exported({ home: content }, "site-export").value.pages as Contents).home };
  const left = structuredClone(whole);
  for (const [section = "", field] of pointers.map(segments)) {
    const inner = left[section];
    if (field === undefined) delete left[section];
    else if (isObject(inner)) {
      delete inner[field];
      if (Object.keys(inner).length === 0) delete left[section];
    }
  }
  return imported({ pages: { home: left } }).home ?? {};
}

describe("tokens to nested content and back", () => {
  test.each(["home", "about", "commercial/trucking"])("is the identity: %s", async (page) => {
    await fc.assert(
      fc.asyncProperty(tokenRecord(page), async (record) => {
        const contents = imported({ pages: { [page]: record } });
        const { [SITE]: facts, ...pages } = contents;
        expect(exported(pages, "tokens", facts)).toEqual({ value: record, lost: [] });
        expect(exported(pages, "nested-tokens", facts)).toEqual({ value: { [page]: record }, lost: [] });
        if (facts === undefined) expectUnchanged(await importInto(contents, record, page));
      }),
      RUNS,
    );
  });

  test("is the same in groups as flat", () => {
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
      RUNS,
    );
  });
});

describe("keys that the model does not know", () => {
  const content = {
    meta: { title: "T", description: "D" },
    hero: { title: "T", unmapped: { seo: 1 } },
    faq: { items: [{ question: "Q", answer: "A", unmapped: { votes: 3 } }] },
    unmapped: { HERO_TITEL: "x", oldSection: { a: [1] } },
  };

  test("come back out where they came from", () => {
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

  test("are named where the format has no place for them", () => {
    expect(exported({ home: content }, "tokens").lost).toEqual([{ page: "home", pointer: "/hero/seo" }]);
  });

  test("stay in their bag where they would be read as something else", () => {
    const unmapped = { faqs: [], HERO_TITLE: "x", HERO: { TITLE: "x" }, hero: {}, version: 3, $schema: "x", note: 1 };
    const documents = { home: { ...content, hero: { title: "T", unmapped: { title: "U", x: 1 } }, unmapped } };
    const { value } = exported(documents, "site-export");
    const { note, ...held } = unmapped;
    expect(value).toMatchObject({
      pages: { home: { note, hero: { title: "T", x: 1, unmapped: { title: "U" } }, unmapped: held } },
    });
    expect(imported(value)).toEqual(documents);
  });

  test.each(["pages", "site"])("a record with %s would not be read as tokens", (key) => {
    const documents = { home: { ...content, unmapped: { [key]: 1 } } };
    expect(exported(documents, "tokens").lost).toContainEqual({ page: "home", pointer: `/${key}` });
    expect(exported(documents, "site-export").lost).toEqual([]);
  });
});

describe("what a format cannot hold", () => {
  const page = { meta: { title: "T", description: "D" }, hero: { title: "T" } };
  const site = { name: "N", navigation: [] };

  test("tokens hold one page", () => {
    expect(exported({ home: page, about: page, site }, "tokens").lost).toEqual([
      { page: "about", pointer: "" },
      { page: "site", pointer: "" },
    ]);
    expect(exported({}, "tokens")).toEqual({ value: {}, lost: [] });
  });

  test("nested tokens hold no facts of the agency but those of home's tokens", () => {
    expect(exported({ home: page, site }, "nested-tokens", site)).toMatchObject({
      value: { home: { META_TITLE: "T", TOP_NAVIGATION: [] } },
      lost: [
        { page: "site", pointer: "/name" },
        { page: "site", pointer: "/navigation" },
      ],
    });
  });

  test("an export without facts has none", () => {
    for (const name of FORMAT_NAMES) expect(exported({ about: page }, name).value).not.toHaveProperty("site");
  });
});

test("an export is the same bytes every time", () => {
  const documents = new Map([["home", { meta: { title: "T", description: "D" }, hero: { title: "T" } }]]);
  for (const name of FORMAT_NAMES) {
    const [one, two] = [1, 2].map(() => JSON.stringify(exportDocuments(documents, format(name)).value));
    expect(one).toBe(two);
  }
});
