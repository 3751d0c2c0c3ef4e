/** The files in examples/: the valid ones import without findings over the default content, the bad ones with their findings. */
import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { exportDocuments } from "#content/importer/export.ts";
import { findFormat } from "#content/importer/formats/detect.ts";
import { siteExport } from "#content/importer/formats/formats.ts";
import { importContent } from "#content/importer/import-content.ts";
import type { ImportOptions } from "#content/importer/plan/import-options.ts";
import { formatStatus } from "#content/importer/plan/result.ts";
import { defaultContent } from "#content/store/default-content.ts";
import nestedTokensSchema from "#schemas/formats/nested-tokens.schema.json" with { type: "json" };
import siteExportSchema from "#schemas/formats/site-export.schema.json" with { type: "json" };
import stringSchema from "#schemas/formats/string.schema.json" with { type: "json" };
import tokensSchema from "#schemas/formats/tokens.schema.json" with { type: "json" };
import type { JsonObject } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import { tokensOf } from "#schemas/tokens.ts";
import { formats } from "#schemas/values/value-formats.ts";
import { inProject } from "./support/project.ts";
import { SAMPLE_EXPORT } from "./support/sample-agency.ts";
import { DEFAULT_PAGES } from "./support/site/default-pages.ts";
import { memoryStore } from "./support/store/memory-store.ts";

const folder = new URL("../examples/", import.meta.url);

function read(file: string): string {
  return readFileSync(new URL(file, folder), "utf8");
}

async function importExample(file: string, options: ImportOptions = {}) {
  const store = memoryStore(await defaultContent());
  const note = { by: "", message: "", sha256: "" };
  return importContent([{ raw: read(file), file: `examples/${file}` }], options, store, note);
}

describe("the valid examples", () => {
  test("are all tested here", () => {
    const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
    expect(files.sort()).toEqual([
      "nested-tokens.json",
      "site-export.json",
      "storm-notice.json",
      "string.json",
      "tokens.json",
    ]);
  });

  test.each<[format: string, statuses: Record<string, string>, options: ImportOptions]>([
    ["nested-tokens", { "personal/renters": "updated", "farm/agribusiness": "updated" }, {}],
    ["tokens", { "commercial/trucking": "updated" }, { page: "commercial/trucking" }],
    ["string", { medicare: "updated" }, {}],
  ])("%s.json updates its pages without a finding", async (format, statuses, options) => {
    const result = await importExample(`${format}.json`, options);
    expect(result).toMatchObject({ success: true, format, diagnostics: [] });
    expect(Object.fromEntries(result.imported.map(({ page, status }) => [page, status]))).toEqual(statuses);
  });

  test.each(["examples/site-export.json", SAMPLE_EXPORT])(
    "%s imports over the default content without a change or a finding",
    async (file) => {
      const store = memoryStore(await defaultContent());
      const raw = readFileSync(inProject(file), "utf8");
      const note = { by: "", message: "", sha256: "" };
      const result = await importContent([{ raw, file }], { mode: "replace", isStrict: true }, store, note);
      expect(result).toMatchObject({ success: true, format: "site-export", diagnostics: [] });
      expect(new Set(result.imported.map(({ status }) => status))).toEqual(new Set(["unchanged"]));
    },
  );

  test("storm-notice.json puts a notice on every page", async () => {
    expect(await importExample("storm-notice.json")).toMatchObject({
      diagnostics: [],
      imported: [{ page: "site", changes: [{ pointer: "/notice" }] }],
    });
  });

  test("string.json imports benefits in plain strings as the checklist", async () => {
    const { imported } = await importExample("string.json");
    const pointers = imported.flatMap(({ changes = [] }) => changes.map(({ pointer }) => pointer));
    expect(pointers).toContain("/hero/subtitle");
    expect(pointers.some((pointer) => pointer.startsWith("/checklist/items/"))).toBe(true);
  });
});

describe.each(["nested-tokens", "tokens", "site-export", "string"])("an export of the sample store as %s", (name) => {
  test.each(DEFAULT_PAGES)("brings all of %s into another store", async (page) => {
    const contents = await defaultContent();
    const siteSettings = contents.get(SITE);
    const content = contents.get(page) ?? {};
    const { value, lost } = exportDocuments(new Map([[page, content]]), findFormat(name) ?? siteExport, {
      siteSettings,
    });
    expect(lost).toEqual([]);
    const [meta, hero] = [{ title: "Other", description: "Other" }, { title: "Other" }];
    const store = memoryStore([
      [SITE, siteSettings ?? {}],
      [page, { meta, hero, unmapped: { other: true } }],
    ]);
    const input = { raw: JSON.stringify(value), file: "export.json" };
    const note = { by: "", message: "", sha256: "" };
    const target = name === "tokens" ? { page } : {};
    const result = await importContent([input], { ...target, mode: "replace" }, store, note);
    expect(result).toMatchObject({ success: true, format: name });
    expect(store.contents()).toEqual({ [SITE]: siteSettings, [page]: content });
  });
});

