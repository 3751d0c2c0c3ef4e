import factList from "../components/fact-list/fact-list.css?inline";
import field from "../components/field/field.css?inline";
import notice from "../components/notice/notice.css?inline";
import sidebar from "../components/sidebar/sidebar.css?inline";
import statList from "../components/stat-list/stat-list.css?inline";
import tool from "../components/tool/tool.css?inline";
import slider from "../islands/testimonial-slider/testimonial-slider.css?inline";
import toasts from "../islands/toasts/toasts.css?inline";
import tooltip from "../islands/tooltip/tooltip.css?inline";
import type { PageModel } from "../page-model/page-model.ts";
import type { SectionName } from "../page-model/section-props.ts";
import home from "../pages/index/home.css?inline";
import about from "../sections/about/about.css?inline";
import banner from "../sections/banner/banner.css?inline";
import bring from "../sections/bring/bring.css?inline";
import carriers from "../sections/carriers/carriers.css?inline";
import carriersPrint from "../sections/carriers/carriers-print.css?inline";
import faq from "../sections/faq/faq.css?inline";
import heroHome from "../sections/hero/hero-home.css?inline";
import heroTiles from "../sections/hero/hero-tiles.css?inline";
import indexRows from "../sections/item-list/index-rows.css?inline";
import legal from "../sections/legal/legal.css?inline";
import map from "../sections/map/map.css?inline";
import medicare from "../sections/medicare/medicare.css?inline";
import office from "../sections/office/office.css?inline";
import philosophy from "../sections/philosophy/philosophy.css?inline";
import process from "../sections/process/process.css?inline";
import products from "../sections/products/products.css?inline";
import confirmationPrint from "../sections/quote-form/confirmation-print.css?inline";
import quoteForm from "../sections/quote-form/quote-form.css?inline";
import spotlight from "../sections/spotlight/spotlight.css?inline";
import summary from "../sections/summary/summary.css?inline";
import team from "../sections/team/team.css?inline";
import testimonials from "../sections/testimonials/testimonials.css?inline";
import trust from "../sections/trust/trust.css?inline";
import print from "./print.css?inline";
import shared from "./site.css?inline";

/**
 * Style sheets in the order of the cascade. The content security policy lists a hash of each, so sheets that only one page
 * uses are joined: those of Home, and those of the contact page.
 */
export const SHEETS = {
  shared: shared + print,
  notice: inSectionsLayer(notice),
  factList: inSectionsLayer(factList),
  statList: inSectionsLayer(statList),
  medicare: inSectionsLayer(medicare, process),
  about: inSectionsLayer(about),
  faq: inSectionsLayer(faq),
  indexRows: inSectionsLayer(indexRows),
  legal: inSectionsLayer(legal),
  philosophy: inSectionsLayer(philosophy),
  testimonials: inSectionsLayer(testimonials, slider),
  home: inSectionsLayer(heroHome, heroTiles, banner, products, spotlight, team, tooltip, trust, home),
  claims: inSectionsLayer(carriers) + inPrintLayer(carriersPrint),
  contact: inSectionsLayer(office, map, field, toasts, quoteForm) + inPrintLayer(confirmationPrint),
  tools: inSectionsLayer(field, tool),
  sidebar: inSectionsLayer(sidebar, summary, bring),
} as const;

type SheetName = keyof typeof SHEETS;

/** Sheets of each section, in addition to the shared one. */
const SECTION_SHEETS: Partial<Record<SectionName, readonly SheetName[]>> = {
  about: ["about"],
  banner: ["statList", "home"],
  bring: ["sidebar"],
  coverage: ["indexRows"],
  deductible: ["tools"],
  faq: ["faq"],
  form: ["medicare", "contact"],
  legal: ["legal"],
  mapEmbed: ["contact"],
  medicareProcess: ["medicare"],
  medicareDates: ["tools"],
  officeInfo: ["factList", "contact"],
  philosophy: ["philosophy"],
  products: ["home"],
  serviceAreas: ["home"],
  specialty: ["home"],
  spotlight: ["home"],
  stats: ["statList"],
  team: ["home"],
  testimonials: ["testimonials"],
  trust: ["statList", "home"],
};

/** Sheets of the parts that do not come from a page's content. */
const PAGE_SHEETS: Record<string, readonly SheetName[]> = {
  claims: ["factList", "claims"],
  home: ["home"],
  medicare: ["medicare"],
};

const SHEET_NAMES = Object.keys(SHEETS) as SheetName[];

/** Returns the names of the style sheets that a page needs, in the order of the cascade. */
export function collectStyles({ id = "", content, coverageNav, site }: PageModel): SheetName[] {
  const sections = (Object.keys(content) as SectionName[]).flatMap((name) => SECTION_SHEETS[name] ?? []);
  const names = new Set<SheetName>([
    "shared",
    ...(site.notice ? (["notice"] as const) : []),
    ...sections,
    ...(PAGE_SHEETS[id] ?? []),
    ...(content.hero?.tiles ? (["home"] as const) : []),
    ...(coverageNav ? (["sidebar"] as const) : []),
  ]);
  return SHEET_NAMES.filter((name) => names.has(name));
}

function inPrintLayer(sheet: string): string {
  return `@layer print{${sheet}}`;
}

function inSectionsLayer(...sheets: readonly string[]): string {
  return `@layer sections{${sheets.join("")}}`;
}
