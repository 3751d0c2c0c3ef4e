import { type PageId, resolvePage } from "#schemas/page-ids.ts";

/** Returns the page of this site that the visitor came from, or undefined if the visitor came from elsewhere. */
export function referringPage(referrer: string, origin: string): PageId | undefined {
  if (!referrer.startsWith(`${origin}/`)) return undefined;
  return resolvePage(new URL(referrer).pathname);
}
