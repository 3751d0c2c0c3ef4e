import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { diffFields } from "../documents/diff.ts";
import { mergeThreeWay } from "../documents/three-way-merge.ts";
import type { ContentStore } from "../store/content-store.ts";
import { findHeads, findMergeBase } from "../store/revision-graph.ts";
import { documentsAtRevision } from "./documents-at-revision.ts";

type Documents = ReadonlyMap<DocumentId, JsonObject>;

/**
 * Returns the documents without edits by hand: those of the latest revision or, if branches have been merged and no
 * revision has recorded that yet, the merge of their latest revisions. A field that the branches changed differently has
 * the version that is closer to the current documents, because the person who merged has chosen it.
 * @param current the current documents
 * @throws StoreError `store/broken-history`
 */
export async function readRecordedDocuments(store: ContentStore, current: Documents): Promise<Documents> {
  const nodes = await store.revisions();
  const [latest, ...others] = findHeads(nodes);
  let recorded: Documents = await documentsAtRevision(store, latest?.id ?? 0);
  if (others.length === 0) return recorded;
  const base = await documentsAtRevision(store, findMergeBase(nodes)?.id ?? 0);
  for (const { id } of others) recorded = mergeDocuments(base, recorded, await store.documentsAt(id), current);
  return recorded;
}

function mergeDocuments(base: Documents, theirs: Documents, yours: Documents, current: Documents): Documents {
  const ids = new Set([...theirs.keys(), ...yours.keys()]);
  const merged = [...ids].flatMap((id) => {
    const versions = (["theirs", "yours"] as const).map(
      (prefer) => mergeThreeWay(base.get(id), theirs.get(id), yours.get(id), prefer).merged,
    );
    const content = closest(versions, current.get(id));
    return content === undefined ? [] : [[id, content] as const];
  });
  return new Map(merged);
}

function closest(versions: readonly (JsonObject | undefined)[], current: JsonObject | undefined) {
  const distance = (version: JsonObject | undefined) => diffFields(version, current).length;
  return versions.reduce((nearest, version) => (distance(version) < distance(nearest) ? version : nearest));
}
