import { formatCount } from "#content/documents/format-count.ts";
import { resolveText } from "#content/facts/resolve-references.ts";
import type { LintDocument } from "#content/lint/model/lint-document.ts";
import type { RuleFinding } from "#content/lint/model/rule.ts";

/** Lengths in characters. */
interface Limits {
  min: number;
  max: number;
}

/** Reports a title or a description that is too long or too short, unless search engines must not list the page. */
export function checkLength(
  { page, pageContent, facts }: LintDocument,
  field: "title" | "description",
  { min, max }: Limits,
): RuleFinding[] {
  if (pageContent === undefined || pageContent.meta.noIndex) return [];
  const { length } = [...resolveText(pageContent.meta[field], "scalar", facts)];
  if (length >= min && length <= max) return [];
  const advice =
    length > max ? `Search results show about ${max}.` : `Use at least ${min} to describe what the page is about.`;
  const message = `The ${field} has ${formatCount(length, "character")}. ${advice}`;
  return [{ page, pointer: `/meta/${field}`, message }];
}

/**
 * The publications that recommend lengths. Google has no fixed limit and cuts texts that are wider than the device. By
 * Moz's measurements it shows 60 and 160 characters in full. Bing reports fewer than 15 and 25 as too short.
 */
export const LENGTH_SOURCE =
  "developers.google.com/search/docs/appearance (title-link, snippet), moz.com/learn/seo (title-tag, meta-description), Bing Webmaster Tools";
