/** Merges the patch of an import into the stored document and validates the result. */
import { isObject, type JsonObject, type JsonValue, segments, valueAt } from "#schemas/json.ts";
import { type DocumentId, KNOWN_PAGES, SITE } from "#schemas/page-ids.ts";
import { mergePatch } from "../documents/merge-patch.ts";
import { type Violation, validate } from "../documents/validate.ts";
import type { StoredDocument } from "../store/content-store.ts";
import { correctLink } from "./fix-links.ts";
import type { ImportOptions } from "./import-options.ts";
import { createFinding, type Finding } from "./parse/finding.ts";
import { moveUnknownKeys } from "./record-to-patch.ts";
import { type DocumentPatch, findSourceLocation } from "./source-mapping.ts";
import { closest, didYouMean } from "./suggest.ts";

/** The content of a document after an import, with every problem in it. */
export interface MergedDocument {
  content: JsonObject;
  findings: Finding[];
}

/**
 * Merges a patch into a stored document and validates the result.
 * @param stored undefined if the store does not have the document
 */
export function mergeDocument(
  patch: DocumentPatch,
  stored: StoredDocument | undefined,
  options: ImportOptions,
): MergedDocument {
  const base = isReplaced(patch, options) ? undefined : stored?.content;
  const { content, findings } = mergeAndValidate(base, patch, options);
  if (stored !== undefined) return { content, findings };
  return {
    content,
    findings: [...checkSlug(patch, options), ...findings.map((finding) => explainNew(finding, patch))],
  };
}

/** Checks whether the import replaces the document. If a page's record contains tokens of the site settings, only those settings are replaced. */
function isReplaced({ page, records }: DocumentPatch, { mode }: ImportOptions): boolean {
  return mode === "replace" && records.some((record) => record.page === page);
}

/**
 * Merges a patch and validates the result. Moves unknown keys of the stored file to `unmapped`, because they are not the
 * fault of the input.
 */
function mergeAndValidate(base: JsonObject | undefined, patch: DocumentPatch, options: ImportOptions): MergedDocument {
  const content = mergePatch(base, patch.patch);
  const violations = validate(patch.page, content);
  if (violations.length === 0) return { content, findings: [] };
  const cleanBase = base === undefined ? base : moveUnknownKeys(base, patch.page);
  if (cleanBase !== base) return mergeAndValidate(cleanBase, patch, options);
  const stored = base === undefined ? [] : validate(patch.page, base);
  const findings = violations.map((violation) =>
    isStored(violation, stored, patch.patch)
      ? explainStored(violation, patch.page, options)
      : explainGiven(violation, patch, content),
  );
  return { content, findings };
}

/** Checks whether the stored content has a violation, and the patch does not set the value. */
function isStored({ pointer, message }: Violation, stored: readonly Violation[], patch: JsonObject): boolean {
  const isSame = stored.some((violation) => violation.pointer === pointer && violation.message === message);
  // A list in a patch replaces the stored one, so that all of its items come from the patch.
  return isSame && !segments(pointer).some((_, index, keys) => !isMergeable(valueAt(patch, keys.slice(0, index + 1))));
}

function isMergeable(value: JsonValue | undefined): boolean {
  return value === undefined || isObject(value);
}

/** Reports a violation of the stored content at the stored document. */
function explainStored(violation: Violation, page: DocumentId, { readStoredSource }: ImportOptions): Finding {
  const source = readStoredSource?.(page);
  const place = source === undefined ? {} : { source, pointer: `/content${violation.pointer}` };
  const message = `The stored content of "${page}" has an error that is not in the input: ${violation.message} Correct it in the stored file, or give the field in the import.`;
  return createFinding(violation.code, message, { page, ...place });
}

function explainGiven({ code, pointer, message }: Violation, patch: DocumentPatch, content: JsonObject): Finding {
  const [record] = patch.records;
  const location = findSourceLocation(patch, pointer) ?? (record && { source: record.source, pointer: record.pointer });
  const value = valueAt(content, segments(pointer));
  const link = code === "content/value" && typeof value === "string" ? correctLink(value) : undefined;
  return createFinding(code, message, {
    page: patch.page,
    ...location,
    ...(link !== undefined && { suggestion: link, fix: { value: link } }),
  });
}

/** Reports a page that the site does not know, unless the import may create it. */
function checkSlug({ page, records }: DocumentPatch, { mayCreate }: ImportOptions): Finding[] {
  if (mayCreate || page === SITE || KNOWN_PAGES.includes(page)) return [];
  const suggestion = closest(page, KNOWN_PAGES);
  return [
    createFinding("page/new", `The page "${page}" does not exist yet.${didYouMean(suggestion)}`, {
      page,
      isAboutName: true,
      ...records[0]?.document,
      ...(suggestion !== undefined && { suggestion }),
    }),
  ];
}

/** Explains a missing section if the input gives only a part of a page that is not stored. */
function explainNew(finding: Finding, { page, records: [record] }: DocumentPatch): Finding {
  if (finding.code !== "content/required" || finding.pointer !== record?.pointer) return finding;
  return { ...finding, message: `${finding.message} The page "${page}" is not stored yet, so import all of it.` };
}
