import { child, isObject, type JsonObject, type JsonValue, type Pointer } from "#schemas/json.ts";

/** One field that differs. `before` is missing where it was added, `after` where it was removed. */
export interface FieldChange {
  pointer: Pointer;
  before?: JsonValue;
  after?: JsonValue;
}

/** The fields in which two documents differ, in the order of the first, and what the second adds after it. */
export function diffFields(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  pointer: Pointer = "",
): FieldChange[] {
  if (before === after) return [];
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => diffFields(member(before, key), member(after, key), child(pointer, key)));
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const length = Math.max(before.length, after.length);
    return Array.from({ length }, (_, index) => index).flatMap((index) =>
      diffFields(before[index], after[index], child(pointer, index)),
    );
  }
  return [{ pointer, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
}

/** An object's own member: `toString` is a key like any other. */
function member(object: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
