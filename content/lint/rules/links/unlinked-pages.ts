import type { Rule } from "#content/lint/model/rule.ts";
import { lineOfBusinessOf, pathOf } from "#schemas/page-ids.ts";

export const unlinkedPages: Rule = {
  code: "page/unlinked",
  severity: "warning",
  title: "No other page links to a page",
  why: "Visitors can reach the page only by its address, and search engines rarely list it. The header and the footer link to all pages that are not about a coverage.",
  fix: "Add the page to `coverage` on the overview page of its line of business, which also adds it to the sidebar.",
  checkSite: ({ index, internalLinks }) => {
    const linkedPaths = new Set(internalLinks.map(({ page, path }) => (pathOf(page) === path ? undefined : path)));
    return [...index.keys()]
      .filter((page) => lineOfBusinessOf(page) !== undefined && !linkedPaths.has(pathOf(page)))
      .map((page) => ({ page, pointer: "/hero/title", message: `No other page links to ${pathOf(page)}.` }));
  },
};
