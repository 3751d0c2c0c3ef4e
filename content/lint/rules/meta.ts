import { formatCount } from "#content/documents/format-number.ts";
import { resolveText } from "#content/facts/resolve-references.ts";
import { defineWarning, type Rule } from "#content/lint/model/rule.ts";
import type { DocumentId } from "#schemas/page-ids.ts";

/**
 * The publications that recommend lengths. Google has no fixed limit and cuts texts that are wider than the device. By
 * Moz's measurements it shows 60 and 160 characters in full. Bing reports fewer than 15 and 25 as too short.
 */
const LENGTH_SOURCE =
  "developers.google.com/search/docs/appearance (title-link, snippet), moz.com/learn/seo (title-tag, meta-description), Bing Webmaster Tools";

type MetaField = "title" | "description";

export const META_RULES: readonly Rule[] = [
  defineLengthRule("title", 15, 60, {
    code: "meta/title-length",
    title: "A title is too long or too short for search results",
    why: "Search engines may cut off the rest of a long title, or replace a short one.",
    fix: "Describe the page in 15 to 60 characters, with the most important words first.",
  }),
  defineLengthRule("description", 25, 160, {
    code: "meta/description-length",
    title: "A description is too long or too short for search results",
    why: "Search engines may cut off the rest of a long description, or replace a short one.",
    fix: "Describe the page in 25 to 160 characters.",
  }),
  defineDuplicateRule("title", {
    code: "meta/duplicate-title",
    title: "Two pages have the same title",
    why: "People cannot tell the pages apart in search results and browser tabs.",
    fix: "Give each page its own title.",
  }),
  defineDuplicateRule("description", {
    code: "meta/duplicate-description",
    title: "Two pages have the same description",
    why: "Search engines often ignore a repeated description and show a text of their choice.",
    fix: "Give each page its own description.",
  }),
];

type Explanation = Pick<Rule, "code" | "title" | "why" | "fix">;

/**
 * Defines the rule for a text that is too long or too short, unless search engines must not list the page.
 * @param min length in characters, like `max`
 */
function defineLengthRule(field: MetaField, min: number, max: number, explanation: Explanation): Rule {
  return defineWarning<{ length: number }>({
    ...explanation,
    source: LENGTH_SOURCE,
    message: ({ length }) => {
      const start = `The ${field} has ${formatCount(length, "character")}.`;
      if (length > max) return `${start} Search results show about ${max}.`;
      return `${start} Use at least ${min} to describe what the page is about.`;
    },
    checkDocument({ page, pageContent, facts }) {
      if (pageContent === undefined || pageContent.meta.noIndex) return [];
      const { length } = [...resolveText(pageContent.meta[field], "scalar", facts)];
      return length >= min && length <= max ? [] : [{ page, pointer: `/meta/${field}`, params: { length } }];
    },
  });
}

/** Defines the rule for repeated texts of pages that search engines may list. Case and space at the ends do not matter. */
function defineDuplicateRule(field: MetaField, explanation: Explanation): Rule {
  const pointer = `/meta/${field}`;
  return defineWarning<{ firstPage: DocumentId }>({
    ...explanation,
    message: ({ firstPage }) => `The page ${firstPage} has the same ${field}.`,
    checkSite({ index }) {
      const firstPages = new Map<string, DocumentId>();
      return [...index].flatMap(([page, { page: meta }]) => {
        if (!meta?.isIndexed) return [];
        const text = meta[field].trim().toLowerCase();
        const firstPage = firstPages.get(text);
        firstPages.set(text, firstPage ?? page);
        if (firstPage === undefined) return [];
        return [{ page, pointer, params: { firstPage }, related: [{ page: firstPage, pointer }] }];
      });
    },
  });
}
