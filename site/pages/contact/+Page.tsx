import type { ReactNode } from "react";
import type { PageModel } from "#site/page-model/page-model.ts";
import { ContactIntro } from "#site/sections/quote-form/contact-intro.tsx";
import { expandRest, Sections, type Slot } from "#site/sections/sections.tsx";

const lead: readonly Slot[] = ["hero", "form", "whyChoose"];
const after = expandRest(["breadcrumbs", ...lead, "officeInfo", "mapEmbed", "rest", "cta"]).slice(lead.length + 1);

/** Contact page. The form is beside the headline, and right below it on a phone. */
export default function ContactPage(page: PageModel): ReactNode {
  return (
    <>
      <Sections page={page} order={["breadcrumbs"]} />
      <div className="contact-lead">
        <Sections page={page} order={lead} variants={{ hero: ContactIntro }} />
      </div>
      <Sections page={page} order={after} />
    </>
  );
}
