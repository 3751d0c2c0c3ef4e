/** Merges two versions of a JSON document that were both made from the same base, field by field. */
import { child, isObject, isSame, type JsonObject, type JsonValue, ownMember, type Pointer } from "#schemas/json.ts";
import { mergeOrder } from "./merge-order.ts";

/** One of the two versions that a merge combines. */
export type MergeSide = "theirs" | "yours";

/** A value in the base and in both versions. */
interface Versions<Value> {
  base: Value;
  theirs: Value;
  yours: Value;
}

/** A value that a version may not have. */
type Optional = JsonValue | undefined;

/** A field that the two versions changed differently. */
export interface MergeConflict {
  /** The place of the field in `yours`, or in `theirs` if `yours` removed a list item. */
  pointer: Pointer;
  base?: JsonValue;
  theirs?: JsonValue;
  yours?: JsonValue;
}

interface ThreeWayMerge {
  /** Undefined if the merge removes the document. */
  merged: JsonObject | undefined;
  /** The conflicts, all of them settled in `merged` with the preferred version. */
  conflicts: MergeConflict[];
}

/** The version that wins a conflict, or a function that chooses it. */
type Preference = keyof Versions<Optional> | ((conflict: MergeConflict) => MergeSide);

interface MergeContext {
  prefer: Preference;
  conflicts: MergeConflict[];
}

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
 * @param prefer the version that wins a conflict
 */
export function mergeThreeWay(
  base: JsonObject | undefined,
  theirs: JsonObject | undefined,
  yours: JsonObject | undefined,
  prefer: Preference = "theirs",
): ThreeWayMerge {
  const conflicts: MergeConflict[] = [];
  const merged = mergeValues({ base, theirs, yours }, "", { prefer, conflicts });
  return { merged: merged as JsonObject | undefined, conflicts };
}

function mergeValues(versions: Versions<Optional>, pointer: Pointer, context: MergeContext): Optional {
  const { base, theirs, yours } = versions;
  if (isSame(base, yours) || isSame(theirs, yours)) return theirs;
  if (isSame(base, theirs)) return yours;
  return mergeContainers(versions, pointer, context) ?? settle(versions, pointer, context);
}

/** Records a conflict and returns the preferred version. */
function settle(versions: Versions<Optional>, pointer: Pointer, { prefer, conflicts }: MergeContext): Optional {
  const given = Object.entries(versions).filter(([, value]) => value !== undefined);
  const conflict: MergeConflict = { pointer, ...Object.fromEntries(given) };
  conflicts.push(conflict);
  return versions[typeof prefer === "function" ? prefer(conflict) : prefer];
}

/** Merges two objects or two lists. Returns undefined if the values are of another kind or cannot be merged. */
function mergeContainers(
  { base, theirs, yours }: Versions<Optional>,
  pointer: Pointer,
  context: MergeContext,
): Optional {
  if (isObject(theirs) && isObject(yours) && (base === undefined || isObject(base))) {
    return mergeMembers({ base: base ?? {}, theirs, yours }, pointer, context);
  }
  if (Array.isArray(theirs) && Array.isArray(yours) && (base === undefined || Array.isArray(base))) {
    return mergeLists({ base: base ?? [], theirs, yours }, pointer, context);
  }
  return undefined;
}

function mergeMembers(
  { base, theirs, yours }: Versions<JsonObject>,
  pointer: Pointer,
  context: MergeContext,
): JsonObject {
  const members = Object.keys({ ...theirs, ...yours }).flatMap((key) => {
    const versions = { base: ownMember(base, key), theirs: ownMember(theirs, key), yours: ownMember(yours, key) };
    const merged = mergeValues(versions, child(pointer, key), context);
    return merged === undefined ? [] : [[key, merged] as const];
  });
  return Object.fromEntries(members);
}

/** Merges two lists. Returns undefined if their items cannot be matched. */
function mergeLists(lists: Versions<JsonValue[]>, pointer: Pointer, context: MergeContext): JsonValue[] | undefined {
  const base = indexById(lists.base);
  const theirs = indexById(lists.theirs);
  const yours = indexById(lists.yours);
  if (base !== undefined && theirs !== undefined && yours !== undefined) {
    return mergeById({ base, theirs, yours }, pointer, context);
  }
  return mergeByPosition(lists, pointer, context);
}

type Item = { item: JsonValue; index: number };
type ItemsById = Map<JsonValue, Item>;

/** Returns the items of a list by id, or undefined if an item has no id or an id appears twice. */
function indexById(list: readonly JsonValue[]): ItemsById | undefined {
  const items: ItemsById = new Map();
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

function mergeById(
  { base, theirs, yours }: Versions<ItemsById>,
  pointer: Pointer,
  context: MergeContext,
): JsonValue[] | undefined {
  const order = mergeOrder([...base.keys()], [...theirs.keys()], [...yours.keys()]);
  return order?.flatMap((id) => {
    const [inTheirs, inYours] = [theirs.get(id), yours.get(id)];
    const versions = { base: base.get(id)?.item, theirs: inTheirs?.item, yours: inYours?.item };
    const index = (inYours ?? inTheirs)?.index ?? 0;
    const merged = mergeValues(versions, child(pointer, index), context);
    return merged === undefined ? [] : [merged];
  });
}

function mergeByPosition(
  { base, theirs, yours }: Versions<JsonValue[]>,
  pointer: Pointer,
  context: MergeContext,
): JsonValue[] | undefined {
  if (!keepsPositions(base, theirs) || !keepsPositions(base, yours)) return undefined;
  return base.map((item, index) => {
    const versions = { base: item, theirs: theirs[index], yours: yours[index] };
    return mergeValues(versions, child(pointer, index), context) ?? item;
  });
}

/** Checks whether a list differs from the base only by edited items: none was added, removed or moved. */
function keepsPositions(base: readonly JsonValue[], list: readonly JsonValue[]): boolean {
  if (base.length !== list.length || list.some((item, index) => idOf(item) !== idOf(base[index]))) return false;
  const edited = list.filter((item, index) => !isSame(item, base[index]));
  return !edited.some((item) => base.some((other) => isSame(item, other)));
}
