import { type ComponentType, createElement, type ReactNode } from "react";
import { Breadcrumbs } from "../components/breadcrumbs/breadcrumbs.tsx";
import { Section } from "../components/section/section.tsx";
import { StatList } from "../components/stat-list/stat-list.tsx";
import type { PageModel } from "../page-model/page-model.ts";
import type { SectionName, SectionProps, SectionTable } from "../page-model/section-props.ts";
import { About } from "./about/about.tsx";
import { Banner } from "./banner/banner.tsx";
import { Bring } from "./bring/bring.tsx";
import { CallToActionBlock } from "./call-to-action/call-to-action-block.tsx";
import { CarrierList } from "./carriers/carrier-list.tsx";
import { Checklist } from "./checklist/checklist.tsx";
import { DeductibleSection } from "./deductible/deductible-section.tsx";
import { FaqList } from "./faq/faq-list.tsx";
import { HeroBlock } from "./hero/hero-block.tsx";
import { belongsInGrid, ItemSection } from "./item-list/item-section.tsx";
import { LegalText } from "./legal/legal-text.tsx";
import { MapPanel } from "./map/map-panel.tsx";
import { MedicareBlock } from "./medicare/medicare-block.tsx";
import { MedicareDates } from "./medicare-dates/medicare-dates.tsx";
import { Office } from "./office/office.tsx";
import { ProcessSteps } from "./process/process-steps.tsx";
import { ProductCards } from "./products/product-cards.tsx";
import { QuoteForm } from "./quote-form/quote-form.tsx";
import { Spotlight } from "./spotlight/spotlight.tsx";
import { TeamList } from "./team/team-list.tsx";
import { TestimonialList } from "./testimonials/testimonial-list.tsx";
import { TrustCard } from "./trust/trust-card.tsx";

const SECTIONS: SectionTable = {
  hero: HeroBlock,
  stats: ({ content }) => (
    <Section name="stats" title={content.title}>
      <StatList stats={content.items} />
    </Section>
  ),
  about: About,
  summary: ({ content }) => <ItemSection name="summary" list={content} />,
  products: ProductCards,
  features: ({ content }) => <ItemSection name="features" list={content} />,
  coverage: ({ content, page }) => (
    <ItemSection
      name="coverage"
      isIndex
      list={{ ...content, items: (content.items ?? []).filter((item) => belongsInGrid(item, page)) }}
    />
  ),
  services: ({ content }) => <ItemSection name="services" list={content} />,
  benefits: ({ content }) => <ItemSection name="benefits" list={content} />,
  checklist: Checklist,
  bring: Bring,
  medicareDates: MedicareDates,
  deductible: DeductibleSection,
  medicareProcess: ProcessSteps,
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
  faq: ({ content }) => <FaqList content={content} />,
  related: ({ content }) => <ItemSection name="related" list={content} />,
  cta: CallToActionBlock,
};

/** Parts of a page that do not come from its own content. */
const PAGE_PARTS = {
  breadcrumbs: ({ page }: { page: PageModel }) => <Breadcrumbs trail={page.trail} />,
  carriers: ({ page }: { page: PageModel }) => <CarrierList site={page.site} />,
};

type PagePart = keyof typeof PAGE_PARTS;

/** Element of a page's order. */
export type Slot = SectionName | PagePart;

function isPagePart(slot: Slot): slot is PagePart {
  return Object.hasOwn(PAGE_PARTS, slot);
}

/** Replaces "rest" in an order with every section that the order does not name, so that a page shows all its content. */
export function expandRest(order: readonly (Slot | "rest")[]): Slot[] {
  const rest = (Object.keys(SECTIONS) as SectionName[]).filter((name) => !order.includes(name));
  return order.flatMap((slot) => (slot === "rest" ? rest : [slot]));
}

interface SectionsProps {
  page: PageModel;
  order: readonly Slot[];
  /** Components that replace the default ones. */
  variants?: Partial<SectionTable>;
}

/** Sections of a page in order. Sections without content are left out. */
export function Sections({ page, order, variants = {} }: SectionsProps): ReactNode {
  return order.flatMap((slot) =>
    isPagePart(slot) ? createElement(PAGE_PARTS[slot], { key: slot, page }) : renderSection(slot, variants, page),
  );
}

function renderSection<Name extends SectionName>(
  name: Name,
  variants: Partial<SectionTable>,
  page: PageModel,
): ReactNode[] {
  const content = page.content[name];
  if (content === undefined || content === null) return [];
  const component: ComponentType<SectionProps<Name>> = variants[name] ?? SECTIONS[name];
  return [createElement(component, { key: name, content, page })];
}
