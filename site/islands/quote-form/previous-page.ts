import { type PageId, resolvePage } from "#schemas/page-ids.ts";

/**
 * The page of this site that led to the present one; undefined where another site did, or none.
 * @param referrer as `document.referrer` gives it: an address, or nothing
 * @param origin of this site
 */
export function referringPage(referrer: string, origin: string): PageId | undefined {
  if (!referrer.startsWith(`${origin}/`)) return undefined;
  return resolvePage(new URL(referrer).pathname);
}
