import { child, isObject, type JsonValue, ownMember, type Pointer } from "#schemas/json.ts";

/** A field that differs between two documents. An added field has no `before`, a removed field has no `after`. */
export interface FieldChange {
  pointer: Pointer;
  before?: JsonValue;
  after?: JsonValue;
}

/**
 * Lists the fields in which two documents differ: first the fields of `before` in their order, then the added ones.
 * @param pointer the location of both values in their document; "" compares whole documents
 */
export function diffFields(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  pointer: Pointer = "",
): FieldChange[] {
  if (before === after) return [];
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => diffFields(ownMember(before, key), ownMember(after, key), child(pointer, key)));
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const length = Math.max(before.length, after.length);
    return Array.from({ length }, (_, index) => index).flatMap((index) =>
      diffFields(before[index], after[index], child(pointer, index)),
    );
  }
  return [{ pointer, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
}
