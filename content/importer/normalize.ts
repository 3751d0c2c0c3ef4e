/** Normalizes raw documents: resolves pages, parses strings, removes wrappers and converts records to patches. */

import { shapeFor } from "#schemas/content-shape.ts";
import { child, isObject, type JsonObject, type JsonValue, typeName } from "#schemas/json.ts";
import { type DocumentId, KNOWN_PAGES, resolvePage, SITE } from "#schemas/page-ids.ts";
import { looksLikeToken } from "#schemas/tokens.ts";
import { contentEntries, REFERENCE_KEYS, WRAPPER_KEYS } from "./formats/read-documents.ts";
import { createFinding, FIRST_ONE_HERE, type Finding } from "./parse/finding.ts";
import type { Limits } from "./parse/limits.ts";
import { parseText } from "./parse/parse.ts";
import { mergeKeepingNulls, recordToPatches } from "./record-to-patch.ts";
import type { DocumentPatch, InputLocation, RawDocument, SourceRecord } from "./source-mapping.ts";
import { closest, didYouMean } from "./suggest.ts";

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
}

/**
 * Normalizes the documents of all inputs.
 * @returns one patch per document, and a finding for everything that could not be read
 */
export function normalize(documents: readonly RawDocument[], options: NormalizeOptions): Normalized {
  const findings: Finding[] = [];
  const patches = new Map<DocumentId, DocumentPatch>();
  for (const document of documents) {
    const record = readRecord(document, options, findings);
    if (record === undefined) continue;
    const earlier = patches.get(record.page);
    if (earlier !== undefined && record.page !== SITE) {
      findings.push(reportDuplicate(`The page "${record.page}" appears twice.`, record, earlier.records));
    } else addRecord(record, patches, findings);
  }
  return { patches: [...patches.values()], findings };
}

function readRecord(
  document: RawDocument,
  { target, base: defaultBase, limits }: NormalizeOptions,
  findings: Finding[],
): SourceRecord | undefined {
  const { source, pointer, value, base = defaultBase } = document;
  const page = resolveReference(document, target, findings);
  const record = unwrapRecord(value, { source, pointer }, { page, limits, findings });
  if (page === undefined || record === undefined) return undefined;
  return { page, ...(base !== undefined && { base }), document: { source, pointer }, ...record, mappings: [] };
}

function addRecord(record: SourceRecord, patches: Map<DocumentId, DocumentPatch>, findings: Finding[]): void {
  for (const [page, patch] of recordToPatches(record, findings)) {
    const { patch: earlierPatch, base = record.base, records } = patches.get(page) ?? { records: [] };
    if (record.base !== undefined && record.base !== base) {
      const message = `"${page}" appears in inputs that were made from different revisions. Import them one by one.`;
      findings.push(reportDuplicate(message, { page, document: record.document }, records));
    }
    patches.set(page, {
      page,
      patch: earlierPatch === undefined ? patch : mergeKeepingNulls(earlierPatch, patch),
      ...(base !== undefined && { base }),
      records: [...records, record],
    });
  }
}

function reportDuplicate(
  message: string,
  { page, document }: Pick<SourceRecord, "page" | "document">,
  earlier: readonly SourceRecord[],
): Finding {
  const related = earlier.map(({ source, pointer }) => ({
    ...createFinding("page/duplicate", FIRST_ONE_HERE),
    source,
    pointer,
  }));
  return createFinding("page/duplicate", message, { ...document, page, related });
}

function resolveReference(
  { reference, source, pointer }: RawDocument,
  target: string | undefined,
  findings: Finding[],
): DocumentId | undefined {
  const name = reference ?? target;
  if (name === undefined) {
    findings.push(createFinding("page/missing", "This content does not name its page.", { source, pointer }));
    return undefined;
  }
  if (name === SITE) return SITE;
  const page = resolvePage(name);
  if (page !== undefined) return page;
  const suggestion = closest(name, KNOWN_PAGES);
  findings.push(
    createFinding("page/unknown", `Unknown page ${JSON.stringify(name)}.${didYouMean(suggestion)}`, {
      page: name,
      ...(suggestion !== undefined && { suggestion }),
      // A page from the import options has no place in the input.
      ...(reference !== undefined && { source, pointer, isAboutName: true }),
    }),
  );
  return undefined;
}

/** Largest number of times that content may be encoded as a JSON string. */
const MAX_ENCODINGS = 3;

interface UnwrapContext {
  /** Undefined if the document names no page that exists. */
  page: DocumentId | undefined;
  limits: Limits;
  findings: Finding[];
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
    const message = `The content of ${page === undefined ? "a page" : `"${page}"`} must be an object, but got ${typeName(value)}.`;
    findings.push(createFinding("page/not-an-object", message, { ...location, ...pageDetail(page) }));
    return undefined;
  }
  const wrapper = findWrapper(value, page);
  if (wrapper === undefined) return { ...location, record: value };
  reportKeysOutside(wrapper, value, location, context);
  const inner = { ...location, pointer: child(location.pointer, wrapper) };
  return unwrapRecord(value[wrapper] ?? null, inner, context, encodings);
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
    findings.push(createFinding("json/double-encoded", "This string contains JSON that was encoded twice.", details));
  }
  const inner = parseText({ file: outer.file, text, pointer, outer }, limits);
  for (const finding of inner.findings) findings.push({ ...finding, ...pageDetail(page) });
  if (inner.value === undefined) return undefined;
  return unwrapRecord(inner.value, { source: inner.source, pointer }, context, encodings + 1);
}

/** Returns the key that wraps the content, unless the object itself has a section or a token. */
function findWrapper(value: JsonObject, page: DocumentId | undefined): string | undefined {
  const sections = shapeFor(page ?? "home").keys;
  if (Object.keys(value).some((key) => sections.has(key) || looksLikeToken(key))) return undefined;
  return WRAPPER_KEYS.find((key) => Object.hasOwn(value, key));
}

function reportKeysOutside(
  wrapper: string,
  value: JsonObject,
  { source, pointer }: InputLocation,
  { page, findings }: UnwrapContext,
): void {
  for (const [key] of contentEntries(value)) {
    if (key === wrapper || REFERENCE_KEYS.some((known) => known === key)) continue;
    findings.push(
      createFinding("content/unknown-key", `"${key}" is outside "${wrapper}", so it won't be imported.`, {
        source,
        pointer: child(pointer, key),
        isAboutName: true,
        ...pageDetail(page),
      }),
    );
  }
}

function pageDetail(page: DocumentId | undefined): { page?: DocumentId } {
  return page === undefined ? {} : { page };
}
