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

/** Medicare page. The notices are beside the plans, and again at the end. */
export default function MedicarePage(page: PageModel): ReactNode {
  const facts = page.site.medicare;
  return (
    <>
      <Sections page={page} order={top} />
      <MedicareDisclaimer facts={facts} label="About the plans that we represent" />
      <Sections page={page} order={bottom} />
      <MedicareDisclaimer facts={facts} />
    </>
  );
}
