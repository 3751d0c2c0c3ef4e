import { hash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { parse } from "parse5";
import { renderToStaticMarkup } from "react-dom/server";
import { type PageId, pathOf } from "#schemas/page-ids.ts";
import { CAMPAIGN_PARAMETERS } from "#schemas/quotes/campaign.ts";
import {
  DETAIL_PREFIX,
  type FormPages,
  QUOTE_FIELDS,
  QUOTE_RECEIVED,
  type ReceivedRequest,
  type RejectedForm,
  SPAM_GUARD,
} from "#schemas/quotes/quote-request.ts";
import { contactPath } from "#site/constants.ts";
import { htmlPath } from "#site/publishing/routes.ts";
import { Island } from "../islands/island/island.tsx";
import { QuoteRequestForm, type QuoteRequestFormProps } from "../islands/quote-form/quote-request-form.tsx";
import type { RejectedQuote } from "../islands/quote-form/use-quote-form.ts";
import { Confirmation, type ConfirmationProps } from "../sections/quote-form/confirmation.tsx";
import { editHtml, elementsIn, getAttribute, type HtmlEdit, type HtmlElement, type HtmlNode } from "./html-tree.ts";

/** Opens the built pages with forms in the folder of a site. A file is read again after each change. */
export function openFormPages(siteDir: string): FormPages {
  const read = (page: PageId) => readFile(htmlPath(siteDir, pathOf(page)), "utf8");
  const file = htmlPath(siteDir, contactPath);
  let last = { version: "", digest: "" };
  return {
    renderReceived: async (page, request) => renderReceivedForm(await read(page), request),
    renderRejected: async (page, form) => renderRejectedForm(await read(page), form),
    async digest() {
      // Publishing renames a new file into place, which changes the inode.
      const { ino, size, mtimeMs } = await stat(file);
      const version = `${ino} ${size} ${mtimeMs}`;
      if (last.version !== version)
        last = { version, digest: `sha256-${hash("sha256", await readFile(file), "base64")}` };
      return last.digest;
    },
  };
}

/**
 * Renders a page with the confirmation of a stored request in place of its form.
 * @throws if the page has no quote form
 * @internal exported for tests
 */
export function renderReceivedForm(html: string, received: ReceivedRequest): string {
  const document = parse(html, { sourceCodeLocationInfo: true });
  const confirmation = findElement(document, (element) => getAttribute(element, "id") === QUOTE_RECEIVED.anchor);
  const props = JSON.parse((confirmation && getAttribute(confirmation, "data-props")) ?? "null") as ConfirmationProps;
  const head = findElement(document, (element) => getAttribute(element, "class") === "quote-head");
  const island = findElement(document, (element) => getAttribute(element, "data-island") === "quote-form");
  return editHtml(html, [
    prefixTitle(document, `${QUOTE_RECEIVED.title} `),
    replaceElement(head, ""),
    replaceElement(island, ""),
    replaceElement(confirmation, renderToStaticMarkup(<Confirmation {...props} received={received} />)),
  ]);
}

const NO_FORM = "The page has no form.";

const VISIBLE_FIELDS = [...QUOTE_FIELDS, "consent"];

const HIDDEN_FIELDS = ["pageSource", "about", ...CAMPAIGN_PARAMETERS, SPAM_GUARD.formToken];

/**
 * Renders a page for a plain form that the API rejected, with the submitted values and the errors in the form.
 * @returns a page that works like the given one, with and without scripts
 * @throws if the page has no quote form
 * @internal exported for tests
 */
export function renderRejectedForm(html: string, rejectedForm: RejectedForm): string {
  const document = parse(html, { sourceCodeLocationInfo: true });
  const island = findElement(document, (element) => getAttribute(element, "data-island") === "quote-form");
  const props = island && getAttribute(island, "data-props");
  if (props === undefined) throw new Error(NO_FORM);
  const given = JSON.parse(props) as QuoteRequestFormProps;
  const formProps = { ...given, rejected: toRejectedQuote(rejectedForm, given) };
  const form = <Island name="quote-form" component={QuoteRequestForm} props={formProps} when="idle" />;
  return editHtml(html, [
    prefixTitle(document, "Error: "),
    replaceElement(island, renderToStaticMarkup(form, { identifierPrefix: "rejected" })),
  ]);
}

function toRejectedQuote(form: RejectedForm, { lines }: QuoteRequestFormProps): RejectedQuote {
  const { error, issues, formToken } = form;
  // React keeps a line break at the start of a text area only if it is a plain "\n".
  const lineEnds = Object.entries(form.values).map(([name, text]) => [name, text?.replace(/\r\n?/g, "\n")]);
  const values: RejectedForm["values"] = Object.fromEntries(lineEnds);
  // A select whose default matches no option would show the first one.
  const insuranceType = lines.find(({ value }) => value === values.insuranceType)?.value;
  const answers = Object.keys(values).filter((name) => name.startsWith(DETAIL_PREFIX));
  return {
    error,
    issues,
    values: pickDefined([...VISIBLE_FIELDS, ...answers], { ...values, insuranceType }),
    hidden: pickDefined(HIDDEN_FIELDS, {
      ...values,
      // A script sets an empty subject, which React would empty again.
      about: values.about || undefined,
      [SPAM_GUARD.formToken]: formToken,
    }),
  };
}

function pickDefined(names: readonly string[], values: RejectedForm["values"]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));
}

/** @internal exported for tests */
export function findElement(root: HtmlNode, isWanted: (element: HtmlElement) => boolean): HtmlElement | undefined {
  return [...elementsIn(root)].find(isWanted);
}

/** Returns the edit that puts a text in place of an element. Throws if there is no such element in the source text. */
function replaceElement(element: HtmlElement | undefined, text: string): HtmlEdit {
  const location = element?.sourceCodeLocation;
  if (!location) throw new Error(NO_FORM);
  return { startOffset: location.startOffset, endOffset: location.endOffset, text };
}

/** Returns the edit that puts a text before the title of a document. */
function prefixTitle(document: HtmlNode, text: string): HtmlEdit {
  const offset = findElement(document, ({ tagName }) => tagName === "title")?.sourceCodeLocation?.startTag?.endOffset;
  if (offset === undefined) throw new Error("The page has no title.");
  return { startOffset: offset, endOffset: offset, text };
}
