/** The files of the site that are no pages: what crawlers, language models and home screens read of it as a whole. */
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import { isLineOfBusiness, LINES_OF_BUSINESS, lineOfBusinessOf } from "#schemas/page-ids.ts";
import { formatPostalAddress } from "../page-model/postal-address.ts";
import { absoluteUrl, escapeHtml } from "./head.ts";

/** A page as lists of pages show it. */
export interface Listing {
  path: string;
  title: string;
  description: string;
  noIndex?: boolean;
  canonical?: string;
}

export function toListing(path: string, { meta }: PageContent): Listing {
  const { title, description, noIndex, canonical } = meta;
  return { path, title, description, ...(noIndex && { noIndex }), ...(canonical && { canonical }) };
}

/** Icons that are made of the site's drawing: squares of so many pixels. */
export const ICONS = [
  { path: "/favicon.ico", size: 32 },
  { path: "/icon-192.png", size: 192, purpose: "any" },
  { path: "/icon-512.png", size: 512, purpose: "any" },
  // The systems that show these cut the corners.
  { path: "/icon-maskable-512.png", size: 512, purpose: "maskable", isFullBleed: true },
  { path: "/apple-touch-icon.png", size: 180, isFullBleed: true },
] as const satisfies { path: string; size: number; purpose?: string; isFullBleed?: true }[];

/** Colors of what is around a page: those of its paper in styles/tokens.css. */
export const THEME_COLORS = { light: "#fbf7ef", dark: "#0f1626" };

/** By address, the text of each file; undefined where there is none. */
export function siteFiles(site: Site, pages: readonly Listing[]): Record<string, string | undefined> {
  const listed = pages.filter((page) => isIndexable(page, site));
  return {
    "/sitemap.xml": sitemap(site, listed),
    "/robots.txt": robots(site),
    "/llms.txt": llms(site, listed),
    "/manifest.webmanifest": webManifest(site),
  };
}

/** Search engines may show it, and under its own address. */
function isIndexable({ path, noIndex = false, canonical }: Listing, { url }: Site): boolean {
  return !noIndex && (canonical === undefined || absoluteUrl(url, canonical) === absoluteUrl(url, path));
}

/** https://www.sitemaps.org/protocol.html, which knows no relative addresses. */
function sitemap({ url }: Site, pages: readonly Listing[]): string | undefined {
  if (url === undefined) return undefined;
  const entries = pages.map(({ path }) => `<url><loc>${escapeHtml(absoluteUrl(url, path) ?? "")}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

/** RFC 9309. */
function robots({ url }: Site): string {
  const sitemapAddress = absoluteUrl(url, "/sitemap.xml");
  return `User-agent: *
Allow: /
Disallow: /admin
Disallow: /api
${sitemapAddress === undefined ? "" : `\nSitemap: ${sitemapAddress}\n`}`;
}

const AGENCY = "The agency";
const OPTIONAL = "Optional";

/** Pages that say little of the agency itself. */
const OPTIONAL_PAGES: ReadonlySet<string> = new Set(["/privacy", "/terms", "/accessibility"]);

/** Under which heading a page stands. The overview of a line of business stands with its pages. */
function headingOf(path: string): string {
  const id = path.slice(1);
  const section = isLineOfBusiness(id) ? id : lineOfBusinessOf(id);
  if (section !== undefined) return LINES_OF_BUSINESS[section].label;
  return OPTIONAL_PAGES.has(path) ? OPTIONAL : AGENCY;
}

/** https://llmstxt.org; what stands under Optional may be left out by whoever has little room. */
function llms(site: Site, pages: readonly Listing[]): string {
  const links = new Map(
    [AGENCY, ...Object.values(LINES_OF_BUSINESS).map(({ label }) => label), OPTIONAL].map((each) => [each, ""]),
  );
  for (const page of pages) {
    const heading = headingOf(page.path);
    links.set(heading, (links.get(heading) ?? "") + llmsLink(page, site));
  }
  const sections = [...links].flatMap(([heading, list]) => (list === "" ? [] : [`## ${heading}\n\n${list}`]));
  const { name, tagline = `The website of ${name}.`, description = tagline, phone, email, address } = site;
  return `# ${oneLine(name)}

> ${oneLine(description)}

${oneLine(`Phone ${phone}, e-mail ${email}, office ${formatPostalAddress(address)}.`)}

${sections.join("\n")}`;
}

function llmsLink({ path, title, description }: Listing, { name, url }: Site): string {
  // Titles end or begin with the name of the agency, which stands above all of them.
  const parts = oneLine(title).split(" | ");
  const own = parts.filter((part) => !name.startsWith(part)).join(" | ") || oneLine(title);
  const text = own.replace(/[[\]\\]/g, "\\$&");
  return `- [${text}](${absoluteUrl(url, path) ?? path}): ${oneLine(description)}\n`;
}

function oneLine(text: string): string {
  return text.trim().replace(/\s{2,}|[^\S ]/g, " ");
}

/** https://www.w3.org/TR/appmanifest/ */
function webManifest({ name, description }: Site): string {
  const icons = ICONS.flatMap((icon) =>
    "purpose" in icon
      ? [{ src: icon.path, sizes: `${icon.size}x${icon.size}`, type: "image/png", purpose: icon.purpose }]
      : [],
  );
  const manifest = {
    name,
    short_name: shortNameOf(name),
    description,
    lang: "en-US",
    start_url: "/",
    display: "browser",
    theme_color: THEME_COLORS.light,
    background_color: THEME_COLORS.light,
    icons,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Home screens cut longer names. */
const SHORT_NAME_CHARACTERS = 16;

/** As many of the first words as fit: 'Prairie Lantern'. */
function shortNameOf(name: string): string {
  const words = name.split(" ");
  while (words.length > 1 && words.join(" ").length > SHORT_NAME_CHARACTERS) words.pop();
  return words.join(" ");
}
