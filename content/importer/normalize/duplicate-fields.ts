/** Combines patches of the same document, and finds the fields that both give. */

import { createFinding, type Finding } from "#content/findings/finding.ts";
import { child, isObject, isSame, type JsonObject, type Pointer, segments } from "#schemas/json.ts";
import { type DocumentPatch, findSourceLocation, type InputLocation } from "../formats/source-mapping.ts";

/** Combines two patches into one. Unlike a merge patch, it keeps null, which removes a stored value later. */
export function mergeKeepingNulls(first: JsonObject, second: JsonObject): JsonObject {
  const merged = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const before = merged[key];
    merged[key] = isObject(before) && isObject(value) ? mergeKeepingNulls(before, value) : value;
  }
  return merged;
}

/** Reports each field that two patches of a document give with different values, at the place of the second. */
export function findDuplicateFields(first: DocumentPatch, second: DocumentPatch): Finding[] {
  return findOverlaps(first.patch, second.patch).map((pointer) => {
    const [earlier, place] = [locate(first, pointer), locate(second, pointer)];
    const details = { page: second.page, ...place, ...(earlier !== undefined && { related: [earlier] }) };
    return createFinding("content/duplicate-field", { field: segments(pointer).join(".") }, details);
  });
}

/** Finds the place in the input that set a value, or a field inside of it. */
function locate(document: DocumentPatch, pointer: Pointer): InputLocation | undefined {
  const path = segments(pointer);
  const [inside] = document.records.flatMap(({ source, mappings }) => {
    const found = mappings.filter((mapping) => path.every((key, index) => mapping.path[index] === key));
    return found.map(({ pointer: place, token }) => ({ source, pointer: place, ...(token && { token }) }));
  });
  return findSourceLocation(document, pointer) ?? inside;
}

function findOverlaps(first: JsonObject, second: JsonObject, base: Pointer = ""): Pointer[] {
  return Object.entries(second).flatMap(([key, value]) => {
    if (!Object.hasOwn(first, key)) return [];
    const before = first[key] ?? null;
    const pointer = child(base, key);
    if (isObject(before) && isObject(value)) return findOverlaps(before, value, pointer);
    return isSame(before, value) ? [] : [pointer];
  });
}
