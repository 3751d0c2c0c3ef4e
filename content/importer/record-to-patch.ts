/** Converts a record of sections and tokens to patches of nested content. */

import { type Shape, shapeFor } from "#schemas/content-shape.ts";
import { child, isObject, type JsonObject, type JsonValue, type Pointer } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { looksLikeToken, resolveToken, setAt, tokensOf } from "#schemas/tokens.ts";
import { contentEntries, FILE_KEYS } from "./formats/read-documents.ts";
import { createFinding, type Finding, type Source } from "./parse/finding.ts";
import type { SourceMapping, SourceRecord } from "./source-mapping.ts";
import { closest, didYouMean } from "./suggest.ts";

/**
 * Converts a record to a patch of its page and, if it contains tokens of the site settings, a patch of the document
 * `site`. Unknown keys move to `unmapped`.
 * @param record receives a mapping for each value that moves
 * @param findings receives a warning for each unknown key
 * @returns the patches by document
 */
export function recordToPatches(record: SourceRecord, findings: Finding[]): Map<DocumentId, JsonObject> {
  const conversion = new RecordConversion(record, findings);
  for (const [key, value] of contentEntries(record.record)) {
    const pointer = child(record.pointer, key);
    if (looksLikeToken(key)) conversion.setToken(key, value, pointer);
    else conversion.setSection(key, value, pointer);
  }
  return conversion.patches;
}

class RecordConversion {
  readonly patches: Map<DocumentId, JsonObject>;
  readonly #mappings: SourceMapping[];
  readonly #page: DocumentId;
  readonly #context: NormalizeContext;

  constructor({ page, source, mappings }: SourceRecord, findings: Finding[]) {
    this.#page = page;
    this.#mappings = mappings;
    this.#context = { page, source, findings };
    this.patches = new Map([[page, {}]]);
  }

