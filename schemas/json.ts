/** JSON as values and RFC 6901 pointers into it. */

export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}

/** A JSON Pointer, RFC 6901: "" is the whole document. */
export type Pointer = string;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The name of a value's JSON type, as messages say it. */
export function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  if (typeof value === "object") return "an object";
  return `a ${typeof value}`;
}

/** `base` with one more reference token, escaped by RFC 6901 §3. */
export function child(base: Pointer, key: string | number): Pointer {
  const isPlain = typeof key === "number" || (!key.includes("~") && !key.includes("/"));
  return `${base}/${isPlain ? key : key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** The reference tokens of a pointer, unescaped by RFC 6901 §4. */
export function segments(pointer: Pointer): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** Whether two JSON values are the same, whatever the order of their keys. */
export function isSame(a: JsonValue | undefined, b: JsonValue | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((value, index) => isSame(value, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}
