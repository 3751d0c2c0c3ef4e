import { describe, expect, test } from "vitest";
import type { JsonValue } from "#schemas/json.ts";
import { checkStoredFile, isStored } from "./check-stored-file.ts";

const content = { meta: { title: "T", description: "D" }, hero: { title: "T" } };
const facts = { name: "N", phone: "1", email: "e", address: { street: "S", city: "C", state: "IA", zip: "5" } };
const home = { $schema: "../../schemas/page.schema.json", page: "home", version: 1, content };

/** What is found, as `code pointer`. */
function found(value: JsonValue | string, name?: string): string[] {
  const raw = typeof value === "string" ? value : JSON.stringify(value);
  return checkStoredFile({ raw, file: "home.json" }, name).map(({ code, pointer }) => `${code} ${pointer}`);
}

describe("a stored file", () => {
  test.each<[string, JsonValue | string, string[]]>([
    ["that is good", home, []],
    ["without its schema's name", { page: "home", version: 0, content }, []],
    ["of the facts", { page: "site", version: 2, content: facts }, []],
    ["without a version", { page: "home", content }, ["store/invalid "]],
    ["with half a version", { ...home, version: 1.5 }, ["store/invalid /version"]],
    ["with a key too much", { ...home, draft: true }, ["store/invalid ", "content/unknown-key /draft"]],
    ["of bad content", { ...home, content: { ...content, hero: { title: 3 } } }, ["content/type /content/hero/title"]],
    ["of content that lacks something", { ...home, content: { meta: content.meta } }, ["content/required /content"]],
    ["of facts that lack something", { page: "site", version: 2, content: {} }, expectFour()],
    [
      "with a key that the model does not know",
      { ...home, content: { ...content, hero: { title: "T", titel: "T" } } },
      ["content/unknown-key /content/hero/titel"],
    ],
    [
      "with markup that is not allowed",
      { ...home, content: { ...content, hero: { title: "T", description: "<script>x</script>" } } },
      ["content/unsafe-html /content/hero/description"],
    ],
    [
      "of tokens",
      { ...home, content: { META_TITLE: "T", META_DESCRIPTION: "D", HERO_TITLE: "T" } },
      ["store/invalid /content"],
    ],
    ["of a string", { ...home, content: JSON.stringify(content) }, ["store/invalid /content"]],
    ["that is a list", [], ["format/not-an-object "]],
    ["that is no JSON", "{", ["json/truncated "]],
    ["that is empty", "", ["input/empty "]],
  ])("%s", (_, value, expected) => {
    expect(found(value)).toEqual(expected);
  });

  function expectFour(): string[] {
    return ["name", "phone", "email", "address"].map(() => "content/required /content");
  }

  test("says in its content where it is wrong", () => {
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

  test("stands for the page of its name", () => {
    expect(found(home, "home")).toEqual([]);
    expect(found(home, "about")).toEqual(["store/invalid /page"]);
  });
});

test.each<[string, boolean]>([
  [JSON.stringify(home), true],
  [JSON.stringify(home, null, 2), true],
  ['\uFEFF\n{ "$schema" : "site.schema.json", "page": "site" }', true],
  ['{"$schema": "../schemas/formats/site-export.schema.json"}', false],
  ['{"$schema": "xpage.schema.json"}', false],
  [JSON.stringify({ page: "home", version: 1, content }), false],
  ["[]", false],
  ["", false],
])("%.60j is a stored file: %s", (raw, expected) => {
  expect(isStored(new TextEncoder().encode(raw))).toBe(expected);
});
