import type { PageContext } from "vike/types";
import { lineOfBusinessOf } from "#schemas/page-ids.ts";

/** Every address below a section, whether or not a page has content there yet. */
export function route({ urlPathname }: PageContext): boolean {
  return lineOfBusinessOf(urlPathname.slice(1)) !== undefined;
}
