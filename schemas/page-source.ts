/** Names of pages that quote requests carry. */
import type { PageId } from "./page-ids.ts";

/** Formats the page name that a quote request carries: 'Home Page', 'Commercial - Cyber Liability Page'. */
export function formatPageSource(id: PageId): string {
  return `${id.split("/").map(titleCase).join(" - ")} Page`;
}

/** Converts a slug to words with initial capitals: 'cyber-liability' becomes 'Cyber Liability'. */
export function titleCase(slug: string): string {
  return slug.replace(
    /(?:^|-)([a-z0-9])/g,
    (match, first: string) => (match.startsWith("-") ? " " : "") + first.toUpperCase(),
  );
}
