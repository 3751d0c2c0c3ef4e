/** Exports stored documents in a format that the importer reads back unchanged. */
import { mapContent, shapeFor } from "#schemas/content-shape.ts";
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

/** Exports documents with unknown keys in their original places. Also returns what the format cannot represent. */
export function exportDocuments(
  documents: ReadonlyMap<DocumentId, JsonObject>,
  format: Format,
  { siteSettings = documents.get(SITE), $revision, $resolved }: ExportOptions = {},
): Serialized {
  const restored = [...documents].map(([id, content]) => [id, restoreUnknownKeys(id, content)] as const);
  const { value, lost } = format.serialize(new Map(restored), siteSettings);
  return { value: { ...($revision !== undefined && { $revision }), ...($resolved && { $resolved }), ...value }, lost };
}

/** Moves keys from `unmapped` to their original places. One that an import would not take for unknown stays there. */
function restoreUnknownKeys(id: DocumentId, content: JsonObject): JsonObject {
  return mapContent(content, shapeFor(id), {
    object(value, shape, path, mapping) {
      const mapped = mapping.mapMembers(value, shape);
      if (!isObject(mapped) || !isObject(mapped.unmapped)) return mapped;
      const { unmapped, ...known } = mapped;
      const isUnknown = ([key, member]: [string, JsonValue]) =>
        path.length === 0 ? isUnknownKey(key, member, id) : !shape.keys.has(key);
      const entries = Object.entries(unmapped);
      const kept = entries.filter((entry) => !isUnknown(entry));
      const restored = { ...known, ...Object.fromEntries(entries.filter(isUnknown)) };
      return kept.length === 0 ? restored : { ...restored, unmapped: Object.fromEntries(kept) };
    },
  });
}
