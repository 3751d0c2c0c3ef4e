import type { ImportResult } from "#content/importer/plan/result.ts";
import { lineOfBusinessOf, type PageId } from "#schemas/page-ids.ts";
import { listPageNames } from "../ui/page-name.ts";

export const TARGET_PAGES: readonly PageId[] = [
  "home",
  "about",
  "commercial",
  "farm",
  "personal",
  "medicare",
  "contact",
];

export function listCoveragePages(pages: readonly PageId[]): PageId[] {
  return pages.filter((page) => lineOfBusinessOf(page) !== undefined);
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
