/** The history as a graph: its latest revisions, the revisions that lead to one, and the content at each. */
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import {
  type DocumentChange,
  type Revision,
  type RevisionNode,
  type RevisionReference,
  type RevisionSummary,
  StoreError,
} from "./content-store.ts";

/** The part of a revision's place that its file name has. */
export type RevisionName = Pick<RevisionNode, "id" | "revision">;

/** Compares revisions by number, and revisions of merged branches with the same number by id. */
export function compareRevisions(a: RevisionName, b: RevisionName): number {
  return a.revision - b.revision || (a.id < b.id ? -1 : 1);
}

/**
 * Compares a revision with a reference to another one, as `compareRevisions` does. A number is equal to all revisions with
 * that number.
 */
export function compareWithReference(node: RevisionName, reference: RevisionReference): number {
  const id = String(reference);
  const difference = node.revision - Number.parseInt(id, 10);
  return difference !== 0 || !id.includes("-") || node.id === id ? difference : node.id < id ? -1 : 1;
}

/** Returns the revisions that no other one follows, latest first. More than one means that branches have been merged. */
export function findHeads<Node extends RevisionNode>(nodes: readonly Node[]): Node[] {
  const findParent = createParentFinder(nodes);
  const followed = new Set(nodes.flatMap((node) => node.parents.map((parent) => findParent(node, parent)?.id)));
  return nodes.filter(({ id }) => !followed.has(id)).sort((a, b) => compareRevisions(b, a));
}

/** Returns the reference of a merge that no revision has recorded yet. */
export function mergeReference(heads: readonly string[]): string {
  return heads.join("+");
}

/**
 * Returns the revision that a reference names.
 * @throws StoreError `store/unknown-revision` or `store/ambiguous-revision`
 */
export function resolveRevision<Node extends RevisionName>(nodes: readonly Node[], reference: RevisionReference): Node {
  const name = String(reference);
  const matches = nodes.filter(({ id, revision }) =>
    name.includes("-") ? id.startsWith(name) : name === String(revision),
  );
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
function createParentFinder<Node extends RevisionNode>(
  nodes: readonly Node[],
): (node: Node, parent: string) => Node | undefined {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return ({ revision }, parent) => {
    const found = byId.get(parent);
    return found !== undefined && found.revision < revision
      ? found
      : nodes.findLast((node) => node.revision < revision);
  };
}

/**
 * Returns a revision and the revisions that led to it, latest first. Of a merge, only the first parent is followed, because
 * the changes of a merge are relative to it.
 */
export function lineageOf<Node extends RevisionNode>(nodes: readonly Node[], latest: Node): Node[] {
  const findParent = createParentFinder(nodes);
  const parentOf = (node: Node) => {
    const [parent] = node.parents;
    return parent === undefined ? undefined : findParent(node, parent);
  };
  const lineage: Node[] = [];
  for (let next: Node | undefined = latest; next !== undefined; next = parentOf(next)) lineage.push(next);
  return lineage;
}

/** Returns the latest revision that all heads come from, or undefined if there is none. */
export function findMergeBase<Node extends RevisionNode>(nodes: readonly Node[]): Node | undefined {
  const [first, ...others] = findHeads(nodes).map((head) => lineageOf(nodes, head));
  return first?.find((node) => others.every((lineage) => lineage.includes(node)));
}

/**
 * Returns the documents exactly as a revision left them.
 * @param read reads a revision by id
 */
export async function documentsAt(
  nodes: readonly RevisionNode[],
  reference: RevisionReference,
  read: (id: string) => Promise<Revision>,
): Promise<Map<DocumentId, JsonObject>> {
  const documents = new Map<DocumentId, JsonObject>();
  if (String(reference) === "0") return documents;
  const changed = new Set<DocumentId>();
  const merge = nodes.find(({ parents }) => parents.length > 1 && mergeReference(parents) === reference);
  for (const { id } of lineageOf(nodes, merge ?? resolveRevision(nodes, reference))) {
    for (const { page, after } of (await read(id)).changes) {
      if (!changed.has(page) && after !== null) documents.set(page, after);
      changed.add(page);
    }
  }
  return documents;
}

/** Returns a revision without the content of its documents. */
export function summarize({ changes, ...metadata }: Revision): RevisionSummary {
  return { ...metadata, ...listDocuments(changes) };
}

/** Lists the documents of a revision as its summary does. */
export function listDocuments(changes: readonly DocumentChange[]): Pick<RevisionSummary, "pages" | "removed"> {
  const removed = changes.flatMap(({ page, after }) => (after === null ? [page] : []));
  return { pages: changes.map(({ page }) => page), ...(removed.length > 0 && { removed }) };
}
