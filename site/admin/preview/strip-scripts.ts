import { trustHtml } from "#site/islands/island/trusted-types.ts";

/** Removes the scripts of an HTML document. The preview frame blocks them, and the browser would log each as an error. */
export function stripScripts(html: string): string {
  const parsed = new DOMParser().parseFromString(trustHtml(html), "text/html");
  for (const script of parsed.querySelectorAll("script")) script.remove();
  return `<!doctype html>${parsed.documentElement.outerHTML}`;
}
