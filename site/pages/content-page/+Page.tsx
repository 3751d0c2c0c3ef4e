import { FIXED_PAGES, type PageId } from "#schemas/page-ids.ts";
import { hasLeadingForm, type PageModel } from "#site/page-model/page-model.ts";
import { LAYOUTS } from "#site/sections/layouts.ts";
import { createPage, type Layout } from "#site/sections/sections.tsx";

const PAGES = new Map(Object.entries<Layout>(LAYOUTS).map(([name, layout]) => [name, createPage(layout)]));

/** Page with content. Pages of the lines of business share layouts, and other pages name their sections in order. */
export default function ContentPage(page: PageModel) {
  const { content } = page;
  const render = PAGES.get(roleOf(page) ?? "") ?? createPage(["breadcrumbs", ...(content.layout ?? ["hero"]), "rest"]);
  return render(page);
}

/** Returns the name of the layout. A free page can have an address like `coverage`, which is no role. */
function roleOf(page: PageModel): PageId | undefined {
  const { id, line, coverageNav } = page;
  if (hasLeadingForm(page)) return "contact";
  if (line !== undefined) return coverageNav ? "coverage" : line.singlePage ? "single" : "overview";
  return id !== undefined && FIXED_PAGES.has(id) ? id : undefined;
}
