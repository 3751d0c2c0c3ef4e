import { isSame, type JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { type ConflictSides, splitConflicts } from "../documents/conflict-markers.ts";
import { mergeThreeWay } from "../documents/three-way-merge.ts";
import { StoreError } from "../store/content-store.ts";
import { parseDocument } from "../store/document-codec.ts";
import type { GitStages } from "./git-stages.ts";

/**
 * Returns the content of a document without the conflicts of its file, or undefined if they need a decision: both versions
 * change the same field, or they differ and Git's common version is not known. The history cannot replace it, because
 * Git may have merged commits that no revision has recorded.
 * @param stages the versions that Git is merging, if it is
 */
export function resolveConflicts(text: string, id: DocumentId, stages: GitStages | undefined): JsonObject | undefined {
  const { sides } = splitConflicts(text) ?? {};
  return sides && resolveSides(sides, id, stages);
}

function resolveSides(sides: ConflictSides, id: DocumentId, stages: GitStages | undefined): JsonObject | undefined {
  const [ours, theirs] = [tryParse(sides.ours, id), tryParse(sides.theirs, id)];
  if (ours === undefined || theirs === undefined) return undefined;
  if (isSame(ours, theirs)) return ours;
  const base = stages === undefined ? tryParse(sides.base, id) : parseBase(stages, id);
  if (base === undefined) return undefined;
  const { merged, conflicts } = mergeThreeWay(base, ours, theirs);
  return conflicts.length === 0 ? merged : undefined;
}

/** Returns undefined if a version has conflicts itself: some markers in the file may then be from an earlier merge. */
function parseBase({ base, ours, theirs }: GitStages, id: DocumentId): JsonObject | undefined {
  const isClean = [ours, theirs].every((text) => tryParse(text, id) !== undefined);
  return isClean ? tryParse(base, id) : undefined;
}

function tryParse(text: string | undefined, id: DocumentId): JsonObject | undefined {
  if (text === undefined) return undefined;
  try {
    return parseDocument(text, id, id);
  } catch (cause) {
    if (cause instanceof StoreError) return undefined;
    throw cause;
  }
}
