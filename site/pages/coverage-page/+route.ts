import type { PageContext } from "vike/types";
import { lineOfBusinessOf } from "#schemas/page-ids.ts";

/** Matches every path below a line of business, even if no page there has content. */
export function route({ urlPathname }: PageContext): boolean {
  return lineOfBusinessOf(urlPathname.slice(1)) !== undefined;
}
