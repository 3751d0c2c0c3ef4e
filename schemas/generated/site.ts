/** Generated from the schemas by `agency schema --write`. Do not edit. */

export type Label = string;
export type Text = string;
export type Url = string;
/**
 * A phone number as pages show it, with its area code.
 */
export type Phone = string;
export type Email = string;
/**
 * The USPS code of a US state, the District of Columbia or a territory.
 */
export type State =
  | "AL"
  | "AK"
  | "AZ"
  | "AR"
  | "CA"
  | "CO"
  | "CT"
  | "DE"
  | "FL"
  | "GA"
  | "HI"
  | "ID"
  | "IL"
  | "IN"
  | "IA"
  | "KS"
  | "KY"
  | "LA"
  | "ME"
  | "MD"
  | "MA"
  | "MI"
  | "MN"
  | "MS"
  | "MO"
  | "MT"
  | "NE"
  | "NV"
  | "NH"
  | "NJ"
  | "NM"
  | "NY"
  | "NC"
  | "ND"
  | "OH"
  | "OK"
  | "OR"
  | "PA"
  | "RI"
  | "SC"
  | "SD"
  | "TN"
  | "TX"
  | "UT"
  | "VT"
  | "VA"
  | "WA"
  | "WV"
  | "WI"
  | "WY"
  | "DC"
  | "AS"
  | "GU"
  | "MP"
  | "PR"
  | "VI";
/**
 * A time of day, from 00:00 to 23:59. Example: 17:00
 */
export type Time = string;
export type TimeSpans = TimeSpan[];
export type Id = string | number;
/**
 * The hours on these days. Without them, the office is closed.
 */
export type TimeSpans1 = TimeSpan[];
/**
 * A day: YYYY-MM-DD.
 */
export type Date = string;
export type RedirectTarget = string;

/**
 * The stored site settings: the agency's name, contact details, navigation and other facts that several pages use.
 */
export interface StoredSite {
  $schema?: string;
  page: "site";
  /**
   * Ignored. Earlier versions of the program wrote the revision that last changed the site settings.
   */
  version?: number;
  content: Site;
}
export interface Site {
  name: Label;
  /**
   * A short form of the name, for titles of pages.
   */
  shortName?: string;
  /**
   * The version of the content, which `agency upgrade` writes.
   */
  contentVersion?: number;
  /**
   * True if the settings are a sample. `agency lint --production` rejects it.
   */
  sample?: boolean;
  tagline?: Text;
  description?: Text;
  url?: Url;
  foundedYear?: number;
  phone: Phone;
  email: Email;
  /**
   * The offices. The first one is the main office.
   *
   * @minItems 1
   */
  offices: [Office, ...Office[]];
  /**
   * The ISO 3166-2 code for the geo.region meta tag.
   */
  region?: string;
  /**
   * The schema.org priceRange for search engines. Example: Quotes are free
   */
  priceRange?: string;
  /**
   * The lines of business, in the order of menus, the quote form and lists. Pages, the quote form, its mail and the admin follow from them.
   */
  lines?: LineOfBusiness[];
  /**
   * The time zone of the agency, by its IANA name. By default, the one that most of the main office's state is in. Example: America/Chicago
   */
  timeZone?: string;
  notice?: Notice;
  social?: SiteLink[];
  /**
   * Items: The USPS code of a US state, the District of Columbia or a territory.
   */
  licensedStates?: (
    | "AL"
    | "AK"
    | "AZ"
    | "AR"
    | "CA"
    | "CO"
    | "CT"
    | "DE"
    | "FL"
    | "GA"
    | "HI"
    | "ID"
    | "IL"
    | "IN"
    | "IA"
    | "KS"
    | "KY"
    | "LA"
    | "ME"
    | "MD"
    | "MA"
    | "MI"
    | "MN"
    | "MS"
    | "MO"
    | "MT"
    | "NE"
    | "NV"
    | "NH"
    | "NJ"
    | "NM"
    | "NY"
    | "NC"
    | "ND"
    | "OH"
    | "OK"
    | "OR"
    | "PA"
    | "RI"
    | "SC"
    | "SD"
    | "TN"
    | "TX"
    | "UT"
    | "VT"
    | "VA"
    | "WA"
    | "WV"
    | "WI"
    | "WY"
    | "DC"
    | "AS"
    | "GU"
    | "MP"
    | "PR"
    | "VI"
  )[];
  /**
   * The licenses of the agency with their numbers, which some states require in advertising. Every page shows them.
   */
  licenses?: License[];
  navigation?: SiteLink[];
  clientLink?: SiteLink1;
  footer?: Footer;
  claims?: Claim[];
  carriers?: Carrier[];
  medicare?: MedicareFacts;
  lint?: LintSettings;
  /**
   * The rules for changes that have to be approved before they are published.
   */
  approvals?: ApprovalRule[];
  /**
   * The ids of pages that have content and no address.
   */
  unrouted?: string[];
  redirects?: Redirects;
  unmapped?: Unmapped;
}
export interface Office {
  /**
   * The name of the office in texts: {office.duluth.phone} quotes the phone number of the office `duluth`.
   */
  id: string;
  /**
   * The name of the office on pages. Example: Duluth
   */
  name: string;
  address: Address;
  /**
   * A phone number as pages show it, with its area code.
   */
  phone?: string;
  /**
   * By default, the email address of the agency.
   */
  email?: string;
  /**
   * By default, the time zone of the agency.
   */
  timeZone?: string;
  hours: Hours;
  unmapped?: Unmapped;
}
export interface Address {
  street: Label;
  city: Label;
  state: State;
  zip: Label;
  unmapped?: Unmapped;
}
/**
 * Unknown fields of an import, kept unchanged and restored by an export.
 */
