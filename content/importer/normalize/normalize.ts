/** Normalizes raw documents: resolves pages, parses strings, removes wrappers and converts records to patches. */

import { createFinding, type Finding } from "#content/findings/finding.ts";
import { FindingList } from "#content/findings/finding-list.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";
import { shapeFor } from "#schemas/content-shape.ts";
import { child, isObject, type JsonObject, type JsonValue, typeName } from "#schemas/json.ts";
import { type DocumentId, explainForbiddenSlug, KNOWN_PAGES, resolvePage, SITE } from "#schemas/page-ids.ts";
import { looksLikeToken } from "#schemas/tokens.ts";
import {
  contentEntries,
  isMisplacedContent,
  isPageName,
  isReference,
  looksLikePage,
  REFERENCE_KEYS,
  VERSION_KEY,
  WRAPPER_KEYS,
} from "../formats/read-documents.ts";
import type { DocumentPatch, InputLocation, RawDocument, SourceRecord } from "../formats/source-mapping.ts";
import type { Limits } from "../parse/limits.ts";
import { parseText } from "../parse/parse.ts";
import { findDuplicateFields, mergeKeepingNulls } from "./duplicate-fields.ts";
import { type ConversionOptions, recordToPatches } from "./record-to-patch.ts";

export interface Normalized {
  patches: DocumentPatch[];
  findings: Finding[];
}

interface NormalizeOptions {
  /** The page of a document that does not name its page. */
  target?: string | undefined;
  /** The reference of the revision that a document was made from if its input does not name one. */
  base?: string | undefined;
  limits: Limits;
  mayFix?: boolean | undefined;
}

/**
 * Normalizes the documents of all inputs.
 * @returns one patch per document, and a finding for everything that could not be read
 */
export function normalize(documents: readonly RawDocument[], options: NormalizeOptions): Normalized {
  const findings = new FindingList();
  const patches = new Map<DocumentId, DocumentPatch>();
  for (const document of documents) {
    const record = readRecord(document, options, findings);
    if (record === undefined) continue;
    const earlier = patches.get(record.page);
    if (earlier !== undefined && record.page !== SITE) {
      findings.add(reportDuplicate(`The page "${record.page}" appears twice.`, record, earlier.records));
    } else addRecord(record, patches, { findings, mayFix: options.mayFix ?? false });
  }
  return { patches: [...patches.values()], findings: findings.toArray() };
}

function readRecord(
  document: RawDocument,
  { target, base: defaultBase, limits }: NormalizeOptions,
  findings: FindingList,
): SourceRecord | undefined {
  const { source, pointer, value, base = defaultBase } = document;
  const page = resolveReference(document, target, findings);
  const record = unwrapRecord(value, { source, pointer }, { page, limits, findings });
  if (page === undefined || record === undefined) return undefined;
  return { page, ...(base !== undefined && { base }), document: { source, pointer }, ...record, mappings: [] };
}

function addRecord(
  record: SourceRecord,
  patches: Map<DocumentId, DocumentPatch>,
  { findings, mayFix }: ConversionOptions,
): void {
  for (const [page, patch] of recordToPatches(record, { findings, mayFix })) {
    const base = record.base !== undefined && { base: record.base };
    const added = { page, patch, ...base, records: [record] };
    const earlier = patches.get(page);
    if (earlier !== undefined)
      findings.addAll([...findDuplicateFields(earlier, added), ...findDifferentBases(earlier, added)]);
    patches.set(page, earlier === undefined ? added : combine(earlier, added));
  }
}

function findDifferentBases(
  { base, records }: DocumentPatch,
  { page, base: addedBase, records: [added] }: DocumentPatch,
): Finding[] {
  if (added === undefined || addedBase === undefined || addedBase === (base ?? addedBase)) return [];
  const message = `"${page}" appears in inputs that were made from different revisions. Import them one by one.`;
  return [reportDuplicate(message, { page, document: added.document }, records)];
}

