/** Unwraps the documents of an input: resolves their pages, parses strings of JSON and removes wrappers. */
import { createFinding, type Finding, FindingList } from "#content/findings/finding.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";
import { child, isObject, type JsonObject, type JsonValue, typeName } from "#schemas/json.ts";
import { type DocumentId, explainForbiddenSlug, FIXED_PAGES, isSettings, resolvePage } from "#schemas/page-ids.ts";
import { looksLikeToken } from "#schemas/tokens.ts";
import type { Limits } from "../parse/limits.ts";
import { type Parsed, parseText } from "../parse/parse.ts";
import {
  contentEntries,
  isMisplacedContent,
  isReference,
  isSection,
  listInputDocuments,
  looksLikePage,
  type NamedValue,
  REFERENCE_KEYS,
  VERSION_KEY,
  WRAPPER_KEYS,
} from "./read-documents.ts";
import type { InputLocation } from "./source-mapping.ts";

/** A value of an input inside its wrappers and strings, with its place. */
interface UnwrappedValue extends InputLocation {
  value: JsonValue;
  /** The string of JSON that contains the value. */
  text?: string;
}

/** A document of an input. Its value is a record of sections or tokens, unless there are errors. */
export interface UnwrappedDocument extends UnwrappedValue, Pick<NamedValue, "reference"> {
  page: DocumentId | undefined;
  document: InputLocation;
}

export type UnwrappedInput = Parsed & { documents: UnwrappedDocument[]; documentFindings: Finding[] };

/** Unwraps a parsed input. A document that does not name its page is for the page `target`. */
export function unwrapInput(parsed: Parsed, target: string | undefined, limits: Limits): UnwrappedInput {
  const input = unwrapText(parsed, limits);
  const { source, value } = input;
  const findings = new FindingList();
  const documents = (isObject(value) ? listInputDocuments(value) : []).map((named): UnwrappedDocument => {
    const { reference, pointer } = named;
    const document = { source: source.partAt?.(pointer) ?? source, pointer };
    const page = resolveReference(named, document, target, findings);
    return { reference, page, document, ...unwrapValue(named.value, document, { page, limits, findings }) };
  });
  return { ...input, documents, documentFindings: findings.toArray() };
}

