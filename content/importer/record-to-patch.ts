/** One record of sections or tokens, or both, to patches of nested content. */

import { type Shape, shapeFor } from "#schemas/content-shape.ts";
import { child, isObject, type JsonObject, type JsonValue, type Pointer } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { looksLikeToken, resolveToken, setAt, tokensOf } from "#schemas/tokens.ts";
import { contentEntries, FILE_KEYS } from "./formats/format-types.ts";
import { createFinding, type Finding, type Source } from "./parse/finding.ts";
import { closest, didYouMean } from "./suggest.ts";

/** A record, and where in an input it stands. */
export interface Origin {
  /** The page that the record is for, which may hold tokens of the agency's facts too. */
  page: DocumentId;
  /** Where the page is named. */
  document: { source: Source; pointer: Pointer };
  /** Where its record stands, inside of wrappers and strings. */
  source: Source;
  pointer: Pointer;
  record: JsonObject;
}

/** Told of every place of the content that a place of the input sets. */
export type SourceMapping = (to: { page: DocumentId; path: readonly string[] }, from: Pointer, token?: string) => void;

/** The patches that a record holds: of its own page, and where it has tokens of the agency's facts, of those. */
export function toPatches(
  { page, source, pointer, record }: Origin,
  findings: Finding[],
  trace: SourceMapping = () => undefined,
): Map<DocumentId, JsonObject> {
  const shape = shapeFor(page);
  const patches = new Map<DocumentId, JsonObject>([[page, {}]]);
  const patchOf = (id: DocumentId) => {
    const patch = patches.get(id) ?? {};
    patches.set(id, patch);
    return patch;
  };
  const walk: Walk = { page, source, findings };

  const keepUnmapped = (key: string, value: JsonValue, from: Pointer) => {
    reportUnknown(key, from, looksLikeToken(key) ? tokensOf(page) : [...shape.keys.keys()], walk);
    setAt(patchOf(page), ["unmapped", key], value);
  };

  /** A token, or a group of tokens whose names begin alike: `{ "HERO": { "TITLE": … } }`. */
  const setTokens = (token: string, value: JsonValue, from: Pointer) => {
    const to = resolveToken(token, page);
    if (to !== undefined) {
      trace({ page: to.document, path: to.path }, from, token);
      const inner = shapeAt(shapeFor(to.document), to.path);
      setAt(patchOf(to.document), to.path, inner === undefined ? value : normalizeValue(value, inner, from, walk));
    } else if (isTokenGroup(token, value, page)) {
      for (const [key, member] of Object.entries(value)) setTokens(`${token}_${key}`, member, child(from, key));
    } else keepUnmapped(token, value, from);
  };

  for (const [given, value] of contentEntries(record)) {
    const from = child(pointer, given);
    if (looksLikeToken(given)) {
      setTokens(given, value, from);
      continue;
    }
    const key = aliasOf(given, value);
    const inner = shape.keys.get(key);
    if (inner === undefined) keepUnmapped(key, value, from);
    else {
      const list = Array.isArray(value) && inner.kind === "object" ? onlyListOf(inner) : undefined;
      trace({ page, path: list === undefined ? [key] : [key, list.key] }, from);
      const section = normalizeValue(value, inner, from, walk);
      const patch = patchOf(page);
      const before = patch[key];
      patch[key] = isObject(before) && isObject(section) ? mergeKeepingNulls(before, section) : section;
    }
  }
  return patches;
}

/** Whether a key of a page's record, with this value, is one that `toPatches` keeps under `unmapped`. */
export function isUnknown(key: string, value: JsonValue, page: DocumentId): boolean {
  if (FILE_KEYS.has(key)) return false;
  return looksLikeToken(key)
    ? resolveToken(key, page) === undefined && !isTokenGroup(key, value, page)
    : !shapeFor(page).keys.has(aliasOf(key, value));
}

