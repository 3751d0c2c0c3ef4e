import { type ComponentType, createElement, type ReactNode } from "react";
import { SERVICE } from "#content/quote-form/request-kinds.ts";
import { resolveTint } from "#content/theme/tone.ts";
import { linesOf } from "#schemas/lines.ts";
import { pathOf } from "#schemas/page-ids.ts";
import { contactPath, defaultCallToAction } from "#site/constants.ts";
import { ButtonLink } from "../components/button-link/button-link.tsx";
import { Disclosures, disclosuresOf } from "../components/disclosures/disclosures.tsx";
import { MediaImage } from "../components/media-image/media-image.tsx";
import { RichText, TextList } from "../components/rich-text/rich-text.tsx";
import { Section } from "../components/section/section.tsx";
import { Sidebar } from "../components/sidebar/sidebar.tsx";
import { StatList } from "../components/stat-list/stat-list.tsx";
import { Scene } from "../illustrations/drawing.tsx";
import type { PageModel, PageSectionProps, SectionName } from "../page-model/page-model.ts";
import { tintOf } from "../styles/content-styles.ts";
import { Bring } from "./bring/bring.tsx";
import { CarrierFinder, CarrierList } from "./carriers/carriers.tsx";
import { DeductibleSection } from "./deductible/deductible-section.tsx";
import { Hero } from "./hero/hero.tsx";
import { belongsInGrid, ItemSection } from "./item-list/item-section.tsx";
import { LegalText } from "./legal/legal-text.tsx";
import { MapPanel } from "./map/map-panel.tsx";
import { MedicareDates } from "./medicare-dates/medicare-dates.tsx";
import { Office } from "./office/office.tsx";
import { ProductCards } from "./products/product-cards.tsx";
import { QuoteForm } from "./quote-form/quote-form.tsx";
import { TeamList } from "./team/team-list.tsx";
import { TestimonialList } from "./testimonials/testimonial-list.tsx";
import { TrustCard } from "./trust/trust-card.tsx";

const SECTIONS: { [Name in SectionName]: ComponentType<PageSectionProps<Name>> } = {
  hero: Hero,
  stats: ({ content }) => (
    <Section name="stats" title={content.title}>
      <StatList stats={content.items} />
    </Section>
  ),
  about: About,
  summary: ({ content }) => <ItemSection name="summary" list={content} />,
  products: ProductCards,
  features: ({ content }) => <ItemSection name="features" list={content} />,
  coverage({ content, page }) {
    const items = content.items?.filter((item) => belongsInGrid(item, page));
    return <ItemSection name="coverage" isRow list={{ ...content, items }} />;
  },
  services: ({ content, page }) => <ItemSection name="services" isRow={page.id === SERVICE} list={content} />,
  benefits: ({ content }) => <ItemSection name="benefits" list={content} />,
  checklist: Checklist,
  bring: Bring,
  carriers: CarrierFinder,
  medicareDates: MedicareDates,
  deductible: DeductibleSection,
  medicareProcess: ({ content: { steps, ...content } }) => (
    <ItemSection name="medicare-process" isOrdered list={{ ...content, items: steps }} />
  ),
  medicare: MedicareBlock,
  testimonials: TestimonialList,
  banner: Banner,
  trust: TrustCard,
  philosophy: ({ content }) => <Section name="philosophy" title={content.title} description={content.description} />,
  specialty: ({ content }) => <ItemSection name="specialty" list={content} linkText="Request a Quote" isButton />,
  whyChoose: ({ content: { features, ...content } }) => (
    <ItemSection name="why-choose" list={{ ...content, items: features }} />
  ),
  serviceAreas: ({ content }) => <ItemSection name="service-areas" list={content} />,
  team: TeamList,
  spotlight: Spotlight,
  officeInfo: Office,
  form: QuoteForm,
  mapEmbed: MapPanel,
  legal: LegalText,
  faq: FaqList,
  related: ({ content }) => <ItemSection name="related" list={content} />,
  cta: CallToActionBlock,
};

/** Parts of a page that do not come from its own content. */
const PAGE_PARTS = {
  breadcrumbs: Breadcrumbs,
  claimsLines: ({ page }: PartProps) => !page.content.carriers && <CarrierList site={page.site} />,
  disclosures({ page: { line, site } }: PartProps) {
    const disclosures = line && disclosuresOf(line, site);
    return disclosures && <Disclosures {...disclosures} />;
  },
  sidebar: ({ page }: PartProps) => page.coverageNav && <Sidebar nav={page.coverageNav} page={page} />,
};

