import type { ReactNode } from "react";
import { MedicareDisclaimer } from "#site/components/medicare-disclaimer/medicare-disclaimer.tsx";
import type { PageModel } from "#site/page-model/page-model.ts";
import { expandRest, Sections } from "#site/sections/sections.tsx";

const top = ["hero", "breadcrumbs", "coverage"] as const;
const bottom = expandRest([
  ...top,
  "about",
  "medicareDates",
  "checklist",
  "medicareProcess",
  "rest",
  "cta",
  "faq",
]).slice(top.length);

/** Medicare page, with the notices right below the plans. */
export default function MedicarePage(page: PageModel): ReactNode {
  return (
    <>
      <Sections page={page} order={top} />
      <MedicareDisclaimer facts={page.site.medicare} />
      <Sections page={page} order={bottom} />
    </>
  );
}
