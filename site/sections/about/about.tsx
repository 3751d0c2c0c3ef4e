import type { ReactNode } from "react";
import { MediaImage } from "#site/components/media-image/media-image.tsx";
import { RichText } from "#site/components/rich-text/rich-text.tsx";
import { Section } from "#site/components/section/section.tsx";
import { Scene } from "#site/illustrations/drawing.tsx";
import type { PageSectionProps } from "#site/page-model/section-props.ts";

/** Text whose lines are paragraphs, or lines on a coverage page. Home without a photo shows a drawing of the office. */
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
