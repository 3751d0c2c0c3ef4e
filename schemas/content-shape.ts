/**
 * The content model as a tree of shapes, derived from the JSON Schemas. A shape describes the keys of an object and their
 * order, the items of a list, and the kind of a text: HTML, link, image or plain.
 */
import { child, isObject, type JsonObject, type JsonValue, type Pointer } from "./json.ts";
import pageSchema from "./page.schema.json" with { type: "json" };
import { type DocumentId, isSettings } from "./page-ids.ts";
import siteSchema from "./site.schema.json" with { type: "json" };
import themeSchema from "./theme.schema.json" with { type: "json" };

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

export type ObjectShape = Shape & { kind: "object" };

/** Definitions of plain text that pages show as it is, unlike dates and names of form controls. */
const SHOWN_DEFINITIONS = ["text", "label", "phone", "email", "state"];

const CONTENT_SHAPES = {
  page: buildShape(pageSchema, "pageContent"),
  site: buildShape(siteSchema, "site"),
  theme: buildShape(themeSchema, "theme"),
};

export function shapeFor(document: DocumentId): ObjectShape {
  return isSettings(document) ? CONTENT_SHAPES[document] : CONTENT_SHAPES.page;
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

type Path = readonly (string | number)[];

type MapText = (text: string, path: Path) => string | undefined;

/** Functions by kind of text that return another one, or undefined to remove it. The path is valid during the call. */
export interface ContentVisitor extends Partial<Record<"html" | "url" | "scalar", MapText>> {
  /** Called for an object or a list in its place. Only a call of `mapping.mapMembers` maps its members. */
  object?(
    value: JsonValue,
    shape: ObjectShape,
    path: Path,
    mapping: Pick<ContentMapping, "mapMembers">,
  ): JsonValue | undefined;
  map?(value: JsonObject): JsonObject;
}

/**
 * Returns `content` with other values. Unchanged parts are shared with it, so if nothing changes, it is the same object and
 * the call needs no memory.
 * @param path the path of `content`, with which the paths of its values start
 */
export function mapContent<T extends JsonValue>(
  content: T,
  shape: Shape,
  visitor: ContentVisitor,
  path?: (string | number)[],
): T {
  return new ContentMapping(visitor, path).map(content, shape) as T;
}

/** A pass over content. A class with a field for each function takes half the time of functions that share variables. */
class ContentMapping {
  readonly #html: MapText | undefined;
  readonly #url: MapText | undefined;
  readonly #scalar: MapText | undefined;
  readonly #object: ContentVisitor["object"];
  readonly #map: ContentVisitor["map"];
  readonly #path: (string | number)[];

  constructor({ html, url, scalar, object, map }: ContentVisitor, path: (string | number)[] = []) {
    this.#html = html;
    this.#url = url;
    this.#scalar = scalar;
    this.#object = object;
    this.#map = map;
    this.#path = path;
  }

  map(value: JsonValue, shape: Shape): JsonValue | undefined {
    switch (shape.kind) {
      case "list":
        return Array.isArray(value) ? this.#mapItems(value, shape.item) : value;
      case "object":
        if (typeof value !== "object" || value === null) return value;
        return this.#object === undefined
          ? this.mapMembers(value, shape)
          : this.#object(value, shape, this.#path, this);
      case "map":
        return this.#map === undefined || !isObject(value) ? value : this.#map(value);
      case "html":
        return this.#html === undefined || typeof value !== "string" ? value : this.#html(value, this.#path);
      case "url":
        return this.#url === undefined || typeof value !== "string" ? value : this.#url(value, this.#path);
      case "scalar":
        return this.#scalar === undefined || typeof value !== "string" ? value : this.#scalar(value, this.#path);
      default:
        return value;
    }
  }

  mapMembers(value: JsonValue, { keys }: ObjectShape): JsonValue {
    if (!isObject(value)) return value;
    let mapped = value;
    for (const key in value) {
      const member = value[key];
      const shape = keys.get(key);
      if (shape === undefined || member === undefined || this.#isUnvisited(shape)) continue;
      const after = this.#mapMember(member, shape, key);
      if (after === member) continue;
      if (mapped === value) mapped = { ...value };
      if (after === undefined) delete mapped[key];
      else mapped[key] = after;
    }
    return mapped;
  }

  #mapItems(items: JsonValue[], shape: Shape): JsonValue[] {
    let mapped = items;
    for (let index = 0; index < items.length; index += 1) {
      const item = items[index] as JsonValue;
      const after = this.#mapMember(item, shape, index);
      if (mapped === items && after !== item) mapped = items.slice(0, index);
      if (mapped !== items && after !== undefined) mapped.push(after);
    }
    return mapped;
  }

  #mapMember(value: JsonValue, shape: Shape, key: string | number): JsonValue | undefined {
    this.#path.push(key);
    const mapped = this.map(value, shape);
    this.#path.pop();
    return mapped;
  }

  /** Checks quickly whether a value stays. Most values are texts of a kind without a function. */
  #isUnvisited({ kind }: Shape): boolean {
    return (
      (kind === "scalar" && this.#scalar === undefined) ||
      (kind === "html" && this.#html === undefined) ||
      (kind === "url" && this.#url === undefined)
    );
  }
}

/** Returns `value` with its keys in the order of the schema, then unknown ones. Parts in order are shared with `value`. */
export function toCanonicalOrder<T extends JsonValue>(value: T, shape: Shape): T {
  return mapContent(value, shape, {
    object(inner, innerShape, _, mapping) {
      const mapped = mapping.mapMembers(inner, innerShape);
      const { ranks } = innerShape;
      return isObject(mapped) ? sortKeys(mapped, (key) => ranks.get(key) ?? ranks.size) : mapped;
    },
    map: (inner) => sortKeys(inner, (key) => key),
  });
}

function sortKeys<Rank extends string | number>(value: JsonObject, rankOf: (key: string) => Rank): JsonObject {
  let last: Rank | undefined;
  for (const key in value) {
    const rank = rankOf(key);
    if (last !== undefined && rank < last) {
      const ranked = Object.entries(value).map((entry) => ({ entry, rank: rankOf(entry[0]) }));
      ranked.sort((a, b) => (a.rank < b.rank ? -1 : Number(a.rank > b.rank)));
      return Object.fromEntries(ranked.map(({ entry }) => entry));
    }
    last = rank;
  }
  return value;
}
