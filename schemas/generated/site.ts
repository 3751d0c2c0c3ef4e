/** Generated from the schemas by `agency schema --write`. Do not edit. */

export type Label = string;
export type Text = string;
export type Url = string;
export type Id = string | number;

/**
 * The facts of the agency, each told once, as the store keeps them.
 */
export interface StoredSite {
  $schema?: string;
  page: "site";
  /**
   * The revision that last changed the facts.
   */
  version: number;
  content: Site;
}
export interface Site {
  name: Label;
  /**
   * A made-up agency: lint --production refuses it.
   */
  sample?: boolean;
  tagline?: Text;
  description?: Text;
  url?: Url;
  foundedYear?: number;
  phone: Label;
  email: Label;
  address: Address;
  /**
   * ISO 3166-2, for the geo.region meta tag.
   */
  region?: string;
  /**
   * What it costs to ask, for search engines: schema.org priceRange.
   */
  priceRange?: string;
  hours?: Hours;
  social?: SiteLink[];
  licensedStates?: string[];
  navigation?: SiteLink[];
  footer?: Footer;
  claims?: Claim[];
  carriers?: Carrier[];
  medicare?: MedicareFacts;
  unmapped?: Unmapped;
}
export interface Address {
  street: Label;
  city: Label;
  state: Label;
  zip: Label;
  unmapped?: Unmapped;
}
/**
 * Keys that the model does not know, kept as they came so that an export gives them back.
 */
export interface Unmapped {}
export interface Hours {
  /**
   * As pages show them.
   */
  display?: string;
  weekend?: Text;
  /**
   * schema.org openingHours.
   */
  structured?: string;
  unmapped?: Unmapped;
}
export interface SiteLink {
  id?: Id;
  title: Label;
  url: Url;
  unmapped?: Unmapped;
}
export interface Footer {
  blurb?: Text;
  insurance?: SiteLink[];
  links?: SiteLink[];
  unmapped?: Unmapped;
}
/**
 * A figure the copy states, with each reading that stands and the pages it stands on.
 */
export interface Claim {
  id: Label;
  label: Label;
  /**
   * @minItems 1
   */
  readings: [Reading, ...Reading[]];
  unmapped?: Unmapped;
}
export interface Reading {
  value: Label;
  pages: Label[];
  unmapped?: Unmapped;
}
/**
 * A carrier's own claims line, for hours when the office is closed.
 */
export interface Carrier {
  name: Label;
  phone: Label;
  url?: Url;
  lines?: Text;
  sample?: boolean;
  unmapped?: Unmapped;
}
/**
 * What the third-party-marketing disclaimer of 42 CFR 422.2267(e)(41) needs. {organizations} and {products} in the disclaimer stand for the counts.
 */
export interface MedicareFacts {
  organizations?: number;
  products?: number;
  disclaimer?: Text;
  nonAffiliation?: Text;
  source?: Text;
  /**
   * The counts are made up: lint --production refuses them.
   */
  sample?: boolean;
  unmapped?: Unmapped;
}
