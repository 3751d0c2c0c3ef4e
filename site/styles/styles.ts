import factList from "#site/components/fact-list/fact-list.css?inline";
import sidebar from "#site/components/sidebar/sidebar.css?inline";
import statList from "#site/components/stat-list/stat-list.css?inline";
import slider from "#site/islands/testimonial-slider/testimonial-slider.css?inline";
import toasts from "#site/islands/toasts/toasts.css?inline";
import tooltip from "#site/islands/tooltip/tooltip.css?inline";
import type { PageModel } from "#site/page-model.ts";
import about from "#site/sections/about/about.css?inline";
import banner from "#site/sections/banner/banner.css?inline";
import faq from "#site/sections/faq/faq.css?inline";
import legal from "#site/sections/legal/legal.css?inline";
import map from "#site/sections/map/map.css?inline";
import medicare from "#site/sections/medicare/medicare.css?inline";
import office from "#site/sections/office/office.css?inline";
import philosophy from "#site/sections/philosophy/philosophy.css?inline";
import products from "#site/sections/products/products.css?inline";
import quoteForm from "#site/sections/quote-form/quote-form.css?inline";
import type { SectionName } from "#site/sections/section-props.ts";
import spotlight from "#site/sections/spotlight/spotlight.css?inline";
import team from "#site/sections/team/team.css?inline";
import testimonials from "#site/sections/testimonials/testimonials.css?inline";
import trust from "#site/sections/trust/trust.css?inline";
import print from "./print.css?inline";
import shared from "./site.css?inline";

/** The sheets of a section, beside those that every page has. */
const SECTION_SHEETS: Partial<Record<SectionName, readonly string[]>> = {
  about: [about],
  banner: [statList, banner],
  faq: [faq],
  form: [medicare, quoteForm, toasts],
  legal: [legal],
  mapEmbed: [map],
  officeInfo: [factList, office],
  philosophy: [philosophy],
  products: [products],
  spotlight: [spotlight],
  stats: [statList],
  team: [team],
  testimonials: [testimonials, slider],
  trust: [statList, tooltip, trust],
};

/** The sheets of what a page shows beside the sections of its content. */
const PAGE_SHEETS: Record<string, readonly string[]> = { claims: [factList], medicare: [medicare] };

/** The style sheet of a page. */
export function stylesOf({ id = "", content, sectionNav }: PageModel): string {
  const sections = (Object.keys(content) as SectionName[]).flatMap((name) => SECTION_SHEETS[name] ?? []);
  const sheets = new Set([...sections, ...(PAGE_SHEETS[id] ?? []), ...(sectionNav ? [sidebar] : [])]);
  return `${shared}@layer sections{${[...sheets].join("")}}${print}`;
}
