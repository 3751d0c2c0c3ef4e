import type { ReactNode } from "react";
import { SITE } from "#schemas/page-ids.ts";
import { DocumentEditor } from "../form/document-editor.tsx";
import type { FormSection } from "../form/form-sections.ts";
import type { ControlOverrides } from "../form/state/editor-context.ts";
import type { SectionProps } from "../navigation/address.ts";
import { HoursControl } from "./hours-control.tsx";
import { NoticeControl } from "./notice-control.tsx";
import { ReachSummary } from "./reach-summary.tsx";
import { StatesControl } from "./states-control.tsx";
import { TintControl } from "./tint-control.tsx";

const SECTIONS: readonly FormSection[] = [
  { label: "Phone and email", keys: ["phone", "email"] },
  { label: "Offices and hours", keys: ["offices", "timeZone"] },
  { label: "Notice on every page", keys: ["notice"] },
  {
    label: "Name",
    keys: ["name", "shortName", "tagline", "description", "foundedYear", "url", "priceRange", "region", "sample"],
  },
  { label: "Licenses", keys: ["licensedStates", "licenses"] },
  { label: "Social links", keys: ["social"] },
  { label: "Lines of business", keys: ["lines"] },
  { label: "Claims", keys: ["claims"] },
  { label: "Menu and footer", keys: ["navigation", "footer"] },
  { label: "Carriers", keys: ["carriers"] },
  { label: "Medicare", keys: ["medicare"] },
  { label: "Approval rules", keys: ["approvals"] },
];

const CONTROLS: ControlOverrides = {
  "/offices/*/hours": HoursControl,
  "/licensedStates": StatesControl,
  "/lines/*/color": TintControl,
  "/notice": NoticeControl,
};

export function BusinessInfoSection(props: SectionProps): ReactNode {
  return (
    <section className="business-info" aria-labelledby="business-info-title">
      <header className="section-bar">
        <h2 id="business-info-title">Business Info</h2>
        <p>One change here updates every page, search results and emails.</p>
      </header>
      <DocumentEditor {...props} document={SITE} formSections={SECTIONS} controls={CONTROLS} Summary={ReachSummary} />
    </section>
  );
}
