/** The page that content is for which does not say its page. */
import type { ImportResult } from "#content/importer/result.ts";

export const TARGET_PAGES = ["home", "about", "commercial", "farm", "personal", "medicare", "contact"] as const;

export type TargetPage = (typeof TARGET_PAGES)[number];

/** Pages that a sentence names before it only counts them. */
const NAMED_FIRST = 3;

/**
 * Whether the target page counts, and why not.
 * @param checked what is known of the content; undefined where nothing is
 */
export function targetUse(checked: Pick<ImportResult, "format" | "imported"> | undefined): {
  isUsed: boolean;
  hint: string;
} {
  const usual = "Only for token-only content, which does not say its page.";
  if (checked?.format === undefined) return { isUsed: true, hint: usual };
  if (checked.format === "tokens")
    return { isUsed: true, hint: "The content does not say its page: it is for this one." };
  const pages = checked.imported.map(({ page }) => page);
  if (pages.length === 0) return { isUsed: false, hint: "Not used: the content says its pages itself." };
  const others = pages.length - NAMED_FIRST;
  const named = pages.slice(0, NAMED_FIRST).join(", ") + (others > 0 ? ` and ${others} more` : "");
  return { isUsed: false, hint: `Not used: the content is for ${named}.` };
}
