import type { ReactNode } from "react";
import type { PageModel } from "#site/page-model/page-model.ts";
import { LAYOUTS } from "#site/sections/layouts.ts";
import { createPage } from "#site/sections/sections.tsx";

const PAGES = new Map(Object.entries(LAYOUTS).map(([name, layout]) => [name, createPage(layout)]));

/** Page with content. Coverage pages share a layout. */
export default function ContentPage(page: PageModel): ReactNode {
  return (PAGES.get(page.id ?? "") ?? PAGES.get("coverage"))?.(page);
}
