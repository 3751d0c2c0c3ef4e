import type { ReactNode } from "react";
import { MediaImage } from "#site/components/media-image/media-image.tsx";
import { RichText } from "#site/components/rich-text/rich-text.tsx";
import { Section } from "#site/components/section/section.tsx";
import { Scene } from "#site/illustrations/drawing.tsx";
import type { PageSectionProps } from "#site/page-model/section-props.ts";

/**
 * About section. Each line is a paragraph, or on a coverage page a line. Home shows a drawing of the office if there is no
 * photo.
 */
export function About({ content, page }: PageSectionProps<"about">): ReactNode {
  return (
    <Section name="about" title={content.title}>
      <RichText text={content.description} newlines={page.coverageNav ? "breaks" : "paragraphs"} />
      <MediaImage
        image={content.image}
        alt={content.imageAlt}
        fallback={page.id === "home" && <Scene name="office" />}
      />
    </Section>
  );
}
