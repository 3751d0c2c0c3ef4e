/** Finds lists that lose most of their items in an import, which replaces lists whole, and sections that it leaves out. */

import { createFinding, type Finding } from "#content/findings/finding.ts";
import { type Shape, shapeFor } from "#schemas/content-shape.ts";
import { child, isObject, isSame, type JsonObject, type JsonValue, type Pointer, segments } from "#schemas/json.ts";
import { type DocumentPatch, findSourceLocation } from "../formats/source-mapping.ts";

/** Losing a single item is an ordinary edit, even in a list of two. */
const MIN_LOST_ITEMS = 2;

/**
 * Reports each list of a document that loses more than half of its items. A list that the input removes by null is not
 * reported.
 */
export function reportShrunkLists(document: DocumentPatch, before: JsonObject, after: JsonObject): Finding[] {
  return findShrunkLists(before, after, shapeFor(document.page)).map(({ pointer, ...numbers }) => {
    const params = { field: segments(pointer).join("."), ...numbers };
    const place = findSourceLocation(document, pointer);
    return createFinding("content/list-shrinks", params, { page: document.page, ...place });
  });
}

/** Reports each section that a document loses because it is replaced. A section that the input removes by null is not reported. */
export function reportRemovedSections(document: DocumentPatch, before: JsonObject, after: JsonObject): Finding[] {
  const { page, patch } = document;
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key) && !Object.hasOwn(patch, key));
  return removed.map((key) => {
    return createFinding("content/section-removed", { field: key, page }, { page, ...document.records[0]?.document });
  });
}

function findShrunkLists(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  shape: Shape,
  pointer: Pointer = "",
): { pointer: Pointer; left: number; of: number }[] {
  if (before === after) return [];
  if (shape.kind === "object" && isObject(before) && isObject(after)) {
    return [...shape.keys].flatMap(([key, inner]) =>
      findShrunkLists(before[key], after[key], inner, child(pointer, key)),
    );
  }
  if (shape.kind !== "list" || !Array.isArray(before) || !Array.isArray(after)) return [];
  const lost = before.length - after.length;
  if (lost >= MIN_LOST_ITEMS && lost > before.length / 2) {
    return [{ pointer, left: after.length, of: before.length }];
  }
  return after.flatMap((item, index) => {
    const earlier = before.find((candidate) => isSameItem(candidate, item));
    return findShrunkLists(earlier, item, shape.item, child(pointer, index));
  });
}

/** Fields that identify an item of a list, the most specific first. */
const IDENTITY_FIELDS = ["id", "title", "name", "question", "label", "value"] as const;

function isSameItem(first: JsonValue, second: JsonValue): boolean {
  if (!isObject(first) || !isObject(second)) return false;
  const field = IDENTITY_FIELDS.find((name) => Object.hasOwn(second, name));
  return field !== undefined && isSame(first[field], second[field]);
}
