import { SERVICE } from "#content/quote-form/request-kinds.ts";
import type { ListedPage } from "#content/revisions/list-pages.ts";
import { FIXED_PAGES, type PageId, parentOf } from "#schemas/page-ids.ts";
import type { PageListAnswer } from "#site/admin/api/client.ts";
import { pageName } from "../ui/page-name.ts";

const LEGAL: ReadonlySet<PageId> = new Set(["privacy", "terms", "accessibility"]);

type NamedPage = Pick<ListedPage, "id" | "title" | "line">;

interface PageGroup {
  id: string;
  title: string;
  /** ID of the line of business that the pages belong to. */
  line?: string;
  pages: ListedPage[];
}

/** Groups pages by line of business. Groups without pages are left out. */
export function groupPages(pages: readonly ListedPage[], lines: PageListAnswer["lines"]): PageGroup[] {
  const others = pages.filter(({ line }) => line === undefined);
  const groups: PageGroup[] = [
    { id: "general", title: "General", pages: others.filter(({ id }) => FIXED_PAGES.has(id) && !LEGAL.has(id)) },
    ...lines.map(({ id, shortTitle }) => {
      return { id: `line-${id}`, title: shortTitle, line: id, pages: pages.filter(({ line }) => line === id) };
    }),
    { id: "clients", title: "For Clients", pages: others.filter(({ id }) => isForClients(id)) },
    { id: "other", title: "Other", pages: others.filter(({ id }) => !FIXED_PAGES.has(id) && !isForClients(id)) },
    { id: "legal", title: "Legal", pages: others.filter(({ id }) => LEGAL.has(id)) },
  ];
  return groups.filter(({ pages: members }) => members.length > 0);
}

const isForClients = (id: PageId) => id === SERVICE || parentOf(id) === SERVICE;

/** Returns the name of a page in lists: its title without the name of the agency, or "About" and the like. */
export function pageTitle({ id, title, line }: NamedPage): string {
  const isNamedByRole = FIXED_PAGES.has(id) || (line !== undefined && parentOf(id) === undefined);
  return isNamedByRole ? pageName(id) : title.replace(/\s+\|[^|]*$/, "");
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
