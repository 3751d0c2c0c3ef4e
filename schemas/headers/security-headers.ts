import { type InlineHashes, MAP_ORIGINS } from "./csp.ts";

export type HeaderTable = Readonly<Record<string, string>>;

/** Security headers of each kind of response. */
export interface SecurityHeaders {
  /** Pages and other files of the site. */
  document: HeaderTable;
  /** The admin page. */
  admin: HeaderTable;
  /** API responses. Their policy forbids displaying or running anything. */
  json: HeaderTable;
}

/** Browser features that no page or embedded map may use. https://www.w3.org/TR/permissions-policy/ */
const DISABLED_FEATURES = [
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "hid",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];

/** Makes browsers trust the declared content type. */
export const NO_SNIFFING: HeaderTable = { "X-Content-Type-Options": "nosniff" };

export const NOT_INDEXED: HeaderTable = { "X-Robots-Tag": "noindex, nofollow" };

/** HTTP Strict Transport Security (RFC 6797) for one year, the minimum of the browsers' preload lists. */
const STRICT_TRANSPORT = "max-age=31536000; includeSubDomains";

/** Content Security Policy of API responses. https://www.w3.org/TR/CSP3/ */
const JSON_POLICY = "default-src 'none'; frame-ancestors 'none'";

interface SecurityOptions {
  inlineHashes: InlineHashes;
  /** True if visitors use HTTPS. Browsers then refuse plain HTTP. */
  isHttps: boolean;
}

/** Returns the security headers of each kind of response. */
export function securityHeaders({ inlineHashes, isHttps }: SecurityOptions): SecurityHeaders {
  const common = {
    ...NO_SNIFFING,
    "X-Frame-Options": "DENY",
    // The quote form reads the page of the site that led to it.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": DISABLED_FEATURES.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(isHttps && { "Strict-Transport-Security": STRICT_TRANSPORT }),
  };
  return {
    document: { "Content-Security-Policy": documentPolicy(inlineHashes, isHttps), ...common },
    admin: { "Content-Security-Policy": adminPolicy(inlineHashes, isHttps), ...common, ...NOT_INDEXED },
    json: { "Content-Security-Policy": JSON_POLICY, ...common },
  };
}

function documentPolicy({ styles, scripts }: InlineHashes, isHttps: boolean): string {
  return formatPolicy(
    {
      "script-src": ["'self'", ...hashSources(scripts)],
      "style-src": ["'self'", ...hashSources(styles)],
      "manifest-src": ["'self'"],
      "frame-src": MAP_ORIGINS,
    },
    isHttps,
  );
}

/** Returns the policy of the admin page. Its page previews are `srcdoc` frames, which inherit this policy. */
function adminPolicy({ styles, adminStyles }: InlineHashes, isHttps: boolean): string {
  return formatPolicy(
    {
      "script-src": ["'self'"],
      "style-src": ["'self'", ...hashSources([...adminStyles, ...styles])],
      "manifest-src": ["'self'"],
      "worker-src": ["'self'"],
    },
    isHttps,
  );
}

type Directives = Readonly<Record<string, readonly string[]>>;

/** Formats a policy from the directives of one page and those that all pages share. */
function formatPolicy(pageDirectives: Directives, isHttps: boolean): string {
  const directives: Directives = {
    "default-src": ["'none'"],
    ...pageDirectives,
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    ...(isHttps && { "upgrade-insecure-requests": [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

function hashSources(hashes: readonly string[]): string[] {
  return hashes.map((hash) => `'sha256-${hash}'`);
}
