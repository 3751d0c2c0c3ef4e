import fc from "fast-check";
import { expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { detect, FORMAT_NAMES, findFormat } from "./detect.ts";

const page = { meta: { title: "T" }, hero: { title: "T" } };
const tokens = { META_TITLE: "T", HERO_TITLE: "T" };
const groups = { META: { TITLE: "T" }, HERO: { TITLE: "T" } };
const json = JSON.stringify(page);

test.each<[format: string | undefined, input: JsonObject]>([
  ["tokens", tokens],
  ["tokens", { $schema: "../schemas/formats/tokens.schema.json", ...tokens }],
  ["tokens", { HERO_TITLE: { nested: true } }],
  ["tokens", { some_key: 1 }],
  ["tokens", { home: page, some_key: 1 }],
  ["tokens", { _: 1 }],

  ["site-export", { site: {}, pages: { home: page } }],
  ["site-export", { site: {} }],
  ["site-export", { pages: { home: page } }],
  ["site-export", { pages: { home: page, about: tokens } }],
  ["site-export", { pages: { home: page }, some_key: 1 }],
  ["site-export", { site: {}, HERO_TITLE: "T" }],
  ["site-export", { site: {}, pages: { home: tokens } }],
  ["site-export", { pages: [] }],
  ["site-export", { pages: [{ page: "home", content: page }] }],
  ["site-export", { pages: [{ slug: "trucking", ...page }] }],
  ["site-export", { pages: [{ path: "/", tokens }] }],
  ["site-export", { home: page }],
  ["site-export", { "/commercial/trucking": page, farm: {} }],
  ["site-export", { home: page, abuot: page }],
  ["site-export", { about: {}, contact: {} }],
  ["site-export", { medicare: page }],
  ["site-export", { careers: page }],
  ["site-export", { personal: { auto: page } }],
  ["site-export", { page: "home", content: page }],
  ["site-export", { content: page }],
  ["site-export", { $schema: "page.schema.json", page: "home", version: 3, content: page }],

  ["nested-tokens", { home: tokens }],
  ["nested-tokens", { home: groups, "commercial/trucking": tokens }],
  ["nested-tokens", { pages: { home: tokens, about: groups } }],
  ["nested-tokens", { home: { tokens } }],
  ["nested-tokens", { pages: { home: { tokens: groups } } }],
  ["nested-tokens", { page: "home", tokens }],
  ["nested-tokens", { misspelt: tokens }],

  ["string", { medicare: json }],
  ["string", { page: "medicare", content: json }],
  ["string", { content: json }],
  ["string", { pages: { medicare: { content: json } } }],
  ["string", { pages: { medicare: json, home: page } }],
  ["string", { pages: [{ slug: "medicare", content: json }] }],
  ["string", { site: {}, pages: { medicare: { content: json } } }],
  ["string", { medicare: JSON.stringify(json) }],
  ["string", { misspelt: json }],
  ["string", { contact: "not JSON" }],

  [undefined, {}],
  [undefined, page],
  [undefined, { about: {}, medicare: {}, faq: {} }],
  [undefined, { title: "Hello" }],
  [undefined, { Careers: page }],
  [undefined, { careers: "Hello", note: {} }],
  [undefined, { home: 3 }],
])("detects %s: %j", (format, input) => {
  const detected = detect(input);
  expect(detected?.format.name).toBe(format);
  if (detected !== undefined)
    expect(`It is ${format} because ${detected.reason}.`).toMatch(/^It is \S+ because \S.*[^.]\.$/);
});

test("explains the detected format", () => {
  expect(detect(tokens)?.reason).toBe('it has no "site" or "pages" key, and "META_TITLE" contains an underscore');
  expect(detect({ home: page })?.reason).toBe("its keys are names of pages");
});

test("detects tokens exactly when the token-only rule of the admin applies", () => {
  const key = fc.oneof(fc.constantFrom("site", "pages", "home", "HERO_TITLE", "_", "content"), fc.string());
  fc.assert(
    fc.property(fc.dictionary(key, fc.jsonValue()), (value) => {
      const input = value as JsonObject;
      const keys = Object.keys(input);
      const isTokenOnly = !keys.includes("site") && !keys.includes("pages") && keys.some((name) => name.includes("_"));
      expect(detect(input)?.format.name === "tokens").toBe(isTokenOnly);
    }),
  );
});

test("finds each format by its name", () => {
  expect([...FORMAT_NAMES].sort()).toEqual(["nested-tokens", "site-export", "string", "tokens"]);
  for (const name of FORMAT_NAMES) expect(findFormat(name)?.name).toBe(name);
  expect(findFormat("xml")).toBeUndefined();
});
