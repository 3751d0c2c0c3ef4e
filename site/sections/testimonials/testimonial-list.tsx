import type { ReactNode } from "react";
import { Quotation } from "#site/components/quotation/quotation.tsx";
import { Section } from "#site/components/section/section.tsx";
import type { SectionProps } from "#site/page-model/section-props.ts";

/** List of testimonials. */
export function TestimonialList({
  content: { title, description, items = [] },
}: SectionProps<"testimonials">): ReactNode {
  if (items.length === 0) return null;
  return (
    <Section name="testimonials" title={title} description={description} isRising>
      <ul className="quotations">
        {items.map((item) => (
          <li key={item.id ?? item.quote}>
            <Quotation {...item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
