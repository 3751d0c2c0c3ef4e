/** The answer to a plain form whose request was refused: the contact page again, with what was filled in and what is wrong. */
import { type DefaultTreeAdapterMap, parse } from "parse5";
import { renderToStaticMarkup } from "react-dom/server";
import { CAMPAIGN_PARAMETERS } from "#schemas/campaign.ts";
import { INSURANCE_TYPES, QUOTE_FIELDS, type QuoteIssue, SPAM_GUARD } from "#schemas/quote-request.ts";
import { Island } from "../islands/island/island.tsx";
import { QuoteRequestForm, type QuoteRequestFormProps } from "../islands/quote-form/quote-request-form.tsx";
import type { RefusedQuote } from "../islands/quote-form/use-quote-form.ts";

/** Why a request was refused, and what is to be kept of it. */
export interface RejectedForm {
  /** One sentence for the visitor. */
  error: string;
  /** What is wrong with which field, in the order of the form; none where nothing is wrong with any. */
  issues: readonly QuoteIssue[];
  /** What came, by the names in the form. Other names are left out. */
  values: Readonly<Record<string, string | undefined>>;
  /** To come again with. */
  ticket: string;
}

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

const FILLED_IN = [...QUOTE_FIELDS, "consent"];
const HIDDEN = ["pageSource", ...CAMPAIGN_PARAMETERS, SPAM_GUARD.formToken];

/**
 * The contact page, with the form as it was sent.
 * @param contactHtml the page as it was prerendered
 * @returns HTML that works like the page's own, with scripts and without
 * @throws where the page has no quote form
 */
export function renderRejectedForm(contactHtml: string, { error, issues, values, ticket }: RejectedForm): string {
  const document = parse(contactHtml, { sourceCodeLocationInfo: true });
  const island = find(document, (element) => attribute(element, "data-island") === "quote-form");
  const props = island && attribute(island, "data-props");
  const place = island?.sourceCodeLocation;
  const titleAt = find(document, ({ tagName }) => tagName === "title")?.sourceCodeLocation?.startTag?.endOffset;
  if (props === undefined || !place || titleAt === undefined) throw new Error("The page has no quote form.");

  // A select without the option would choose the first one by itself.
  const insuranceType = INSURANCE_TYPES.find(({ value }) => value === values.insuranceType)?.value;
  // As forms hold line breaks: React keeps one at the start only so.
  const message = values.message?.replace(/\r\n?/g, "\n");
  const refused: RefusedQuote = {
    error,
    issues,
    values: known(FILLED_IN, { ...values, insuranceType, message }),
    hidden: known(HIDDEN, { ...values, [SPAM_GUARD.formToken]: ticket }),
  };
  const form = (
    <Island
      name="quote-form"
      component={QuoteRequestForm}
      props={{ ...(JSON.parse(props) as QuoteRequestFormProps), refused }}
      when="interaction"
    />
  );
  return [
    contactHtml.slice(0, titleAt),
    "Error: ",
    contactHtml.slice(titleAt, place.startOffset),
    renderToStaticMarkup(form, { identifierPrefix: "refused" }),
    contactHtml.slice(place.endOffset),
  ].join("");
}

/** Those of the values that have one of the names. */
function known(names: readonly string[], values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));
}

function find(node: Node, isWanted: (element: Element) => boolean): Element | undefined {
  if ("tagName" in node && isWanted(node)) return node;
  if (!("childNodes" in node)) return undefined;
  for (const child of node.childNodes) {
    const found = find(child, isWanted);
    if (found !== undefined) return found;
  }
  return undefined;
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}
