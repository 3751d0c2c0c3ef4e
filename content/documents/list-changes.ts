/** The changes of a document: field by field, or as people see them, who recognize items of lists that move. */
import { lowerBound } from "#content/platform/lower-bound.ts";
import { child, isObject, isSame, type JsonObject, type JsonValue, ownMember, type Pointer } from "#schemas/json.ts";

/** A field that differs between two documents. An added field has no `before`, a removed field has no `after`. */
export type FieldChange = { pointer: Pointer; before?: JsonValue; after?: JsonValue };

/**
 * Lists the fields in which two documents differ: first the fields of `before` in their order, then the added ones.
 * @param pointer the location of both values in their document; "" compares whole documents
 */
export function diffFields(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  pointer: Pointer = "",
): FieldChange[] {
  if (before === after) return [];
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => diffFields(ownMember(before, key), ownMember(after, key), child(pointer, key)));
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const length = Math.max(before.length, after.length);
    return Array.from({ length }, (_, at) => diffFields(before[at], after[at], child(pointer, at))).flat();
  }
  return [{ pointer, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
}

/** A change of a field, or an item that moved within its list. */
export interface ListedChange extends FieldChange {
  /** The former place of an item that moved to `pointer`. */
  movedFrom?: Pointer;
}

/** The members that tell the items of a list apart, the most reliable one first. */
const IDENTITIES = ["id", "name", "title", "question"];

/**
 * Lists the fields in which two documents differ. Unlike `diffFields`, it matches the items of a list by their identity, so
 * an item that is added first changes no other one. Removed items have their place in `before`, all others in `after`.
 */
export function listChanges(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  pointer: Pointer = "",
): ListedChange[] {
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => listChanges(ownMember(before, key), ownMember(after, key), child(pointer, key)));
  }
  if (isSpanList(before) && isSpanList(after)) return isSame(before, after) ? [] : [{ pointer, before, after }];
  if (Array.isArray(before) && Array.isArray(after)) {
    const matches = matchItems(before, after);
    if (matches !== undefined) return listItemChanges(before, after, matches, pointer);
  }
  return diffFields(before, after, pointer);
}

/** Returns whether a value has the hours of a day, of which one time alone says little. */
export function isSpanList(value: JsonValue | undefined): value is { opens: string; closes: string }[] {
  const isSpan = (item: JsonValue) =>
    isObject(item) && typeof item.opens === "string" && typeof item.closes === "string";
  return Array.isArray(value) && value.length > 0 && value.every(isSpan);
}

/** The index in `before` of each item of `after`; undefined for an added one. */
type Matches = readonly (number | undefined)[];

function listItemChanges(
  before: readonly JsonValue[],
  after: readonly JsonValue[],
  matches: Matches,
  pointer: Pointer,
): ListedChange[] {
  const kept = new Set(matches);
  const inOrder = longestIncreasing(matches.filter((index) => index !== undefined));
  const removed = [...before.keys()].filter((index) => !kept.has(index));
  return [
    ...removed.map((index) => ({ pointer: child(pointer, index), before: before[index] as JsonValue })),
    ...after.flatMap((item, index): ListedChange[] => {
      const place = child(pointer, index);
      const from = matches[index];
      if (from === undefined) return [{ pointer: place, after: item }];
      const moved = inOrder.has(from) ? [] : [{ pointer: place, movedFrom: child(pointer, from) }];
      return [...moved, ...listChanges(before[from], item, place)];
    }),
  ];
}

/** Returns undefined if the items have no identity. Items without a match that have the same place are the same item. */
function matchItems(before: readonly JsonValue[], after: readonly JsonValue[]): Matches | undefined {
  if (![...before, ...after].every(isObject)) return undefined;
  const identity = IDENTITIES.find((key) => isUnique(before, key) && isUnique(after, key));
  if (identity === undefined) return undefined;
  const identityOf = (item: JsonValue | undefined) => (item as JsonObject | undefined)?.[identity];
  const indexes = new Map(before.map((item, index) => [identityOf(item), index]));
  const exact = after.map((item) => indexes.get(identityOf(item)));
  const taken = new Set(exact);
  return exact.map((match, index) => match ?? (index < before.length && !taken.has(index) ? index : undefined));
}

function isUnique(items: readonly JsonValue[], key: string): boolean {
  const values = new Set(items.map((item) => (item as JsonObject)[key]));
  return values.size === items.length && [...values].every((value) => typeof value === "string");
}

/** Returns the values of a longest increasing subsequence, in O(n log n): the items that need not move. */
function longestIncreasing(values: readonly number[]): Set<number> {
  /** For each length, the smallest last value of a subsequence of that length. */
  const lasts: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const value of values) {
    const length = lowerBound(lasts, value);
    previous.set(value, lasts[length - 1]);
    lasts[length] = value;
  }
  const found = new Set<number>();
  for (let value = lasts.at(-1); value !== undefined; value = previous.get(value)) found.add(value);
  return found;
}