export interface Unmapped {}
export interface Hours {
  /**
   * The hours as pages show them.
   */
  display?: string;
  weekend?: Text;
  /**
   * The hours in the schema.org openingHours format, for search engines.
   */
  structured?: string;
  days?: WeekHours;
  /**
   * Days on which the office is closed or has other hours.
   */
  holidays?: Holiday[];
  unmapped?: Unmapped;
}
/**
 * The hours of each day of the week. `display`, `weekend` and `structured` follow from them. On a day without hours, the office is closed.
 */
export interface WeekHours {
  monday?: TimeSpans;
  tuesday?: TimeSpans;
  wednesday?: TimeSpans;
  thursday?: TimeSpans;
  friday?: TimeSpans;
  saturday?: TimeSpans;
  sunday?: TimeSpans;
  unmapped?: Unmapped;
}
export interface TimeSpan {
  opens: Time;
  closes: Time;
  unmapped?: Unmapped;
}
export interface Holiday {
  id?: Id;
  name: Label;
  /**
   * The day, or the first of several days.
   */
  date: string;
  /**
   * The last of several days.
   */
  until?: string;
  spans?: TimeSpans1;
  unmapped?: Unmapped;
}
export interface LineOfBusiness {
  /**
   * The value in quote requests, in lowercase letters, digits and hyphens. Example: commercial
   */
  id: string;
  /**
   * The heading of the sidebar and the label above headlines. Example: Commercial Insurance
   */
  title: string;
  /**
   * The choice in the quote form. Example: Commercial
   */
  shortTitle: string;
  /**
   * The name of the overview page in the sidebar and the breadcrumbs. By default, the short title. Example: Commercial Coverage
   */
  overview?: string;
  /**
   * The id of the overview page, below which the coverage pages are. By default, the id of the line.
   */
  page?: string;
  /**
   * True if the line has only its overview page, and no coverage pages below it.
   */
  singlePage?: boolean;
  /**
   * The name of the line within a sentence. By default, the short title in lowercase with “insurance”. Example: commercial insurance
   */
  phrase?: string;
  /**
   * The text below the name of the line in the tiles of the home page. Example: For your business
   */
  tagline?: string;
  card?: LineCard;
  /**
   * The id of a tint of the theme. By default, the tints take turns. Example: sky
   */
  color?: string;
  /**
   * The drawing of its pages. A page can name another one.
   */
  scene?:
    | "horizon"
    | "main-street"
    | "office"
    | "map"
    | "reading"
    | "road"
    | "rooms"
    | "storm"
    | "desk"
    | "table"
    | "job-site"
    | "fleet"
    | "porch"
    | "dock"
    | "farm-yard"
    | "pasture"
    | "tractor"
    | "tanks";
  /**
   * The address that receives the quote requests of this line. By default, the one that the server's settings name.
   */
  email?: string;
  /**
   * `medicare` for Medicare plans: the notices of 42 CFR 422.2267 appear, and texts are checked for wording that the rules forbid.
   */
  regulation?: "medicare";
  unmapped?: Unmapped;
}
/**
 * What the card of a line on the home page says unless the page says it.
 */
