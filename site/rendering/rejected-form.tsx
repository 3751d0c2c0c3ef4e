import { parse } from "parse5";
import { renderToStaticMarkup } from "react-dom/server";
import { CAMPAIGN_PARAMETERS } from "#schemas/quotes/campaign.ts";
import { INSURANCE_TYPES } from "#schemas/quotes/insurance-types.ts";
import { DETAIL_PREFIX, QUOTE_FIELDS, type RejectedForm, SPAM_GUARD } from "#schemas/quotes/quote-request.ts";
import { Island } from "../islands/island/island.tsx";
import { QuoteRequestForm, type QuoteRequestFormProps } from "../islands/quote-form/quote-request-form.tsx";
import type { RejectedQuote } from "../islands/quote-form/use-quote-form.ts";
import { editHtml, findElement, prefixTitle, replaceElement } from "./edit-html.ts";
import { getAttribute } from "./html-tree.ts";

const VISIBLE_FIELDS = [...QUOTE_FIELDS, "consent"];
const HIDDEN_FIELDS = ["pageSource", "about", ...CAMPAIGN_PARAMETERS, SPAM_GUARD.formToken];

/**
 * Renders the contact page for a plain form that the API rejected, with the submitted values and the errors in the form.
 * @returns a page that works like the contact page, with and without scripts
 * @throws if the page has no quote form
 */
export function renderRejectedForm(contactHtml: string, rejectedForm: RejectedForm): string {
  const document = parse(contactHtml, { sourceCodeLocationInfo: true });
  const island = findElement(document, (element) => getAttribute(element, "data-island") === "quote-form");
  const props = island && getAttribute(island, "data-props");
  if (props === undefined) throw new Error("The contact page has no quote form.");
  const form = (
    <Island
      name="quote-form"
      component={QuoteRequestForm}
      props={{ ...(JSON.parse(props) as QuoteRequestFormProps), rejected: toRejectedQuote(rejectedForm) }}
      when="idle"
    />
  );
  return editHtml(contactHtml, [
    prefixTitle(document, "Error: "),
    replaceElement(island, renderToStaticMarkup(form, { identifierPrefix: "rejected" })),
  ]);
}

function toRejectedQuote({ error, issues, values, formToken }: RejectedForm): RejectedQuote {
  // A select whose default matches no option would show the first one.
  const insuranceType = INSURANCE_TYPES.find(({ value }) => value === values.insuranceType)?.value;
  // React keeps a line break at the start of a text area only if it is a plain "\n".
  const message = values.message?.replace(/\r\n?/g, "\n");
  const answers = Object.keys(values).filter((name) => name.startsWith(DETAIL_PREFIX));
  return {
    error,
    issues,
    values: pickDefined([...VISIBLE_FIELDS, ...answers], { ...values, insuranceType, message }),
    hidden: pickDefined(HIDDEN_FIELDS, {
      ...values,
      // A script sets an empty subject, which React would empty again.
      about: values.about || undefined,
      [SPAM_GUARD.formToken]: formToken,
    }),
  };
}

function pickDefined(
  names: readonly string[],
  values: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));
}
