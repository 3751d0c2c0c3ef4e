/**
 * The content model as a tree of shapes, derived from the JSON Schemas. A shape describes the keys of an object and their
 * order, the items of a list, and the kind of a text: HTML, link, image or plain.
 */

import { child, isObject, type JsonObject, type JsonValue, type Pointer } from "./json.ts";
import pageSchema from "./page.schema.json" with { type: "json" };
import { type DocumentId, SITE } from "./page-ids.ts";
import siteSchema from "./site.schema.json" with { type: "json" };

export type Shape =
  /** `ranks` holds the position of each key in the schema. */
  | { kind: "object"; keys: ReadonlyMap<string, Shape>; ranks: ReadonlyMap<string, number> }
  | { kind: "list"; item: Shape }
  /** An object with any keys, in alphabetical order. */
  | { kind: "map"; value: Shape }
  | { kind: "html" }
  /** A text that uses the schema definition of this name. */
  | { kind: "url" | "media" }
  /** Plain text, a number or a boolean. `isShown` is true for text that pages show as it is. */
  | { kind: "scalar"; isShown?: true }
  /** Any value: the content of `unmapped`. */
  | { kind: "free" };

type ObjectShape = Shape & { kind: "object" };

/** Definitions of plain text that pages show as it is, unlike dates and names of form controls. */
const SHOWN_DEFINITIONS = ["text", "label", "phone", "email", "state"];

const CONTENT_SHAPES = {
  page: buildShape(pageSchema, "pageContent"),
  site: buildShape(siteSchema, "site"),
};

/** Returns the shape of a document's content. */
export function shapeFor(document: DocumentId): ObjectShape {
  return document === SITE ? CONTENT_SHAPES.site : CONTENT_SHAPES.page;
}

/** Builds the shape of the definition `root` of a schema. Each definition is built once and shared. */
function buildShape({ $defs }: { $defs: Readonly<Record<string, object>> }, root: string): ObjectShape {
  const definitions = new Map<string, Shape>([
    ["url", { kind: "url" }],
    ["media", { kind: "media" }],
    ...SHOWN_DEFINITIONS.map((name): [string, Shape] => [name, { kind: "scalar", isShown: true }]),
  ]);

  function define(name: string): Shape {
    const shape = definitions.get(name) ?? build(($defs[name] ?? {}) as JsonObject);
    definitions.set(name, shape);
    return shape;
  }

  function build(node: JsonObject): Shape {
    if (typeof node.$ref === "string") return define(node.$ref.replace("#/$defs/", ""));
    if (node.html === true) return { kind: "html" };
    if (isObject(node.items)) return { kind: "list", item: build(node.items) };
    if (isObject(node.additionalProperties)) return { kind: "map", value: build(node.additionalProperties) };
    if (!isObject(node.properties)) return node.type === "object" ? { kind: "free" } : { kind: "scalar" };
    const entries = Object.entries(node.properties).map(([key, value]) => [key, build(value as JsonObject)] as const);
    return { kind: "object", keys: new Map(entries), ranks: new Map(entries.map(([key], index) => [key, index])) };
  }

  return build(($defs[root] ?? {}) as JsonObject) as ObjectShape;
}

/** A value in a document, with its shape and location. */
export class ShapedValue {
  readonly value: JsonValue;
  readonly shape: Shape;
  /** The key or index in the object or list that has the value. */
  readonly key: string | number;
  /** Undefined for the whole document. */
  readonly parent: ShapedValue | undefined;

  constructor(value: JsonValue, shape: Shape, key: string | number = "", parent?: ShapedValue) {
    this.value = value;
    this.shape = shape;
    this.key = key;
    this.parent = parent;
  }

  /** Built on demand, because a large site has hundreds of thousands of values, and few have a finding. */
  get pointer(): Pointer {
    return this.parent === undefined ? "" : child(this.parent.pointer, this.key);
  }
}

