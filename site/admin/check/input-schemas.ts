/**
 * JSON Schemas for completion, one per import format. The schemas in `schemas/formats` describe finished inputs; these
 * describe an input that the user is still typing, in every form that the importer accepts.
 */
import type { JSONSchema } from "vscode-json-languageservice";
import nestedTokensSchema from "#schemas/formats/nested-tokens.schema.json" with { type: "json" };
import tokensSchema from "#schemas/formats/tokens.schema.json" with { type: "json" };
import { isObject, type JsonObject, type JsonValue, segments } from "#schemas/json.ts";
import pageSchema from "#schemas/page.schema.json" with { type: "json" };
import { type PageId, pathOf } from "#schemas/page-ids.ts";
import siteSchema from "#schemas/site.schema.json" with { type: "json" };
import themeSchema from "#schemas/theme.schema.json" with { type: "json" };
import { FORMAT_DESCRIPTIONS } from "../ui/format-descriptions.ts";

const SCHEMA_FILES: Readonly<Record<string, object>> = {
  "nested-tokens.schema.json": nestedTokensSchema,
  "page.schema.json": pageSchema,
  "site.schema.json": siteSchema,
  "theme.schema.json": themeSchema,
  "tokens.schema.json": tokensSchema,
};

/** The paths of pages that completion offers for links. All schemas share the list, which the pages of the site fill. */
const LINKED_PATHS: string[] = [];

/** Keywords for completion, added to definitions of the schemas. */
const ADDITIONS: Readonly<Record<string, JsonObject>> = {
  "/$defs/url": { examples: LINKED_PATHS },
  "/$defs/unmapped": { doNotSuggest: true },
};

const inlined = new Map<string, JsonObject>();

/** Returns the schema at a reference such as `page.schema.json#/$defs/hero`, with every reference in it inlined. */
function resolveSchema(file: string, pointer = ""): JsonObject {
  const reference = `${file}#${pointer}`;
  const found = segments(pointer).reduce<JsonValue | undefined>(
    (node, key) => (isObject(node) ? node[key] : undefined),
    SCHEMA_FILES[file] as JsonObject,
  );
  const schema = inlined.get(reference) ?? { ...(inline(found ?? {}, file) as JsonObject), ...ADDITIONS[pointer] };
  inlined.set(reference, schema);
  return schema;
}

/** Replaces references by their targets. Keywords beside a reference override the target's; properties are combined. */
function inline(node: JsonValue, file: string): JsonValue {
  if (Array.isArray(node)) return node.map((item) => inline(item, file));
  if (!isObject(node)) return node;
  const { $ref, ...rest } = node;
  const members = Object.entries(rest).filter(([key, value]) => !isSchemaMetadata(key, value));
  const own = Object.fromEntries(members.map(([key, value]) => [key, inline(value, file)]));
  if (typeof $ref !== "string") return own;
  const [path = "", pointer] = $ref.split("#");
  const target = resolveSchema(path === "" ? file : path.replace(/^.*\//, ""), pointer);
  const properties = isObject(own.properties) &&
    isObject(target.properties) && { properties: { ...target.properties, ...own.properties } };
  return { ...target, ...own, ...properties };
}

/** Returns true for schema names and for `$schema`. In contrast, a property named "title" is an object, not a string. */
function isSchemaMetadata(key: string, value: JsonValue): boolean {
  return key.startsWith("$") || (key === "title" && typeof value === "string");
}

/** Returns a property for every known page, with the schema `value` and the page's address as description. */
function pageProperties(value: JSONSchema, pages: readonly PageId[]): Record<string, JSONSchema> {
  return Object.fromEntries(pages.map((page) => [page, { ...value, description: `The page at ${pathOf(page)}.` }]));
}

const SETTINGS: Record<string, JSONSchema> = {
  site: { ...resolveSchema("site.schema.json", "/$defs/site"), description: "Business info, used on every page." },
  theme: { ...resolveSchema("theme.schema.json", "/$defs/theme"), description: "Appearance: colors, font and logo." },
};
const SECTIONS: JSONSchema = resolveSchema("page.schema.json", "/$defs/pageContent");
const TOKENS: JSONSchema = resolveSchema("tokens.schema.json");
const GROUPED_TOKENS: JSONSchema = resolveSchema("nested-tokens.schema.json", "/$defs/record");
const JSON_TEXT: JSONSchema = { type: "string", description: "The page's content as a JSON string." };

/** A page that has neither sections nor tokens yet can get both. */
const SECTIONS_OR_TOKENS: JSONSchema = {
  type: "object",
  ...ifThenElse(
    hasAnyKeyOf(SECTIONS),
    SECTIONS,
    ifThenElse(hasAnyKeyOf(TOKENS), GROUPED_TOKENS, { allOf: [SECTIONS, TOKENS] }),
  ),
};

function ifThenElse(condition: JSONSchema, yes: JSONSchema, no: JSONSchema): JSONSchema {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { if: condition, then: yes, else: no };
}

function hasAnyKeyOf({ properties = {} }: JSONSchema): JSONSchema {
  return { anyOf: Object.keys(properties).map((key) => ({ required: [key] })) };
}

/** Returns the schema of pages whose content is `value`: by name, inside `pages` or not, in a list, or a single record. */
function inputSchema(value: JSONSchema, pageIds: readonly PageId[]): JSONSchema {
  const name: JSONSchema = { type: "string", description: "The id of a page.", examples: [...pageIds] };
  const content = { ...value, description: "The content of the page." };
  const record: JSONSchema = { type: "object", properties: { page: name, content } };
  const isRecord: JSONSchema = { required: ["content"] };
  const page: JSONSchema = { type: value.type ?? "object", ...ifThenElse(isRecord, record, value) };
  const byName: JSONSchema = { type: "object", properties: pageProperties(page, pageIds), additionalProperties: page };
  const pages: JSONSchema = {
    description: "The pages, by id or address, or in a list.",
    type: "object",
    ...ifThenElse({ type: "array" }, { items: record }, byName),
  };
  const wrapped: JSONSchema = { type: "object", properties: { pages, ...SETTINGS }, additionalProperties: page };
  const isWrapped: JSONSchema = { anyOf: ["pages", ...Object.keys(SETTINGS)].map((key) => ({ required: [key] })) };
  return ifThenElse(isWrapped, wrapped, ifThenElse(isRecord, record, byName));
}

/** The start of a text in any of the four formats. */
const ANY_FORMAT = {
  type: "object",
  defaultSnippets: FORMAT_DESCRIPTIONS.map(({ title, text, snippet }) => ({
    label: title,
    description: text,
    body: snippet,
  })),
  properties: {
    pages: { type: "object", description: "The pages, by id or address, or in a list." },
    ...SETTINGS,
    ...TOKENS.properties,
  },
  additionalProperties: SECTIONS_OR_TOKENS,
} satisfies JSONSchema;

/**
 * Returns the schemas by the importer's name of the format, or "" for a text whose format is not clear yet.
 * @param pages the pages of the site
 */
export function createInputSchemas(pages: readonly PageId[]): Readonly<Record<string, JSONSchema>> {
  LINKED_PATHS.splice(0, LINKED_PATHS.length, ...pages.map(pathOf));
  const properties = { ...ANY_FORMAT.properties, ...pageProperties(SECTIONS_OR_TOKENS, pages) };
  return {
    "": { ...ANY_FORMAT, properties },
    "site-export": inputSchema(SECTIONS_OR_TOKENS, pages),
    "nested-tokens": inputSchema(GROUPED_TOKENS, pages),
    tokens: TOKENS,
    string: inputSchema(JSON_TEXT, pages),
  };
}