function isTokenGroup(token: string, value: JsonValue, page: DocumentId): value is JsonObject {
  return isObject(value) && tokensOf(page).some((known) => known.startsWith(`${token}_`));
}

interface Walk {
  page: DocumentId;
  source: Source;
  findings: Finding[];
}

/** Stored content with every key that the model does not know under `unmapped`; the same object where it has none. */
export function moveUnknownKeys(content: JsonObject, page: DocumentId): JsonObject {
  const walk: Walk = { page, source: { file: "", text: "", pointer: "" }, findings: [] };
  return normalizeValue(content, shapeFor(page), "", walk) as JsonObject;
}

/** A value in the shape of the model: unknown keys under `unmapped`, a bare list under its section's own list. */
function normalizeValue(value: JsonValue, shape: Shape, from: Pointer, walk: Walk): JsonValue {
  if (shape.kind === "list" && Array.isArray(value)) {
    let items = value;
    for (const [index, item] of value.entries()) {
      const normal = normalizeValue(item, shape.item, child(from, index), walk);
      if (normal === item) continue;
      if (items === value) items = [...value];
      items[index] = normal;
    }
    return items;
  }
  if (shape.kind !== "object") return value;
  const list = Array.isArray(value) ? onlyListOf(shape) : undefined;
  if (list !== undefined) return { [list.key]: normalizeValue(value, list.shape, from, walk) };
  if (!isObject(value)) return value;

  let normal = value;
  let unmapped: JsonObject | undefined;
  for (const key of Object.keys(value)) {
    const inner = shape.keys.get(key);
    const member = value[key] ?? null;
    if (inner === undefined) {
      reportUnknown(key, child(from, key), [...shape.keys.keys()], walk);
      if (normal === value) normal = { ...value };
      delete normal[key];
      unmapped ??= {};
      unmapped[key] = member;
    } else if (inner.kind === "object" || inner.kind === "list") {
      const after = normalizeValue(member, inner, child(from, key), walk);
      if (after === member) continue;
      if (normal === value) normal = { ...value };
      normal[key] = after;
    }
  }
  if (unmapped !== undefined) normal.unmapped = { ...(isObject(normal.unmapped) && normal.unmapped), ...unmapped };
  return normal;
}

/** Other names that sections go by. */
function aliasOf(key: string, value: JsonValue): string {
  if (key === "faqs") return "faq";
  return key === "benefits" && Array.isArray(value) && value.every((item) => typeof item === "string")
    ? "checklist"
    : key;
}

/** The list of a section that has just one: `faq` may be given as its items. */
function onlyListOf(shape: Shape & { kind: "object" }): { key: string; shape: Shape } | undefined {
  const lists = [...shape.keys].flatMap(([key, inner]) => (inner.kind === "list" ? [{ key, shape: inner }] : []));
  return lists.length === 1 ? lists[0] : undefined;
}

function shapeAt(shape: Shape, path: readonly string[]): Shape | undefined {
  return path.reduce<Shape | undefined>(
    (inner, key) => (inner?.kind === "object" ? inner.keys.get(key) : undefined),
    shape,
  );
}

function reportUnknown(
  key: string,
  pointer: Pointer,
  candidates: readonly string[],
  { page, source, findings }: Walk,
): void {
  const suggestion = closest(key, candidates);
  findings.push(
    createFinding(
      "content/unknown-key",
      `${key} is not part of the content model; it is kept under unmapped.${didYouMean(suggestion)}`,
      {
        source,
        pointer,
        page,
        isAboutName: true,
        ...(looksLikeToken(key) && { token: key }),
        ...(suggestion !== undefined && { suggestion }),
      },
    ),
  );
}

/** One patch after another, as one patch. */
export function mergeKeepingNulls(first: JsonObject, second: JsonObject): JsonObject {
  const merged = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const before = merged[key];
    merged[key] = isObject(before) && isObject(value) ? mergeKeepingNulls(before, value) : value;
  }
  return merged;
}
