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

export interface TargetPageUse {
  isUsed: boolean;
  /** A sentence that explains whether the target page is used. */
  hint: string;
}

/** Explains whether the import uses the target page. */
export function targetPageUse(checked: Pick<ImportResult, "format" | "imported"> | undefined): TargetPageUse {
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
