/** Converts a record of sections and tokens to patches of nested content. */

import { createFinding, type Source } from "#content/findings/finding.ts";
import { FindingList } from "#content/findings/finding-list.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";
import { type Shape, shapeFor } from "#schemas/content-shape.ts";
import { child, isObject, isSame, type JsonObject, type JsonValue, type Pointer, valueAt } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { looksLikeToken, resolveToken, setAt, tokensOf } from "#schemas/tokens.ts";
import { contentEntries, FILE_KEYS, findInnerPage, isReference } from "../formats/read-documents.ts";
import type { SourceMapping, SourceRecord } from "../formats/source-mapping.ts";
import { findDuplicateFields, mergeKeepingNulls } from "./duplicate-fields.ts";
import { findCaseVariant, findRenames } from "./key-case.ts";

export interface ConversionOptions {
  /** Receives a finding for each unknown key and each field that is given twice. */
  findings: FindingList;
  /** Corrects keys that differ from a known one only in case. */
  mayFix: boolean;
}

/**
 * Converts a record to a patch of its page and, if it contains tokens of the site settings, a patch of the document
 * `site`. Unknown keys move to `unmapped`.
 * @param record receives a mapping for each value that moves
 * @returns the patches by document
 */
export function recordToPatches(record: SourceRecord, options: ConversionOptions): Map<DocumentId, JsonObject> {
  if (isPatch(record)) return new Map([[record.page, record.record]]);
  const conversion = new RecordConversion(record, options);
  const isFile = record.pointer === record.source.pointer;
  const renames = conversion.findRenames();
  for (const [key, value] of isFile ? contentEntries(record.record) : Object.entries(record.record)) {
    conversion.setMember(renames?.get(key) ?? key, value, child(record.pointer, key));
  }
  return conversion.patches;
}

/** Checks whether a record is a patch as it is, as in most exports: it has only known sections in their normal form. */
function isPatch({ page, record }: SourceRecord): boolean {
  return isNormal(record, shapeFor(page)) && canonicalKey("benefits", record.benefits ?? null) === "benefits";
}

/** Returns the sections and tokens that the record of a page can include. */
function keysOf(page: DocumentId): string[] {
  return [...shapeFor(page).keys.keys(), ...tokensOf(page)];
}

class RecordConversion {
  readonly patches: Map<DocumentId, JsonObject>;
  readonly #record: SourceRecord;
  readonly #page: DocumentId;
  readonly #context: NormalizeContext;

  constructor(record: SourceRecord, options: ConversionOptions) {
    const { page, source } = record;
    this.#record = record;
    this.#page = page;
    this.#context = { page, source, ...options };
    this.patches = new Map([[page, {}]]);
  }

