import { type InlineHashes, MAP_ORIGINS, TRUSTED_TYPES_POLICY } from "./csp.ts";

export type HeaderTable = Readonly<Record<string, string>>;

/** Security headers of every response, by the kind of response: pages and other files, the admin, and JSON. */
export type SecurityHeaders = Readonly<Record<"document" | "admin" | "json", HeaderTable>>;

/** Browser features that neither the pages nor the maps in them may use. https://www.w3.org/TR/permissions-policy/ */
const DISABLED_FEATURES =
  "browsing-topics camera display-capture geolocation hid microphone midi payment serial usb".split(" ");

/** Makes browsers trust the Content-Type. */
export const NO_SNIFF: HeaderTable = { "X-Content-Type-Options": "nosniff" };

/** Keeps a page out of search engines. */
export const NO_INDEX: HeaderTable = { "X-Robots-Tag": "noindex, nofollow" };

/** One year, the minimum for browsers' HSTS preload lists. RFC 6797, https://hstspreload.org */
const STRICT_TRANSPORT = "max-age=31536000";

/** Browsers must neither render nor run JSON. */
const JSON_POLICY = "default-src 'none'; frame-ancestors 'none'";

interface SecurityOptions {
  inlineHashes: InlineHashes;
  /** True if visitors reach the site over HTTPS. Browsers then refuse to use HTTP. */
  isHttps: boolean;
  /** True if browsers must use HTTPS for all subdomains, too. They remember it for a year. */
  includesSubdomains?: boolean;
}

export function createSecurityHeaders(options: SecurityOptions): SecurityHeaders {
  const { inlineHashes, isHttps, includesSubdomains = false } = options;
  const strictTransport = STRICT_TRANSPORT + (includesSubdomains ? "; includeSubDomains" : "");
  const common = {
    ...NO_SNIFF,
    "X-Frame-Options": "DENY",
    // The quote form reads the referrer to record the page that led to it.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": DISABLED_FEATURES.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(isHttps && { "Strict-Transport-Security": strictTransport }),
  };
  const policyOf = (own: Directives) => ({ "Content-Security-Policy": formatPolicy(own, isHttps) });
  return {
    document: { ...policyOf(documentDirectives(inlineHashes)), ...common },
    admin: { ...policyOf(adminDirectives(inlineHashes)), ...common, ...NO_INDEX },
    json: { "Content-Security-Policy": JSON_POLICY, ...common },
  };
}

/** Returns the headers of a page that may have further inline styles. */
export function allowStyles(headers: HeaderTable, hashes: readonly string[]): HeaderTable {
  const policy = headers["Content-Security-Policy"];
  if (policy === undefined || hashes.length === 0) return headers;
  const allowed = policy.replace("style-src 'self'", `style-src 'self' ${hashSources(hashes).join(" ")}`);
  return { ...headers, "Content-Security-Policy": allowed };
}

function documentDirectives({ styles, scripts }: InlineHashes): Directives {
  return {
    "script-src": ["'self'", ...hashSources(scripts)],
    "style-src": ["'self'", ...hashSources(styles)],
    "manifest-src": ["'self'"],
    "frame-src": MAP_ORIGINS,
    // Pages show the frame of a map only if its address answers.
    "connect-src": ["'self'", ...MAP_ORIGINS],
  };
}

/** Includes the pages' inline styles, because previews are `srcdoc` frames that inherit the admin page's policy. */
function adminDirectives({ styles, adminStyles }: InlineHashes): Directives {
  return {
    "script-src": ["'self'"],
    "style-src": ["'self'", ...hashSources([...adminStyles, ...styles])],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    // ProseMirror's policy parses pasted HTML in a document in which no script runs.
    "trusted-types": [TRUSTED_TYPES_POLICY, "ProseMirrorClipboard"],
  };
}

type Directives = Readonly<Record<string, readonly string[]>>;

/** Serializes a Content Security Policy from the directives of a page and those that pages share. https://www.w3.org/TR/CSP3/ */
function formatPolicy(own: Directives, isHttps: boolean): string {
  const directives: Directives = {
    "default-src": ["'none'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    // Texts become markup or the address of a script only by the policy of the site.
    "trusted-types": [TRUSTED_TYPES_POLICY],
    ...own,
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    ...(isHttps && { "upgrade-insecure-requests": [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

function hashSources(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `'sha256-${hash}'`);
}

/** Folders whose file names contain a hash of the content. */
const IMMUTABLE_FOLDERS = ["/assets/", "/media/"] as const;

const CACHE_IMMUTABLE = "public, max-age=31536000, immutable";
/** Lets clients store a page, but makes them revalidate it before each use. */
export const CACHE_REVALIDATE = "no-cache";
const CACHE_ONE_HOUR = "public, max-age=3600";

/** Returns the Cache-Control value for a file of the site, by its path such as `assets/entry.js`. */
export function cacheControlFor(file: string): string {
  if (IMMUTABLE_FOLDERS.some((folder) => `/${file}`.startsWith(folder))) return CACHE_IMMUTABLE;
  return file.endsWith(".html") ? CACHE_REVALIDATE : CACHE_ONE_HOUR;
}

/**
 * Writes the text of the file `_headers`, which makes Netlify and Cloudflare Pages send the same security headers as the
 * self-hosted server.
 *
 * Blocks that match the same path never set the same header: Netlify would take the last value, and Cloudflare would join
 * both. For this reason the Content Security Policy for all pages also allows the admin page's inline styles, although a static host serves
 * only the admin's notice that the server is missing. Cache-Control for pages is left to the host, which knows when a site
 * was published.
 * @see https://docs.netlify.com/manage/routing/headers/
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function createNetlifyHeaders(inlineHashes: InlineHashes): string {
  const styles = [...inlineHashes.styles, ...inlineHashes.adminStyles];
  const { document } = createSecurityHeaders({ inlineHashes: { ...inlineHashes, styles }, isHttps: true });
  return [
    formatBlock("/*", document),
    formatBlock("/admin", NO_INDEX),
    ...IMMUTABLE_FOLDERS.map((folder) => formatBlock(`${folder}*`, { "Cache-Control": CACHE_IMMUTABLE })),
  ].join("\n");
}

function formatBlock(pattern: string, headers: HeaderTable): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join("")}`;
}
