/** The history of a store in the form that the command line, the API and the admin show. */
import { compareDocumentIds, type DocumentId, SETTINGS } from "#schemas/page-ids.ts";
import { groupBy } from "#schemas/values/group-by.ts";
import { listChanges } from "../documents/list-changes.ts";
import {
  type ContentStore,
  type DocumentChange,
  type RevisionNode,
  type RevisionReference,
  type RevisionSummary,
  readContents,
  type StoreState,
} from "../store/content-store.ts";
import { compareRevisions, findIncluded, resolveRevision } from "../store/revision-graph.ts";
import { isNumber } from "../store/revision-name.ts";

/** A revision with a name that no other revision of the store has: its number, or the beginning of its id. */
export type NamedRevision = RevisionSummary & { name: string };

interface HistoryOptions {
  /** Only revisions that changed this page. */
  page?: DocumentId | undefined;
  /** Only revisions before this one. */
  before?: RevisionReference | undefined;
  /** Only revisions that this one does not include: later ones, and those of merged branches. */
  after?: RevisionReference | undefined;
  limit?: number | undefined;
}

/**
 * Returns the revisions of a store that match the options, latest first. A number in `before` or `after` means all revisions
 * with that number.
 * @returns `hasMore` is true if there are older matching revisions
 * @throws StoreError `store/unknown-revision` or `store/ambiguous-revision` if an id in `before` or `after` names none or several
 */
export async function listRevisions(
  store: ContentStore,
  { page, before = Infinity, after, limit = Infinity }: HistoryOptions = {},
) {
  const nodes = await store.revisions();
  const nameOf = createRevisionNames(nodes);
  // A number means all revisions that have it. Infinity is later than every revision.
  const place = isNumber(before) ? { revision: Number(before) } : resolveRevision(nodes, before);
  const included = after === undefined ? undefined : findIncluded(nodes, after);
  const revisions: NamedRevision[] = [];
  for (const node of nodes.toReversed()) {
    if (compareRevisions(node, { id: node.id, ...place }) >= 0) continue;
    if (included?.has(node.id)) continue;
    const summary = await store.summary(node.id);
    if (page !== undefined && !summary.pages.includes(page)) continue;
    if (revisions.length >= limit) return { revisions, hasMore: true };
    revisions.push({ ...summary, name: nameOf(node) });
  }
  return { revisions, hasMore: false };
}

/** Returns a revision with the changed fields of each document. @throws StoreError `store/unknown-revision` */
export async function readRevisionDetail(store: ContentStore, revision: RevisionReference) {
  const { changes, ...note } = await store.revision(revision);
  return { ...note, pages: changes.map(toRevisionPage) };
}

export function toRevisionPage({ page, before, after }: DocumentChange) {
  const status: "created" | "updated" | "removed" =
    after === null ? "removed" : before === null ? "created" : "updated";
  return { page, status, changes: listChanges(before ?? undefined, after ?? undefined) };
}

export type LastChange = Pick<NamedRevision, "id" | "time" | "by" | "format" | "name">;

/** Finds the last change of each document. Reads the metadata of revisions only, and only as far back as needed. */
export async function findLastChanges(
  store: Pick<ContentStore, "revisions" | "summary">,
  documents: Iterable<DocumentId>,
): Promise<Map<DocumentId, LastChange>> {
  const nodes = await store.revisions();
  const nameOf = createRevisionNames(nodes);
  const missing = new Set(documents);
  const changes = new Map<DocumentId, LastChange>();
  for (const node of nodes.toReversed()) {
    if (missing.size === 0) break;
    const { id, time, by, format, pages } = await store.summary(node.id);
    for (const page of pages) {
      if (missing.delete(page)) changes.set(page, { id, time, by, format, name: nameOf(node) });
    }
  }
  return changes;
}

/** Digits of the hash that are enough to tell most revisions with the same number apart. */
const MIN_DIGITS = 4;

/**
 * Returns a function that names a revision by its number or, if merged branches have the same number, by the shortest
 * beginning of its id that no other revision has, such as `12-3fa9`.
 * @internal exported for tests
 */
export function createRevisionNames(nodes: readonly RevisionNode[]): (node: RevisionNode) => string {
  const byNumber = groupBy(nodes, ({ revision }) => revision);
  return ({ id, revision }) => {
    const others = (byNumber.get(revision) ?? []).flatMap((other) => (other.id === id ? [] : other.id));
    if (others.length === 0) return String(revision);
    let name = id.slice(0, id.indexOf("-") + 1 + MIN_DIGITS);
    while (others.some((other) => other.startsWith(name)) && name !== id) name = id.slice(0, name.length + 1);
    return name;
  };
}

/**
 * Returns all stored documents: the site settings first, then the pages in the order of their ids.
 * @param revision the revision to read; undefined for the current documents with edits by hand
 * @throws StoreError `store/unknown-revision`, `store/ambiguous-revision`, `store/broken-history`
 */
export async function documentsAtRevision(store: ContentStore, revision: RevisionReference | undefined) {
  const readCurrent = async (state: StoreState) => readContents(state, [...SETTINGS, ...(await state.pages())]);
  const documents = await (revision === undefined ? store.withSnapshot(readCurrent) : store.documentsAt(revision));
  return new Map([...documents].sort(([a], [b]) => compareDocumentIds(a, b)));
}
