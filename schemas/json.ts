/** JSON values and JSON Pointers (RFC 6901). */

export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export type JsonObject = { [key: string]: JsonValue };

/** A JSON Pointer (RFC 6901). "" is the whole document. */
export type Pointer = string;

/** Parses JSON. Returns undefined if the text is not JSON. */
export function tryParseJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns an own member of an object. Inherited names such as `toString` are ordinary keys in content. */
export function ownMember(object: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Returns the JSON type of a value with its article, as messages use it: "an array", "a string". */
export function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object") return "an object";
  return `a ${typeof value}`;
}

/** Returns the pointer to a member or item of the value at `base`, escaped as in RFC 6901, section 3. */
export function child(base: Pointer, key: string | number): Pointer {
  const isPlain = typeof key === "number" || (!key.includes("~") && !key.includes("/"));
  return `${base}/${isPlain ? key : key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

export function descendant(base: Pointer, path: readonly (string | number)[]): Pointer {
  return path.reduce<Pointer>((pointer, key) => child(pointer, key), base);
}

/** Returns the keys and indexes of a pointer, unescaped as in RFC 6901, section 4. */
export function segments(pointer: Pointer): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Returns the value at a path of keys and indexes, or undefined if there is none. */
export function valueAt(root: JsonValue | undefined, path: readonly (string | number)[]): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, root);
}

/** Returns a copy with another value at a path of keys and indexes. Creates missing objects on the way. */
export function replaceAt(root: JsonValue | undefined, [key, ...rest]: readonly string[], value: JsonValue): JsonValue {
  if (key === undefined) return value;
  if (Array.isArray(root)) return root.with(Number(key), replaceAt(root[Number(key)], rest, value));
  const object = isObject(root) ? root : {};
  return { ...object, [key]: replaceAt(object[key], rest, value) };
}

/** Returns whether a pointer leads to a value, or into it. */
export function isWithin(pointer: Pointer, outer: Pointer): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}

/** Returns whether two JSON values are equal. The order of keys does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((value, index) => isSame(value, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}
