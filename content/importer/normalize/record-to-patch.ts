/** Converts a record of sections and tokens to patches of nested content. */
import { splitFormerFields, upgradeCarriers } from "#content/documents/upgrade-site.ts";
import { createFinding, type Finding, FindingList } from "#content/findings/finding.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";
import { type ContentVisitor, mapContent, type ObjectShape, type Shape, shapeFor } from "#schemas/content-shape.ts";
import {
  child,
  descendant,
  isObject,
  isSame,
  type JsonObject,
  type JsonValue,
  type Pointer,
  segments,
  valueAt,
} from "#schemas/json.ts";
import { type DocumentId, isSettings, SITE } from "#schemas/page-ids.ts";
import { looksLikeToken, resolveToken, setAt, tokensOf } from "#schemas/tokens.ts";
import { FILE_KEYS, findInnerPage, isReference } from "../formats/read-documents.ts";
import {
  type DocumentPatch,
  findSourceLocation,
  type InputLocation,
  type SourceMapping,
  type SourceRecord,
} from "../formats/source-mapping.ts";

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
  const [former, present] = record.page === SITE ? splitFormerFields(record.record) : [{}, record.record];
  const conversion = { ...record, record: record.page === SITE ? upgradeCarriers(present) : present };
  const patches = new RecordConversion(conversion, options).convert();
  // They have their place when they are merged into the stored offices.
  return Object.keys(former).length === 0 ? patches : patches.set(SITE, { ...patches.get(SITE), ...former });
}

/** Moves every unknown key of stored content to `unmapped`. Returns the same object if there is none. */
export function moveUnknownKeys(content: JsonObject, page: DocumentId): JsonObject {
  const source = { file: "", text: "", pointer: "" };
  const record = { page, document: { source, pointer: "" }, source, pointer: "", record: content, mappings: [] };
  const conversion = new RecordConversion(record, { findings: new FindingList(), mayFix: false });
  return conversion.normalize(content, shapeFor(page)) as JsonObject;
}

/** Returns the sections and tokens that the record of a page can include. */
function keysOf(page: DocumentId): string[] {
  return [...shapeFor(page).keys.keys(), ...tokensOf(page)];
}

const NO_RENAMES: ReadonlyMap<string, string> = new Map();

class RecordConversion {
  readonly #patches: Map<DocumentId, JsonObject>;
  readonly #record: SourceRecord;
  readonly #page: DocumentId;
  readonly #findings: FindingList;
  readonly #mayFix: boolean;
  /** The path of the present value in the record. Most values need no pointer, so none is built before it is used. */
  readonly #path: (string | number)[] = [];

  constructor(record: SourceRecord, { findings, mayFix }: ConversionOptions) {
    this.#record = record;
    this.#page = record.page;
    this.#findings = findings;
    this.#mayFix = mayFix;
    this.#patches = new Map([[record.page, {}]]);
  }

