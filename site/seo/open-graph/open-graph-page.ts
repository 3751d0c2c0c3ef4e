import { mainOffice } from "#content/facts/offices.ts";
import type { PageId } from "#schemas/page-ids.ts";
import type { PageModel } from "#site/page-model/page-model.ts";

export const OPEN_GRAPH_SIZE_PX = { width: 1200, height: 630 };

const FOLDER = "/og/";

export function openGraphPath(page: PageId): string {
  return `${FOLDER}${page}.png`;
}

export function isOpenGraphPath(path: string): boolean {
  return path.startsWith(FOLDER);
}

export interface OpenGraphContent {
  title: string;
  /** Line of business, or the page's name where it has none. */
  label: string;
  agency: string;
}

export function openGraphContent({ id, content, site, line, trail }: PageModel): OpenGraphContent {
  const { city, state } = mainOffice(site).address;
  const label = id === "home" ? `${city}, ${state}` : (line?.title ?? trail.at(-1)?.title ?? "");
  return { title: content.hero.title, label, agency: site.name };
}
