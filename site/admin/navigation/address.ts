/** Addresses within the admin: `#<section>/<path>?<parameters>` of one page, so that any static host can serve them. */

import type { Pointer } from "#schemas/json.ts";
import { type DocumentId, isSettings, SITE, THEME } from "#schemas/page-ids.ts";
import type { UserSession } from "../api/client.ts";

/** The sections by ID, in the order of the navigation. */
export const SECTION_TITLES = {
  home: "Home",
  pages: "Pages",
  "business-info": "Business Info",
  appearance: "Appearance",
  photos: "Photos",
  "quote-requests": "Quote Requests",
  proposals: "Waiting Changes",
  import: "Content Import",
  history: "History",
  "site-health": "Site Health",
  accounts: "Accounts",
} as const;

export type SectionId = keyof typeof SECTION_TITLES;

export interface Address {
  section: SectionId;
  /** The part after the section, such as `farm/tractor-truck` in `#pages/farm/tractor-truck`; "" for the section itself. */
  path: string;
  parameters: Readonly<Record<string, string>>;
}

/** An address without the parts that it does not need. */
export type LinkTarget = Pick<Address, "section"> & Partial<Address>;

/**
 * Returns the address that a fragment names; an empty fragment is Home.
 * @param hash the fragment with "#"
 * @returns undefined if no section has that name
 */
export function parseAddress(hash: string): Address | undefined {
  const [location = "", query = ""] = hash.slice(1).split("?", 2);
  const [section = "", ...path] = location.split("/").map(decode);
  if (!isSectionId(section || "home")) return undefined;
  return {
    section: (section || "home") as SectionId,
    path: path.join("/"),
    parameters: Object.fromEntries(new URLSearchParams(query)),
  };
}

/** Returns the fragment of an address, with "#", for links. */
export function formatAddress({ section, path = "", parameters = {} }: LinkTarget): string {
  const query = new URLSearchParams(parameters).toString();
  const location = [section, ...path.split("/").filter(Boolean).map(encodeURIComponent)].join("/");
  return `#${location}${query && `?${query}`}`;
}

/** Returns the fragment of the form of a document, or of a field in it. */
export function formHref(document: DocumentId, field?: Pointer): string {
  return formatAddress({
    section: document === SITE ? "business-info" : document === THEME ? "appearance" : "pages",
    path: isSettings(document) ? "" : document,
    ...(field && { parameters: { field } }),
  });
}

function isSectionId(text: string): text is SectionId {
  return Object.hasOwn(SECTION_TITLES, text);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export interface SectionProps {
  session: UserSession;
  sections: readonly SectionId[];
  /** The address within the section. A hidden section keeps its last one. */
  address: Address;
  isShown: boolean;
  /** Called with true while the section has changes that are not published. */
  onUnsaved(isUnsaved: boolean): void;
}
