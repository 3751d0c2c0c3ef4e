import { describe, expect, test } from "vitest";
import { KNOWN_PAGES } from "#schemas/page-ids.ts";
import { type Completion, complete, describe as describeAt } from "./complete.ts";

/** What is offered where a bar stands in a text. */
function completionsIn(marked: string): Promise<Completion[]> {
  const offset = marked.indexOf("|");
  return complete(marked.slice(0, offset) + marked.slice(offset + 1), offset);
}

async function labelsIn(marked: string): Promise<string[]> {
  return (await completionsIn(marked)).map(({ label }) => label);
}

/** The text once the completion of this label was taken, with a bar for the caret. */
async function taken(marked: string, label: string): Promise<string> {
  const found = (await completionsIn(marked)).find((completion) => completion.label === label);
  if (found === undefined) return `there is no ${label}`;
  const { insert, caret, from, to } = found;
  const text = marked.replace("|", "");
  return `${text.slice(0, from)}${insert.slice(0, caret)}|${insert.slice(caret)}${text.slice(to)}`;
}

test("an empty text offers the beginnings of the four formats", async () => {
  expect(await labelsIn("|")).toEqual([
    "Standard site export",
    "Nested token structure",
    "Token-only",
    "String content",
  ]);
  expect(await taken("|", "Nested token structure")).toBe(`{
  "home": {
    "HERO_TITLE": "|"
  }
}`);
});

describe("keys", () => {
  test.each([
    ["an object that is nothing yet", "{|}", ["pages", "site", "META_TITLE", "home", "farm/agribusiness"]],
    ["one with a quote", '{ "|" }', ["pages", "site", "META_TITLE", "home"]],
    ["pages", '{ "pages": { | } }', KNOWN_PAGES],
    ["a page that is empty", '{ "pages": { "home": {|} } }', ["meta", "hero", "whyChoose", "META_TITLE"]],
    ["a page beside its name alone", '{ "about": { "|" } }', ["meta", "hero", "META_TITLE"]],
    ["a page that has a section", '{ "pages": { "home": { "hero": {}, "|" } } }', ["meta", "whyChoose"]],
    ["a page in a text that breaks off", '{ "pages": { "home": { "hero": { "|', ["title", "ctaText", "imageAlt"]],
    ["an item of a list", '{ "home": { "features": { "items": [{ | }] } } }', ["id", "title", "icon", "url"]],
    ["a record of tokens", '{ "HERO_TITLE": "T", "|" }', ["META_TITLE", "HERO_CTA_URL", "TOP_NAVIGATION"]],
    ["a page's tokens", '{ "home": { "HERO_TITLE": "T", | } }', ["META_TITLE", "HERO", "CTA"]],
    ["a group of tokens", '{ "home": { "HERO_TITLE": "T", "CTA": {|} } }', ["TITLE", "BUTTON_TEXT"]],
    ["the facts of the agency", '{ "site": {|} }', ["name", "phone", "licensedStates"]],
    ["a list of pages", '{ "pages": [{|}] }', ["page", "content"]],
    ["the record of a page", '{ "page": "home", "content": {|} }', ["meta", "hero"]],
    ["an input that names its schema", '{ "$schema": "../x.json", "pages": { "home": { "hero": {|} } } }', ["title"]],
  ])("%s", async (_, marked, expected) => {
    expect(await labelsIn(marked)).toEqual(expect.arrayContaining([...expected]));
  });

  test("none that is there already, and none that nobody writes", async () => {
    const labels = await labelsIn('{ "$schema": "x", "pages": { "home": { "hero": { "title": "T", | } } } }');
    expect(labels).toContain("subtitle");
    expect(labels).not.toContain("title");
    expect(labels).not.toContain("unmapped");
    expect(labels).not.toContain("$schema");
  });

  test("a page of sections takes no tokens, and one of tokens no sections", async () => {
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
  ])("in %s, %s is written with the place for its value", async (marked, label, expected) => {
    expect(await taken(marked, label)).toBe(expected);
  });

  test("with what the schema says of them", async () => {
    const completions = await completionsIn('{ "home": { "about": {|}, "testimonials": {} } }');
    expect(completions.find(({ label }) => label === "description")).toMatchObject({
      kind: "key",
      info: "A newline starts a new paragraph.",
    });
  });
});

describe("values", () => {
  test.each([
    ["a switch", '{ "home": { "meta": { "noIndex": | } } }', ["true", "false"]],
    ["the page of a record", '{ "page": "|", "content": {} }', [...KNOWN_PAGES]],
    ["an item of a list", '{ "home": { "features": { "items": [|] } } }', ["{}"]],
  ])("%s", async (_, marked, expected) => {
    expect(await labelsIn(marked)).toEqual(expected);
  });

  test("an address on this site", async () => {
    const marked = '{ "home": { "hero": { "ctaUrl": "|" } } }';
    expect(await labelsIn(marked)).toEqual(expect.arrayContaining(["/", "/contact", "/commercial/trucking"]));
    expect(await taken(marked, "/contact")).toBe('{ "home": { "hero": { "ctaUrl": "/contact"| } } }');
  });

  test("nothing inside of text", async () => {
    expect(await labelsIn('{ "home": { "hero": { "title": "So|me" } } }')).toEqual([]);
  });
});

describe("what the schemas say", () => {
  const text =
    '{ "home": { "about": { "description": "x", "colour": "red" }, "cta": { "buttonUrl": "/" } }, "trucking": {} }';

  test.each([
    ["description", "A newline starts a new paragraph."],
    ["buttonUrl", "A path on this site, an anchor, or a URL with http, https, mailto or tel."],
    ["trucking", "The content of a page. Only the metadata and the hero are required."],
  ])("of %s", async (key, said) => {
    const from = text.indexOf(`"${key}"`);
    expect(await describeAt(text, from + 2)).toEqual({ text: said, from, to: from + key.length + 2 });
  });

  test("of what they do not know", async () => {
    expect(await describeAt(text, text.indexOf("colour"))).toBeUndefined();
    expect(await describeAt("", 0)).toBeUndefined();
  });
});
