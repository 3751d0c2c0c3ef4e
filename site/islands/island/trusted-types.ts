/** The policy by which texts of this site become markup or addresses of scripts. https://www.w3.org/TR/trusted-types/ */
import { TRUSTED_TYPES_POLICY } from "#schemas/headers/csp.ts";

/** Policy as this module uses it. Its results are objects, but every API that accepts them is typed for strings. */
type TrustedTypesPolicy = { createHTML(html: string): string; createScriptURL(url: string): string };

declare global {
  /** Missing on the server, and in browsers without Trusted Types. */
  var trustedTypes: { createPolicy(name: string, rules: Partial<TrustedTypesPolicy>): TrustedTypesPolicy } | undefined;
}

const policy = globalThis.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, {
  createHTML: (html) => html,
  createScriptURL(url) {
    const { origin } = new URL(url, location.href);
    if (origin === location.origin) return url;
    throw new TypeError(`Scripts must come from ${location.origin}, not from ${origin}.`);
  },
});

/** Allows HTML to become markup. The caller guarantees that it is sanitized, or that no script runs where it is shown. */
export function trustHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/** Allows a URL to be the address of a script. Throws a TypeError if it leads to another site. */
export function trustScriptUrl(url: string): string {
  return policy?.createScriptURL(url) ?? url;
}