export interface LineCard {
  title?: Label;
  description?: Text;
  linkText?: Label;
  unmapped?: Unmapped;
}
/**
 * A notice at the top of every page, such as that the office is closed because of a storm.
 */
export interface Notice {
  text: Label;
  link?: SiteLink;
  /**
   * The time from which pages show the notice. By default, at once.
   */
  from?: string;
  /**
   * The time from which pages no longer show the notice. By default, they show it until it is removed.
   */
  until?: string;
  unmapped?: Unmapped;
}
export interface SiteLink {
  id?: Id;
  title: Label;
  url: Url;
  unmapped?: Unmapped;
}
export interface License {
  id?: Id;
  /**
   * Example: Property and casualty producer
   */
  name: string;
  /**
   * The USPS code of a US state, the District of Columbia or a territory.
   */
  state?:
    | "AL"
    | "AK"
    | "AZ"
    | "AR"
    | "CA"
    | "CO"
    | "CT"
    | "DE"
    | "FL"
    | "GA"
    | "HI"
    | "ID"
    | "IL"
    | "IN"
    | "IA"
    | "KS"
    | "KY"
    | "LA"
    | "ME"
    | "MD"
    | "MA"
    | "MI"
    | "MN"
    | "MS"
    | "MO"
    | "MT"
    | "NE"
    | "NV"
    | "NH"
    | "NJ"
    | "NM"
    | "NY"
    | "NC"
    | "ND"
    | "OH"
    | "OK"
    | "OR"
    | "PA"
    | "RI"
    | "SC"
    | "SD"
    | "TN"
    | "TX"
    | "UT"
    | "VT"
    | "VA"
    | "WA"
    | "WV"
    | "WI"
    | "WY"
    | "DC"
    | "AS"
    | "GU"
    | "MP"
    | "PR"
    | "VI";
  number: Label;
  unmapped?: Unmapped;
}
/**
 * Link for clients, in the header and its menu.
 */
