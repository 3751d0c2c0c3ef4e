import type { ListedPage } from "#content/revisions/list-pages.ts";
import { isLineOfBusiness, lineOfBusinessOf, type PageId } from "#schemas/page-ids.ts";
import { pageName } from "../ui/page-name.ts";

/** The groups of the list by ID, in their order. */
const GROUP_TITLES = {
  general: "General",
  commercial: "Commercial",
  farm: "Farm",
  personal: "Personal",
  medicare: "Medicare",
  legal: "Legal",
} as const;

type PageGroupId = keyof typeof GROUP_TITLES;

const LEGAL: ReadonlySet<PageId> = new Set(["privacy", "terms", "accessibility"]);

interface PageGroup {
  id: PageGroupId;
  title: string;
  pages: ListedPage[];
}

/** Groups pages by line of business. Groups without pages are left out. */
export function groupPages(pages: readonly ListedPage[]): PageGroup[] {
  const groups = Object.entries(GROUP_TITLES).map(([id, title]) => ({
    id: id as PageGroupId,
    title,
    pages: pages.filter((page) => groupOf(page.id) === id),
  }));
  return groups.filter(({ pages: members }) => members.length > 0);
}

function groupOf(page: PageId): PageGroupId {
  const line = lineOfBusinessOf(page);
  if (line !== undefined) return line;
  if (isLineOfBusiness(page) || page === "medicare") return page;
  return LEGAL.has(page) ? "legal" : "general";
}

/** Returns the name of a page in lists: its title without the name of the agency, or "About" and the like. */
export function pageTitle({ id, title }: Pick<ListedPage, "id" | "title">): string {
  return lineOfBusinessOf(id) === undefined ? pageName(id) : title.replace(/\s+\|[^|]*$/, "");
}

/** Returns the pages whose title or address has all words of a text. */
export function filterPages<Page extends Pick<ListedPage, "id" | "title">>(
  pages: readonly Page[],
  text: string,
): readonly Page[] {
  const matches = wordSearch(text);
  return pages.filter(({ id, title }) => matches(`/${id} ${title}`));
}

/** Returns a function that tells whether a text has all words of a search, in any case. */
export function wordSearch(search: string): (text: string) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => text.toLowerCase().includes(word));
}
