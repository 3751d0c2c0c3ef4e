/** Rules for the title and description that search results show. */
import { formatCount } from "#content/documents/format-count.ts";
import type { DiagnosticCode } from "#schemas/diagnostics.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { PageId } from "#schemas/page-ids.ts";
import type { LintFinding, LintInput, Rule } from "./rule.ts";

type MetaField = "title" | "description";

/**
 * Recommended lengths in characters. Google has no fixed limit and cuts texts that are wider than the device
 * (developers.google.com/search/docs/appearance: title-link, snippet). By Moz's measurements it shows 60 and 160
 * characters in full (moz.com/learn/seo: title-tag, meta-description). Bing Webmaster Tools reports fewer than 15 and 25
 * as too short.
 */
const LENGTHS: Record<MetaField, { min: number; max: number }> = {
  title: { min: 15, max: 60 },
  description: { min: 25, max: 160 },
};

export const titleLengths: Rule = (content) => checkLengths("title", "meta/title-length", content);
export const descriptionLengths: Rule = (content) => checkLengths("description", "meta/description-length", content);
export const duplicateTitles: Rule = (content) => findDuplicates("title", "meta/duplicate-title", content);
export const duplicateDescriptions: Rule = (content) =>
  findDuplicates("description", "meta/duplicate-description", content);

function checkLengths(field: MetaField, code: DiagnosticCode, content: LintInput): LintFinding[] {
  const { min, max } = LENGTHS[field];
  return indexedPages(content).flatMap(([page, { meta }]) => {
    const { length } = [...meta[field]];
    if (length >= min && length <= max) return [];
    const advice =
      length > max ? `Search results show about ${max}.` : `Use at least ${min} to describe what the page is about.`;
    const message = `The ${field} has ${formatCount(length, "character")}. ${advice}`;
    return [{ code, page, pointer: `/meta/${field}`, message }];
  });
}

/** Reports repeated texts. Differences in case and in space at the ends are ignored. */
function findDuplicates(field: MetaField, code: DiagnosticCode, content: LintInput): LintFinding[] {
  const pointer = `/meta/${field}`;
  const firstPages = new Map<string, PageId>();
  return indexedPages(content).flatMap(([page, { meta }]) => {
    const text = meta[field].trim().toLowerCase();
    const firstPage = firstPages.get(text);
    if (firstPage === undefined) {
      firstPages.set(text, page);
      return [];
    }
    const related = [{ page: firstPage, pointer, message: "The first use is here." }];
    return [{ code, page, pointer, message: `The page ${firstPage} has the same ${field}.`, related }];
  });
}

/** Returns the pages that search engines may list. */
function indexedPages({ pages }: LintInput): (readonly [PageId, PageContent])[] {
  return [...pages].filter(([, { meta }]) => !meta.noIndex);
}