/** Returns a document and, recursively, its members and items that the content model knows, in the order of the schema. */
export function walk(document: JsonValue, documentShape: Shape): ShapedValue[] {
  const found: ShapedValue[] = [];
  const visit = (place: ShapedValue) => {
    const { value, shape } = place;
    found.push(place);
    if (shape.kind === "list" && Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(new ShapedValue(item, shape.item, index, place));
    } else if (shape.kind === "object" && isObject(value)) {
      for (const [name, inner] of shape.keys) {
        const member = value[name];
        if (member !== undefined) visit(new ShapedValue(member, inner, name, place));
      }
    } else if (shape.kind === "map" && isObject(value)) {
      for (const [name, member] of Object.entries(value)) visit(new ShapedValue(member, shape.value, name, place));
    }
  };
  visit(new ShapedValue(document, documentShape));
  return found;
}

/**
 * Returns a value with other items or members. It is the same value if none of them changes.
 * @param map returns the new item or member, or undefined to remove it; called for what the content model knows
 */
export function mapMembers(
  value: JsonValue,
  shape: Shape,
  map: (member: JsonValue, shape: Shape, key: string | number) => JsonValue | undefined,
): JsonValue {
  if (shape.kind === "list" && Array.isArray(value)) {
    const items = value.map((item, index) => map(item, shape.item, index));
    const isUnchanged = items.every((item, index) => item === value[index]);
    return isUnchanged ? value : items.filter((item) => item !== undefined);
  }
  if (shape.kind !== "object" || !isObject(value)) return value;
  let mapped = value;
  for (const key in value) {
    const member = value[key];
    const inner = shape.keys.get(key);
    const after = member === undefined || inner === undefined ? member : map(member, inner, key);
    if (after === member) continue;
    if (mapped === value) mapped = { ...value };
    if (after === undefined) delete mapped[key];
    else mapped[key] = after;
  }
  return mapped;
}

type Path = (string | number)[];

/** A function that returns the text in place of one of a kind. The path is valid only during the call. */
type ChangeText = (text: string, kind: Shape["kind"], path: Readonly<Path>) => string;

/**
 * Returns `value` with other texts where the content model knows markup, links or files. Unchanged parts are shared with
 * `value`.
 */
export function mapTexts<T extends JsonValue>(value: T, shape: Shape, change: ChangeText, path?: Path): T;
export function mapTexts(value: JsonValue, shape: Shape, change: ChangeText, path: Path = []): JsonValue {
  if (typeof value === "string") return change(value, shape.kind, path);
  return mapMembers(value, shape, (member, inner, key) => {
    if (inner.kind === "scalar") return member;
    path.push(key);
    const mapped = mapTexts(member, inner, change, path);
    path.pop();
    return mapped;
  });
}

/**
 * Returns `value` with the keys of its objects in the order of the schema. Unknown keys come last and keep their order.
 * Parts that are already in order are shared with `value`.
 */
export function toCanonicalOrder<T extends JsonValue>(value: T, shape: Shape): T;
export function toCanonicalOrder(value: JsonValue, shape: Shape): JsonValue {
  if (isInCanonicalOrder(value, shape)) return value;
  if (shape.kind === "list" && Array.isArray(value)) return value.map((item) => toCanonicalOrder(item, shape.item));
  if (shape.kind === "map" && isObject(value)) return sortMap(value);
  if (shape.kind !== "object" || !isObject(value)) return value;
  const rank = ([key]: readonly [string, JsonValue]) => shape.ranks.get(key) ?? shape.ranks.size;
  const sorted = Object.entries(value).sort((a, b) => rank(a) - rank(b));
  return Object.fromEntries(
    sorted.map(([key, member]) => {
      const inner = shape.keys.get(key);
      return [key, inner === undefined ? member : toCanonicalOrder(member, inner)];
    }),
  );
}

function isInCanonicalOrder(value: JsonValue, shape: Shape): boolean {
  if (shape.kind === "list" && Array.isArray(value)) return value.every((item) => isInCanonicalOrder(item, shape.item));
  if (shape.kind === "map" && isObject(value)) {
    return Object.keys(value).every((key, index, keys) => index === 0 || (keys[index - 1] ?? "") < key);
  }
  if (shape.kind !== "object" || !isObject(value)) return true;
  let last = -1;
  for (const key in value) {
    const rank = shape.ranks.get(key) ?? shape.ranks.size;
    if (rank < last) return false;
    last = rank;
    const inner = shape.keys.get(key);
    if (inner !== undefined && !isInCanonicalOrder(value[key] ?? null, inner)) return false;
  }
  return true;
}

function sortMap(map: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));
}
