/** The history as a graph: its latest revisions, and the revisions that lead to one. */
import {
  type DocumentChange,
  type Revision,
  type RevisionNode,
  type RevisionReference,
  type RevisionSummary,
  StoreError,
} from "./content-store.ts";
import { isNamedBy, isNumber, mergeReference, type RevisionName, splitMergeReference } from "./revision-name.ts";

/** Compares revisions by number, and revisions of merged branches with the same number by id. */
export function compareRevisions(a: RevisionName, b: RevisionName): number {
  return a.revision - b.revision || Number(a.id > b.id) - Number(a.id < b.id);
}

/** Returns the revisions that no other one follows, latest first. More than one means that branches have been merged. */
export function findHeads<Node extends RevisionNode>(nodes: readonly Node[]): Node[] {
  const findParent = createParentFinder(nodes);
  const followed = new Set(nodes.flatMap((node) => node.parents.map((parent) => findParent(node, parent)?.id)));
  return nodes.filter(({ id }) => !followed.has(id)).sort((a, b) => compareRevisions(b, a));
}

/** Returns the revision of a reference. @throws StoreError `store/unknown-revision` or `store/ambiguous-revision` */
export function resolveRevision<Node extends RevisionName>(nodes: readonly Node[], reference: RevisionReference): Node {
  const name = String(reference);
  const matches = nodes.filter((node) => isNamedBy(node, name));
  const [match] = matches;
  if (match === undefined) {
    const latest = nodes.at(-1)?.id;
    const hint = latest === undefined ? "The store has no revisions." : `The latest revision is ${latest}.`;
    throw new StoreError("store/unknown-revision", `Revision ${name} does not exist. ${hint}`);
  }
  const exact = matches.find(({ id }) => id === name);
  if (exact !== undefined || matches.length === 1) return exact ?? match;
  const ids = matches.map(({ id }) => id).join(" and ");
  throw new StoreError("store/ambiguous-revision", `Revision ${name} is ambiguous: ${ids} come from merged branches.`);
}

/**
 * Returns a function that finds a parent of a revision by id. The latest revision before it replaces a parent that is
 * missing, and one that does not precede it: an entry that was changed or renamed may name itself or a later one.
 */
function createParentFinder<Node extends RevisionNode>(nodes: readonly Node[]) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return ({ revision }: Node, parent: string) => {
    const found = byId.get(parent);
    if (found !== undefined && found.revision < revision) return found;
    return nodes.findLast((node) => node.revision < revision);
  };
}

/**
 * Returns a revision and the revisions that led to it, latest first. Of a merge, only the first parent is followed, because
 * the changes of a merge are relative to it.
 */
export function lineageOf<Node extends RevisionNode>(nodes: readonly Node[], latest: Node): Node[] {
  const findParent = createParentFinder(nodes);
  const lineage = [latest];
  for (let node: Node | undefined = latest; node?.parents[0] !== undefined; ) {
    node = findParent(node, node.parents[0]);
    if (node !== undefined) lineage.push(node);
  }
  return lineage;
}

/**
 * Returns the gaps in the history before the given revisions: those whose entry is missing or cannot be read. They have a
 * number in place of an id if an earlier version wrote them.
 */
export function findGaps(nodes: readonly RevisionNode[], revisions: readonly RevisionNode[] = nodes) {
  const ids = new Set(nodes.flatMap(({ id, revision }) => [id, String(revision)]));
  return revisions.flatMap(({ id, revision, parents }) => {
    // An entry of an earlier version names no parent: it follows the number before its own.
    const expected = id === String(revision) && revision > 1 ? [String(revision - 1)] : parents;
    return expected.filter((parent) => !ids.has(parent)).map((missing) => ({ missing, before: id }));
  });
}

export function describeGap({ missing, before }: ReturnType<typeof findGaps>[number]): string {
  return `Revision ${before} follows revision ${missing}, but the history has no readable entry for revision ${missing}.`;
}

