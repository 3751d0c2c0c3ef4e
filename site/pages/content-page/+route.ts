import type { PageContext } from "vike/types";
import { pageIdAt } from "#schemas/page-ids.ts";

/** Matches the path of every page that can exist, even if it has no content. */
export function route({ urlPathname }: PageContext): boolean {
  return pageIdAt(urlPathname) !== undefined;
}
