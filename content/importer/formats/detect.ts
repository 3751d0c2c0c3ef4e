import { createFinding, type Finding, type Source } from "#content/findings/finding.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";
import type { PlainCode } from "#schemas/diagnostics.ts";
import { child, isObject, type JsonObject, typeName } from "#schemas/json.ts";
import { FIXED_PAGES, isSettings, SITE } from "#schemas/page-ids.ts";
import { COMMAND_LIMITS } from "../parse/limits.ts";
import { FORMATS, type Format } from "./formats.ts";
import {
  exportedRevision,
  findIgnoredMembers,
  isMisplacedContent,
  isPageName,
  isSection,
  RESOLVED_KEY,
  REVISION_KEY,
} from "./read-documents.ts";
import { type UnwrappedDocument, type UnwrappedInput, unwrapInput } from "./unwrap.ts";

export const FORMAT_NAMES: readonly string[] = FORMATS.map(({ name }) => name);

export function findFormat(name: string): Format | undefined {
  return FORMATS.find((format) => format.name === name);
}

export interface DetectedFormat {
  format: Format;
  /** Follows "because" in a sentence: "It is tokens because …". */
  reason: string;
}

/** A document of an input whose format is known. */
export type DetectedDocument = UnwrappedDocument & { base?: string };

/** An input with its format and its documents, as far as they could be determined. */
export type DetectedInput = { detected?: DetectedFormat; documents: DetectedDocument[]; findings: Finding[] };

export function detectFormat(input: UnwrappedInput): DetectedInput {
  const { source, value, findings } = input;
  const reject = (code: PlainCode, message: string): DetectedInput => ({
    documents: [],
    findings: [...findings, createFinding(code, message, { source, pointer: "" })],
  });
  if (value === undefined) return { documents: [], findings };
  if (!isObject(value)) {
    return reject("format/not-an-object", `${source.file} must contain a JSON object, but got ${typeName(value)}.`);
  }
  if (value[RESOLVED_KEY] === true)
    return reject("format/resolved", `${source.file} is an export with --resolve, whose texts quote no facts.`);
  const detected = findMatch(value, input.documents);
  if (detected === undefined) return reject("format/unknown", explainUnknownFormat(value));
  if (input.documents.length === 0) return { detected, ...reject("page/missing", `${source.file} contains no pages.`) };
  const base = exportedRevision(value);
  const baseFindings = base === undefined ? reportInvalidBase(value, source) : [];
  return {
    detected,
    documents: input.documents.map((document) => ({ ...document, ...(base !== undefined && { base }) })),
    findings: [...findings, ...baseFindings, ...reportIgnoredKeys(value, source), ...input.documentFindings],
  };
}

/** Detects the format of a value that may be the only part of its text that can be read. */
export function detect(value: JsonObject): DetectedFormat | undefined {
  const source = { file: "", text: "", pointer: "" };
  return findMatch(value, unwrapInput({ source, value, findings: [] }, undefined, COMMAND_LIMITS).documents);
}

function findMatch(input: JsonObject, documents: readonly UnwrappedDocument[]): DetectedFormat | undefined {
  const pages = documents.filter(({ reference }) => !isSettings(reference ?? ""));
  for (const format of FORMATS) {
    const reason = format.explainMatch(input, pages);
    if (reason !== undefined) return { format, reason };
  }
  return undefined;
}

export function describeFormats(inputs: readonly DetectedInput[]): { format?: string; why?: string } {
  const detected = inputs.flatMap((input) => input.detected ?? []);
  if (detected.length === 0) return {};
  const names = new Set(detected.map(({ format }) => format.name));
  const reasons = new Set(detected.map(({ reason }) => reason));
  return { format: [...names].join(", "), why: [...reasons].join("; ") };
}

function reportIgnoredKeys(input: JsonObject, source: Source): Finding[] {
  return findIgnoredMembers(input).map(([key, value]) => {
    const place = { source, pointer: child("", key), isAboutName: true };
    const isSetting = isSection(key, SITE);
    if (!isSetting && !isMisplacedContent(key, value))
      return createFinding("format/ignored-key", `"${key}" is beside the pages, so it is not imported.`, place);
    const message = `"${key}" is beside "pages", where it would be lost. Move it into "${isSetting ? SITE : "pages"}".`;
    return createFinding("page/misplaced", message, place);
  });
}

const MAX_LISTED_KEYS = 5;

function explainUnknownFormat(input: JsonObject): string {
  const keys = Object.keys(input);
  if (keys.length === 0) return "The object is empty.";
  const sections = keys.filter((key) => isSection(key));
  if (sections.length > 0) {
    return `These are sections of a page (${sections.join(", ")}), but the page has no name. Wrap them: { "pages": { "home": … } }.`;
  }
  const page = keys.find(isPageName);
  if (page !== undefined) return `The content of "${page}" must be an object, but got ${typeName(input[page])}.`;
  const [suggestion] = keys.flatMap((key) => closest(key, ["pages", "site", ...FIXED_PAGES]) ?? []);
  const listed = keys.slice(0, MAX_LISTED_KEYS).join(", ");
  return `Expected "pages", "site", tokens or names of pages, but got: ${listed}.${didYouMean(suggestion)}`;
}

function reportInvalidBase({ [REVISION_KEY]: reference }: JsonObject, source: Source): Finding[] {
  if (reference === undefined) return [];
  const problem = `must be the revision that the input was made from, but got ${typeName(reference)}.`;
  const params = { field: REVISION_KEY, rule: "type", problem };
  return [createFinding("content/type", params, { source, pointer: `/${REVISION_KEY}` })];
}
