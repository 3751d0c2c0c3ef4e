import { parse } from "parse5";
import type { ReceivedRequest } from "#schemas/quote-request.ts";
import { escapeHtml } from "#schemas/values/escape-html.ts";
import { elementsIn, getAttribute } from "./html-tree.ts";

/**
 * Renders the contact page with a confirmation in place of its form.
 * @throws if the page has no quote form
 */
export function renderReceivedRequest(contactHtml: string, request: ReceivedRequest): string {
  const { reference, answerBy = "during office hours" } = request;
  for (const element of elementsIn(parse(contactHtml, { sourceCodeLocationInfo: true }))) {
    const location = element.sourceCodeLocation;
    if (getAttribute(element, "data-island") !== "quote-form" || !location) continue;
    const texts = [`Your reference is ${reference}.`, `We answer ${answerBy}.`];
    const notice = texts.map((text) => `<p>${escapeHtml(text)}</p>`).join("");
    return `${contactHtml.slice(0, location.startOffset)}<section class="outcome">${notice}</section>${contactHtml.slice(location.endOffset)}`;
  }
  throw new Error("The contact page has no quote form.");
}
