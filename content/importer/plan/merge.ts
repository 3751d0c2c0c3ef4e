/** Merges the patch of an import into the stored document and validates the result. */
import { excerptConflict } from "#content/documents/conflict-excerpt.ts";
import { diffFields } from "#content/documents/list-changes.ts";
import { mergePatch } from "#content/documents/merge-patch.ts";
import { type MergeConflict, mergeThreeWay } from "#content/documents/three-way-merge.ts";
import { upgradeSite } from "#content/documents/upgrade-site.ts";
import { type Violation, validate } from "#content/documents/validate.ts";
import { createFinding, type Finding } from "#content/findings/finding.ts";
import { closest, didYouMean } from "#content/platform/suggest.ts";
import type { StoredDocument } from "#content/store/content-store.ts";
import type { Documents } from "#content/store/recorded-documents.ts";
import { type FieldProblem, writeMessage } from "#schemas/diagnostics.ts";
import type { Redirects } from "#schemas/generated/site.ts";
import { isObject, isSame, type JsonObject, type Pointer, segments, valueAt } from "#schemas/json.ts";
import { type DocumentId, FIXED_PAGES, isSettings, type PageId, SITE } from "#schemas/page-ids.ts";
import { isRetired } from "#schemas/redirects.ts";
import { type DocumentPatch, findSourceLocation, type InputLocation } from "../formats/source-mapping.ts";
import { moveUnknownKeys } from "../normalize/record-to-patch.ts";
import { correctLink } from "../normalize/sanitize.ts";
import type { ImportOptions } from "./import-options.ts";

/** The content of a document after an import, with every problem in it. */
export type MergedDocument = AppliedPatch & { findings: Finding[] };

export interface KnownPages {
  /** The pages of the site, stored or built-in. */
  pages: readonly PageId[];
  redirects?: Redirects;
}

export function mergeDocument(
  patch: DocumentPatch,
  stored: StoredDocument | undefined,
  options: ImportOptions,
  base: Documents | undefined,
  known: KnownPages = { pages: [] },
): MergedDocument {
  const merged = mergeAndValidate(stored?.content, base, patch, options);
  const conflicts = options.prefer === undefined ? merged.conflicts : [];
  const findings = [...conflicts.map((conflict) => reportConflict(conflict, patch)), ...merged.findings];
  if (stored !== undefined || merged.content === undefined) return { ...merged, findings };
  const explained = findings.map((finding) => explainNew(finding, patch));
  return { ...merged, findings: [...checkSlug(patch, options, known), ...explained] };
}

/** Checks whether the import replaces the document. If a page's record contains tokens of the site settings, only those settings are replaced. */
function isReplaced({ page, records }: DocumentPatch, { mode }: Pick<ImportOptions, "mode">): boolean {
  return mode === "replace" && records.some((record) => record.page === page);
}

/** Merges a patch and validates the result. Unknown stored keys, no fault of the input, go to `unmapped`. */
function mergeAndValidate(
  stored: JsonObject | undefined,
  base: Documents | undefined,
  patch: DocumentPatch,
  options: ImportOptions,
): MergedDocument {
  const applied = applyPatch(patch, stored, base, options);
  const violations = applied.content === undefined ? [] : validate(patch.page, applied.content);
  if (violations.length === 0) return { ...applied, findings: [] };
  const cleanStored = stored && moveUnknownKeys(stored, patch.page);
  if (cleanStored !== stored) return mergeAndValidate(cleanStored, base, patch, options);
  const kept = isReplaced(patch, options) || stored === undefined ? [] : validate(patch.page, stored);
  const findings = violations.map((violation) => ({
    ...(isStored(violation, kept, patch.patch)
      ? explainStored(violation, patch.page, options)
      : explainGiven(violation, patch, applied.content)),
    ...(violation.count !== undefined && { count: violation.count }),
  }));
  return { ...applied, findings };
}

interface AppliedPatch {
  /** Undefined if the document was removed from the store and the input did not change it. */
  content: JsonObject | undefined;
  /** The fields that were changed both in the store and in the input. */
  conflicts: MergeConflict[];
  /** The number of newer changes of the store that the input would have undone. */
  keptChanges: number;
}

/**
 * Applies a patch to the stored content, or merges both if the patch was made from older content.
 * @param base the documents that the patch was made from, if they differ from the stored ones
 */