  /** Returns the keys to correct, with the known key for each, and reports them, if the import may correct keys. */
  findRenames(): ReadonlyMap<string, string> | undefined {
    if (!this.#context.mayFix) return undefined;
    const { record, pointer } = this.#record;
    const isUnknown = (key: string) => isUnknownKey(key, record[key] ?? null, this.#page);
    return collectRenames(record, keysOf(this.#page), isUnknown, pointer, this.#context);
  }

  setMember(key: string, value: JsonValue, pointer: Pointer): void {
    if (looksLikeToken(key)) this.#setToken(key, value, pointer);
    else this.#setSection(key, value, pointer);
  }

  /** Sets a token, or a group of tokens with a common prefix: `{ "HERO": { "TITLE": … } }`. */
  #setToken(token: string, value: JsonValue, pointer: Pointer): void {
    const target = resolveToken(token, this.#page);
    if (target !== undefined) {
      const { document, path } = target;
      const shape = shapeAt(shapeFor(document), path);
      const normal = shape === undefined ? value : normalizeValue(value, shape, pointer, this.#context);
      const mapping = { page: document, path, pointer, token };
      this.#set(mapping, path, normal);
      this.#record.mappings.push(mapping);
    } else if (isTokenGroup(token, value, this.#page)) {
      for (const [key, member] of Object.entries(value)) this.#setToken(`${token}_${key}`, member, child(pointer, key));
    } else this.#setUnknown(token, value, pointer);
  }

  #setSection(name: string, value: JsonValue, pointer: Pointer): void {
    const key = canonicalKey(name, value);
    const shape = shapeFor(this.#page).keys.get(key);
    if (shape === undefined) {
      this.#setUnknown(key, value, pointer);
      return;
    }
    const list = Array.isArray(value) && shape.kind === "object" ? findOnlyList(shape) : undefined;
    const section = normalizeValue(value, shape, pointer, this.#context);
    const keepsKey = key === name && list === undefined && Object.hasOwn(this.#record.record, key);
    const patch = this.#patchFor(this.#page);
    // A section that keeps its key needs a mapping only if an earlier member has set it already.
    if (keepsKey && patch[key] === undefined) {
      patch[key] = section;
      return;
    }
    const mapping = { page: this.#page, path: list === undefined ? [key] : [key, list.key], pointer };
    this.#set(mapping, [key], section);
    this.#record.mappings.push(mapping);
  }

  /** Sets a value, and reports the fields that an earlier member has given another value. */
  #set(mapping: SourceMapping, path: readonly string[], value: JsonValue): void {
    const { page } = mapping;
    const patch = this.#patchFor(page);
    const [section = ""] = path;
    if (!Object.hasOwn(patch, section)) {
      setAt(patch, path, value);
      return;
    }
    const added: JsonObject = {};
    setAt(added, path, value);
    const first = { page, patch, records: [this.#record] };
    const second = { page, patch: added, records: [{ ...this.#record, record: {}, mappings: [mapping] }] };
    this.#context.findings.addAll(findDuplicateFields(first, second));
    const before = valueAt(patch, path);
    setAt(patch, path, isObject(before) && isObject(value) ? mergeKeepingNulls(before, value) : value);
  }

  #setUnknown(key: string, value: JsonValue, pointer: Pointer): void {
    const page = this.#page;
    const inner = findInnerPage(key, value, page);
    if (inner !== undefined) {
      const message = `"${key}" is the page "${inner}", but it is inside of "${page}". Move it into "pages" as "${inner}".`;
      const place = { page, source: this.#context.source, pointer, isAboutName: true };
      this.#context.findings.add(createFinding("page/misplaced", message, place));
      return;
    }
    const listCandidates = () => (looksLikeToken(key) ? tokensOf(page) : keysOf(page));
    reportUnknownKey(key, pointer, { siblings: this.#record.record, listCandidates }, this.#context);
    const path = ["unmapped", key];
    this.#set({ page, path, pointer }, path, value);
  }

  #patchFor(document: DocumentId): JsonObject {
    const existing = this.patches.get(document);
    if (existing !== undefined) return existing;
    const patch: JsonObject = {};
    this.patches.set(document, patch);
    return patch;
  }
}

/** Checks whether an input can give a key with this value in a page, and `recordToPatches` moves it to `unmapped`. */
export function isUnknownKey(key: string, value: JsonValue, page: DocumentId): boolean {
  if (FILE_KEYS.has(key) || key === SITE || key === "pages" || isReference(key, value, page)) return false;
  if (findInnerPage(key, value, page) !== undefined) return false;
  return looksLikeToken(key)
    ? resolveToken(key, page) === undefined && !isTokenGroup(key, value, page)
    : !shapeFor(page).keys.has(canonicalKey(key, value));
}

function isTokenGroup(token: string, value: JsonValue, page: DocumentId): value is JsonObject {
  return isObject(value) && tokensOf(page).some((known) => known.startsWith(`${token}_`));
}

/** Moves every unknown key of stored content to `unmapped`. Returns the same object if there is none. */
export function moveUnknownKeys(content: JsonObject, page: DocumentId): JsonObject {
  const context: NormalizeContext = {
    page,
    source: { file: "", text: "", pointer: "" },
    findings: new FindingList(),
    mayFix: false,
  };
  return normalizeValue(content, shapeFor(page), "", context) as JsonObject;
}

interface NormalizeContext extends ConversionOptions {
  page: DocumentId;
  source: Source;
}

/**
 * Brings a value into the shape of the content model: unknown keys move to `unmapped`, and a list in place of a section
 * becomes the section's only list. Returns the same value if nothing changes.
 */
function normalizeValue(value: JsonValue, shape: Shape, pointer: Pointer, context: NormalizeContext): JsonValue {
  if (isNormal(value, shape)) return value;
  if (shape.kind === "list" && Array.isArray(value)) return normalizeItems(value, shape.item, pointer, context);
  if (shape.kind !== "object") return value;
  const list = Array.isArray(value) ? findOnlyList(shape) : undefined;
  if (list !== undefined) return { [list.key]: normalizeValue(value, list.shape, pointer, context) };
  return isObject(value) ? normalizeMembers(value, shape, pointer, context) : value;
}

/** Checks whether `normalizeValue` changes nothing. Unlike it, this needs no pointer to each part of the value. */
function isNormal(value: JsonValue, shape: Shape): boolean {
  if (shape.kind === "list" && Array.isArray(value)) return value.every((item) => isNormal(item, shape.item));
  if (shape.kind !== "object") return true;
  if (!isObject(value)) return !Array.isArray(value) || findOnlyList(shape) === undefined;
  for (const key in value) {
    const inner = shape.keys.get(key);
    if (inner === undefined || !isNormal(value[key] ?? null, inner)) return false;
  }
  return true;
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
  const renames = context.mayFix
    ? collectRenames(value, [...keys.keys()], (key) => !keys.has(key), pointer, context)
    : undefined;
  let normal = value;
  let unmapped: JsonObject | undefined;
  for (const given of Object.keys(value)) {
    const key = renames?.get(given) ?? given;
    const shape = keys.get(key);
    const member = value[given] ?? null;
    if (shape === undefined) {
      reportUnknownKey(key, child(pointer, key), { siblings: value, listCandidates: () => [...keys.keys()] }, context);
      if (normal === value) normal = { ...value };
      delete normal[key];
      unmapped ??= {};
      unmapped[key] = member;
    } else {
      const isNested = shape.kind === "object" || shape.kind === "list";
      const after = isNested ? normalizeValue(member, shape, child(pointer, given), context) : member;
      if (after === member && key === given) continue;
      if (normal === value) normal = { ...value };
      if (key !== given) delete normal[given];
      normal[key] = after;
    }
  }
  if (unmapped !== undefined) normal.unmapped = addUnmapped(normal.unmapped, unmapped, pointer, context);
  return normal;
}

/** Adds unknown keys to those that the input gives under `unmapped`, and reports a key that both have. */
function addUnmapped(
  given: JsonValue | undefined,
  unknown: JsonObject,
  pointer: Pointer,
  { page, source, findings }: NormalizeContext,
): JsonObject {
  if (!isObject(given)) return unknown;
  for (const [key, value] of Object.entries(unknown)) {
    if (!Object.hasOwn(given, key) || isSame(given[key], value)) continue;
    const place = { page, source, pointer: child(pointer, key), isAboutName: true };
    findings.add(
      createFinding(
        "content/duplicate-field",
        `"${key}" appears twice: here, and among the names that we don't recognize.`,
        place,
      ),
    );
  }
  return { ...given, ...unknown };
}

/** Returns the keys to correct, with the known key for each, and reports them. */
function collectRenames(
  object: JsonObject,
  known: readonly string[],
  isUnknown: (key: string) => boolean,
  pointer: Pointer,
  { page, source, findings }: NormalizeContext,
): ReadonlyMap<string, string> {
  const renames = findRenames(object, known, isUnknown);
  for (const [key, known] of renames) {
    const place = { page, source, pointer: child(pointer, key), isAboutName: true };
    findings.add(createFinding("content/fixed", `Changed the key "${key}" to "${known}".`, place));
  }
  return renames;
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
  { siblings, listCandidates }: { siblings: JsonObject; listCandidates(): readonly string[] },
  { page, source, findings }: NormalizeContext,
): void {
  const candidates = findings.isFull("content/unknown-key") ? [] : listCandidates();
  const variant = findCaseVariant(key, candidates);
  const suggestion = closest(key, candidates);
  const effect = siblings[key] === null ? "null only removes the value that was kept under this name" : "it won't show";
  findings.add(
    createFinding("content/unknown-key", `We don't recognize "${key}", so ${effect}.${didYouMean(suggestion)}`, {
      source,
      pointer,
      page,
      isAboutName: true,
      ...(looksLikeToken(key) && { token: key }),
      ...(suggestion !== undefined && { suggestion }),
      ...(variant !== undefined && !Object.hasOwn(siblings, variant) && { fix: { key: variant } }),
    }),
  );
}
