import type { ReactNode } from "react";
import { legalAnchorOf } from "#schemas/anchors.ts";
import { RichText } from "#site/components/rich-text/rich-text.tsx";
import type { SectionProps } from "#site/page-model/section-props.ts";

/** Legal text with its sections, the licensed states and a closing notice. */
export function LegalText({ content, page }: SectionProps<"legal">): ReactNode {
  const { effectiveDate, sections = [], notice } = content;
  const { licensedStates = [] } = page.site;
  return (
    <div className="section legal" id="legal">
      {effectiveDate ? <p>Effective date: {effectiveDate}</p> : null}
      {sections.map((section) => (
        <section key={section.id ?? section.title} id={legalAnchorOf(section)}>
          <h2>{section.title}</h2>
          <RichText text={section.description} />
        </section>
      ))}
      <div className="legal-notice">
        {licensedStates.length === 0 ? null : <p>Licensed in {licensedStates.join(", ")}.</p>}
        <RichText text={notice} />
      </div>
    </div>
  );
}
