import type { ListedChange } from "#content/documents/list-changes.ts";
import { child, type JsonObject, type JsonValue, type Pointer } from "#schemas/json.ts";

/** Splits each change of a whole object or list into one change per value inside it. */
export function leafChanges(changes: readonly ListedChange[]): ListedChange[] {
  return changes.flatMap((change) => {
    const { pointer, before, after } = change;
    if (!isContainer(before) && !isContainer(after)) return [change];
    return [
      ...[...leaves(before, pointer)].map((leaf) => ({ pointer: leaf.pointer, before: leaf.value })),
      ...[...leaves(after, pointer)].map((leaf) => ({ pointer: leaf.pointer, after: leaf.value })),
    ];
  });
}

function* leaves(value: JsonValue | undefined, pointer: Pointer): Generator<{ pointer: Pointer; value: JsonValue }> {
  if (value === undefined) return;
  if (!isContainer(value)) yield { pointer, value };
  else for (const [key, member] of Object.entries(value)) yield* leaves(member, child(pointer, key));
}

function isContainer(value: JsonValue | undefined): value is JsonObject | JsonValue[] {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}
