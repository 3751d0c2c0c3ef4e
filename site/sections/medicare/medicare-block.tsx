import type { ReactNode } from "react";
import { linesOf } from "#schemas/lines.ts";
import { pathOf } from "#schemas/page-ids.ts";
import { ButtonLink } from "#site/components/button-link/button-link.tsx";
import { MediaImage } from "#site/components/media-image/media-image.tsx";
import { Section } from "#site/components/section/section.tsx";
import type { PageSectionProps } from "#site/page-model/section-props.ts";

/** Summary of the Medicare services, for other pages. */
export function MedicareBlock({ content, page }: PageSectionProps<"medicare">): ReactNode {
  const line = linesOf(page.site).find(({ regulation }) => regulation === "medicare");
  const { title, description, image, imageAlt, benefits = [] } = content;
  const { link = line && pathOf(line.page), linkText = line?.card?.linkText } = content;
  return (
    <Section name="medicare" title={title} description={description}>
      <MediaImage image={image} alt={imageAlt} />
      <ul className="ticks">
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      {link === undefined ? null : (
        <ButtonLink href={link}>{linkText ?? `Explore ${line?.shortTitle ?? title}`}</ButtonLink>
      )}
    </Section>
  );
}