/** Checks that no revision is missing among those that lead to a content. @throws StoreError `store/broken-history` */
export function expectNoGap(nodes: readonly RevisionNode[], lineage: readonly RevisionNode[]): void {
  const [gap] = findGaps(nodes, lineage);
  if (gap === undefined) return;
  const problem = `${describeGap(gap)} So the content at revision ${gap.before} is not certain.`;
  const advice = "Restore the entry from version control, or undo later revisions.";
  throw new StoreError("store/broken-history", `${problem} ${advice}`);
}

/**
 * Returns the revision that a reference names and the revisions that led to it, latest first. There are none for 0.
 * @throws StoreError `store/unknown-revision` or `store/ambiguous-revision`
 */
export function lineageTo<Node extends RevisionNode>(nodes: readonly Node[], reference: RevisionReference): Node[] {
  if (String(reference) === "0") return [];
  const merge = nodes.find(({ parents }) => parents.length > 1 && mergeReference(parents) === reference);
  return lineageOf(nodes, merge ?? resolveRevision(nodes, reference));
}

/** Returns the given ones of all revisions and all that led to them, latest first. Follows all parents of a merge. */
export function ancestorsOf<Node extends RevisionNode>(nodes: readonly Node[], latest: readonly Node[]): Node[] {
  const findParent = createParentFinder(nodes);
  const included = new Set(latest);
  return nodes.toReversed().filter((node) => {
    if (!included.has(node)) return false;
    for (const parent of node.parents) {
      const ancestor = findParent(node, parent);
      if (ancestor !== undefined) included.add(ancestor);
    }
    return true;
  });
}

/**
 * Returns the ids of the revisions that a reference includes: the revision itself and all that led to it. A number includes
 * all revisions up to that number.
 * @param nodes all revisions in order
 * @param reference also accepts the reference of a merge
 * @throws StoreError `store/unknown-revision` or `store/ambiguous-revision`
 */
export function findIncluded(nodes: readonly RevisionNode[], reference: RevisionReference): Set<string> {
  const name = String(reference);
  const named = () => splitMergeReference(name).map((id) => resolveRevision(nodes, id));
  const isUpTo = ({ revision }: RevisionNode) => revision <= Number(name);
  const included = isNumber(name) ? nodes.filter(isUpTo) : ancestorsOf(nodes, named());
  return new Set(included.map(({ id }) => id));
}

/** Returns those of all revisions, in order, that come from any of the given ones, or all if none is given. */
export function descendantsOf<Node extends RevisionNode>(nodes: readonly Node[], ancestors: readonly Node[]): Node[] {
  if (ancestors.length === 0) return [...nodes];
  const ids = new Set(ancestors.map(({ id }) => id));
  return nodes.filter((node) => {
    const isDescendant = node.parents.some((parent) => ids.has(parent));
    if (isDescendant) ids.add(node.id);
    return isDescendant;
  });
}

/**
 * Returns the latest revisions that both sides come from. Branches that were merged into each other have several.
 * @param nodes all revisions in order
 */
export function findMergeBases<Node extends RevisionNode>(
  nodes: readonly Node[],
  ours: readonly Node[],
  theirs: readonly Node[],
): Node[] {
  const inOurs = new Set(ancestorsOf(nodes, ours));
  const inTheirs = new Set(ancestorsOf(nodes, theirs));
  return findHeads(nodes.filter((node) => inOurs.has(node) && inTheirs.has(node)));
}

export function summarize({ changes, ...metadata }: Revision): RevisionSummary {
  return { ...metadata, ...listDocuments(changes) };
}

export function listDocuments(changes: readonly DocumentChange[]): Pick<RevisionSummary, "pages" | "removed"> {
  const removed = changes.flatMap(({ page, after }) => (after === null ? [page] : []));
  return { pages: changes.map(({ page }) => page), ...(removed.length > 0 && { removed }) };
}
