import type { ReactNode } from "react";
import { Section } from "#site/components/section/section.tsx";
import type { PageSectionProps } from "#site/page-model/section-props.ts";

export function Checklist({ content: { title, items = [] } }: PageSectionProps<"checklist">): ReactNode {
  if (items.length === 0) return null;
  return (
    <Section name="checklist" title={title}>
      <ul className="ticks">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
