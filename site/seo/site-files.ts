import { formatPostalAddress, officesOf } from "#content/facts/offices.ts";
import type { ResolvedTheme } from "#content/theme/resolve-theme.ts";
import type { PageContent } from "#schemas/generated/page.ts";
import type { Site } from "#schemas/generated/site.ts";
import { lineOfPage, linesOf } from "#schemas/lines.ts";
import { escapeHtml } from "#schemas/values/escape-html.ts";
import { absoluteUrl } from "./head.ts";

/** Entry of a page in the sitemap and in llms.txt. */
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

/** Icons that are rendered from the logo, besides `/icon.svg`. Sizes are the edges of squares, in pixels. */
export const ICONS = [
  { path: "/favicon.ico", size: 32 },
  { path: "/icon-192.png", size: 192, purpose: "any" },
  { path: "/icon-512.png", size: 512, purpose: "any" },
  // Android and iOS crop these two, so the background has to fill the square.
  { path: "/icon-maskable-512.png", size: 512, purpose: "maskable", isFullBleed: true },
  { path: "/apple-touch-icon.png", size: 180, isFullBleed: true },
] as const satisfies { path: string; size: number; purpose?: string; isFullBleed?: true }[];

/**
 * Renders the sitemap, robots.txt, llms.txt, the web app manifest and security.txt.
 * @param expires time after which security.txt is no longer valid
 * @returns text of each file by URL path, undefined for a file that the site lacks
 */
export function siteFiles(site: Site, theme: ResolvedTheme, pages: readonly Listing[], expires: string) {
  // Pages that search engines may index under their own URL.
  const listed = pages.filter(({ path, noIndex = false, canonical = path }) => {
    return !noIndex && absoluteUrl(site.url, canonical) === absoluteUrl(site.url, path);
  });
  return {
    "/sitemap.xml": sitemap(site, listed),
    "/robots.txt": robots(site),
    [LLMS_PATH]: llms(site, listed),
    "/manifest.webmanifest": webManifest(site, theme),
    [SECURITY_TXT_PATH]: securityTxt(site, expires),
  };
}

/** Renders the sitemap. It needs the site's URL, because the protocol allows absolute URLs only: https://www.sitemaps.org/protocol.html */
function sitemap({ url }: Site, pages: readonly Listing[]): string | undefined {
  if (url === undefined) return undefined;
  const entries = pages.map(({ path }) => `<url><loc>${escapeHtml(absoluteUrl(url, path) ?? "")}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

/** Renders robots.txt as RFC 9309 describes it. */
function robots({ url }: Site): string {
  const sitemapUrl = absoluteUrl(url, "/sitemap.xml");
  return `User-agent: *
Allow: /
Disallow: /admin
Disallow: /api
${sitemapUrl === undefined ? "" : `\nSitemap: ${sitemapUrl}\n`}`;
}

export const LLMS_PATH = "/llms.txt";

const AGENCY_HEADING = "The Agency";
const OPTIONAL_HEADING = "Optional";

/** Pages that say little about the agency. */
const OPTIONAL_PAGES: ReadonlySet<string> = new Set(["/privacy", "/terms", "/accessibility"]);

/** Renders llms.txt. Readers with a small context may skip the links under "Optional": https://llmstxt.org */
function llms(site: Site, pages: readonly Listing[]): string {
  const headings = [AGENCY_HEADING, ...linesOf(site).map(({ title }) => title), OPTIONAL_HEADING];
  const links = new Map<string, string>();
  for (const page of pages) {
    const otherHeading = OPTIONAL_PAGES.has(page.path) ? OPTIONAL_HEADING : AGENCY_HEADING;
    // The overview of a line of business shares a heading with its pages.
    const heading = lineOfPage(site, page.path.slice(1))?.title ?? otherHeading;
    links.set(heading, (links.get(heading) ?? "") + llmsLink(page, site));
  }
  const parts = headings.flatMap((heading) => (links.has(heading) ? [`## ${heading}\n\n${links.get(heading)}`] : []));
  const { name, tagline = `The website of ${name}.`, description = tagline, phone, email } = site;
  const offices = officesOf(site).map(({ address, phone: own }) =>
    own === phone ? formatPostalAddress(address) : `${formatPostalAddress(address)} (phone ${own})`,
  );
  return `# ${oneLine(name)}

> ${oneLine(description)}

${oneLine(`Phone ${phone}, email ${email}, ${offices.length === 1 ? "office" : "offices"} ${offices.join("; ")}.`)}

${parts.join("\n")}`;
}

/** Renders the line of a page in llms.txt. */
export function llmsLink({ path, title, description }: Listing, { name, url }: Site): string {
  // Page titles repeat the agency's name, which the heading of llms.txt already has.
  const parts = oneLine(title).split(" | ");
  const shortTitle = parts.filter((part) => !name.startsWith(part)).join(" | ") || oneLine(title);
  const text = shortTitle.replace(/[[\]\\]/g, "\\$&");
  return `- [${text}](${absoluteUrl(url, path) ?? path}): ${oneLine(description)}\n`;
}

function oneLine(text: string): string {
  return text.trim().replace(/\s{2,}|[^\S ]/g, " ");
}

/** Renders the web app manifest: https://www.w3.org/TR/appmanifest/ */
function webManifest(site: Site, { colors: { paper } }: ResolvedTheme): string {
  const { name, shortName = shortenName(name), description } = site;
  const icons = ICONS.filter((icon) => "purpose" in icon).map(({ path, size, purpose }) => {
    return { src: path, sizes: `${size}x${size}`, type: "image/png", purpose };
  });
  const manifest = {
    name,
    short_name: shortName,
    description,
    lang: "en-US",
    start_url: "/",
    display: "browser",
    theme_color: paper.light,
    background_color: paper.light,
    icons,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Home screens cut longer names. */
const SHORT_NAME_MAX_CHARACTERS = 16;

/** Drops words from the end until the name fits. */
function shortenName(name: string): string {
  const words = name.split(" ");
  while (words.length > 1 && words.join(" ").length > SHORT_NAME_MAX_CHARACTERS) words.pop();
  return words.join(" ");
}

/** URL path that RFC 9116 fixes. */
const SECURITY_TXT_PATH = "/.well-known/security.txt";

/** Months for which a file is valid. RFC 9116 recommends less than a year. */
const VALID_MONTHS = 11;

/** Renders security.txt (RFC 9116), which tells finders of a vulnerability whom to write to. @internal exported for tests */
export function securityTxt({ email, url }: Site, expires: string): string {
  const canonical = absoluteUrl(url, SECURITY_TXT_PATH);
  return `Contact: mailto:${encodeURI(email)}
Expires: ${expires}
Preferred-Languages: en
${canonical === undefined ? "" : `Canonical: ${canonical}\n`}`;
}

/** Returns the time at which a file written now expires: the beginning of a month, so that it changes once a month. */
export function securityTxtExpiry(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS)).toISOString();
}
