import type { ReactNode } from "react";
import { RichText } from "#site/components/rich-text/rich-text.tsx";
import type { SectionProps } from "#site/sections/section-props.ts";

/** A policy: its sections, the states the agency is licensed in, and the notice at its end. */
export function LegalText({ content, page }: SectionProps<"legal">): ReactNode {
  const { effectiveDate, sections = [], notice } = content;
  const { licensedStates = [] } = page.site;
  return (
    <div className="section legal">
      {effectiveDate ? <p>Effective date: {effectiveDate}</p> : null}
      {sections.map(({ id, title, description }) => (
        <section key={id ?? title} id={anchor(id ?? title)}>
          <h2>{title}</h2>
          <RichText text={description} />
        </section>
      ))}
      <div className="legal-notice">
        {licensedStates.length === 0 ? null : <p>Licensed in {licensedStates.join(", ")}.</p>}
        <RichText text={notice} />
      </div>
    </div>
  );
}

function anchor(id: string | number): string {
  return String(id)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
}