function combine(first: DocumentPatch, second: DocumentPatch): DocumentPatch {
  const { page, base = second.base } = first;
  const patch = mergeKeepingNulls(first.patch, second.patch);
  return { page, patch, ...(base !== undefined && { base }), records: [...first.records, ...second.records] };
}

function reportDuplicate(
  message: string,
  { page, document }: Pick<SourceRecord, "page" | "document">,
  earlier: readonly SourceRecord[],
): Finding {
  const related = earlier.map(({ source, pointer }) => ({ source, pointer }));
  return createFinding("page/duplicate", message, { ...document, page, related });
}

function resolveReference(
  { reference, source, pointer, value }: RawDocument,
  target: string | undefined,
  findings: FindingList,
): DocumentId | undefined {
  const name = reference ?? target;
  const isSingle = pointer === "" && reference !== undefined && target !== undefined;
  if (isSingle && isPageName(reference) && !isNameOf(resolvePage(reference) ?? SITE, target)) {
    const message = `The input is for the page "${reference}", but "${target}" was chosen for it. Choose one of them.`;
    const key = REFERENCE_KEYS.find((known) => isObject(value) && value[known] === reference) ?? "";
    findings.add(createFinding("page/contradiction", message, { source, pointer: child("", key), page: reference }));
    return undefined;
  }
  if (name === undefined) {
    findings.add(createFinding("page/missing", "This content does not name its page.", { source, pointer }));
    return undefined;
  }
  if (name === SITE) return SITE;
  const page = resolvePage(name);
  if (page !== undefined) return page;
  // A page from the import options has no place in the input.
  const place = reference === undefined ? {} : { source, pointer, isAboutName: true };
  findings.add(explainUnknownPage(name, place, !findings.isFull("page/unknown")));
  return undefined;
}

function explainUnknownPage(
  name: string,
  place: Pick<Finding, "source" | "pointer" | "isAboutName">,
  hasSuggestion: boolean,
): Finding {
  const forbidden = explainForbiddenSlug(name);
  if (forbidden !== undefined) return createFinding("page/slug", forbidden, { page: name, ...place });
  const suggestion = hasSuggestion ? closest(name, KNOWN_PAGES) : undefined;
  return createFinding("page/unknown", `Unknown page ${JSON.stringify(name)}.${didYouMean(suggestion)}`, {
    page: name,
    ...place,
    ...(suggestion !== undefined && { suggestion }),
  });
}

/** Largest number of times that content may be encoded as a JSON string. */
const MAX_ENCODINGS = 3;

interface UnwrapContext {
  /** Undefined if the document names no page that exists. */
  page: DocumentId | undefined;
  limits: Limits;
  findings: FindingList;
}

type UnwrappedRecord = Pick<SourceRecord, "source" | "pointer" | "record">;

/** Parses strings and removes `content` and `tokens` wrappers until only a record of sections or tokens is left. */
function unwrapRecord(
  value: JsonValue,
  location: InputLocation,
  context: UnwrapContext,
  encodings = 0,
): UnwrappedRecord | undefined {
  const { page, findings } = context;
  if (typeof value === "string" && encodings < MAX_ENCODINGS) {
    return unwrapString(value, location, context, encodings);
  }
  if (!isObject(value)) {
    findings.add(
      createFinding("page/not-an-object", explainNoObject(value, page), { ...location, ...pageDetail(page) }),
    );
    return undefined;
  }
  const record = withoutReferences(value, location, context);
  const wrapper = findWrapper(value, page);
  if (wrapper === undefined) return { ...location, record };
  reportKeysOutside(wrapper, record, location, context);
  const inner = { ...location, pointer: child(location.pointer, wrapper) };
  return unwrapRecord(value[wrapper] ?? null, inner, context, encodings);
}