  /** Sets a token, or a group of tokens with a common prefix: `{ "HERO": { "TITLE": … } }`. */
  setToken(token: string, value: JsonValue, pointer: Pointer): void {
    const target = resolveToken(token, this.#page);
    if (target !== undefined) {
      const { document, path } = target;
      this.#mappings.push({ page: document, path, pointer, token });
      const shape = shapeAt(shapeFor(document), path);
      const normal = shape === undefined ? value : normalizeValue(value, shape, pointer, this.#context);
      setAt(this.#patchFor(document), path, normal);
    } else if (isTokenGroup(token, value, this.#page)) {
      for (const [key, member] of Object.entries(value)) this.setToken(`${token}_${key}`, member, child(pointer, key));
    } else this.#keepUnmapped(token, value, pointer);
  }

  setSection(name: string, value: JsonValue, pointer: Pointer): void {
    const key = canonicalKey(name, value);
    const shape = shapeFor(this.#page).keys.get(key);
    if (shape === undefined) {
      this.#keepUnmapped(key, value, pointer);
      return;
    }
    const patch = this.#patchFor(this.#page);
    const before = patch[key];
    const list = Array.isArray(value) && shape.kind === "object" ? findOnlyList(shape) : undefined;
    const path = list === undefined ? [key] : [key, list.key];
    // A section that keeps its key needs a mapping only if an earlier member has set it already.
    if (key !== name || list !== undefined || before !== undefined) {
      this.#mappings.push({ page: this.#page, path, pointer });
    }
    const section = normalizeValue(value, shape, pointer, this.#context);
    patch[key] = isObject(before) && isObject(section) ? mergeKeepingNulls(before, section) : section;
  }

  #keepUnmapped(key: string, value: JsonValue, pointer: Pointer): void {
    const page = this.#page;
    const candidates = looksLikeToken(key) ? tokensOf(page) : [...shapeFor(page).keys.keys()];
    reportUnknownKey(key, pointer, candidates, this.#context);
    setAt(this.#patchFor(page), ["unmapped", key], value);
  }

  #patchFor(document: DocumentId): JsonObject {
    const patch = this.patches.get(document) ?? {};
    this.patches.set(document, patch);
    return patch;
  }
}

/** Checks whether `recordToPatches` moves a key with this value to `unmapped`. */
export function isUnknownKey(key: string, value: JsonValue, page: DocumentId): boolean {
  if (FILE_KEYS.has(key)) return false;
  return looksLikeToken(key)
    ? resolveToken(key, page) === undefined && !isTokenGroup(key, value, page)
    : !shapeFor(page).keys.has(canonicalKey(key, value));
}

function isTokenGroup(token: string, value: JsonValue, page: DocumentId): value is JsonObject {
  return isObject(value) && tokensOf(page).some((known) => known.startsWith(`${token}_`));
}

/** Moves every unknown key of stored content to `unmapped`. Returns the same object if there is none. */
export function moveUnknownKeys(content: JsonObject, page: DocumentId): JsonObject {
  const context: NormalizeContext = { page, source: { file: "", text: "", pointer: "" }, findings: [] };
  return normalizeValue(content, shapeFor(page), "", context) as JsonObject;
}

interface NormalizeContext {
  page: DocumentId;
  source: Source;
  findings: Finding[];
}

/**
 * Brings a value into the shape of the content model: unknown keys move to `unmapped`, and a list in place of a section
 * becomes the section's only list. Returns the same value if nothing changes.
 */
function normalizeValue(value: JsonValue, shape: Shape, pointer: Pointer, context: NormalizeContext): JsonValue {
  if (shape.kind === "list" && Array.isArray(value)) return normalizeItems(value, shape.item, pointer, context);
  if (shape.kind !== "object") return value;
  const list = Array.isArray(value) ? findOnlyList(shape) : undefined;
  if (list !== undefined) return { [list.key]: normalizeValue(value, list.shape, pointer, context) };
  return isObject(value) ? normalizeMembers(value, shape, pointer, context) : value;
}

function normalizeItems(items: JsonValue[], shape: Shape, pointer: Pointer, context: NormalizeContext): JsonValue[] {
  let normal = items;
  for (const [index, item] of items.entries()) {
    const after = normalizeValue(item, shape, child(pointer, index), context);
    if (after === item) continue;
    if (normal === items) normal = [...items];
    normal[index] = after;
  }
  return normal;
}

function normalizeMembers(
  value: JsonObject,
  { keys }: Shape & { kind: "object" },
  pointer: Pointer,
  context: NormalizeContext,
): JsonObject {
  let normal = value;
  let unmapped: JsonObject | undefined;
  for (const key of Object.keys(value)) {
    const shape = keys.get(key);
    const member = value[key] ?? null;
    if (shape === undefined) {
      reportUnknownKey(key, child(pointer, key), [...keys.keys()], context);
      if (normal === value) normal = { ...value };
      delete normal[key];
      unmapped ??= {};
      unmapped[key] = member;
    } else if (shape.kind === "object" || shape.kind === "list") {
      const after = normalizeValue(member, shape, child(pointer, key), context);
      if (after === member) continue;
      if (normal === value) normal = { ...value };
      normal[key] = after;
    }
  }
  if (unmapped !== undefined) normal.unmapped = { ...(isObject(normal.unmapped) && normal.unmapped), ...unmapped };
  return normal;
}

/** Returns the section that a key means: `faqs` is `faq`, and `benefits` with plain strings is `checklist`. */
function canonicalKey(key: string, value: JsonValue): string {
  if (key === "faqs") return "faq";
  return key === "benefits" && Array.isArray(value) && value.every((item) => typeof item === "string")
    ? "checklist"
    : key;
}

/** Returns the list of a section that has only one: `faq` may be given as its items. */
function findOnlyList(shape: Shape & { kind: "object" }): { key: string; shape: Shape } | undefined {
  const lists = [...shape.keys].flatMap(([key, inner]) => (inner.kind === "list" ? [{ key, shape: inner }] : []));
  return lists.length === 1 ? lists[0] : undefined;
}

function shapeAt(shape: Shape, path: readonly string[]): Shape | undefined {
  return path.reduce<Shape | undefined>(
    (inner, key) => (inner?.kind === "object" ? inner.keys.get(key) : undefined),
    shape,
  );
}

function reportUnknownKey(
  key: string,
  pointer: Pointer,
  candidates: readonly string[],
  { page, source, findings }: NormalizeContext,
): void {
  const suggestion = closest(key, candidates);
  findings.push(
    createFinding("content/unknown-key", `We don't recognize "${key}", so it won't show.${didYouMean(suggestion)}`, {
      source,
      pointer,
      page,
      isAboutName: true,
      ...(looksLikeToken(key) && { token: key }),
      ...(suggestion !== undefined && { suggestion }),
    }),
  );
}

/** Combines two patches into one. Unlike a merge patch, it keeps null, which removes a stored value later. */
export function mergeKeepingNulls(first: JsonObject, second: JsonObject): JsonObject {
  const merged = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const before = merged[key];
    merged[key] = isObject(before) && isObject(value) ? mergeKeepingNulls(before, value) : value;
  }
  return merged;
}
