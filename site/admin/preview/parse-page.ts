import { trustHtml } from "#site/islands/island/trusted-types.ts";

/** Parses an HTML document without its scripts. The preview frame blocks them, and the browser would log each as an error. */
export function parsePage(html: string): Document {
  const parsed = new DOMParser().parseFromString(trustHtml(html), "text/html");
  for (const script of parsed.querySelectorAll("script")) script.remove();
  return parsed;
}

/** Returns the HTML of a parsed document. */
export function serializePage(page: Document): string {
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
