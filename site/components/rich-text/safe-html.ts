import { cleanHtml } from "#content/importer/sanitise.ts";

/** Whether `text` holds no markup and no character reference, so that React's own escaping is all it needs. */
export function isPlain(text: string): boolean {
  return !text.includes("<") && !text.includes("&");
}

/** `text` as HTML that holds the allowed markup only. */
export function safeHtml(text: string): string {
  return cleanHtml(text).html;
}
