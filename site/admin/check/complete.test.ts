import { describe, expect, test } from "vitest";
import { DEFAULT_PAGES } from "#tests/support/site/default-pages.ts";
import { type Completion, complete, describe as describeAt } from "./complete.ts";

/** Completes a text at its "|". */
function completionsIn(marked: string): Promise<Completion[]> {
  const offset = marked.indexOf("|");
  return complete(marked.slice(0, offset) + marked.slice(offset + 1), offset, DEFAULT_PAGES);
}

async function labelsIn(marked: string): Promise<string[]> {
  return (await completionsIn(marked)).map(({ label }) => label);
}

/** Returns the text after picking the completion with this label, with "|" for the caret. */
async function pick(marked: string, label: string): Promise<string> {
  const found = (await completionsIn(marked)).find((completion) => completion.label === label);
  if (found === undefined) return `there is no ${label}`;
  const { insert, caret, from, to } = found;
  const text = marked.replace("|", "");
  return `${text.slice(0, from)}${insert.slice(0, caret)}|${insert.slice(caret)}${text.slice(to)}`;
}

test("offers the start of all four formats in an empty text", async () => {
  expect(await labelsIn("|")).toEqual([
    "Standard site export",
    "Nested token structure",
    "Token-only",
    "String content",
  ]);
  expect(await pick("|", "Nested token structure")).toBe(`{
  "home": {
    "HERO_TITLE": "|"
  }
}`);
});

describe("completion of keys", () => {
  test.each([
    ["an empty object", "{|}", ["pages", "site", "META_TITLE", "home", "farm/agribusiness"]],
    ["an object with a quote", '{ "|" }', ["pages", "site", "META_TITLE", "home"]],
    ["pages", '{ "pages": { | } }', DEFAULT_PAGES],
    ["an empty page", '{ "pages": { "home": {|} } }', ["meta", "hero", "whyChoose", "META_TITLE"]],
    ["an empty page without pages around it", '{ "about": { "|" } }', ["meta", "hero", "META_TITLE"]],
    ["a page that has a section", '{ "pages": { "home": { "hero": {}, "|" } } }', ["meta", "whyChoose"]],
    ["a page in an unfinished text", '{ "pages": { "home": { "hero": { "|', ["title", "ctaText", "imageAlt"]],
    ["an item of a list", '{ "home": { "features": { "items": [{ | }] } } }', ["id", "title", "icon", "url"]],
    ["a record of tokens", '{ "HERO_TITLE": "T", "|" }', ["META_TITLE", "HERO_CTA_URL", "TOP_NAVIGATION"]],
    ["a page's tokens", '{ "home": { "HERO_TITLE": "T", | } }', ["META_TITLE", "HERO", "CTA"]],
    ["a group of tokens", '{ "home": { "HERO_TITLE": "T", "CTA": {|} } }', ["TITLE", "BUTTON_TEXT"]],
    ["the business info", '{ "site": {|} }', ["name", "phone", "licensedStates"]],
    ["a list of pages", '{ "pages": [{|}] }', ["page", "content"]],
    ["the record of a page", '{ "page": "home", "content": {|} }', ["meta", "hero"]],
    ["an input that names its schema", '{ "$schema": "../x.json", "pages": { "home": { "hero": {|} } } }', ["title"]],
  ])("offers the keys of %s", async (_, marked, expected) => {
    expect(await labelsIn(marked)).toEqual(expect.arrayContaining([...expected]));
  });

  test("offers no key that is already present or internal", async () => {
    const labels = await labelsIn('{ "$schema": "x", "pages": { "home": { "hero": { "title": "T", | } } } }');
    expect(labels).toContain("subtitle");
    expect(labels).not.toContain("title");
    expect(labels).not.toContain("unmapped");
    expect(labels).not.toContain("$schema");
  });

  test("offers no tokens beside sections and no sections beside tokens", async () => {
    expect(await labelsIn('{ "pages": { "home": { "hero": {}, | } } }')).not.toContain("META_TITLE");
    expect(await labelsIn('{ "pages": { "home": { "HERO_TITLE": "T", | } } }')).not.toContain("meta");
  });

  test.each([
    ['{ "pages": { "home": {|} } }', "hero", '{ "pages": { "home": {"hero": {|}} } }'],
    ['{ "home": { "hero": { "|" } } }', "title", '{ "home": { "hero": { "title": "|" } } }'],
    ['{ "home": { "hero": { "ti|": "T" } } }', "subtitle", '{ "home": { "hero": { "subtitle"|: "T" } } }'],
    [
      '{ "home": { "about": { "|" "title": "T" } } }',
      "image",
      '{ "home": { "about": { "image": "|", "title": "T" } } }',
    ],
    ['{ "HERO_TITLE": "T", "|" }', "FAQ_ITEMS", '{ "HERO_TITLE": "T", "FAQ_ITEMS": [|] }'],
    ['{ "home": "{}", "|" }', "about", '{ "home": "{}", "about": "|" }'],
    ['{ "home": { "meta": {|} } }', "noIndex", '{ "home": { "meta": {"noIndex": |} } }'],
  ])("writes into %s the key %s with the caret at its value", async (marked, label, expected) => {
    expect(await pick(marked, label)).toBe(expected);
  });

  test("adds the description from the schema", async () => {
    const completions = await completionsIn('{ "home": { "about": {|}, "testimonials": {} } }');
    expect(completions.find(({ label }) => label === "description")).toMatchObject({
      kind: "key",
      info: "A newline starts a new paragraph.",
    });
  });
});

describe("completion of values", () => {
  test.each([
    ["a boolean", '{ "home": { "meta": { "noIndex": | } } }', ["true", "false"]],
    ["the page of a record", '{ "page": "|", "content": {} }', [...DEFAULT_PAGES]],
    ["an item of a list", '{ "home": { "features": { "items": [|] } } }', ["{}"]],
  ])("offers the values of %s", async (_, marked, expected) => {
    expect(await labelsIn(marked)).toEqual(expected);
  });

  test("offers the addresses of this site", async () => {
    const marked = '{ "home": { "hero": { "ctaUrl": "|" } } }';
    expect(await labelsIn(marked)).toEqual(expect.arrayContaining(["/", "/contact", "/commercial/trucking"]));
    expect(await pick(marked, "/contact")).toBe('{ "home": { "hero": { "ctaUrl": "/contact"| } } }');
  });

  test("offers nothing inside a text", async () => {
    expect(await labelsIn('{ "home": { "hero": { "title": "So|me" } } }')).toEqual([]);
  });
});

describe("descriptions from the schemas", () => {
  const text =
    '{ "home": { "about": { "description": "x", "shade": "red" }, "cta": { "buttonUrl": "/" } }, "trucking": {} }';

  test.each([
    ["description", "A newline starts a new paragraph."],
    ["buttonUrl", "A path on this site, an anchor, or a URL with http, https, mailto or tel."],
    ["trucking", "The content of a page. Only the metadata and the hero are required."],
  ])("describe %s", async (key, description) => {
    const from = text.indexOf(`"${key}"`);
    expect(await describeAt(text, from + 2, DEFAULT_PAGES)).toEqual({
      text: description,
      from,
      to: from + key.length + 2,
    });
  });

  test("do not exist for unknown keys", async () => {
    expect(await describeAt(text, text.indexOf("shade"), DEFAULT_PAGES)).toBeUndefined();
    expect(await describeAt("", 0, DEFAULT_PAGES)).toBeUndefined();
  });
});