function applyPatch(
  patch: DocumentPatch,
  stored: JsonObject | undefined,
  base: Documents | undefined,
  options: ImportOptions,
): AppliedPatch {
  const applyTo = (content: JsonObject | undefined) => {
    const given = patch.page === SITE ? upgradeSite(patch.patch, content) : patch.patch;
    return mergePatch(isReplaced(patch, options) ? undefined : content, given);
  };
  const overwritten = applyTo(stored);
  if (base === undefined || isSame(stored, overwritten)) return { content: overwritten, conflicts: [], keptChanges: 0 };
  const storedBase = base.get(patch.page);
  const before = storedBase && moveUnknownKeys(storedBase, patch.page);
  const { merged, conflicts } = mergeThreeWay(before, stored, applyTo(before), options.prefer);
  return { content: merged, conflicts, keptChanges: diffFields(overwritten, merged).length };
}

/** Finds the place in the input that set a place of the content, or else the record of the page. */
export function locate(patch: DocumentPatch, pointer: Pointer): InputLocation | undefined {
  const [record] = patch.records;
  return findSourceLocation(patch, pointer) ?? (record && { source: record.source, pointer: record.pointer });
}

/** The length of each value in the message of a conflict. */
const MAX_VALUE_LENGTH = 40;

function reportConflict(conflict: MergeConflict, patch: DocumentPatch): Finding {
  const { pointer, yours } = conflict;
  const { page } = patch;
  const params = { field: segments(pointer).join("."), page, ...excerptConflict(conflict, MAX_VALUE_LENGTH) };
  // An item that the input removed has no place there, but its list has.
  const place = yours === undefined ? pointer.replace(/\/\d+$/, "") : pointer;
  return createFinding("content/conflict", params, { page, ...locate(patch, place) });
}

/** Checks whether the stored content has a violation, and the patch does not set the value. */
function isStored({ pointer, params }: Violation, stored: readonly Violation[], patch: JsonObject): boolean {
  // The problem has the key if the rule is about keys: the input may add one beside a stored one.
  const { field, rule, problem } = params;
  const hasSame = stored.some(
    ({ pointer: place, params: other }) =>
      place === pointer && other.field === field && other.rule === rule && other.problem === problem,
  );
  if (!hasSame) return false;
  // A list in a patch replaces the stored one, so that all of its items come from the patch.
  return segments(pointer).every((_, index, keys) => {
    const value = valueAt(patch, keys.slice(0, index + 1));
    return value === undefined || isObject(value);
  });
}

function explainStored(violation: Violation, page: DocumentId, { readStoredSource }: ImportOptions): Finding {
  const source = readStoredSource?.(page);
  const place = source === undefined ? {} : { source, pointer: `/content${violation.pointer}` };
  return createFinding(violation.code, { ...violation.params, storedIn: page }, { page, ...place });
}

function explainGiven({ code, pointer, params }: Violation, patch: DocumentPatch, content: JsonObject | undefined) {
  const value = valueAt(content, segments(pointer));
  const link = code === "content/value" && typeof value === "string" ? correctLink(value) : undefined;
  const correction = link !== undefined && { suggestion: link, fix: { value: link } };
  return createFinding(code, params, { page: patch.page, ...locate(patch, pointer), ...correction });
}

/** Reports a page that the site does not have or that was retired, unless the import may create it. Pages of every site need no permission. */
function checkSlug({ page, records }: DocumentPatch, { mayCreate }: ImportOptions, { pages, redirects }: KnownPages) {
  if (mayCreate || isSettings(page)) return [];
  const wasRetired = isRetired(page, redirects);
  if ((FIXED_PAGES.has(page) || pages.includes(page)) && !wasRetired) return [];
  const slug = page.slice(page.indexOf("/") + 1);
  const sameSlug = pages.filter((other) => other.endsWith(`/${slug}`));
  const nearest = sameSlug.length === 1 ? sameSlug[0] : closest(page, [...FIXED_PAGES, ...pages]);
  const suggestion = wasRetired ? undefined : nearest;
  const message = wasRetired ? `The page "${page}" was retired or moved.` : `The page "${page}" does not exist yet.`;
  const details = { page, isAboutName: true, ...records[0]?.document, ...(suggestion !== undefined && { suggestion }) };
  return [createFinding("page/new", `${message}${didYouMean(suggestion)}`, details)];
}

/** Explains a missing section if the input gives only a part of a page that is not stored. */
function explainNew(finding: Finding, { page, records: [record] }: DocumentPatch): Finding {
  if (finding.code !== "content/required" || finding.pointer !== record?.pointer) return finding;
  return { ...finding, ...writeMessage(finding.code, { ...(finding.params as FieldProblem), newPage: page }) };
}
