import { SERVICE } from "#content/quote-form/request-kinds.ts";
import { linesOf } from "#schemas/lines.ts";
import type { PageModel, SectionName } from "../page-model/page-model.ts";
import print from "./print.css?inline";
import shared from "./site.css?inline";

const FILES: Readonly<Record<string, string>> = import.meta.glob(["../{components,islands,pages,sections}/**/*.css"], {
  query: "?inline",
  import: "default",
  eager: true,
});

/** Style sheets of sections that `site.css` has already. */
const SHARED_SECTIONS = ["call-to-action", "hero", "item-list"];

/**
 * Files of each style sheet, in the order of the cascade. The content security policy lists a hash of each sheet, so files that
 * only one page uses are joined: those of Home, and those of the contact page. The file of a section that is not listed, such
 * as `sections/faq/faq.css`, becomes a sheet with its name.
 */
const SHEET_FILES = {
  notice: ["components/notice/notice"],
  factList: ["components/fact-list/fact-list"],
  statList: ["components/stat-list/stat-list"],
  disclosures: ["components/disclosures/disclosures"],
  process: ["sections/process/process"],
  about: ["sections/about/about"],
  faq: ["sections/faq/faq"],
  indexRows: ["sections/item-list/index-rows"],
  legal: ["sections/legal/legal"],
  philosophy: ["sections/philosophy/philosophy"],
  testimonials: ["sections/testimonials/testimonials", "islands/testimonial-slider/testimonial-slider"],
  home: [
    "sections/hero/hero-home",
    "sections/hero/hero-tiles",
    "sections/banner/banner",
    "sections/products/products",
    "sections/spotlight/spotlight",
    "sections/team/team",
    "components/stat-list/tooltip",
    "sections/trust/trust",
    "pages/content-page/home",
  ],
  carriers: ["components/field/field", "sections/carriers/carrier-finder", "sections/carriers/carrier-finder-print"],
  claims: ["sections/carriers/carriers", "sections/carriers/carriers-print"],
  contact: [
    "sections/office/office",
    "sections/map/map",
    "components/field/field",
    "islands/toasts/toasts",
    "sections/quote-form/quote-form",
    "sections/quote-form/confirmation-print",
  ],
  tools: ["components/field/field", "components/tool/tool"],
  sidebar: ["components/sidebar/sidebar", "sections/summary/summary", "sections/bring/bring"],
};

/** Sections that need a sheet, in addition to the shared one. Every other section has one with its name. */
const SECTIONS_BY_SHEET: Partial<Record<keyof typeof SHEET_FILES, readonly SectionName[]>> = {
  contact: ["form", "mapEmbed", "officeInfo"],
  factList: ["officeInfo"],
  home: ["banner", "products", "serviceAreas", "specialty", "spotlight", "team", "trust"],
  indexRows: ["coverage"],
  process: ["medicareProcess"],
  sidebar: ["bring"],
  statList: ["banner", "stats", "trust"],
  tools: ["deductible", "medicareDates"],
};
const SHEETS_OF_SECTIONS = Object.entries(SECTIONS_BY_SHEET);

/** Sheets of the parts that do not come from a page's content. */
const PAGE_SHEETS: Record<string, readonly string[]> = {
  claims: ["factList", "claims"],
  home: ["home"],
  [SERVICE]: ["contact"],
};

const SHEET_ENTRIES = [...Object.entries<readonly string[]>(SHEET_FILES), ...unlistedSections()];

/** Style sheets in the order of the cascade. */
export const SHEETS: Readonly<Record<string, string>> = {
  shared: shared + print,
  ...Object.fromEntries(SHEET_ENTRIES.map(([name, files]) => [name, joinFiles(files)])),
};

const SHEET_NAMES = Object.keys(SHEETS);

/** Returns the names of the style sheets that a page needs, in the order of the cascade. */
export function collectStyles({ id = "", content, coverageNav, line, site }: PageModel): string[] {
  const shown = content.form ? linesOf(site) : [line];
  const names = new Set<string>([
    "shared",
    ...(site.notice ? ["notice"] : []),
    // A sheet has the name of the section's folder: `why-choose` for `whyChoose`.
    ...Object.keys(content).map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
    ...SHEETS_OF_SECTIONS.flatMap(([sheet, sections]) => (sections.some((name) => name in content) ? sheet : [])),
    ...(PAGE_SHEETS[id] ?? []),
    ...(content.hero?.tiles ? ["home"] : []),
    ...(shown.some((each) => each?.regulation) ? ["disclosures"] : []),
    ...(coverageNav ? ["sidebar"] : []),
  ]);
  return SHEET_NAMES.filter((name) => names.has(name));
}

/** Returns a sheet for the file of each section that no sheet lists. */
function unlistedSections(): (readonly [name: string, files: readonly string[]])[] {
  const listed = new Set(Object.values(SHEET_FILES).flat());
  return Object.keys(FILES).flatMap((path) => {
    const [, file = "", name = ""] = /^\.\.\/(sections\/([\w-]+)\/\2)\.css$/.exec(path) ?? [];
    return file === "" || listed.has(file) || SHARED_SECTIONS.includes(name) ? [] : [[name, [file]] as const];
  });
}

function joinFiles(files: readonly string[]): string {
  const [screen, print] = [false, true].map((isForPrint) =>
    files.flatMap((file) => (file.endsWith("-print") === isForPrint ? FILES[`../${file}.css`] : [])).join(""),
  );
  return `@layer sections{${screen}}${print && `@layer print{${print}}`}`;
}
