import type { ReactNode } from "react";
import { formatPostalAddress } from "#content/facts/format-postal-address.ts";
import { completeHours } from "#content/facts/office-hours.ts";
import { Section } from "#site/components/section/section.tsx";
import type { SectionProps } from "#site/page-model/section-props.ts";

/** List of what to bring to the office. Its button prints the list alone, on one page with the agency's address. */
export function Bring({ content: { title, items = [] }, page: { content, site } }: SectionProps<"bring">): ReactNode {
  if (items.length === 0) return null;
  const facts = [formatPostalAddress(site.address), site.phone, completeHours(site.hours ?? {}).display];
  return (
    <Section name="bring" title={title}>
      <p className="bring-page">{content.hero?.title}</p>
      <ul className="bring-items">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="bring-office">
        {site.name}
        <br />
        {facts.filter(Boolean).join(" · ")}
      </p>
      <button className="button button-quiet" type="button" data-print>
        Print This List
      </button>
    </Section>
  );
}
