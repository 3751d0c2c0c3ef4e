import type { ReactNode } from "react";
import { MediaImage } from "#site/components/media-image/media-image.tsx";
import { RichText } from "#site/components/rich-text/rich-text.tsx";
import { Section } from "#site/components/section/section.tsx";
import { Scene } from "#site/illustrations/drawing.tsx";
import type { SectionProps } from "#site/page-model/section-props.ts";

/** About section. Each line is a paragraph. Home shows a drawing of the office if there is no photo. */
export function About({ content, page }: SectionProps<"about">): ReactNode {
  return (
    <Section name="about" title={content.title}>
      <RichText text={content.description} />
      <MediaImage
        image={content.image}
        alt={content.imageAlt}
        fallback={page.id === "home" && <Scene name="office" />}
      />
    </Section>
  );
}

/** About section of a coverage page, where each newline is a line break. */
export function CoverageAbout({ content }: SectionProps<"about">): ReactNode {
  return (
    <Section name="about" title={content.title}>
      <RichText text={content.description} newlines="breaks" />
      <MediaImage image={content.image} alt={content.imageAlt} />
    </Section>
  );
}
