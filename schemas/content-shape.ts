/**
 * The content model as a tree of shapes, read off the JSON Schemas: which keys an object knows and in which order,
 * which lists hold what, which texts may hold markup, and which are addresses or files.
 */

import { child, isObject, type JsonObject, type JsonValue, type Pointer } from "./json.ts";
import pageSchema from "./page.schema.json" with { type: "json" };
import { type DocumentId, SITE } from "./page-ids.ts";
import siteSchema from "./site.schema.json" with { type: "json" };

export type Shape =
  | {
      kind: "object";
      keys: ReadonlyMap<string, Shape> /** The place of each key. */;
      ranks: ReadonlyMap<string, number>;
    }
  | { kind: "list"; item: Shape }
  | { kind: "html" }
  /** A text of the definition of this name. */
  | { kind: "url" | "media" }
  | { kind: "scalar" }
  /** Whatever came: the `unmapped` bags. */
  | { kind: "free" };

const CONTENT_SHAPES = {
  page: buildShape(pageSchema, "pageContent"),
  site: buildShape(siteSchema, "site"),
};

/** The shape of a document's content. */
export function shapeFor(document: DocumentId): Shape & { kind: "object" } {
  return document === SITE ? CONTENT_SHAPES.site : CONTENT_SHAPES.page;
}

function buildShape({ $defs }: { $defs: Readonly<Record<string, object>> }, root: string): Shape & { kind: "object" } {
  const known = new Map<string, Shape>([
    ["url", { kind: "url" }],
    ["media", { kind: "media" }],
  ]);

  function named(name: string): Shape {
    const found = known.get(name) ?? build(($defs[name] ?? {}) as JsonObject);
    known.set(name, found);
    return found;
  }

  function build(node: JsonObject): Shape {
    if (typeof node.$ref === "string") return named(node.$ref.replace("#/$defs/", ""));
    if (node.html === true) return { kind: "html" };
    if (isObject(node.items)) return { kind: "list", item: build(node.items) };
    if (!isObject(node.properties)) return node.type === "object" ? { kind: "free" } : { kind: "scalar" };
    const entries = Object.entries(node.properties).map(([key, value]) => [key, build(value as JsonObject)] as const);
    return { kind: "object", keys: new Map(entries), ranks: new Map(entries.map(([key], index) => [key, index])) };
  }

  return build(($defs[root] ?? {}) as JsonObject) as Shape & { kind: "object" };
}

/** A value in a document, with its shape and its place. */
export interface ShapedValue {
  value: JsonValue;
  shape: Shape;
  pointer: Pointer;
}

/** `value` and everything in it that the model knows, in the order of the schema. */
export function* walk(value: JsonValue, shape: Shape, pointer: Pointer = ""): Generator<ShapedValue> {
  yield { value, shape, pointer };
  if (shape.kind === "list" && Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(item, shape.item, child(pointer, index));
  } else if (shape.kind === "object" && isObject(value)) {
    for (const [key, inner] of shape.keys) {
      const member = value[key];
      if (member !== undefined) yield* walk(member, inner, child(pointer, key));
    }
  }
}

/** `value` with the keys of its objects in the order of the schema; what is in order already is shared. */
export function toCanonicalOrder<T extends JsonValue>(value: T, shape: Shape): T;
export function toCanonicalOrder(value: JsonValue, shape: Shape): JsonValue {
  if (shape.kind === "list" && Array.isArray(value)) {
    const items = value.map((item) => toCanonicalOrder(item, shape.item));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (shape.kind !== "object" || !isObject(value)) return value;
  const ordered = isInOrder(value, shape) ? value : sortKeys(value, shape);
  let result = ordered;
  for (const key of Object.keys(ordered)) {
    const member = ordered[key] as JsonValue;
    const inner = shape.keys.get(key);
    const after = inner === undefined ? member : toCanonicalOrder(member, inner);
    if (after !== member) result = { ...result, [key]: after };
  }
  return result;
}

function isInOrder(value: JsonObject, { ranks }: Shape & { kind: "object" }): boolean {
  let last = -1;
  for (const key of Object.keys(value)) {
    const rank = ranks.get(key) ?? ranks.size;
    if (rank < last) return false;
    last = rank;
  }
  return true;
}

/** Keys that the schema does not know come last, as they were. */
function sortKeys(value: JsonObject, { ranks }: Shape & { kind: "object" }): JsonObject {
  const rank = ([key]: readonly [string, JsonValue]) => ranks.get(key) ?? ranks.size;
  return Object.fromEntries(Object.entries(value).sort((a, b) => rank(a) - rank(b)));
}
