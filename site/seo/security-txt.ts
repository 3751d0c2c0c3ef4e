import type { Site } from "#schemas/generated/site.ts";
import { absoluteUrl } from "./head.ts";

/** URL path that RFC 9116 fixes. */
export const SECURITY_TXT_PATH = "/.well-known/security.txt";

/** Months for which a file is valid. RFC 9116 recommends less than a year. */
const VALID_MONTHS = 11;

/**
 * Renders security.txt, which tells finders of a vulnerability whom to write to. RFC 9116
 * @param expires time after which readers must not use the file anymore
 */
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