export interface SiteLink1 {
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
 * An advertising claim, such as a number of carriers. Texts quote its value as {claim.<id>}.
 */
export interface Claim {
  /**
   * The name of the claim in texts, in lowercase letters, digits and hyphens: {claim.carriers} quotes the claim `carriers`.
   */
  id: string;
  /**
   * The statement that the claim is about. Claims with the same subject and different values contradict each other.
   */
  subject?: string;
  /**
   * The figure or the words that texts quote. Example: 40+
   */
  value?: string;
  /**
   * The claim in full, with {value} in the place of the value. Example: {value} insurance carriers
   */
  wording?: string;
  /**
   * Words after a figure that show that a text makes this claim. By default, the words after {value} in the wording.
   */
  terms?: Label[];
  /**
   * The document or the count that proves the claim.
   */
  source?: string;
  /**
   * The day on which the claim was checked.
   */
  asOf?: string;
  /**
   * The last day on which the claim may be published.
   */
  expires?: string;
  /**
   * Used by earlier versions. Now `subject`.
   */
  label?: string;
  /**
   * Used by earlier versions. Now each value is a claim of its own.
   *
   * @minItems 1
   */
  readings?: [Reading, ...Reading[]];
  unmapped?: Unmapped;
}
export interface Reading {
  value: Label;
  pages: Label[];
  unmapped?: Unmapped;
}
/**
 * An insurance carrier, with what its clients need from it. The order of the list is the order on pages.
 */
export interface Carrier {
  /**
   * The anchor of the carrier on its page. By default, it is made from the name.
   */
  id?: string;
  name: Label;
  lines?: Text;
  /**
   * A phone number as pages show it, with its area code.
   */
  phone: string;
  /**
   * The hours of the claims line. Example: 24 hours a day
   */
  hours?: string;
  /**
   * The page for paying a bill.
   */
  pay?: string;
  /**
   * The page for reporting a claim.
   */
  claims?: string;
  /**
   * The page where clients sign in.
   */
  portal?: string;
  /**
   * The page of the app.
   */
  app?: string;
  /**
   * A phone number as pages show it, with its area code.
   */
  roadside?: string;
  /**
   * Pages show it only with a permission.
   */
  logo?: string;
  /**
   * Who allowed the logo, and when.
   */
  permission?: string;
  /**
   * True if the carrier is invented. `agency lint --production` rejects it.
   */
  sample?: boolean;
  unmapped?: Unmapped;
}
/**
 * The parts of the Medicare third-party marketing disclaimer (42 CFR 422.2267(e)(41)). In `disclaimer`, {organizations} and {products} are placeholders for the counts.
 */
export interface MedicareFacts {
  organizations?: number;
  products?: number;
  disclaimer?: Text;
  nonAffiliation?: Text;
  source?: Text;
  /**
   * True if the counts are invented. `agency lint --production` rejects them.
   */
  sample?: boolean;
  unmapped?: Unmapped;
}
/**
 * The severities of lint rules, and the findings that the agency has decided to accept.
 */
export interface LintSettings {
  /**
   * The severity of a rule by its code. Example: "meta/title-length": "off"
   */
  severities?: {
    [k: string]: "off" | "warning" | "error";
  };
  waivers?: Waiver[];
  unmapped?: Unmapped;
}
/**
 * A decision of the agency to publish a wording that a lint rule reports.
 */
export interface Waiver {
  /**
   * The code of the rule. Example: wording/guarantee
   */
  rule: string;
  /**
   * The wording that may be published, in any letter case.
   */
  text: string;
  /**
   * The page that may have the wording. By default, all pages.
   */
  page?: string;
  /**
   * The person who decided.
   */
  by: string;
  date: Date;
  reason: Label;
  /**
   * A day: YYYY-MM-DD.
   */
  expires?: string;
  unmapped?: Unmapped;
}
/**
 * A rule that keeps changes of some pages or fields from being published before the right person has approved them. It binds the admin and agents.
 */
export interface ApprovalRule {
  id?: Id;
  /**
   * Example: Medicare
   */
  title: string;
  /**
   * The ids of pages, such as medicare, or medicare/* for it and all pages below it. site means the site settings. By default, all pages.
   */
  pages?: Label[];
  /**
   * Names of fields, with dots before inner ones. By default, all fields. Example: claims
   */
  fields?: Label[];
  /**
   * Who has to approve: an owner (the default), any member of the office, or a person who is invited by a preview link.
   */
  approver?: "owner" | "editor" | "invited";
  /**
   * Whether the approval has to name the reference under which a carrier approved the text. By default, it does not.
   */
  needsReference?: boolean;
  /**
   * Whether someone other than the author has to approve. By default, the author may.
   */
  byAnotherPerson?: boolean;
  unmapped?: Unmapped;
}
/**
 * The paths of retired and moved pages, each with the path or URL that it leads to, or `gone`. `agency retire` and `agency move` add them. A stored page wins over a redirect from its path.
 */
export interface Redirects {
  [k: string]: RedirectTarget;
}
