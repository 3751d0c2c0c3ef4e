/** Applies the user's changes to a newer version of the document. */
import { mergeThreeWay } from "#content/documents/three-way-merge.ts";
import type { ImportConflict } from "#content/importer/plan/plan.ts";
import type { FieldChoice } from "#content/revisions/patch.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { DocumentVersion } from "./load-document.ts";

export interface Rebase {
  newest: DocumentVersion;
  /** The newest version with the user's changes; theirs in the fields that both have changed, unless chosen. */
  merged: JsonObject;
  /** The fields that both have changed and that no choice settles. */
  conflicts: readonly ImportConflict[];
}

/**
 * @param base the version that the user's changes were made to
 * @param yours the base with the user's changes
 */
export function rebase(
  page: DocumentId,
  base: JsonObject,
  newest: DocumentVersion,
  yours: JsonObject,
  choices: readonly FieldChoice[] = [],
): Rebase {
  const sideOf = ({ pointer }: Pick<FieldChoice, "pointer">) =>
    choices.find((choice) => choice.page === page && choice.pointer === pointer)?.side;
  const prefer = (conflict: Pick<FieldChoice, "pointer">) => sideOf(conflict) ?? "theirs";
  const { merged = {}, conflicts } = mergeThreeWay(base, newest.content, yours, prefer);
  const open = conflicts.filter((conflict) => sideOf(conflict) === undefined);
  return { newest, merged, conflicts: open.map((conflict) => ({ page, ...conflict })) };
}
