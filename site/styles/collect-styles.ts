import factList from "../components/fact-list/fact-list.css?inline";
import field from "../components/field/field.css?inline";
import sidebar from "../components/sidebar/sidebar.css?inline";
import statList from "../components/stat-list/stat-list.css?inline";
import slider from "../islands/testimonial-slider/testimonial-slider.css?inline";
import toasts from "../islands/toasts/toasts.css?inline";
import tooltip from "../islands/tooltip/tooltip.css?inline";
import type { PageModel } from "../page-model/page-model.ts";
import type { SectionName } from "../page-model/section-props.ts";
import about from "../sections/about/about.css?inline";
import banner from "../sections/banner/banner.css?inline";
import faq from "../sections/faq/faq.css?inline";
import legal from "../sections/legal/legal.css?inline";
import map from "../sections/map/map.css?inline";
import medicare from "../sections/medicare/medicare.css?inline";
import office from "../sections/office/office.css?inline";
import philosophy from "../sections/philosophy/philosophy.css?inline";
import products from "../sections/products/products.css?inline";
import quoteForm from "../sections/quote-form/quote-form.css?inline";
import spotlight from "../sections/spotlight/spotlight.css?inline";
import team from "../sections/team/team.css?inline";
import testimonials from "../sections/testimonials/testimonials.css?inline";
import trust from "../sections/trust/trust.css?inline";
import print from "./print.css?inline";
import shared from "./site.css?inline";

/**
 * Every sheet there is, in the order of the cascade. The policy of a page lists them all, so those that come together are
 * one: what only home shows, and what only contact shows.
 */
export const SHEETS = {
  shared: shared + print,
  factList: inSectionsLayer(factList),
  statList: inSectionsLayer(statList),
  medicare: inSectionsLayer(medicare),
  about: inSectionsLayer(about),
  faq: inSectionsLayer(faq),
  legal: inSectionsLayer(legal),
  philosophy: inSectionsLayer(philosophy),
  testimonials: inSectionsLayer(testimonials, slider),
  home: inSectionsLayer(banner, products, spotlight, team, tooltip, trust),
  contact: inSectionsLayer(office, map, field, quoteForm, toasts),
  sidebar: inSectionsLayer(sidebar),
} as const;

type SheetName = keyof typeof SHEETS;

/** The sheets of a section, beside the one that every page has. */
const SECTION_SHEETS: Partial<Record<SectionName, readonly SheetName[]>> = {
  about: ["about"],
  banner: ["statList", "home"],
  faq: ["faq"],
  form: ["medicare", "contact"],
  legal: ["legal"],
  mapEmbed: ["contact"],
  officeInfo: ["factList", "contact"],
  philosophy: ["philosophy"],
  products: ["home"],
  spotlight: ["home"],
  stats: ["statList"],
  team: ["home"],
  testimonials: ["testimonials"],
  trust: ["statList", "home"],
};

/** The sheets of what a page shows beside the sections of its content. */
const PAGE_SHEETS: Record<string, readonly SheetName[]> = { claims: ["factList"], medicare: ["medicare"] };

/** The style sheets of a page, one after the other. */
export function collectStyles({ id = "", content, coverageNav: sectionNav }: PageModel): string[] {
  const sections = (Object.keys(content) as SectionName[]).flatMap((name) => SECTION_SHEETS[name] ?? []);
  const names = new Set(["shared", ...sections, ...(PAGE_SHEETS[id] ?? []), ...(sectionNav ? ["sidebar"] : [])]);
  return Object.entries(SHEETS).flatMap(([name, sheet]) => (names.has(name) ? [sheet] : []));
}

function inSectionsLayer(...sheets: readonly string[]): string {
  return `@layer sections{${sheets.join("")}}`;
}
