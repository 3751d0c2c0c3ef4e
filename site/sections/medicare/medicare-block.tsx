import type { ReactNode } from "react";
import { ButtonLink } from "#site/components/button-link/button-link.tsx";
import { MediaImage } from "#site/components/media-image/media-image.tsx";
import { Section } from "#site/components/section/section.tsx";
import type { PageSectionProps } from "#site/page-model/section-props.ts";

/** Summary of the Medicare services, for other pages. */
export function MedicareBlock({ content }: PageSectionProps<"medicare">): ReactNode {
  const { title, description, image, imageAlt, benefits = [], link = "/medicare", linkText } = content;
  return (
    <Section name="medicare" title={title} description={description}>
      <MediaImage image={image} alt={imageAlt} />
      <ul className="ticks">
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <ButtonLink href={link}>{linkText ?? "Explore Medicare Options"}</ButtonLink>
    </Section>
  );
}
