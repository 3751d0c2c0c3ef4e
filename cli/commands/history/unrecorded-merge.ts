import type { RevisionNode } from "#content/store/content-store.ts";
import { findHeads } from "#content/store/revision-graph.ts";

/** Describes a merge of branches that no revision has recorded yet. Returns undefined if there is none. */
export function describeUnrecordedMerge(nodes: readonly RevisionNode[]): string | undefined {
  const heads = findHeads(nodes);
  if (heads.length < 2) return undefined;
  const ids = heads.map(({ id }) => id).join(" and ");
  return `Branches that end with ${ids} have been merged. No revision has recorded that yet; the next change does.`;
}
