import type { ReactNode } from "react";
import { LINES_OF_BUSINESS, lineOfBusinessOf } from "#schemas/page-ids.ts";
import { ButtonLink } from "#site/components/button-link/button-link.tsx";
import { MediaImage } from "#site/components/media-image/media-image.tsx";
import { RichText } from "#site/components/rich-text/rich-text.tsx";
import { contactPath } from "#site/constants.ts";
import { Scene } from "#site/illustrations/scene.tsx";
import { sceneForPage } from "#site/illustrations/scene-for-page.ts";
import type { SectionProps } from "#site/page-model/section-props.ts";
import { resolveTone } from "../call-to-action/resolve-tone.ts";
import { HeroTiles } from "./hero-tiles.tsx";

/** The top of a page: what it is about and the first thing to do. */
export function HeroBlock({ content, page }: SectionProps<"hero">): ReactNode {
  const { badge, title, subtitle, description, ctaText, ctaUrl = contactPath, image, imageAlt, tiles } = content;
  const section = lineOfBusinessOf(page.id ?? "");
  const label = badge ?? (section && LINES_OF_BUSINESS[section].label);
  return (
    <section id="hero" className={`hero hero-${kindOf(page.id)}`} data-tone={resolveTone(content.backgroundColor)}>
      <div className="hero-text">
        {label ? <p className="label">{label}</p> : null}
        <h1>{title}</h1>
        {subtitle ? <p className="hero-subtitle">{subtitle}</p> : null}
        <RichText text={description} />
        {ctaText ? <ButtonLink href={ctaUrl}>{ctaText}</ButtonLink> : null}
      </div>
      <div className="hero-picture">
        <MediaImage image={image} alt={imageAlt} fallback={<Scene name={sceneForPage(page.id)} />} isHero />
      </div>
      <HeroTiles tiles={tiles} />
    </section>
  );
}

/** How much room a hero takes: the home page's the most, that of a text to be read the least. */
function kindOf(id: string | undefined): "home" | "coverage" | "plain" | "overview" {
  if (id === "home") return "home";
  if (id === undefined || QUIET.has(id)) return "plain";
  return lineOfBusinessOf(id) === undefined ? "overview" : "coverage";
}

const QUIET: ReadonlySet<string> = new Set(["privacy", "terms", "accessibility"]);
