import { ButtonLink } from "#site/components/button-link/button-link.tsx";
import { Quotation } from "#site/components/quotation/quotation.tsx";
import { Section } from "#site/components/section/section.tsx";
import { contactPath } from "#site/constants.ts";
import { Island } from "#site/islands/island/island.tsx";
import { TestimonialSlider } from "#site/islands/testimonial-slider/testimonial-slider.tsx";
import type { PageSectionProps } from "#site/page-model/page-model.ts";

/** List of testimonials, which is a slider on Home. */
export function TestimonialList({ content, page }: PageSectionProps<"testimonials">) {
  const { title, description, items = [] } = content;
  if (items.length === 0) return null;
  const slides = items.map(({ quote, author, position }) => ({ quote, author, position }));
  return (
    <Section name="testimonials" title={title} description={description} isRising>
      {page.id === "home" ? (
        <>
          <Island name="testimonial-slider" component={TestimonialSlider} props={{ items: slides }} when="visible" />
          <ButtonLink href={contactPath}>Get Your Free Quote Today</ButtonLink>
        </>
      ) : (
        <ul className="quotations">
          {items.map((item) => (
            <li key={item.id ?? item.quote}>
              <Quotation {...item} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
