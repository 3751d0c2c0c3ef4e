/**
 * The content model as a tree of shapes, read off the JSON Schemas: which keys an object knows and in which order,
 * which lists hold what, and which texts may hold markup.
 */

import { isObject, type JsonObject, type JsonValue } from "./json.ts";
import pageSchema from "./page.schema.json" with { type: "json" };
import { type DocumentId, SITE } from "./pages.ts";
import siteSchema from "./site.schema.json" with { type: "json" };

export type Shape =
  | { kind: "object"; keys: ReadonlyMap<string, Shape> }
  | { kind: "list"; item: Shape }
  | { kind: "html" }
  | { kind: "scalar" }
  /** Whatever came: the `unmapped` bags. */
  | { kind: "free" };

const CONTENT_SHAPES = {
  page: shapeOf(pageSchema, "pageContent"),
  site: shapeOf(siteSchema, "site"),
};

/** The shape of a document's content. */
export function shapeFor(document: DocumentId): Shape & { kind: "object" } {
  return document === SITE ? CONTENT_SHAPES.site : CONTENT_SHAPES.page;
}

function shapeOf(schema: { $defs: object }, root: string): Shape & { kind: "object" } {
  const definitions = schema.$defs as unknown as Record<string, JsonObject>;
  const known = new Map<string, Shape>();

  function named(name: string): Shape {
    const found = known.get(name) ?? build(definitions[name] ?? {});
    known.set(name, found);
    return found;
  }

  function build(node: JsonObject): Shape {
    if (typeof node.$ref === "string") return named(node.$ref.replace("#/$defs/", ""));
    if (node.html === true) return { kind: "html" };
    if (isObject(node.items)) return { kind: "list", item: build(node.items) };
    if (!isObject(node.properties)) return node.type === "object" ? { kind: "free" } : { kind: "scalar" };
    const entries = Object.entries(node.properties).map(([key, value]) => [key, build(value as JsonObject)] as const);
    return { kind: "object", keys: new Map(entries) };
  }

  return build(definitions[root] ?? {}) as Shape & { kind: "object" };
}

/** `value` with the keys of its objects in the order of the schema; `unmapped` bags keep theirs. */
export function inCanonicalOrder<T extends JsonValue>(value: T, shape: Shape): T;
export function inCanonicalOrder(value: JsonValue, shape: Shape): JsonValue {
  if (shape.kind === "list" && Array.isArray(value)) return value.map((item) => inCanonicalOrder(item, shape.item));
  if (shape.kind !== "object" || !isObject(value)) return value;
  const ordered: JsonObject = {};
  for (const [key, inner] of shape.keys) {
    const held = value[key];
    if (held !== undefined) ordered[key] = inCanonicalOrder(held, inner);
  }
  for (const key of Object.keys(value)) if (!shape.keys.has(key)) ordered[key] = value[key] as JsonValue;
  return ordered;
}
