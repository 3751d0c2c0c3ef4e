import type { ReactNode } from "react";
import { MedicareDisclaimer } from "#site/components/medicare-disclaimer/medicare-disclaimer.tsx";
import type { PageModel } from "#site/page-model/page-model.ts";
import { expandRest, Sections } from "#site/sections/sections.tsx";

const order = expandRest([
  "hero",
  "breadcrumbs",
  "coverage",
  "about",
  "medicareDates",
  "checklist",
  "medicareProcess",
  "rest",
  "cta",
  "faq",
]);

export default function MedicarePage(page: PageModel): ReactNode {
  return (
    <>
      <Sections page={page} order={order} />
      <MedicareDisclaimer facts={page.site.medicare} />
    </>
  );
}
