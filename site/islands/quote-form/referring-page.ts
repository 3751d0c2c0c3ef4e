import { type PageId, resolvePage } from "#schemas/page-ids.ts";

/**
 * Returns the page of this site that the visitor came from, or undefined if the visitor came from elsewhere.
 * @param referrer value of `document.referrer`: a URL or an empty string
 * @param origin value of `location.origin`
 */
export function referringPage(referrer: string, origin: string): PageId | undefined {
  if (!referrer.startsWith(`${origin}/`)) return undefined;
  return resolvePage(new URL(referrer).pathname);
}
