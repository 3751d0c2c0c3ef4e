import { child, isObject, isSame, type JsonObject, type JsonValue, ownMember, type Pointer } from "#schemas/json.ts";

export type MergeSide = "theirs" | "yours";

/** A value in the base and in both versions. */
type Versions<Value> = Record<MergeSide | "base", Value>;

type Optional = JsonValue | undefined;

/** A field that the two versions changed differently. */
export interface MergeConflict {
  /** The place of the field in `yours`, or in `theirs` if `yours` removed a list item. */
  pointer: Pointer;
  base?: JsonValue;
  theirs?: JsonValue;
  yours?: JsonValue;
}

type MergeAt = (pointer: Pointer, versions: Versions<Optional>) => Optional;

/**
 * Merges the changes that lead from `base` to `theirs` and from `base` to `yours`. Undefined means that a version has no
 * such document.
 *
 * A field that one version changed gets that change, and a field that both changed differently is a conflict. Items of
 * lists are matched by `id` if all items have one, else by position if both versions only edited items. A list that
 * both versions changed in another way is one conflict.
 *
 * All three are whole documents: a key that `yours` leaves out is removed. To merge an RFC 7396 patch, pass
 * `mergePatch(base, patch)` as `yours`.
 * @param prefer the version that wins a conflict, or a function that chooses it
 * @returns the document, or undefined if the merge removes it, and the conflicts, settled with the preferred version
 */
export function mergeThreeWay(
  base: JsonObject | undefined,
  theirs: JsonObject | undefined,
  yours: JsonObject | undefined,
  prefer: keyof Versions<Optional> | ((conflict: MergeConflict) => MergeSide) = "theirs",
) {
  const conflicts: MergeConflict[] = [];
  const mergeAt: MergeAt = (pointer, versions) => {
    if (isSame(versions.base, versions.yours) || isSame(versions.theirs, versions.yours)) return versions.theirs;
    if (isSame(versions.base, versions.theirs)) return versions.yours;
    const merged = mergeContainers(versions, pointer, mergeAt);
    if (merged !== undefined) return merged;
    const given = Object.entries(versions).filter(([, value]) => value !== undefined);
    const conflict: MergeConflict = { pointer, ...Object.fromEntries(given) };
    conflicts.push(conflict);
    return versions[typeof prefer === "function" ? prefer(conflict) : prefer];
  };
  const merged = mergeAt("", { base, theirs, yours });
  return { merged: merged as JsonObject | undefined, conflicts };
}

/** Merges two objects or two lists. Returns undefined if the values are of another kind or cannot be merged. */
function mergeContainers({ base, theirs, yours }: Versions<Optional>, pointer: Pointer, mergeAt: MergeAt): Optional {
  if (isObject(theirs) && isObject(yours) && (base === undefined || isObject(base))) {
    const members = Object.keys({ ...theirs, ...yours }).flatMap((key) => {
      const [inTheirs, inYours] = [ownMember(theirs, key), ownMember(yours, key)];
      const versions = { base: ownMember(base ?? {}, key), theirs: inTheirs, yours: inYours };
      const merged = mergeAt(child(pointer, key), versions);
      return merged === undefined ? [] : [[key, merged] as const];
    });
    return Object.fromEntries(members);
  }
  if (Array.isArray(theirs) && Array.isArray(yours) && (base === undefined || Array.isArray(base))) {
    return mergeLists({ base: base ?? [], theirs, yours }, pointer, mergeAt);
  }
  return undefined;
}

/** Merges two lists. Returns undefined if their items cannot be matched. */
function mergeLists(lists: Versions<JsonValue[]>, pointer: Pointer, mergeAt: MergeAt): JsonValue[] | undefined {
  const [base, theirs, yours] = [indexById(lists.base), indexById(lists.theirs), indexById(lists.yours)];
  if (base !== undefined && theirs !== undefined && yours !== undefined) {
    return mergeOrder([...base.keys()], [...theirs.keys()], [...yours.keys()])?.flatMap((id) => {
      const [inTheirs, inYours] = [theirs.get(id), yours.get(id)];
      const index = (inYours ?? inTheirs)?.index ?? 0;
      const versions = { base: base.get(id)?.item, theirs: inTheirs?.item, yours: inYours?.item };
      const merged = mergeAt(child(pointer, index), versions);
      return merged === undefined ? [] : [merged];
    });
  }
  if (!keepsPositions(lists.base, lists.theirs) || !keepsPositions(lists.base, lists.yours)) return undefined;
  return lists.base.map((item, index) => {
    const versions = { base: item, theirs: lists.theirs[index], yours: lists.yours[index] };
    return mergeAt(child(pointer, index), versions) ?? item;
  });
}

/** Returns the items of a list by id, or undefined if an item has no id or an id appears twice. */
function indexById(list: readonly JsonValue[]) {
  const items = new Map<string | number, { item: JsonValue; index: number }>();
  for (const [index, item] of list.entries()) {
    const id = idOf(item);
    if (typeof id !== "string" && typeof id !== "number") return undefined;
    items.set(id, { item, index });
  }
  return items.size === list.length ? items : undefined;
}

function idOf(item: JsonValue | undefined): Optional {
  return isObject(item) ? ownMember(item, "id") : undefined;
}

/** Checks whether a list differs from the base only by edited items: none was added, removed or moved. */
function keepsPositions(base: readonly JsonValue[], list: readonly JsonValue[]): boolean {
  if (base.length !== list.length || list.some((item, index) => idOf(item) !== idOf(base[index]))) return false;
  const edited = list.filter((item, index) => !isSame(item, base[index]));
  return !edited.some((item) => base.some((other) => isSame(item, other)));
}

/**
 * Merges two orders of the same items. If both versions moved items, their orders must agree.
 * @param base the ids in the order before both changes
 * @returns the ids of both versions, in the order of the version that moved items, by default of `theirs`; undefined if
 *   both moved items in different ways
 */
function mergeOrder<Id>(base: readonly Id[], theirs: readonly Id[], yours: readonly Id[]): readonly Id[] | undefined {
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
