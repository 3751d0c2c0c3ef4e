import { parseFragment, serialize } from "parse5";
import { cleanHtml } from "#content/importer/sanitise.ts";

/** Whether `text` holds no markup and no character reference, so that React's own escaping is all it needs. */
export function isPlain(text: string): boolean {
  return !text.includes("<") && !text.includes("&");
}

/** `text` as HTML that holds the allowed markup only, and closes what it opens: it cannot end an element around it. */
export function safeHtml(text: string): string {
  const { html } = cleanHtml(text);
  return html.includes("<") ? serialize(parseFragment(html)) : html;
}
