import { formatCount } from "#content/documents/format-count.ts";
import { resolveText } from "#content/facts/resolve-references.ts";
import type { LintDocument } from "#content/lint/model/lint-document.ts";
import type { LintSite } from "#content/lint/model/lint-site.ts";
import { defineRule, type Rule, type RuleFinding } from "#content/lint/model/rule.ts";
import type { DocumentId } from "#schemas/page-ids.ts";

/**
 * The publications that recommend lengths. Google has no fixed limit and cuts texts that are wider than the device. By
 * Moz's measurements it shows 60 and 160 characters in full. Bing reports fewer than 15 and 25 as too short.
 */
const LENGTH_SOURCE =
  "developers.google.com/search/docs/appearance (title-link, snippet), moz.com/learn/seo (title-tag, meta-description), Bing Webmaster Tools";

type MetaField = "title" | "description";

/** A text with a length in characters that is not within the limits. */
type MetaLength = { field: MetaField } & Record<"length" | "min" | "max", number>;

function describeLength({ field, length, min, max }: MetaLength): string {
  const advice =
    length > max ? `Search results show about ${max}.` : `Use at least ${min} to describe what the page is about.`;
  return `The ${field} has ${formatCount(length, "character")}. ${advice}`;
}

/** A text that an earlier page has, too. */
interface DuplicateMeta {
  field: MetaField;
  firstPage: DocumentId;
}

const describeDuplicate = ({ field, firstPage }: DuplicateMeta) => `The page ${firstPage} has the same ${field}.`;

export const META_RULES: readonly Rule[] = [
  defineRule<MetaLength>({
    code: "meta/title-length",
    severity: "warning",
    title: "A title is too long or too short for search results",
    why: "Search engines may cut off the rest of a long title, or replace a short one.",
    fix: "Describe the page in 15 to 60 characters, with the most important words first.",
    source: LENGTH_SOURCE,
    message: describeLength,
    checkDocument: (document) => checkLength(document, "title", 15, 60),
  }),
  defineRule<MetaLength>({
    code: "meta/description-length",
    severity: "warning",
    title: "A description is too long or too short for search results",
    why: "Search engines may cut off the rest of a long description, or replace a short one.",
    fix: "Describe the page in 25 to 160 characters.",
    source: LENGTH_SOURCE,
    message: describeLength,
    checkDocument: (document) => checkLength(document, "description", 25, 160),
  }),
  defineRule<DuplicateMeta>({
    code: "meta/duplicate-title",
    severity: "warning",
    title: "Two pages have the same title",
    why: "People cannot tell the pages apart in search results and browser tabs.",
    fix: "Give each page its own title.",
    message: describeDuplicate,
    checkSite: (site) => findDuplicates(site, "title"),
  }),
  defineRule<DuplicateMeta>({
    code: "meta/duplicate-description",
    severity: "warning",
    title: "Two pages have the same description",
    why: "Search engines often ignore a repeated description and show a text of their choice.",
    fix: "Give each page its own description.",
    message: describeDuplicate,
    checkSite: (site) => findDuplicates(site, "description"),
  }),
];

/**
 * Reports a title or a description that is too long or too short, unless search engines must not list the page.
 * @param min length in characters, like `max`
 */
function checkLength(
  { page, pageContent, facts }: LintDocument,
  field: MetaField,
  min: number,
  max: number,
): RuleFinding<MetaLength>[] {
  if (pageContent === undefined || pageContent.meta.noIndex) return [];
  const { length } = [...resolveText(pageContent.meta[field], "scalar", facts)];
  if (length >= min && length <= max) return [];
  return [{ page, pointer: `/meta/${field}`, params: { field, length, min, max } }];
}

/** Reports repeated texts on pages that search engines may list. Case and space at the ends do not matter. */
function findDuplicates({ index }: LintSite, field: MetaField): RuleFinding<DuplicateMeta>[] {
  const pointer = `/meta/${field}`;
  const firstPages = new Map<string, DocumentId>();
  return [...index].flatMap(([page, { page: meta }]) => {
    if (!meta?.isIndexed) return [];
    const text = meta[field].trim().toLowerCase();
    const firstPage = firstPages.get(text);
    if (firstPage === undefined) {
      firstPages.set(text, page);
      return [];
    }
    return [{ page, pointer, params: { field, firstPage }, related: [{ page: firstPage, pointer }] }];
  });
}
