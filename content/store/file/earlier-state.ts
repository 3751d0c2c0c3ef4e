/** The content at an earlier revision, as differences from the files of the store. */
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { RevisionReference } from "../content-store.ts";
import { expectNoGap, lineageOf, lineageTo } from "../revision-graph.ts";
import type { History, HistoryState } from "./history.ts";
import { findUnrecordedChanges } from "./recorded-state.ts";

/**
 * Returns the state at a revision, or undefined if that is the latest state.
 * @throws StoreError `store/unknown-revision` or `store/ambiguous-revision`
 */
export function findEarlierState(latest: HistoryState, reference: RevisionReference): HistoryState | undefined {
  const { revision, id, nodes } = latest;
  if (reference === id || Number(reference) >= revision) return undefined;
  const [head] = lineageTo(nodes, reference);
  if (head === undefined) return { revision: 0, id: "0", heads: [], nodes };
  return head.id === id ? undefined : { revision: head.revision, id: head.id, heads: [head], nodes };
}

/**
 * Returns the content at an earlier state of the documents whose files may differ: undoes the edits by hand and the
 * revisions that only led to the latest state, then repeats the revisions that only led to the earlier one.
 * @param pending the documents whose files the commit of a dead writer may still change
 * @throws StoreError `store/broken-history`
 */
export async function findDifferences(
  root: string,
  history: History,
  { from, to, pending }: { from: HistoryState; to: HistoryState; pending: Iterable<DocumentId> },
): Promise<Map<DocumentId, JsonObject | null>> {
  const [undone, repeated] = [from, to].map(({ nodes, heads: [head] }) => (head ? lineageOf(nodes, head) : []));
  const [onlyUndone, onlyRepeated] = [without(undone, repeated), without(repeated, undone)];
  expectNoGap(from.nodes, [...onlyUndone, ...onlyRepeated]);
  const contents = new Map<DocumentId, JsonObject | null>();
  const { lineageChanges } = history.index();
  for (const page of pending) contents.set(page, history.recordedContent(page, lineageChanges));
  for (const { page, before } of await findUnrecordedChanges(root, history)) contents.set(page, before);
  for (const { id } of onlyUndone) {
    for (const { page, before } of history.read(id, { isVerified: true }).changes) contents.set(page, before);
  }
  for (const { id } of onlyRepeated.toReversed()) {
    for (const { page, after } of history.read(id, { isVerified: true }).changes) contents.set(page, after);
  }
  return contents;
}

function without<Node>(nodes: readonly Node[] = [], others: readonly Node[] = []): Node[] {
  const excluded = new Set(others);
  return nodes.filter((node) => !excluded.has(node));
}
