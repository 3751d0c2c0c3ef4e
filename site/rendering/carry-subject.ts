import { SUBJECT_PARAMETER } from "#content/quote-form/quote-subjects.ts";
import { contactPath } from "#site/constants.ts";
import { type Markup, SharedText } from "#site/shared-markup/markup.ts";
import type { PageModel } from "../page-model/page-model.ts";

const START = `href="${contactPath}`;

/**
 * Start of a link to the contact page, up to its query, if it has none. Entries of menus go to the page as it is. V8 finds a
 * pattern fast if it begins with a text.
 */
const LINK = new RegExp(`${START}(?=["#])(?<!data-plain="true" ${START})`, "g");

/** Shared texts, divided at their links to the contact page. */
const dividedTexts = new WeakMap<SharedText, readonly SharedText[]>();

/**
 * Adds the quote subject of a page to its links to the contact page, so that the form starts with the subject. A link whose
 * content names another subject keeps that one.
 * @param markup markup of the page, in which every attribute is in double quotes
 */
export function carrySubject(markup: Markup, { quoteSubject }: Pick<PageModel, "quoteSubject">): Markup {
  if (quoteSubject === undefined) return markup;
  const query = `?${SUBJECT_PARAMETER}=${quoteSubject}`;
  const carried: (string | SharedText)[] = [];
  for (const part of markup) {
    if (typeof part === "string") carried.push(part.replaceAll(LINK, `$&${query}`));
    else for (const [index, text] of divide(part).entries()) carried.push(index === 0 ? "" : query, text);
  }
  return carried;
}

function divide(part: SharedText): readonly SharedText[] {
  const divided =
    dividedTexts.get(part) ?? part.text.split(new RegExp(`(?<=${LINK.source})`)).map((text) => new SharedText(text));
  dividedTexts.set(part, divided);
  return divided;
}
