import type { ReactNode } from "react";
import { MediaImage } from "#site/components/media-image/media-image.tsx";
import { RichText } from "#site/components/rich-text/rich-text.tsx";
import { Scene } from "#site/illustrations/drawing.tsx";
import { sceneForPage } from "#site/illustrations/scene-for-page.ts";
import type { SectionProps } from "#site/page-model/section-props.ts";

/** Short introduction beside the quote form. It has no call to action, because the form is next to it. */
export function ContactIntro({ content, page }: SectionProps<"hero">): ReactNode {
  const { title, subtitle, description, image, imageAlt } = content;
  return (
    <section id="hero" className="contact-intro">
      <h1>{title}</h1>
      {subtitle ? <p className="hero-subtitle">{subtitle}</p> : null}
      <RichText text={description} />
      <div className="contact-picture">
        <MediaImage image={image} alt={imageAlt} fallback={<Scene name={sceneForPage(page.id)} />} isHero />
      </div>
    </section>
  );
}
