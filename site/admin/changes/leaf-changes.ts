import type { FieldChange } from "#content/documents/diff.ts";
import { child, type JsonObject, type JsonValue, type Pointer } from "#schemas/json.ts";

/** Changes by field, where of an object or a list that came or went as a whole each value in it is one. */
export function leafChanges(changes: readonly FieldChange[]): FieldChange[] {
  return changes.flatMap((change) => {
    const { pointer, before, after } = change;
    if (!isGroup(before) && !isGroup(after)) return [change];
    return [
      ...[...leaves(before, pointer)].map((leaf) => ({ pointer: leaf.pointer, before: leaf.value })),
      ...[...leaves(after, pointer)].map((leaf) => ({ pointer: leaf.pointer, after: leaf.value })),
    ];
  });
}

function* leaves(value: JsonValue | undefined, pointer: Pointer): Generator<{ pointer: Pointer; value: JsonValue }> {
  if (value === undefined) return;
  if (!isGroup(value)) yield { pointer, value };
  else for (const [key, member] of Object.entries(value)) yield* leaves(member, child(pointer, key));
}

function isGroup(value: JsonValue | undefined): value is JsonObject | JsonValue[] {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}
