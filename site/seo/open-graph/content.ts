import { isLineOfBusiness, LINES_OF_BUSINESS, lineOfBusinessOf } from "#schemas/page-ids.ts";
import type { PageModel } from "#site/page-model/page-model.ts";

/** The words of the picture that a shared link shows. */
export interface OpenGraphContent {
  title: string;
  /** The line of business, or what else the page is called. */
  label: string;
  agency: string;
}

export function openGraphContent(page: PageModel): OpenGraphContent {
  return { title: page.content.hero.title, label: labelOf(page), agency: page.site.name };
}

function labelOf({ id = "", site, trail }: PageModel): string {
  if (id === "home") return `${site.address.city}, ${site.address.state}`;
  const line = lineOfBusinessOf(id) ?? id;
  return isLineOfBusiness(line) ? LINES_OF_BUSINESS[line].label : (trail.at(-1)?.title ?? "");
}
