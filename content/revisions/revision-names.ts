import type { RevisionNode } from "../store/content-store.ts";

/** Digits of the hash that are enough to tell most revisions with the same number apart. */
const MIN_DIGITS = 4;

/**
 * Returns a function that names a revision by its number or, if merged branches have the same number, by the shortest
 * beginning of its id that no other revision has, such as `12-3fa9`.
 */
export function createRevisionNames(nodes: readonly RevisionNode[]): (node: RevisionNode) => string {
  const idsByNumber = new Map<number, string[]>();
  for (const { id, revision } of nodes) idsByNumber.set(revision, [...(idsByNumber.get(revision) ?? []), id]);
  return ({ id, revision }) => {
    const others = (idsByNumber.get(revision) ?? []).filter((other) => other !== id);
    return others.length === 0 ? String(revision) : shortenId(id, others);
  };
}

function shortenId(id: string, others: readonly string[]): string {
  const minLength = id.indexOf("-") + 1 + MIN_DIGITS;
  const isUnique = (name: string) => !others.some((other) => other.startsWith(name));
  for (let length = minLength; length < id.length; length += 1) {
    if (isUnique(id.slice(0, length))) return id.slice(0, length);
  }
  return id;
}
