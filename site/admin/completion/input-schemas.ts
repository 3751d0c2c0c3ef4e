/**
 * What could come next in an input, by its format. The schemas in `schemas/formats` say what a finished input is; these
 * are for one that somebody is writing, in any of the ways in which the importer reads it.
 */
import type { JSONSchema } from "vscode-json-languageservice";
import nestedTokensSchema from "#schemas/formats/nested-tokens.schema.json" with { type: "json" };
import tokensSchema from "#schemas/formats/tokens.schema.json" with { type: "json" };
import { isObject, type JsonObject, type JsonValue, segments } from "#schemas/json.ts";
import pageSchema from "#schemas/page.schema.json" with { type: "json" };
import { KNOWN_PAGES, pathOf } from "#schemas/page-ids.ts";
import siteSchema from "#schemas/site.schema.json" with { type: "json" };

const FILES: Readonly<Record<string, object>> = {
  "nested-tokens.schema.json": nestedTokensSchema,
  "page.schema.json": pageSchema,
  "site.schema.json": siteSchema,
  "tokens.schema.json": tokensSchema,
};

/** What completion knows of a definition beside what the schemas say. */
const ADDITIONS: Readonly<Record<string, JsonObject>> = {
  "/$defs/url": { examples: KNOWN_PAGES.flatMap((page) => pathOf(page) ?? []) },
  "/$defs/unmapped": { doNotSuggest: true },
};

const inlined = new Map<string, JsonObject>();

/** The schema at a reference such as `page.schema.json#/$defs/hero`, and what it refers to in the place of references. */
function schemaAt(file: string, pointer = ""): JsonObject {
  const reference = `${file}#${pointer}`;
  const found = segments(pointer).reduce<JsonValue | undefined>(
    (node, key) => (isObject(node) ? node[key] : undefined),
    FILES[file] as JsonObject,
  );
  const schema = inlined.get(reference) ?? { ...(inline(found ?? {}, file) as JsonObject), ...ADDITIONS[pointer] };
  inlined.set(reference, schema);
  return schema;
}

/** What stands beside a reference counts more than its target; their properties add up. */
function inline(node: JsonValue, file: string): JsonValue {
  if (Array.isArray(node)) return node.map((item) => inline(item, file));
  if (!isObject(node)) return node;
  const { $ref, ...rest } = node;
  const members = Object.entries(rest).filter(([key, value]) => !isLeftOut(key, value));
  const own = Object.fromEntries(members.map(([key, value]) => [key, inline(value, file)]));
  if (typeof $ref !== "string") return own;
  const [path = "", pointer] = $ref.split("#");
  const target = schemaAt(path === "" ? file : path.replace(/^.*\//, ""), pointer);
  const properties = isObject(own.properties) &&
    isObject(target.properties) && { properties: { ...target.properties, ...own.properties } };
  return { ...target, ...own, ...properties };
}

/** Names of schemas, and the key by which a file would name one. A property that is called title is not a text. */
function isLeftOut(key: string, value: JsonValue): boolean {
  return key.startsWith("$") || (key === "title" && typeof value === "string");
}

/** Every page there is, as `value` and with its address. */
function byPage(value: JSONSchema): Record<string, JSONSchema> {
  return Object.fromEntries(
    KNOWN_PAGES.map((page) => {
      const path = pathOf(page);
      const description = path === undefined ? "A page without an address." : `The page at ${path}.`;
      return [page, { ...value, description }];
    }),
  );
}

const PAGE_NAME: JSONSchema = { type: "string", description: "A page's id.", enum: [...KNOWN_PAGES] };
const SITE: JSONSchema = {
  ...schemaAt("site.schema.json", "/$defs/site"),
  description: "The facts of the agency, each told once.",
};
const SECTIONS: JSONSchema = schemaAt("page.schema.json", "/$defs/pageContent");
const TOKENS: JSONSchema = schemaAt("tokens.schema.json");
const GROUPED_TOKENS: JSONSchema = schemaAt("nested-tokens.schema.json", "/$defs/record");
const JSON_TEXT: JSONSchema = { type: "string", description: "The page's content, encoded once as JSON." };

/** As long as neither a section nor a token is there, it may become either. */
const SECTIONS_OR_TOKENS: JSONSchema = {
  type: "object",
  ...when(hasSomeOf(SECTIONS), SECTIONS, when(hasSomeOf(TOKENS), GROUPED_TOKENS, { allOf: [SECTIONS, TOKENS] })),
};

function when(condition: JSONSchema, yes: JSONSchema, no: JSONSchema): JSONSchema {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { if: condition, then: yes, else: no };
}

function hasSomeOf({ properties = {} }: JSONSchema): JSONSchema {
  return { anyOf: Object.keys(properties).map((key) => ({ required: [key] })) };
}

/** Pages whose content is `value`: by name, with or without `pages` around them, in a list, or one record alone. */
function inputOf(value: JSONSchema): JSONSchema {
  const content = { ...value, description: "What the page says." };
  const record: JSONSchema = { type: "object", properties: { page: PAGE_NAME, content } };
  const isRecord: JSONSchema = { required: ["content"] };
  const page: JSONSchema = { type: value.type ?? "object", ...when(isRecord, record, value) };
  const byName: JSONSchema = { type: "object", properties: byPage(page), additionalProperties: page };
  const pages: JSONSchema = {
    description: "The pages, by id or address, or in a list.",
    type: "object",
    ...when({ type: "array" }, { items: record }, byName),
  };
  const wrapped: JSONSchema = { type: "object", properties: { pages, site: SITE }, additionalProperties: page };
  const isWrapped: JSONSchema = { anyOf: [{ required: ["pages"] }, { required: ["site"] }] };
  return when(isWrapped, wrapped, when(isRecord, record, byName));
}

/** The beginnings of all four formats, by the names that the admin's help has for them. */
const BEGINNINGS: JSONSchema = {
  type: "object",
  defaultSnippets: [
    {
      label: "Standard site export",
      description: "Pages with their sections, and the facts of the agency.",
      body: { pages: { home: { hero: { title: "$1" } } } },
    },
    {
      label: "Nested token structure",
      description: "Records of tokens, each under its page.",
      body: { home: { HERO_TITLE: "$1" } },
    },
    {
      label: "Token-only",
      description: "One page as a flat record of tokens; Target Page says which.",
      body: { HERO_TITLE: "$1" },
    },
    {
      label: "String content",
      description: "Pages whose content is a string that holds JSON.",
      body: { home: JSON.stringify({ hero: { title: "" } }) },
    },
  ],
  properties: {
    pages: { type: "object", description: "The pages, by id or address, or in a list." },
    site: SITE,
    ...TOKENS.properties,
    ...byPage(SECTIONS_OR_TOKENS),
  },
  additionalProperties: SECTIONS_OR_TOKENS,
};

/** By the importer's name of a format; under "" for a text in none. */
export const INPUT_SCHEMAS: Readonly<Record<string, JSONSchema>> = {
  "": BEGINNINGS,
  "site-export": inputOf(SECTIONS_OR_TOKENS),
  "nested-tokens": inputOf(GROUPED_TOKENS),
  tokens: TOKENS,
  string: inputOf(JSON_TEXT),
};
