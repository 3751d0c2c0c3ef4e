/** What search results show of a page. */
import type { DiagnosticCode } from "#schemas/diagnostics.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { PageId } from "#schemas/page-ids.ts";
import type { LintFinding, LintInput, Rule } from "./rule.ts";

type Field = "title" | "description";

/**
 * In characters. Google names no limit, and cuts what is wider than the device
 * (developers.google.com/search/docs/appearance: title-link, snippet). What it shows whole by Moz's measure are 60 and 160
 * (moz.com/learn/seo: title-tag, meta-description); Bing Webmaster Tools calls less than 15 and 25 too short.
 */
const LENGTHS: Record<Field, { least: number; most: number }> = {
  title: { least: 15, most: 60 },
  description: { least: 25, most: 160 },
};

export const titleLengths: Rule = (content) => lengths("title", "meta/title-length", content);
export const descriptionLengths: Rule = (content) => lengths("description", "meta/description-length", content);
export const duplicateTitles: Rule = (content) => duplicates("title", "meta/duplicate-title", content);
export const duplicateDescriptions: Rule = (content) =>
  duplicates("description", "meta/duplicate-description", content);

function lengths(field: Field, code: DiagnosticCode, content: LintInput): LintFinding[] {
  const { least, most } = LENGTHS[field];
  return indexed(content).flatMap(([page, { meta }]) => {
    const { length } = [...meta[field]];
    if (length >= least && length <= most) return [];
    const verdict =
      length > most ? `search results show about ${most}` : `at least ${least} tell what the page is about`;
    return [{ code, page, pointer: `/meta/${field}`, message: `The ${field} has ${length} characters; ${verdict}.` }];
  });
}

function duplicates(field: Field, code: DiagnosticCode, content: LintInput): LintFinding[] {
  const pointer = `/meta/${field}`;
  const first = new Map<string, PageId>();
  return indexed(content).flatMap(([page, { meta }]) => {
    const text = meta[field].trim().toLowerCase();
    const other = first.get(text);
    if (other === undefined) {
      first.set(text, page);
      return [];
    }
    const related = [{ page: other, pointer, message: "It stands here first." }];
    return [{ code, page, pointer, message: `The page ${other} has the same ${field}.`, related }];
  });
}

/** The pages that search engines are asked to show. */
function indexed({ pages }: LintInput): (readonly [PageId, PageContent])[] {
  return [...pages].filter(([, { meta }]) => !meta.noIndex);
}
