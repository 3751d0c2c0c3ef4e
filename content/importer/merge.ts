/** Merges the patch of an import into the stored document and validates the result. */
import type { Redirects } from "#schemas/generated/site.ts";
import type { JsonObject } from "#schemas/json.ts";
import { KNOWN_PAGES, SITE } from "#schemas/page-ids.ts";
import { isRetired } from "#schemas/redirects.ts";
import { mergePatch } from "../documents/merge-patch.ts";
import { validate } from "../documents/validate.ts";
import type { StoredDocument } from "../store/content-store.ts";
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
 * @param redirects the table of retired pages
 */
export function mergeDocument(
  patch: DocumentPatch,
  stored: StoredDocument | undefined,
  options: ImportOptions,
  redirects: Redirects = {},
): MergedDocument {
  const base = isReplaced(patch, options) ? undefined : stored?.content;
  const { content, findings } = mergeAndValidate(base, patch);
  if (stored !== undefined) return { content, findings };
  return {
    content,
    findings: [...checkSlug(patch, options, redirects), ...findings.map((finding) => explainNew(finding, patch))],
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
function mergeAndValidate(base: JsonObject | undefined, patch: DocumentPatch): MergedDocument {
  const content = mergePatch(base, patch.patch);
  const findings = validateContent(content, patch);
  const cleanBase = findings.length > 0 && base !== undefined ? moveUnknownKeys(base, patch.page) : base;
  return cleanBase === base ? { content, findings } : mergeAndValidate(cleanBase, patch);
}

function validateContent(content: JsonObject, patch: DocumentPatch): Finding[] {
  return validate(patch.page, content).map(({ code, pointer, message }) => {
    const [record] = patch.records;
    const location =
      findSourceLocation(patch, pointer) ?? (record && { source: record.source, pointer: record.pointer });
    return createFinding(code, message, { page: patch.page, ...location });
  });
}

/** Reports a page that the site does not know or that was retired, unless the import may create it. */
function checkSlug({ page, records }: DocumentPatch, { mayCreate }: ImportOptions, redirects: Redirects): Finding[] {
  const wasRetired = isRetired(page, redirects);
  if (mayCreate || page === SITE || (KNOWN_PAGES.includes(page) && !wasRetired)) return [];
  const suggestion = wasRetired ? undefined : closest(page, KNOWN_PAGES);
  const message = wasRetired ? `The page "${page}" was retired or moved.` : `The page "${page}" does not exist yet.`;
  return [
    createFinding("page/new", `${message}${didYouMean(suggestion)}`, {
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
