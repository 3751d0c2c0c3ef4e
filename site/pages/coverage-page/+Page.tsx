import type { ReactNode } from "react";
import { Sidebar } from "#site/components/sidebar/sidebar.tsx";
import type { PageModel } from "#site/page-model/page-model.ts";
import { CoverageAbout } from "#site/sections/about/about.tsx";
import { expandRest, Sections } from "#site/sections/sections.tsx";

const top = ["breadcrumbs", "hero"] as const;
const end = ["cta"] as const;
const body = expandRest([...top, "about", "features", "benefits", "faq", "related", "rest", ...end]).slice(
  top.length,
  -end.length,
);
const variants = { about: CoverageAbout };

/** A page about one coverage: every section has pages of this kind. */
export default function CoveragePage(page: PageModel): ReactNode {
  return (
    <>
      <Sections page={page} order={top} />
      <div className="coverage-page">
        <div>
          <Sections page={page} order={body} variants={variants} />
        </div>
        {page.coverageNav && <Sidebar nav={page.coverageNav} path={page.path} />}
      </div>
      <Sections page={page} order={end} />
    </>
  );
}
