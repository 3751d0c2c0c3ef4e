import { legalAnchorOf } from "#schemas/anchors.ts";
import { RichText } from "#site/components/rich-text/rich-text.tsx";
import type { PageSectionProps } from "#site/page-model/page-model.ts";

export function LegalText({ content }: PageSectionProps<"legal">) {
  const { effectiveDate, lastUpdated, sections = [], notice } = content;
  const update = lastUpdated ? ` (last updated ${lastUpdated})` : "";
  return (
    <div className="section legal" id="legal">
      {effectiveDate ? <p>{`Effective date: ${effectiveDate}${update}`}</p> : null}
      {sections.map((section) => (
        <section key={section.id ?? section.title} id={legalAnchorOf(section)}>
          <h2>{section.title}</h2>
          <RichText text={section.description} />
        </section>
      ))}
      {notice ? (
        <div className="legal-notice">
          <RichText text={notice} />
        </div>
      ) : null}
    </div>
  );
}
