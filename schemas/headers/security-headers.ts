/** What browsers are told to refuse, with every answer. */
import { type InlineHashes, MAP_ORIGINS } from "./csp.ts";

export type HeaderTable = Readonly<Record<string, string>>;

export interface SecurityHeaders {
  /** With pages and all other files of the site. */
  document: HeaderTable;
  /** With the page of the admin. */
  admin: HeaderTable;
  /** With data: nothing in it may be shown or run. */
  json: HeaderTable;
}

/** What browsers could lend to a page, and to the maps in it. https://www.w3.org/TR/permissions-policy/ */
const REFUSED_FEATURES = [
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

/** What is sent is what it is said to be. */
export const NO_SNIFFING: HeaderTable = { "X-Content-Type-Options": "nosniff" };

export const NOT_INDEXED: HeaderTable = { "X-Robots-Tag": "noindex, nofollow" };

/** A year: what lists of sites that are reached over https alone ask for. RFC 6797 */
const STRICT_TRANSPORT = "max-age=31536000; includeSubDomains";

/** Content Security Policy. https://www.w3.org/TR/CSP3/ */
const JSON_POLICY = "default-src 'none'; frame-ancestors 'none'";

interface SecurityOptions {
  inlineHashes: InlineHashes;
  /** Whether visitors reach the site over https: browsers then take no other way. */
  isHttps: boolean;
}

export function securityHeaders({ inlineHashes: policy, isHttps }: SecurityOptions): SecurityHeaders {
  const common = {
    ...NO_SNIFFING,
    "X-Frame-Options": "DENY",
    // The quote form asks which page of the site led to it.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": REFUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(isHttps && { "Strict-Transport-Security": STRICT_TRANSPORT }),
  };
  return {
    document: { "Content-Security-Policy": documentPolicy(policy, isHttps), ...common },
    admin: { "Content-Security-Policy": adminPolicy(policy, isHttps), ...common, ...NOT_INDEXED },
    json: { "Content-Security-Policy": JSON_POLICY, ...common },
  };
}

function documentPolicy({ styles, scripts }: InlineHashes, isHttps: boolean): string {
  return policyOf(
    {
      "script-src": ["'self'", ...sources(scripts)],
      "style-src": ["'self'", ...sources(styles)],
      "manifest-src": ["'self'"],
      "frame-src": MAP_ORIGINS,
    },
    isHttps,
  );
}

/** Previews of pages are frames without an address, which keep to the policy of the page around them. */
function adminPolicy({ styles, adminStyles }: InlineHashes, isHttps: boolean): string {
  return policyOf(
    {
      "script-src": ["'self'"],
      "style-src": ["'self'", ...sources([...adminStyles, ...styles])],
      "manifest-src": ["'self'"],
      "worker-src": ["'self'"],
    },
    isHttps,
  );
}

type Directives = Readonly<Record<string, readonly string[]>>;

/** The policy of a page, with what all of ours have in common. */
function policyOf(own: Directives, isHttps: boolean): string {
  const directives: Directives = {
    "default-src": ["'none'"],
    ...own,
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

function sources(digests: readonly string[]): string[] {
  return digests.map((digest) => `'sha256-${digest}'`);
}
