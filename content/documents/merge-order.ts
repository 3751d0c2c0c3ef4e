/**
 * Merges two orders of the same items. If both versions moved items, their orders must agree.
 * @param base the ids in the order before both changes
 * @returns the ids of both versions, in the order of the version that moved items, by default of `theirs`; undefined if
 *   both moved items in different ways
 */
export function mergeOrder<Id>(
  base: readonly Id[],
  theirs: readonly Id[],
  yours: readonly Id[],
): readonly Id[] | undefined {
  const isTheirsMoved = !hasSameOrder(base, theirs);
  const isYoursMoved = !hasSameOrder(base, yours);
  if (isTheirsMoved && isYoursMoved && !hasSameOrder(theirs, yours)) return undefined;
  return isYoursMoved && !isTheirsMoved ? insertMissing(yours, theirs) : insertMissing(theirs, yours);
}

/** Checks whether the ids that both lists have are in the same order. */
function hasSameOrder<Id>(first: readonly Id[], second: readonly Id[]): boolean {
  const [inFirst, inSecond] = [new Set(first), new Set(second)];
  const common = second.filter((id) => inFirst.has(id));
  return first.filter((id) => inSecond.has(id)).every((id, index) => id === common[index]);
}

/** Inserts the ids that only `other` has, each before the id that follows it there. */
function insertMissing<Id>(ids: readonly Id[], other: readonly Id[]): readonly Id[] {
  const known = new Set(ids);
  const merged = [...ids];
  let next: Id | undefined;
  for (const id of other.toReversed()) {
    if (!known.has(id)) merged.splice(next === undefined ? merged.length : merged.indexOf(next), 0, id);
    next = id;
  }
  return merged;
}
