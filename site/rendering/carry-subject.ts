import { SUBJECT_PARAMETER } from "#content/quote-form/quote-subjects.ts";
import { contactPath } from "#site/constants.ts";
import type { PageModel } from "../page-model/page-model.ts";

/** Link to the contact page up to its query, if it has none. */
const LINK = new RegExp(`href="${contactPath}(?=["#])`, "g");

/**
 * Adds the quote subject of a page to its links to the contact page, so that the form starts with the subject. A link whose
 * content names another subject keeps that one.
 * @param html markup of the page, in which every attribute is in double quotes
 */
export function carrySubject(html: string, { quoteSubject }: Pick<PageModel, "quoteSubject">): string {
  if (quoteSubject === undefined) return html;
  return html.replaceAll(LINK, `$&?${SUBJECT_PARAMETER}=${quoteSubject}`);
}