/** Parses the value of an input if it is a string that contains a JSON object. */
function unwrapText(parsed: Parsed, limits: Limits): Parsed {
  const { source, value } = parsed;
  if (typeof value !== "string" || !/^\s*\{/.test(value)) return parsed;
  const inner = parseText({ file: source.file, text: value, pointer: "", outer: source }, limits);
  const message = "This input is a string that contains JSON. It was read, but encode it only once.";
  const encoded = createFinding("json/double-encoded", message, { source, pointer: "" });
  return { ...inner, findings: [encoded, ...inner.findings] };
}

function resolveReference(
  { reference, value }: NamedValue,
  { source, pointer }: InputLocation,
  target: string | undefined,
  findings: FindingList,
): DocumentId | undefined {
  const isSingle = pointer === "" && reference !== undefined && target !== undefined;
  const name = isSingle ? target : (reference ?? target);
  if (isSingle && !isNameOf(resolvePage(target) ?? target, reference)) {
    const message = `The input is for the page "${reference}", but "${target}" was chosen for it. Choose one of them.`;
    const key = REFERENCE_KEYS.find((known) => isObject(value) && value[known] === reference) ?? "";
    findings.add(createFinding("page/contradiction", message, { source, pointer: child("", key), page: reference }));
    return undefined;
  }
  if (name === undefined) {
    findings.add(createFinding("page/missing", "This content does not name its page.", { source, pointer }));
    return undefined;
  }
  if (isSettings(name)) return name;
  const page = resolvePage(name);
  if (page !== undefined) return page;
  // A page from the import options has no place in the input.
  const place = reference !== undefined && { source, pointer, isAboutName: true };
  findings.add(explainUnknownPage(name, { page: name, ...place }, !findings.isFull("page/unknown")));
  return undefined;
}

/** @param details the name, and its place in the input */
function explainUnknownPage(name: string, details: Partial<Finding>, hasSuggestion: boolean): Finding {
  const forbidden = explainForbiddenSlug(name);
  if (forbidden !== undefined) return createFinding("page/slug", forbidden, details);
  const suggestion = hasSuggestion ? closest(name, FIXED_PAGES) : undefined;
  const message = `Unknown page ${JSON.stringify(name)}.${didYouMean(suggestion)}`;
  return createFinding("page/unknown", message, { ...details, ...(suggestion !== undefined && { suggestion }) });
}

/** Largest number of times that content may be encoded as a JSON string. */
const MAX_ENCODINGS = 3;

type UnwrapContext = { page: DocumentId | undefined; limits: Limits; findings: FindingList };

/** Parses strings and removes `content` and `tokens` wrappers until only a record of sections or tokens is left. */
function unwrapValue(given: JsonValue, location: InputLocation, context: UnwrapContext, encodings = 0): UnwrappedValue {
  const { page, findings } = context;
  if (typeof given === "string" && encodings < MAX_ENCODINGS) return unwrapString(given, location, context, encodings);
  if (!isObject(given)) {
    const details = { ...location, ...(page !== undefined && { page }) };
    findings.add(createFinding("page/not-an-object", explainNoObject(given, page), details));
    return { ...location, value: given };
  }
  const record = withoutReferences(withoutFileKeys(given, location), location, context);
  const wrapper = findWrapper(given, page);
  if (wrapper === undefined) return { ...location, value: record };
  reportKeysOutside(wrapper, record, location, context);
  const inner = { ...location, pointer: child(location.pointer, wrapper) };
  return unwrapValue(given[wrapper] ?? null, inner, context, encodings);
}

/** Returns the members of the top object of a text that are content. */
function withoutFileKeys(given: JsonObject, { source, pointer }: InputLocation): JsonObject {
  if (pointer !== source.pointer || source.part !== undefined) return given;
  const entries = contentEntries(given);
  return entries.length === Object.keys(given).length ? given : Object.fromEntries(entries);
}

function explainNoObject(value: JsonValue, page: DocumentId | undefined): string {
  const name = page === undefined ? "a page" : `"${page}"`;
  const message = `The content of ${name} must be an object, but got ${typeName(value)}.`;
  if (value !== null || page === undefined || isSettings(page)) return message;
  return `${message} An import cannot remove a page. Run \`agency retire ${page}\`.`;
}

function unwrapString(text: string, location: InputLocation, context: UnwrapContext, encodings: number) {
  const { page, limits, findings } = context;
  const { source: outer, pointer } = location;
  if (encodings === 1) {
    const details = { ...location, ...(page !== undefined && { page }) };
    findings.add(createFinding("json/double-encoded", "This string contains JSON that was encoded twice.", details));
  }
  const inner = parseText({ file: outer.file, text, pointer, outer }, limits);
  for (const finding of inner.findings) findings.add({ ...finding, ...(page !== undefined && { page }) });
  if (inner.value === undefined) return { ...location, value: text, text };
  return { ...unwrapValue(inner.value, { source: inner.source, pointer }, context, encodings + 1), text };
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
    const place = { source, pointer: child(pointer, key), isAboutName: true, ...(page !== undefined && { page }) };
    findings.add(createFinding("page/contradiction", message, place));
  }
  return record;
}

/** Reports the members beside a wrapper, except the schema and the version of a stored document. */
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
    const place = { source, pointer: child(pointer, key), isAboutName: true, ...(page !== undefined && { page }) };
    const code = isLost ? "page/misplaced" : "format/ignored-key";
    findings.add(createFinding(code, `"${key}" is beside "${wrapper}", ${effect}`, place));
  }
}

/** Checks whether a value names `page`: its id, a path, or the slug of a new page. An unknown page has any name. */
function isNameOf(page: DocumentId | undefined, value: JsonValue): boolean {
  if (page === undefined) return true;
  return typeof value === "string" && (value === page || resolvePage(value) === page || page.endsWith(`/${value}`));
}
