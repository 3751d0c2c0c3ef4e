import type { ReactNode } from "react";
import { ButtonLink } from "#site/components/button-link/button-link.tsx";
import { MediaImage } from "#site/components/media-image/media-image.tsx";
import { RichText } from "#site/components/rich-text/rich-text.tsx";
import { contactPath } from "#site/constants.ts";
import { toneOf } from "#site/sections/call-to-action/tone.ts";
import type { SectionProps } from "#site/sections/section-props.ts";

/** The top of a page: what it is about and the first thing to do. */
export function HeroBlock({ content }: SectionProps<"hero">): ReactNode {
  const { badge, title, subtitle, description, ctaText, ctaUrl = contactPath, image, imageAlt, tiles = [] } = content;
  return (
    <section className="hero" data-tone={toneOf(content.backgroundColor)} aria-labelledby="hero-title">
      {badge ? <p className="hero-badge">{badge}</p> : null}
      <h1 id="hero-title">{title}</h1>
      {subtitle ? <p className="hero-subtitle">{subtitle}</p> : null}
      <RichText text={description} />
      {ctaText ? <ButtonLink href={ctaUrl}>{ctaText}</ButtonLink> : null}
      <MediaImage image={image} alt={imageAlt} />
      {tiles.length === 0 ? null : (
        <ul className="hero-tiles">
          {tiles.map((tile) => (
            <li key={tile.title}>
              <a href={tile.url}>
                <strong>{tile.title}</strong> <span>{tile.description}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
