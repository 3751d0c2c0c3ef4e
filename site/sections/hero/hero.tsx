import { SERVICE } from "#content/quote-form/request-kinds.ts";
import { resolveTint } from "#content/theme/tone.ts";
import type { Item } from "#schemas/generated/page.ts";
import { lineOfPage } from "#schemas/lines.ts";
import { ButtonLink } from "#site/components/button-link/button-link.tsx";
import { MediaImage } from "#site/components/media-image/media-image.tsx";
import { OpenNow } from "#site/components/open-now/open-now.tsx";
import { Slot } from "#site/components/page-shell/slot.tsx";
import { RichText } from "#site/components/rich-text/rich-text.tsx";
import { contactPath } from "#site/constants.ts";
import { Scene } from "#site/illustrations/drawing.tsx";
import { hasLeadingForm, type PageModel, type PageSectionProps, sceneOf } from "#site/page-model/page-model.ts";
import { tintOf } from "#site/styles/content-styles.ts";

const LEGAL_PAGES: ReadonlySet<string> = new Set(["privacy", "terms", "accessibility"]);

export function Hero(props: PageSectionProps<"hero">) {
  const Variant = hasLeadingForm(props.page) || props.page.id === SERVICE ? ContactIntro : HeroBlock;
  return <Variant {...props} />;
}

function HeroBlock({ content, page }: PageSectionProps<"hero">) {
  const { badge, title, subtitle, description, ctaText, ctaUrl = contactPath, image, imageAlt, tiles } = content;
  const { linkText, linkUrl } = content;
  const button = ctaText ? <ButtonLink href={ctaUrl}>{ctaText}</ButtonLink> : null;
  const label = badge ?? (page.coverageNav && page.line?.title);
  return (
    <section
      id="hero"
      className={`hero hero-${heroVariant(page)}`}
      data-tint={resolveTint(content.backgroundColor, page.theme)}
    >
      <div className="hero-text">
        {label ? <p className="label">{label}</p> : null}
        <h1>{title}</h1>
        {subtitle ? <p className="hero-subtitle">{subtitle}</p> : null}
        <RichText text={description} />
        {linkText && linkUrl ? (
          <p className="hero-actions">
            {button} <a href={linkUrl}>{linkText}</a>
          </p>
        ) : (
          button
        )}
        {ctaUrl.startsWith("tel:") ? <OpenNow site={page.site} /> : null}
      </div>
      <div className="hero-picture">
        <MediaImage image={image} alt={imageAlt} fallback={<Scene name={sceneOf(page)} />} isHero />
        <Slot name="hero-art" page={page} />
      </div>
      <HeroTiles tiles={tiles} page={page} />
    </section>
  );
}

/** Returns the variant of the hero. Home has the largest one, and legal texts have the smallest one. */
function heroVariant({ id, coverageNav }: PageModel): "home" | "coverage" | "plain" | "overview" {
  if (id === "home") return "home";
  if (id === undefined || LEGAL_PAGES.has(id)) return "plain";
  return coverageNav === undefined ? "overview" : "coverage";
}

/** Links below the hero, one for each line of business. */
function HeroTiles({ tiles = [], page }: { tiles: readonly Item[] | undefined; page: PageModel }) {
  if (tiles.length === 0) return null;
  return (
    <ul className="hero-tiles">
      {tiles.map(({ title, description, url }) => (
        <li key={title} data-tint={tintOf(page.theme, page.site, lineOfPage(page.site, url?.slice(1) ?? "")?.id)?.id}>
          <a href={url}>
            <strong>{title}</strong> <span>{description}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Short introduction beside the form, or above the list of forms. It has no call to action, because the form is next to it. */
function ContactIntro({ content, page }: PageSectionProps<"hero">) {
  const { title, subtitle, description, image, imageAlt } = content;
  return (
    <section id="hero" className="contact-intro">
      <h1>{title}</h1>
      {subtitle ? <p className="hero-subtitle">{subtitle}</p> : null}
      <RichText text={description} />
      <div className="contact-picture">
        <MediaImage image={image} alt={imageAlt} fallback={<Scene name={sceneOf(page)} />} isHero />
      </div>
    </section>
  );
}
