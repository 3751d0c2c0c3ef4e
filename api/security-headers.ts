/** What browsers are told to refuse, with every answer. */
import { type InlinePolicy, MAP_ORIGINS } from "#schemas/page-policy.ts";

export type HeaderTable = Readonly<Record<string, string>>;

export interface SecurityHeaders {
  /** With pages and all other files of the site. */
  document: HeaderTable;
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

/** A year: what lists of sites that are reached over https alone ask for. RFC 6797 */
const STRICT_TRANSPORT = "max-age=31536000; includeSubDomains";

/** Content Security Policy. https://www.w3.org/TR/CSP3/ */
const JSON_POLICY = "default-src 'none'; frame-ancestors 'none'";

interface SecurityOptions {
  policy: InlinePolicy;
  /** Whether visitors reach the site over https: browsers then take no other way. */
  isHttps: boolean;
}

export function securityHeaders({ policy, isHttps }: SecurityOptions): SecurityHeaders {
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
    json: { "Content-Security-Policy": JSON_POLICY, ...common },
  };
}

function documentPolicy({ styles, scripts }: InlinePolicy, isHttps: boolean): string {
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${sources(scripts)}`,
    `style-src 'self' ${sources(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${MAP_ORIGINS.join(" ")}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ["upgrade-insecure-requests"] : []),
  ];
  return directives.join("; ");
}

function sources(digests: readonly string[]): string {
  return digests.map((digest) => `'sha256-${digest}'`).join(" ");
}