interface PartProps {
  page: PageModel;
}

type Slot = SectionName | keyof typeof PAGE_PARTS;

/**
 * Sections and parts of a page in order, in lists of any depth. "rest" is every section that the layout does not name, so that a
 * page shows all its content.
 */
export type Layout = readonly (Slot | "rest" | Layout | { className?: string; layout: Layout })[];

/** Creates the function that renders a page. Sections without content are left out. */
export function createPage(layout: Layout): (page: PageModel) => ReactNode {
  const named = new Set(slotsOf(layout));
  const rest = (Object.keys(SECTIONS) as SectionName[]).filter((name) => !named.has(name));
  // `flatMap` is slow.
  const render = (part: Layout, page: PageModel): ReactNode[] => {
    const nodes: ReactNode[] = [];
    for (const slot of part) {
      if (slot === "rest") for (const name of rest) nodes.push(renderSection(name, page));
      else if (typeof slot === "string") nodes.push(renderSlot(slot, page));
      else if (!("layout" in slot)) nodes.push(...render(slot, page));
      else {
        nodes.push(
          <div key={slot.className ?? "group"} className={slot.className}>
            {render(slot.layout, page)}
          </div>,
        );
      }
    }
    return nodes;
  };
  return (page) => render(layout, page);
}

function slotsOf(layout: Layout): (Slot | "rest")[] {
  return layout.flatMap((slot) => (typeof slot === "string" ? slot : slotsOf("layout" in slot ? slot.layout : slot)));
}

function renderSlot(slot: Slot, page: PageModel): ReactNode {
  return isPagePart(slot) ? createElement<PartProps>(PAGE_PARTS[slot], { key: slot, page }) : renderSection(slot, page);
}

function isPagePart(slot: Slot): slot is keyof typeof PAGE_PARTS {
  return Object.hasOwn(PAGE_PARTS, slot);
}

function renderSection<Name extends SectionName>(name: Name, page: PageModel) {
  const content = page.content[name];
  if (content === undefined || content === null) return null;
  const component: ComponentType<PageSectionProps<Name>> = SECTIONS[name];
  return createElement(component, { key: name, content, page });
}

/** Breadcrumbs, which stick below the header. Renders nothing on the home page. */
function Breadcrumbs({ page: { trail } }: PartProps) {
  if (trail.length < 2) return null;
  const last = trail.length - 1;
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {trail.map(({ title, url }, index) => (
          <li key={url}>{index === last ? <span aria-current="page">{title}</span> : <a href={url}>{title}</a>}</li>
        ))}
      </ol>
    </nav>
  );
}

/** Text whose lines are paragraphs, or lines on a coverage page. Home without a photo shows a drawing of the office. */
function About({ content, page }: PageSectionProps<"about">) {
  const { title, description, image, imageAlt } = content;
  return (
    <Section name="about" title={title}>
      <RichText text={description} newlines={page.coverageNav ? "breaks" : "paragraphs"} />
      <MediaImage image={image} alt={imageAlt} fallback={page.id === "home" && <Scene name="office" />} />
    </Section>
  );
}

function Banner({ content }: PageSectionProps<"banner">) {
  const { title = "Get Your Free Insurance Quote Today", description, buttonText, buttonUrl, stats } = content;
  return (
    <Section name="banner" title={title} description={description} isRising>
      <ButtonLink href={buttonUrl ?? contactPath}>{buttonText ?? "Request a Free Quote"}</ButtonLink>
      <StatList stats={stats} />
    </Section>
  );
}

function CallToActionBlock({ content, page }: PageSectionProps<"cta">) {
  const { title, description, buttonText = defaultCallToAction, buttonUrl = contactPath } = content;
  const tint = resolveTint(content.backgroundColor, page.theme);
  return (
    <Section name="cta" title={title} description={description} tint={tint} isRising>
      <ButtonLink href={buttonUrl}>{buttonText}</ButtonLink>
    </Section>
  );
}

function Checklist({ content: { title, items = [] } }: PageSectionProps<"checklist">) {
  if (items.length === 0) return null;
  return (
    <Section name="checklist" title={title}>
      <TextList items={items} className="ticks" />
    </Section>
  );
}

/** Call to action for one specialty coverage, with a drawing in the tint of the first line of business. */
function Spotlight({ content, page }: PageSectionProps<"spotlight">) {
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
function FaqList({ content: { title, items = [] }, page }: PageSectionProps<"faq">) {
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
function MedicareBlock({ content, page }: PageSectionProps<"medicare">) {
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