function explainNoObject(value: JsonValue, page: DocumentId | undefined): string {
  const name = page === undefined ? "a page" : `"${page}"`;
  const message = `The content of ${name} must be an object, but got ${typeName(value)}.`;
  if (value !== null || page === undefined || page === SITE) return message;
  return `${message} An import cannot remove a page. Run \`agency retire ${page}\`.`;
}

function unwrapString(
  text: string,
  location: InputLocation,
  context: UnwrapContext,
  encodings: number,
): UnwrappedRecord | undefined {
  const { page, limits, findings } = context;
  const { source: outer, pointer } = location;
  if (encodings === 1) {
    const details = { ...location, ...pageDetail(page) };
    findings.add(createFinding("json/double-encoded", "This string contains JSON that was encoded twice.", details));
  }
  const inner = parseText({ file: outer.file, text, pointer, outer }, limits);
  for (const finding of inner.findings) findings.add({ ...finding, ...pageDetail(page) });
  if (inner.value === undefined) return undefined;
  return unwrapRecord(inner.value, { source: inner.source, pointer }, context, encodings + 1);
}

/** Returns the key that wraps the content. An object with sections or tokens needs none, unless a wrapper has a page in it. */
function findWrapper(value: JsonObject, page: DocumentId | undefined): string | undefined {
  const wrappers = WRAPPER_KEYS.filter((key) => Object.hasOwn(value, key));
  if (wrappers.length === 0) return undefined;
  const isRecord = Object.keys(value).some((key) => isSection(key, page) || looksLikeToken(key));
  return wrappers.find((key) => looksLikePage(value[key])) ?? (isRecord ? undefined : wrappers[0]);
}

/** Returns a record without the members that name its page, and reports those that name another one. */
function withoutReferences(given: JsonObject, { source, pointer }: InputLocation, context: UnwrapContext): JsonObject {
  const { page, findings } = context;
  const isName = (key: string) => (page === undefined ? key in given : isReference(key, given[key], page));
  const references = REFERENCE_KEYS.filter(isName);
  if (references.length === 0) return given;
  const record = { ...given };
  for (const key of references) {
    delete record[key];
    if (isNameOf(page, given[key] ?? null)) continue;
    const message = `"${key}" names the page "${given[key]}", but this is "${page}".`;
    const place = { source, pointer: child(pointer, key), isAboutName: true, ...pageDetail(page) };
    findings.add(createFinding("page/contradiction", message, place));
  }
  return record;
}

/** Reports the members beside a wrapper, except the version of a stored document. */
function reportKeysOutside(
  wrapper: string,
  value: JsonObject,
  { source, pointer }: InputLocation,
  { page, findings }: UnwrapContext,
): void {
  for (const [key, member] of contentEntries(value)) {
    if (key === wrapper || key === VERSION_KEY) continue;
    const isWrapper = WRAPPER_KEYS.some((known) => known === key);
    const isLost = isWrapper || isSection(key, page) || isMisplacedContent(key, member);
    const effect = isLost ? `where it would be lost. Move it into "${wrapper}".` : "so it is not imported.";
    const place = { source, pointer: child(pointer, key), isAboutName: true, ...pageDetail(page) };
    const code = isLost ? "page/misplaced" : "format/ignored-key";
    findings.add(createFinding(code, `"${key}" is beside "${wrapper}", ${effect}`, place));
  }
}

function isSection(key: string, page: DocumentId | undefined): boolean {
  return shapeFor(page ?? "home").keys.has(key);
}

/** Checks whether a value names `page`: its id, a path, or the slug of a new page. An unknown page has any name. */
function isNameOf(page: DocumentId | undefined, value: JsonValue): boolean {
  if (page === undefined) return true;
  return typeof value === "string" && (value === page || resolvePage(value) === page || page.endsWith(`/${value}`));
}

function pageDetail(page: DocumentId | undefined): { page?: DocumentId } {
  return page === undefined ? {} : { page };
}
