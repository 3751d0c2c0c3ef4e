/** The text beside the consent checkbox of the contact page. */
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from "parse5";
import { BLOCK_TAGS } from "#schemas/rich-text.ts";
import { cleanHtml } from "../documents/clean-html.ts";
import { shortHash } from "../platform/short-hash.ts";
import type { ContentReader } from "../store/content-store.ts";

export interface ConsentText {
  /** The text as clean HTML. */
  html: string;
  /** The text as visitors read it, without markup. It is stored with each consent. */
  text: string;
  /** Hash of `text`, so that a changed text always has another version. */
  version: string;
}

/** Reads the consent text of the contact page. Returns undefined if the page asks for no consent. */
export async function readConsentText(reader: ContentReader): Promise<ConsentText | undefined> {
  return createConsentText((await reader.page("contact"))?.form?.consent);
}

/**
 * Creates the consent text of a field.
 * @param richText the field, with the values of the facts that it quotes
 * @returns undefined if the field has no text
 */
export function createConsentText(richText = ""): ConsentText | undefined {
  const { html } = cleanHtml(richText);
  const text = toPlainText(parseFragment(html)).replace(/\s+/g, " ").trim();
  return text === "" ? undefined : { html, text, version: shortHash(text) };
}

function toPlainText(node: DefaultTreeAdapterTypes.Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  const text = "childNodes" in node ? node.childNodes.map(toPlainText).join("") : "";
  return BLOCK_TAGS.has(node.nodeName) ? ` ${text} ` : text;
}
