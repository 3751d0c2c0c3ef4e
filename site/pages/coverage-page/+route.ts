import type { PageContext } from "vike/types";
import { sectionOf } from "#schemas/pages.ts";

/** Every address below a section, whether or not a page has content there yet. */
export function route({ urlPathname }: PageContext): boolean {
  return sectionOf(urlPathname.slice(1)) !== undefined;
}
