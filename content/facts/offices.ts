/** The offices of the agency, with the defaults of what they leave out. */
import { formatList } from "#content/documents/format-number.ts";
import type { Address, Office, Site } from "#schemas/generated/site.ts";

/** The part of the site settings that has the offices. */
export type SiteOffices = Pick<Site, "offices" | "phone" | "email" | "timeZone">;

export type CompleteOffice = Office & Required<Pick<Office, "phone" | "email">>;

/** Returns the offices. The first one is the main office. */
export function officesOf(site: SiteOffices): [CompleteOffice, ...CompleteOffice[]] {
  const [main, ...others] = site.offices;
  return [completeOffice(main, site), ...others.map((office) => completeOffice(office, site))];
}

export function mainOffice(site: SiteOffices): CompleteOffice {
  return completeOffice(site.offices[0], site);
}

function completeOffice(office: Office, { phone, email, timeZone }: SiteOffices): CompleteOffice {
  return { phone, email, ...(timeZone !== undefined && { timeZone }), ...office };
}

/** Returns the towns of the offices, for a sentence: "Duluth or Two Harbors". */
export function nameTowns(site: SiteOffices): string {
  return formatList(new Set(site.offices.map(({ address }) => address.city)), "disjunction");
}

export function formatPostalAddress({ street, city, state, zip }: Address): string {
  return `${street}, ${city}, ${state} ${zip}`;
}
