import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { type ConflictSides, splitConflicts } from "../documents/conflict-markers.ts";
import { mergeThreeWay } from "../documents/three-way-merge.ts";
import { StoreError } from "../store/content-store.ts";
import { parseDocument } from "../store/document-codec.ts";

/**
 * Returns the content of a document without the conflicts of its file, or undefined if they need a decision: both versions
 * change the same field.
 * @param base the content that both versions come from, if the file does not have it
 */
export function resolveConflicts(text: string, id: DocumentId, base: JsonObject | undefined): JsonObject | undefined {
  const { sides } = splitConflicts(text) ?? {};
  return sides && resolveSides(sides, id, base);
}

function resolveSides(sides: ConflictSides, id: DocumentId, base: JsonObject | undefined): JsonObject | undefined {
  const [ours, theirs] = [tryParse(sides.ours, id), tryParse(sides.theirs, id)];
  if (ours === undefined || theirs === undefined) return undefined;
  const common = (sides.base === undefined ? undefined : tryParse(sides.base, id)) ?? base;
  const { merged, conflicts } = mergeThreeWay(common, ours, theirs);
  return conflicts.length === 0 ? merged : undefined;
}

function tryParse(text: string, id: DocumentId): JsonObject | undefined {
  try {
    return parseDocument(text, id, id).content;
  } catch (cause) {
    if (cause instanceof StoreError) return undefined;
    throw cause;
  }
}