describe("the bad examples", () => {
  test.each<[string, { code: string; line?: number; column?: number; suggestion?: string; pointer?: string }[]]>([
    ["duplicate-key.json", [{ code: "json/duplicate-key", line: 7, column: 9, pointer: "/pages/about/hero/title" }]],
    ["inner-string-error.json", [{ code: "json/syntax", line: 4, column: 110, pointer: "/pages/medicare/content" }]],
    [
      "unknown-page.json",
      [
        { code: "page/new", line: 3, column: 5, suggestion: "commercial/trucking" },
        { code: "content/required", line: 3, column: 28 },
        { code: "content/required", line: 4 },
        { code: "page/new", line: 6, column: 5 },
      ],
    ],
    ["truncated.json", [{ code: "json/truncated", line: 7, column: 24 }]],
  ])("%s is rejected with its findings", async (file, expected) => {
    const result = await importExample(`bad/${file}`);
    expect(result.diagnostics).toMatchObject(expected);
    expect(result.success).toBe(false);
    for (const page of result.imported) expect(formatStatus(page)).toMatch(/^(?:error: .|skipped$)/);
  });

  test("unsafe-html.json is cleaned with warnings, and rejected with isStrict", async () => {
    const expected = [
      { code: "content/unsafe-html", line: 5, message: "Removed unsafe code: onclick, <script>." },
      { code: "content/unsafe-html", line: 8, message: 'Removed unsafe code: href="javascript:openChat()", <img>.' },
    ];
    const result = await importExample("bad/unsafe-html.json");
    expect(result).toMatchObject({ success: true, imported: [{ status: "updated" }], diagnostics: expected });
    const strict = await importExample("bad/unsafe-html.json", { isStrict: true });
    expect(strict).toMatchObject({ success: false, diagnostics: expected });
  });

  test("are all tested here", () => {
    expect(readdirSync(new URL("bad/", folder)).sort()).toEqual([
      "duplicate-key.json",
      "inner-string-error.json",
      "truncated.json",
      "unknown-page.json",
      "unsafe-html.json",
    ]);
  });
});

describe("the schema of", () => {
  const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictTypes: false, formats });
  ajv.addVocabulary(["html", "doNotSuggest"]);
  for (const schema of [siteExportSchema, nestedTokensSchema, tokensSchema, stringSchema]) ajv.addSchema(schema);

  /** Returns the errors of a document that names its schema. `tests/editor.test.ts` has those that an editor shows. */
  function errorsOf(document: JsonObject, format: string): string[] {
    const validator = ajv.getSchema(`https://agency.example.com/schemas/formats/${format}.schema.json`);
    if (validator === undefined) throw new Error(`Unknown schema ${format}.`);
    validator(document);
    return (validator.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  }

  const example = (format: string) => JSON.parse(read(`${format}.json`)) as JsonObject;

  test.each(["site-export", "nested-tokens", "tokens", "string"])("%s.json names its schema and is valid", (format) => {
    const document = example(format);
    expect(document.$schema).toBe(`../schemas/formats/${format}.schema.json`);
    expect(errorsOf(document, format)).toEqual([]);
  });

  const page = { meta: { title: "T", description: "D" }, hero: { title: "T" } };

  test.each<[string, JsonObject]>([
    ["site-export", {}],
    ["site-export", { pages: { "home page": page } }],
    ["site-export", { pages: { home: { ...page, heroo: {} } } }],
    ["site-export", { pages: { home: { HERO_TITLE: 3 } } }],
    ["site-export", { pages: [{ content: page }] }],
    ["site-export", { site: { name: null, address: [] } }],
    ["nested-tokens", { home: { HERO_CTA_URL: "javascript:x()" } }],
    ["nested-tokens", { home: { HERO: { CTA_URL: "javascript:x()" } } }],
    ["nested-tokens", { pages: { "home page": {} } }],
    ["tokens", { FAQ_ITEMS: [{ question: "Q" }] }],
    ["string", { medicare: "not JSON" }],
    ["string", { medicare: {} }],
    ["string", { pages: { medicare: 3 } }],
  ])("%s rejects %j", (format, document) => {
    expect(errorsOf(document, format)).not.toEqual([]);
  });

  test("nested-tokens has a group for every token", () => {
    const { record } = nestedTokensSchema.$defs;
    const grouped = Object.entries(record.properties).flatMap(([group, member]) =>
      "properties" in member ? Object.keys(member.properties).map((name) => `${group}_${name}`) : [],
    );
    expect(grouped.sort()).toEqual([...tokensOf("about")].sort());
  });
});
