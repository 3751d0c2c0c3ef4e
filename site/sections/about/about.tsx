import type { ReactNode } from "react";
import { MediaImage } from "#site/components/media-image/media-image.tsx";
import { RichText } from "#site/components/rich-text/rich-text.tsx";
import { Section } from "#site/components/section/section.tsx";
import { Scene } from "#site/illustrations/scene.tsx";
import type { SectionProps } from "#site/page-model/section-props.ts";

/** What the page is about; each line is a paragraph. The home page shows the office, drawn where there is no photo. */
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

/** The same on a coverage page, where a newline breaks the line. */
export function CoverageAbout({ content }: SectionProps<"about">): ReactNode {
  return (
    <Section name="about" title={content.title}>
      <RichText text={content.description} newlines="breaks" />
      <MediaImage image={content.image} alt={content.imageAlt} />
    </Section>
  );
}
