/** Sections that are a heading and a text with a list, a picture or a button. */
import { resolveTint } from "#content/theme/tone.ts";
import { linesOf } from "#schemas/lines.ts";
import { pathOf } from "#schemas/page-ids.ts";
import { contactPath, defaultCallToAction } from "#site/constants.ts";
import { ButtonLink } from "../components/button-link/button-link.tsx";
import { MediaImage } from "../components/media-image/media-image.tsx";
import { RichText, TextList } from "../components/rich-text/rich-text.tsx";
import { Section } from "../components/section/section.tsx";
import { StatList } from "../components/stat-list/stat-list.tsx";
import { Scene } from "../illustrations/drawing.tsx";
import type { PageSectionProps } from "../page-model/page-model.ts";
import { tintOf } from "../styles/content-styles.ts";

/** Text whose lines are paragraphs, or lines on a coverage page. Home without a photo shows a drawing of the office. */
export function About({ content, page }: PageSectionProps<"about">) {
  const { title, description, image, imageAlt } = content;
  return (
    <Section name="about" title={title}>
      <RichText text={description} newlines={page.coverageNav ? "breaks" : "paragraphs"} />
      <MediaImage image={image} alt={imageAlt} fallback={page.id === "home" && <Scene name="office" />} />
    </Section>
  );
}

export function Banner({ content }: PageSectionProps<"banner">) {
  const { title = "Get Your Free Insurance Quote Today", description, buttonText, buttonUrl, stats } = content;
  return (
    <Section name="banner" title={title} description={description} isRising>
      <ButtonLink href={buttonUrl ?? contactPath}>{buttonText ?? "Request a Free Quote"}</ButtonLink>
      <StatList stats={stats} />
    </Section>
  );
}

export function CallToActionBlock({ content, page }: PageSectionProps<"cta">) {
  const { title, description, buttonText = defaultCallToAction, buttonUrl = contactPath } = content;
  const tint = resolveTint(content.backgroundColor, page.theme);
  return (
    <Section name="cta" title={title} description={description} tint={tint} isRising>
      <ButtonLink href={buttonUrl}>{buttonText}</ButtonLink>
    </Section>
  );
}

export function Checklist({ content: { title, items = [] } }: PageSectionProps<"checklist">) {
  if (items.length === 0) return null;
  return (
    <Section name="checklist" title={title}>
      <TextList items={items} className="ticks" />
    </Section>
  );
}

/** Call to action for one specialty coverage, with a drawing in the tint of the first line of business. */
export function Spotlight({ content, page }: PageSectionProps<"spotlight">) {
  const { title, description, buttonText = defaultCallToAction, buttonUrl = contactPath, scene = "horizon" } = content;
  const line = page.line ?? linesOf(page.site)[0];
  return (
    <Section name="spotlight" title={title} description={description}>
      <ButtonLink href={buttonUrl}>{buttonText}</ButtonLink>
      <div className="spotlight-picture" data-tint={tintOf(page.theme, page.site, line?.id)?.id}>
        <Scene name={scene} />
      </div>
    </Section>
  );
}

/** Questions and answers. Elements with a shared name form an accordion: the browser keeps at most one open. */
export function FaqList({ content: { title, items = [] }, page }: PageSectionProps<"faq">) {
  if (items.length === 0) return null;
  return (
    <Section name="faq" title={title}>
      {items.map(({ id, question, answer }, index) => (
        <details key={id ?? question} name="faq" open={page.id === "personal" && index === 0}>
          <summary>{question}</summary>
          <RichText text={answer} />
        </details>
      ))}
    </Section>
  );
}

/** Summary of the Medicare services, for other pages. */
export function MedicareBlock({ content, page }: PageSectionProps<"medicare">) {
  const line = linesOf(page.site).find(({ regulation }) => regulation === "medicare");
  const { title, description, image, imageAlt, benefits = [] } = content;
  const { link = line && pathOf(line.page), linkText = line?.card?.linkText } = content;
  return (
    <Section name="medicare" title={title} description={description}>
      <MediaImage image={image} alt={imageAlt} />
      <TextList items={benefits} className="ticks" />
      {link !== undefined && <ButtonLink href={link}>{linkText ?? `Explore ${line?.shortTitle ?? title}`}</ButtonLink>}
    </Section>
  );
}
