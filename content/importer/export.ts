/** Stored documents as an input that gives them back: the importer's way in reverse. */

import { type Shape, shapeFor } from "#schemas/content-shape.ts";
import { isObject, type JsonObject, type JsonValue } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { Format, Serialized } from "./formats/format-types.ts";
import { isUnknown } from "./record-to-patch.ts";

/**
 * @param facts the agency's, for formats in which a page tells some of them
 */
export function exportDocuments(
  documents: ReadonlyMap<DocumentId, JsonObject>,
  format: Format,
  facts?: JsonObject,
): Serialized {
  const restored = [...documents].map(([id, content]) => {
    const isForeign = (key: string, value: JsonValue) => isUnknown(key, value, id);
    return [id, restore(content, shapeFor(id), isForeign) as JsonObject] as const;
  });
  return format.serialise(new Map(restored), facts);
}

/**
 * `value` with every unknown key back where it came from. A key that would be read as the model's own stays where it is.
 */
function restore(
  value: JsonValue,
  shape: Shape,
  isForeign = (key: string, _: JsonValue) => shape.kind === "object" && !shape.keys.has(key),
): JsonValue {
  if (shape.kind === "list" && Array.isArray(value)) return value.map((item) => restore(item, shape.item));
  if (shape.kind !== "object" || !isObject(value)) return value;
  const { unmapped, ...known } = value;
  const members = Object.entries(known).map(([key, member]) => {
    const inner = shape.keys.get(key);
    return [key, inner === undefined ? member : restore(member, inner)] as const;
  });
  if (!isObject(unmapped)) return Object.fromEntries(members);
  const foreign = Object.entries(unmapped).filter(([key, member]) => isForeign(key, member));
  const held = Object.entries(unmapped).filter(([key, member]) => !isForeign(key, member));
  return Object.fromEntries([
    ...members,
    ...foreign,
    ...(held.length > 0 ? [["unmapped", Object.fromEntries(held)]] : []),
  ]);
}
