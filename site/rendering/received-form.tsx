import { parse } from "parse5";
import { renderToStaticMarkup } from "react-dom/server";
import { QUOTE_RECEIVED, type ReceivedRequest } from "#schemas/quotes/quote-request.ts";
import { Confirmation, type ConfirmationProps } from "../sections/quote-form/confirmation.tsx";
import { editHtml, findElement, prefixTitle, replaceElement } from "./edit-html.ts";
import { getAttribute } from "./html-tree.ts";

/**
 * Renders the contact page with the confirmation of a stored request in place of its form.
 * @throws if the page has no quote form
 */
export function renderReceivedForm(contactHtml: string, received: ReceivedRequest): string {
  const document = parse(contactHtml, { sourceCodeLocationInfo: true });
  const confirmation = findElement(document, (element) => getAttribute(element, "id") === QUOTE_RECEIVED.anchor);
  const props = JSON.parse((confirmation && getAttribute(confirmation, "data-props")) ?? "null") as ConfirmationProps;
  const head = findElement(document, (element) => getAttribute(element, "class") === "quote-head");
  const island = findElement(document, (element) => getAttribute(element, "data-island") === "quote-form");
  return editHtml(contactHtml, [
    prefixTitle(document, `${QUOTE_RECEIVED.title} `),
    replaceElement(head, ""),
    replaceElement(island, ""),
    replaceElement(confirmation, renderToStaticMarkup(<Confirmation {...props} received={received} />)),
  ]);
}
