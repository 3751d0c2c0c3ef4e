import { SUBJECT_PARAMETER } from "#content/quote-form/quote-subjects.ts";
import { contactPath } from "#site/constants.ts";
import type { PageModel } from "../page-model/page-model.ts";

/**
 * Adds the quote subject of a page to its links to the contact page, so that the form starts with the subject. A link whose
 * content names another subject keeps that one.
 * @param html markup of the page, in which every attribute is in double quotes
 */
export function carrySubject(html: string, { quoteSubject }: Pick<PageModel, "quoteSubject">): string {
  if (quoteSubject === undefined) return html;
  return html.replaceAll(`href="${contactPath}"`, `href="${contactPath}?${SUBJECT_PARAMETER}=${quoteSubject}"`);
}