  convert(): Map<DocumentId, JsonObject> {
    const { record } = this.#record;
    if (isSectionsOnly(record, shapeFor(this.#page))) {
      return new Map([[this.#page, this.normalize(record, shapeFor(this.#page)) as JsonObject]]);
    }
    const isUnknown = (key: string) => isUnknownKey(key, record[key] ?? null, this.#page);
    const renames = this.#mayFix ? this.#correctKeys(record, keysOf(this.#page), isUnknown) : NO_RENAMES;
    for (const [key, value] of Object.entries(record)) {
      const name = renames.get(key) ?? key;
      this.#path.push(key);
      if (looksLikeToken(name)) this.#setToken(name, value);
      else this.#setSection(name, value);
      this.#path.pop();
    }
    return this.#patches;
  }

  /**
   * Brings a value into the shape of the content model: unknown keys move to `unmapped`, and a list in place of a section
   * becomes the section's only list. Returns the same value if nothing changes.
   */
  normalize(content: JsonValue, contentShape: Shape): JsonValue {
    const visitor: ContentVisitor = {
      object: (given, shape, _, mapping) => {
        const value = mapping.mapMembers(given, shape);
        if (isObject(value)) return this.#normalizeKeys(value, shape.keys);
        const list = findOnlyList(shape);
        return list === undefined ? value : { [list.key]: this.normalize(value, list.shape) };
      },
    };
    return mapContent(content, contentShape, visitor, this.#path);
  }

  #normalizeKeys(value: JsonObject, keys: ReadonlyMap<string, Shape>): JsonObject {
    const renames = this.#mayFix ? this.#correctKeys(value, keys.keys(), (key) => !keys.has(key)) : NO_RENAMES;
    let normal = value;
    let unmapped: JsonObject | undefined;
    for (const given in value) {
      if (keys.has(given)) continue;
      const key = renames.get(given) ?? given;
      const member = value[given] ?? null;
      const shape = keys.get(key);
      if (normal === value) normal = { ...value };
      delete normal[given];
      if (shape !== undefined) {
        this.#path.push(given);
        normal[key] = this.normalize(member, shape);
        this.#path.pop();
      } else {
        this.#reportUnknownKey(key, [key], value, () => [...keys.keys()]);
        unmapped ??= {};
        unmapped[key] = member;
      }
    }
    if (unmapped !== undefined) normal.unmapped = this.#addUnmapped(normal.unmapped, unmapped);
    return normal;
  }

  /** Adds unknown keys to those that the input gives under `unmapped`, and reports a key that both have. */
  #addUnmapped(given: JsonValue | undefined, unknown: JsonObject): JsonObject {
    if (!isObject(given)) return unknown;
    for (const [key, value] of Object.entries(unknown)) {
      if (!Object.hasOwn(given, key) || isSame(given[key], value)) continue;
      this.#findings.add(createFinding("content/duplicate-field", { field: key, isUnknown: true }, this.#place(key)));
    }
    return { ...given, ...unknown };
  }

  /**
   * Returns the known key for each unknown key of an object that differs from it only in case, and reports it. A known
   * key that the object has already, or that two keys would get, is left out.
   */
  #correctKeys(object: JsonObject, known: Iterable<string>, isUnknown: (key: string) => boolean) {
    const renames = new Map<string, string>();
    const variants = new Map(Array.from(known, (candidate) => [candidate.toLowerCase(), candidate]));
    const taken = new Set(Object.keys(object));
    for (const key of Object.keys(object).filter(isUnknown)) {
      const variant = variants.get(key.toLowerCase());
      if (variant === undefined || taken.has(variant)) continue;
      taken.add(variant);
      renames.set(key, variant);
      const message = `Changed the key "${key}" to "${variant}".`;
      this.#findings.add(createFinding("content/fixed", message, this.#place(key)));
    }
    return renames;
  }

  /** Sets a token, or a group of tokens with a common prefix: `{ "HERO": { "TITLE": … } }`. */
  #setToken(token: string, value: JsonValue): void {
    const target = resolveToken(token, this.#page);
    if (target !== undefined) {
      const { document, path } = target;
      const shape = path.reduce<Shape | undefined>(
        (inner, key) => (inner?.kind === "object" ? inner.keys.get(key) : undefined),
        shapeFor(document),
      );
      const mapping = { page: document, path, pointer: this.#pointer(), token };
      this.#set(mapping, path, shape === undefined ? value : this.normalize(value, shape));
      this.#record.mappings.push(mapping);
    } else if (isTokenGroup(token, value, this.#page)) {
      for (const [key, member] of Object.entries(value)) {
        this.#path.push(key);
        this.#setToken(`${token}_${key}`, member);
        this.#path.pop();
      }
    } else this.#setUnknown(token, value);
  }

  #setSection(name: string, value: JsonValue): void {
    const key = canonicalKey(name, value);
    const shape = shapeFor(this.#page).keys.get(key);
    if (shape === undefined) {
      this.#setUnknown(key, value);
      return;
    }
    const list = Array.isArray(value) && shape.kind === "object" ? findOnlyList(shape) : undefined;
    const section = this.normalize(value, shape);
    const keepsKey = key === name && list === undefined && Object.hasOwn(this.#record.record, key);
    const patch = this.#patchFor(this.#page);
    // A section that keeps its key needs a mapping only if an earlier member has set it already.
    if (keepsKey && patch[key] === undefined) {
      patch[key] = section;
      return;
    }
    const path = list === undefined ? [key] : [key, list.key];
    const mapping = { page: this.#page, path, pointer: this.#pointer() };
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
    this.#findings.addAll(findDuplicateFields(first, second));
    const before = valueAt(patch, path);
    setAt(patch, path, isObject(before) && isObject(value) ? mergeKeepingNulls(before, value) : value);
  }

  #setUnknown(key: string, value: JsonValue): void {
    const page = this.#page;
    const inner = findInnerPage(key, value, page);
    if (inner !== undefined) {
      const message = `"${key}" is the page "${inner}", but it is inside of "${page}". Move it into "pages" as "${inner}".`;
      this.#findings.add(createFinding("page/misplaced", message, this.#place()));
      return;
    }
    this.#reportUnknownKey(key, [], this.#record.record, () => (looksLikeToken(key) ? tokensOf(page) : keysOf(page)));
    const path = ["unmapped", key];
    this.#set({ page, path, pointer: this.#pointer() }, path, value);
  }

  #reportUnknownKey(key: string, path: readonly string[], siblings: JsonObject, candidates: () => readonly string[]) {
    const suggestion = this.#findings.isFull("content/unknown-key") ? undefined : closest(key, candidates());
    const isCaseVariant = suggestion?.toLowerCase() === key.toLowerCase();
    const mayRename = suggestion !== undefined && isCaseVariant && !Object.hasOwn(siblings, suggestion);
    const isRemoved = siblings[key] === null;
    const effect = isRemoved ? "null only removes the value that was kept under this name" : "it won't show";
    const details = {
      ...this.#place(...path),
      ...(looksLikeToken(key) && { token: key }),
      ...(suggestion !== undefined && { suggestion }),
      ...(mayRename && { fix: { key: suggestion } }),
    };
    const message = `We don't recognize "${key}", so ${effect}.${didYouMean(suggestion)}`;
    this.#findings.add(createFinding("content/unknown-key", message, details));
  }

  #patchFor(document: DocumentId): JsonObject {
    const patch = this.#patches.get(document) ?? {};
    this.#patches.set(document, patch);
    return patch;
  }

  #pointer(...path: readonly string[]): Pointer {
    return descendant(this.#record.pointer, [...this.#path, ...path]);
  }

  #place(...path: readonly string[]) {
    return { page: this.#page, source: this.#record.source, pointer: this.#pointer(...path), isAboutName: true };
  }
}

/** Checks whether an input can give a key with this value in a page, and `recordToPatches` moves it to `unmapped`. */
export function isUnknownKey(key: string, value: JsonValue, page: DocumentId): boolean {
  if (FILE_KEYS.has(key) || isSettings(key) || key === "pages" || isReference(key, value, page)) return false;
  if (findInnerPage(key, value, page) !== undefined) return false;
  return looksLikeToken(key)
    ? resolveToken(key, page) === undefined && !isTokenGroup(key, value, page)
    : !shapeFor(page).keys.has(canonicalKey(key, value));
}

function isTokenGroup(token: string, value: JsonValue, page: DocumentId): value is JsonObject {
  return isObject(value) && tokensOf(page).some((known) => known.startsWith(`${token}_`));
}

/** Checks whether the members of a record are sections in their own form, as in most exports, so that none moves. */
function isSectionsOnly(record: JsonObject, { keys }: ObjectShape): boolean {
  return Object.entries(record).every(([key, value]) => {
    const shape = keys.get(key);
    return shape !== undefined && !(shape.kind === "object" && Array.isArray(value));
  });
}

/** Returns the section that a key means: `faqs` is `faq`, and `benefits` with plain strings is `checklist`. */
function canonicalKey(key: string, value: JsonValue): string {
  if (key === "faqs") return "faq";
  const isChecklist = key === "benefits" && Array.isArray(value) && value.every((item) => typeof item === "string");
  return isChecklist ? "checklist" : key;
}

/** Returns the list of a section that has only one: `faq` may be given as its items. */
function findOnlyList(shape: ObjectShape): { key: string; shape: Shape } | undefined {
  const lists = [...shape.keys].flatMap(([key, inner]) => (inner.kind === "list" ? [{ key, shape: inner }] : []));
  return lists.length === 1 ? lists[0] : undefined;
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
