/** Traces normalized content back to the input that it comes from. */
import type { Source } from "#content/findings/finding.ts";
import { child, descendant, type JsonObject, type Pointer, segments } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";

export type InputLocation = { source: Source; pointer: Pointer; token?: string };

/** The record of one page, its position in the input, and the values that normalization moved. */
export interface SourceRecord {
  /** The page that the record is for. The record may also contain tokens of the document `site`. */
  page: DocumentId;
  base?: string;
  /** The place that names the page. */
  document: { source: Source; pointer: Pointer };
  /** The place of the record itself, inside wrappers and strings. */
  source: Source;
  pointer: Pointer;
  record: JsonObject;
  /** Filled by normalization. A section that keeps its key needs no mapping. */
  mappings: SourceMapping[];
}

/** A value that normalization moved: a token, or a section under another name or in another form. */
export interface SourceMapping {
  page: DocumentId;
  /** Path of the value in the normalized content. */
  path: readonly string[];
  /** Place of the value in the source of its record. */
  pointer: Pointer;
  token?: string;
}

/** The content that an input gives for one document, as a JSON merge patch (RFC 7396). */
export interface DocumentPatch {
  page: DocumentId;
  patch: JsonObject;
  base?: string;
  /** The records that the patch comes from. The document `site` may have several. */
  records: SourceRecord[];
}

/**
 * Finds the place in the input that set a place of a document's content. The mapping with the longest path wins, then
 * the last one.
 * @param pointer place in the content of the document
 * @returns undefined if no place of the input set it
 */
export function findSourceLocation({ page, records }: DocumentPatch, pointer: Pointer): InputLocation | undefined {
  const path = segments(pointer);
  let best: { source: Source; mapping: SourceMapping } | undefined;
  for (const record of records) {
    for (const mapping of mappingsOfSection(record, page, path[0])) {
      if (mapping.page !== page || !mapping.path.every((key, index) => key === path[index])) continue;
      if (best === undefined || best.mapping.path.length <= mapping.path.length)
        best = { source: record.source, mapping };
    }
  }
  if (best === undefined) return undefined;
  const { path: start, pointer: at, token } = best.mapping;
  return {
    source: best.source,
    pointer: descendant(at, path.slice(start.length)),
    ...(token !== undefined && { token }),
  };
}

/** Adds the mapping of a section that kept its key. */
function mappingsOfSection(
  { page: recordPage, pointer: recordPointer, record, mappings }: SourceRecord,
  page: DocumentId,
  section: string | undefined,
): readonly SourceMapping[] {
  if (section === undefined || recordPage !== page || !Object.hasOwn(record, section)) return mappings;
  const pointer = child(recordPointer, section);
  if (mappings.some((mapping) => mapping.pointer === pointer)) return mappings;
  return [{ page, path: [section], pointer }, ...mappings];
}
