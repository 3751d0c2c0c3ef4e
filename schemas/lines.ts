/** The lines of business in the site settings, with the defaults of what they leave out. */
import type { LineOfBusiness as LineSettings } from "./generated/site.ts";
import { type PageId, parentOf } from "./page-ids.ts";

export type LineOfBusiness = LineSettings & Required<Pick<LineSettings, "overview" | "page" | "phrase">>;

/** The part of the site settings that has the lines. */
export type SiteLines = { lines?: readonly LineSettings[] };

const completed = new WeakMap<readonly LineSettings[], readonly LineOfBusiness[]>();

export function linesOf({ lines }: SiteLines): readonly LineOfBusiness[] {
  if (lines === undefined) return [];
  const complete = (line: LineSettings): LineOfBusiness => {
    const { id, shortTitle } = line;
    return { overview: shortTitle, page: id, phrase: `${shortTitle.toLowerCase()} insurance`, ...line };
  };
  const known = completed.get(lines) ?? lines.map(complete);
  completed.set(lines, known);
  return known;
}

export function findLine(site: SiteLines, id: string): LineOfBusiness | undefined {
  return linesOf(site).find((line) => line.id === id);
}

export function lineOfOverview(site: SiteLines, page: PageId): LineOfBusiness | undefined {
  return linesOf(site).find((line) => line.page === page);
}

/** Returns the line of a coverage page, which is below the overview of the line. */
export function lineOfCoverage(site: SiteLines, page: PageId): LineOfBusiness | undefined {
  const parent = parentOf(page);
  return parent === undefined ? undefined : lineOfOverview(site, parent);
}

/** Returns the line of an overview or a coverage page. */
export function lineOfPage(site: SiteLines, page: PageId): LineOfBusiness | undefined {
  return lineOfOverview(site, parentOf(page) ?? page);
}
