import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { diffFields } from "../documents/list-changes.ts";
import { mergeThreeWay } from "../documents/three-way-merge.ts";
import type { ContentStore, RevisionNode } from "./content-store.ts";
import { findHeads, findMergeBases, resolveRevision } from "./revision-graph.ts";
import { isMergeReference, splitMergeReference } from "./revision-name.ts";

export type Documents = ReadonlyMap<DocumentId, JsonObject>;
type Content = JsonObject | undefined;

type Merge = (versions: { base: Content; theirs: Content; yours: Content }, id: DocumentId) => Content;

type History = Pick<ContentStore, "revisions" | "documentsAt">;

/**
 * Returns the documents without edits by hand: those of the latest revision or, if branches have been merged and no
 * revision has recorded that yet, the merge of their latest revisions. A field that the branches changed differently has
 * the version that is closer to the current documents, because the person who merged has chosen it.
 * @param current the current documents
 * @throws StoreError `store/broken-history`
 */
export async function readRecordedDocuments(store: History, current: Documents): Promise<Documents> {
  const nodes = await store.revisions();
  return mergeRevisions(store, nodes, findHeads(nodes), closestTo(current));
}

/**
 * Returns the documents that a reference names, also that of a merge, without the edits by hand that a revision may have
 * recorded with the merge.
 * @param readCurrent reads the current documents, see `readRecordedDocuments`
 * @throws StoreError `store/unknown-revision`, `store/ambiguous-revision`, `store/broken-history`
 */
export async function readReferencedDocuments(
  store: History,
  reference: string,
  readCurrent: () => Promise<Documents>,
): Promise<Documents> {
  if (!isMergeReference(reference)) return store.documentsAt(reference);
  const nodes = await store.revisions();
  const merged = splitMergeReference(reference).map((id) => resolveRevision(nodes, id));
  return mergeRevisions(store, nodes, merged, closestTo(await readCurrent()));
}

function closestTo(current: Documents): Merge {
  return ({ base, theirs, yours }, id) => {
    const [their, your] = (["theirs", "yours"] as const).map((side) => mergeThreeWay(base, theirs, yours, side).merged);
    const distance = (version: Content) => diffFields(version, current.get(id)).length;
    return distance(your) < distance(their) ? your : their;
  };
}

/**
 * Returns the documents of one revision, or merges those of several. If these have several common revisions, the merge of
 * those is their base, as in Git. There, a field that is in conflict keeps its earlier version, from which both sides differ.
 */
async function mergeRevisions(
  store: History,
  nodes: readonly RevisionNode[],
  revisions: readonly RevisionNode[],
  merge: Merge,
): Promise<Documents> {
  const [first, ...others] = revisions;
  let merged: Documents = await store.documentsAt(first?.id ?? 0);
  for (const [index, other] of others.entries()) {
    const bases = findMergeBases(nodes, revisions.slice(0, index + 1), [other]);
    const base = await mergeRevisions(store, nodes, bases, keepBase);
    const [theirs, yours] = [merged, await store.documentsAt(other.id)];
    const contents = [...new Set([...theirs.keys(), ...yours.keys()])].flatMap((id) => {
      const content = merge({ base: base.get(id), theirs: theirs.get(id), yours: yours.get(id) }, id);
      return content === undefined ? [] : [[id, content] as const];
    });
    merged = new Map(contents);
  }
  return merged;
}

const keepBase: Merge = ({ base, theirs, yours }) => mergeThreeWay(base, theirs, yours, "base").merged;
