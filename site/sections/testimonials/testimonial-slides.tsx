import type { ReactNode } from "react";
import { ButtonLink } from "#site/components/button-link/button-link.tsx";
import { Section } from "#site/components/section/section.tsx";
import { contactPath } from "#site/constants.ts";
import { Island } from "#site/islands/island/island.tsx";
import { TestimonialSlider } from "#site/islands/testimonial-slider/testimonial-slider.tsx";
import type { SectionProps } from "#site/page-model/section-props.ts";

/** Testimonials in a slider. */
export function TestimonialSlides({
  content: { title, description, items = [] },
}: SectionProps<"testimonials">): ReactNode {
  if (items.length === 0) return null;
  return (
    <Section name="testimonials" title={title} description={description} isRising>
      <Island
        name="testimonial-slider"
        component={TestimonialSlider}
        props={{ items: items.map(({ quote, author, position }) => ({ quote, author, position })) }}
        when="visible"
      />
      <ButtonLink href={contactPath}>Get Your Free Quote Today</ButtonLink>
    </Section>
  );
}
