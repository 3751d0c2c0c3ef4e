import type { ReactNode } from "react";
import { Sidebar } from "#site/components/sidebar/sidebar.tsx";
import type { PageModel } from "#site/page-model/page-model.ts";
import { CoverageAbout } from "#site/sections/about/about.tsx";
import { expandRest, Sections } from "#site/sections/sections.tsx";

const top = ["breadcrumbs", "hero"] as const;
const bottom = ["cta"] as const;
const body = expandRest([
  ...top,
  "summary",
  "about",
  "features",
  "benefits",
  "deductible",
  "bring",
  "faq",
  "related",
  "rest",
  ...bottom,
]).slice(top.length, -bottom.length);
const variants = { about: CoverageAbout };

/** Page about one coverage, in any line of business. */
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
      <Sections page={page} order={bottom} />
    </>
  );
}
