import { describe, expect, test } from "vitest";
import type { JsonValue } from "#schemas/json.ts";
import { checkRevisionFile, checkStoredFile, looksLikeStoredFile } from "./check-stored-file.ts";

const content = { meta: { title: "T", description: "D" }, hero: { title: "T" } };
const address = { street: "S", city: "C", state: "IA", zip: "5" };
const agency = { name: "N", phone: "515-555-0142", email: "e@example.com" };
const home = { $schema: "../../schemas/page.schema.json", page: "home", version: 1, content };

/** Returns each finding as `code pointer`. */
function check(value: JsonValue | string, expectedId?: string): string[] {
  const raw = typeof value === "string" ? value : JSON.stringify(value);
  return checkStoredFile({ raw, file: "home.json" }, expectedId).map(({ code, pointer }) => `${code} ${pointer}`);
}

describe("the check of a stored file", () => {
  test.each<[string, JsonValue | string, string[]]>([
    ["valid content", home, []],
    ["no schema", { page: "home", version: 0, content }, []],
    [
      "site settings",
      { page: "site", version: 2, content: { ...agency, offices: [{ id: "main", name: "C", address, hours: {} }] } },
      [],
    ],
    ["the theme", { page: "theme", content: {} }, []],
    [
      "site settings of an earlier version, which had one office",
      { page: "site", content: { ...agency, address } },
      [],
    ],
    ["no version", { page: "home", content }, []],
    ["a fraction as version", { ...home, version: 1.5 }, ["store/invalid /version"]],
    ["an unknown key in the frame", { ...home, draft: true }, ["store/invalid ", "format/ignored-key /draft"]],
    [
      "content of the wrong type",
      { ...home, content: { ...content, hero: { title: 3 } } },
      ["content/type /content/hero/title"],
    ],
    ["content without a required section", { ...home, content: { meta: content.meta } }, ["content/required /content"]],
    [
      "site settings without their required fields",
      { page: "site", version: 2, content: {} },
      Array.from({ length: 4 }, () => "content/required /content"),
    ],
    [
      "an unknown key in the content",
      { ...home, content: { ...content, hero: { title: "T", titel: "T" } } },
      ["content/unknown-key /content/hero/titel"],
    ],
    [
      "unsafe markup",
      { ...home, content: { ...content, hero: { title: "T", description: "<script>x</script>" } } },
      ["content/unsafe-html /content/hero/description"],
    ],
    [
      "tokens",
      { ...home, content: { META_TITLE: "T", META_DESCRIPTION: "D", HERO_TITLE: "T" } },
      ["store/invalid /content"],
    ],
    ["a string", { ...home, content: JSON.stringify(content) }, ["store/invalid /content"]],
    ["a list", [], ["format/not-an-object "]],
    ["a text that is not JSON", "{", ["json/truncated "]],
    ["an empty file", "", ["store/invalid "]],
  ])("reports the findings for %s", (_, value, expected) => {
    expect(check(value)).toEqual(expected);
  });

  test("locates an error in the content", () => {
    const raw =
      '{ "page": "home", "version": 1,\n  "content": { "meta": { "title": "T" }, "hero": { "title": "T" } } }';
    expect(checkStoredFile({ raw, file: "home.json" })).toMatchObject([
      {
        code: "content/required",
        page: "home",
        file: "home.json",
        line: 2,
        column: 24,
        message: "`meta.description` is required, but it is missing. Add it.",
      },
    ]);
  });

  test("requires the page of the file name", () => {
    expect(check(home, "home")).toEqual([]);
    expect(check(home, "about")).toEqual(["store/invalid /page"]);
  });
});

test.each<[string, boolean]>([
  [JSON.stringify(home), true],
  [JSON.stringify(home, null, 2), true],
  ['\uFEFF\n{ "$schema" : "site.schema.json", "page": "site" }', true],
  ['{ "$schema": "schemas/theme.schema.json", "page": "theme" }', true],
  ['{"$schema": "../schemas/formats/site-export.schema.json"}', false],
  ['{"$schema": "xpage.schema.json"}', false],
  [JSON.stringify({ page: "home", version: 1, content }), false],
  ["[]", false],
  ["", false],
])("recognizes whether %.60j looks like a stored file: %s", (raw, expected) => {
  expect(looksLikeStoredFile(Buffer.from(raw))).toBe(expected);
});

describe("the check of an entry of the history", () => {
  const change = { page: "about", before: null, after: { hero: { title: "About" } } };
  const entry = {
    revision: 12,
    time: "2026-11-21T23:27:08.281Z",
    by: "ann",
    message: "",
    sha256: "ab",
    source: "a.json",
    format: "tokens",
    changes: [change],
  };

  /** Returns each finding in the entry `12` as `code pointer`. */
  function check(value: JsonValue | string): string[] {
    const raw = typeof value === "string" ? value : JSON.stringify(value);
    return checkRevisionFile({ raw, file: "12.json" }, "12").map(({ code, pointer }) => `${code} ${pointer}`);
  }

  test.each<[string, JsonValue | string, string[]]>([
    ["a complete entry", entry, []],
    ["an entry with parents", { ...entry, parents: ["11-0af", "11-1bc"] }, []],
    ["fields of a later version", { ...entry, signature: { key: 1 } }, []],
    ["a removed page", { ...entry, changes: [{ ...change, before: change.after, after: null }] }, []],
    [
      "content that an import would reject",
      { ...entry, changes: [{ ...change, after: { a: "x".repeat(300_000) } }] },
      [],
    ],
    ["another number than in the name", { ...entry, revision: 13 }, ["store/broken-history /revision"]],
    ["a parent that is not a text", { ...entry, parents: [11] }, ["store/broken-history /parents/0"]],
    [
      "a change without content",
      { ...entry, changes: [{ page: "about" }] },
      Array(2).fill("store/broken-history /changes/0"),
    ],
    ["changes that are not a list", { ...entry, changes: {} }, ["store/broken-history /changes"]],
    ["an empty object", {}, Array(8).fill("store/broken-history ")],
    ["a list", [], ["store/broken-history "]],
    ["a text that ends early", JSON.stringify(entry).slice(0, -1), ["store/broken-history "]],
    ["an empty text", "", ["store/broken-history "]],
    ["a conflict of Git", "<<<<<<< HEAD\n{}\n=======\n[]\n>>>>>>> spring\n", ["json/conflict-markers "]],
  ])("reports the findings for %s", (_, value, expected) => {
    expect(check(value)).toEqual(expected);
  });
});
