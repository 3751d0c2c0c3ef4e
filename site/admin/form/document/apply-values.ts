import { isObject, isSame, type JsonObject, type JsonValue } from "#schemas/json.ts";

/**
 * Gives a form other values. Fields that stay the same keep their focus and their selection, which a reset of the form
 * would not do.
 */
export function applyValues(
  setValue: (name: string, value: JsonValue) => void,
  before: JsonObject,
  after: JsonObject,
  path = "",
): void {
  for (const [key, value] of Object.entries(after)) {
    const old = before[key];
    const name = path === "" ? key : `${path}.${key}`;
    if (isObject(old) && isObject(value) && hasKeysOf(value, old)) applyValues(setValue, old, value, name);
    else if (!isSame(old, value)) setValue(name, value);
  }
}

/** Returns whether an object has all keys of another one, so that no value of the other one stays behind. */
function hasKeysOf(object: JsonObject, other: JsonObject): boolean {
  return Object.keys(other).every((key) => Object.hasOwn(object, key));
}
