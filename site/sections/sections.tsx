import { type ComponentType, createElement, type ReactNode } from "react";
import { SERVICE } from "#content/quote-form/request-kinds.ts";
import { Disclosures, disclosuresOf } from "../components/disclosures/disclosures.tsx";
import { Section } from "../components/section/section.tsx";
import { Sidebar } from "../components/sidebar/sidebar.tsx";
import { StatList } from "../components/stat-list/stat-list.tsx";
import type { PageModel, PageSectionProps, SectionName } from "../page-model/page-model.ts";
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
import { About, Banner, CallToActionBlock, Checklist, FaqList, MedicareBlock, Spotlight } from "./short-sections.tsx";
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
  const render = (part: Layout, page: PageModel): ReactNode =>
    part.flatMap((slot) => {
      if (slot === "rest") return rest.map((name) => renderSlot(name, page));
      if (typeof slot === "string") return renderSlot(slot, page);
      if (!("layout" in slot)) return render(slot, page);
      return (
        <div key={slot.className ?? "group"} className={slot.className}>
          {render(slot.layout, page)}
        </div>
      );
    });
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
