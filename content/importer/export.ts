/** Exports stored documents in a format that the importer reads back unchanged. */

import { type Shape, shapeFor } from "#schemas/content-shape.ts";
import { isObject, type JsonObject, type JsonValue } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import type { Format, Serialized } from "./formats/formats.ts";
import { isUnknownKey } from "./normalize/record-to-patch.ts";

interface ExportOptions {
  /** Content of the document `site`, for formats in which a page contains some of it. */
  siteSettings?: JsonObject | undefined;
  /** The revision that the documents are from, with which a later import finds out what has changed since. */
  $revision?: string | undefined;
  /** True if the texts have the values of facts, so that an import must refuse them. */
  $resolved?: boolean | undefined;
}

/**
 * Exports documents in a format, with unknown keys back in their original places.
 * @returns the export, and what the format cannot represent
 */
export function exportDocuments(
  documents: ReadonlyMap<DocumentId, JsonObject>,
  format: Format,
  { siteSettings = documents.get(SITE), $revision, $resolved }: ExportOptions = {},
): Serialized {
  const restored = [...documents].map(([id, content]) => {
    const isUnknown = (key: string, value: JsonValue) => isUnknownKey(key, value, id);
    return [id, restore(content, shapeFor(id), isUnknown) as JsonObject] as const;
  });
  const { value, lost } = format.serialize(new Map(restored), siteSettings);
  return { value: { ...($revision !== undefined && { $revision }), ...($resolved && { $resolved }), ...value }, lost };
}

/**
 * Moves every key from `unmapped` back to its original place. A key that an import would no longer take for an unknown
 * key stays in `unmapped`.
 */
function restore(
  value: JsonValue,
  shape: Shape,
  isUnknown = (key: string, _: JsonValue) => shape.kind === "object" && !shape.keys.has(key),
): JsonValue {
  if (shape.kind === "list" && Array.isArray(value)) return value.map((item) => restore(item, shape.item));
  if (shape.kind !== "object" || !isObject(value)) return value;
  const { unmapped, ...known } = value;
  const members = Object.entries(known).map(([key, member]) => {
    const inner = shape.keys.get(key);
    return [key, inner === undefined ? member : restore(member, inner)] as const;
  });
  if (!isObject(unmapped)) return Object.fromEntries(members);
  const unknown = Object.entries(unmapped).filter(([key, member]) => isUnknown(key, member));
  const kept = Object.entries(unmapped).filter(([key, member]) => !isUnknown(key, member));
  return Object.fromEntries([
    ...members,
    ...unknown,
    ...(kept.length > 0 ? [["unmapped", Object.fromEntries(kept)]] : []),
  ]);
}
