/** Applies the user's changes to a newer version of the document. */
import { type MergeConflict, type MergeSide, mergeThreeWay } from "#content/documents/three-way-merge.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentVersion } from "./load-document.ts";

export interface Rebase {
  newest: DocumentVersion;
  /** The newest version with the user's changes; theirs in the fields that both have changed. */
  merged: JsonObject;
  /** The fields that both have changed. */
  conflicts: readonly MergeConflict[];
}

/**
 * @param base the version that the user's changes were made to
 * @param yours the base with the user's changes
 */
export function rebase(base: JsonObject, newest: DocumentVersion, yours: JsonObject): Rebase {
  const { merged = {}, conflicts } = mergeThreeWay(base, newest.content, yours);
  return { newest, merged, conflicts };
}

/** The versions that the user has chosen, by the pointer of the field. */
export type Choices = Readonly<Record<string, MergeSide>>;

/** Returns the newest version with the user's changes, and in each field that both have changed the chosen version. */
export function settle(base: JsonObject, { newest }: Rebase, yours: JsonObject, choices: Choices): JsonObject {
  return mergeThreeWay(base, newest.content, yours, ({ pointer }) => choices[pointer] ?? "yours").merged ?? {};
}
