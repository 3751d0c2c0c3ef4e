import type { ImportResult } from "#content/importer/plan/result.ts";
import { FIXED_PAGES, type PageId } from "#schemas/page-ids.ts";
import { listPageNames } from "../ui/page-name.ts";

/** Pages of every site that the field offers before and after those of the lines of business. */
const FIRST_PAGES: readonly PageId[] = ["home", "about"];
const LAST_PAGES: readonly PageId[] = ["contact"];

/** Returns the target pages to choose from: the main pages of the site, and all others that have no form. */
export function listTargetPages(overviews: readonly PageId[], pages: readonly PageId[]) {
  const main = [...FIRST_PAGES, ...overviews, ...LAST_PAGES];
  return { main, others: pages.filter((page) => !main.includes(page) && !FIXED_PAGES.has(page)) };
}

/** Returns whether the import uses the target page, with a sentence that explains it. */
export function targetPageUse(checked: Pick<ImportResult, "format" | "imported"> | undefined) {
  if (checked?.format === undefined) {
    return { isUsed: true, hint: "Used only for token-only content, which doesn't name its page." };
  }
  if (checked.format === "tokens") {
    return { isUsed: true, hint: "Your content doesn't name its page, so it goes to this one." };
  }
  const pages = checked.imported.map(({ page }) => page);
  const reason = pages.length === 0 ? "names its own pages" : `is for ${listPageNames(pages)}`;
  return { isUsed: false, hint: `Not used. Your content ${reason}.` };
}
