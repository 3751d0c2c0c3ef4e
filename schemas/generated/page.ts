/** Generated from the schemas by `agency schema --write`. Do not edit. */

/**
 * Text that must not be empty. It may quote facts: {site.phone}, {site.hours}, {claim.carriers}.
 */
export type Label = string;
/**
 * A path on this site, an anchor, or a URL with http, https, mailto or tel.
 */
export type Url = string;
/**
 * Plain text. It may quote facts: {site.phone}, {site.hours}, {claim.carriers}.
 */
export type Text = string;
/**
 * An image: a file in content/media, or a web address.
 */
export type Media = string;
/**
 * Text with optional HTML. Allowed tags: a, strong, em, b, i, br, p, ul, ol, li. It may quote facts: {site.phone} becomes a link.
 */
export type RichText = string;
export type Id = string | number;
/**
 * Lowercase letters, digits and single hyphens.
 */
export type Slug = string;

/**
 * A stored page of the website. Edit `content`; the command line sets the other fields.
 */
export interface StoredPage {
  $schema?: string;
  /**
   * The page's id, which is its address without the first slash: contact, careers, commercial/trucking. The start page is home.
   */
  page: string;
  /**
   * Ignored. Earlier versions of the program wrote the revision that last changed this page.
   */
  version?: number;
  content: PageContent;
}
/**
 * The content of a page. Only the metadata and the hero are required.
 */
export interface PageContent {
  meta: Meta;
  hero: Hero;
  stats?: Stats;
  about?: About;
  summary?: ItemList;
  products?: Products;
  features?: ItemList;
  coverage?: ItemList;
  services?: ItemList;
  benefits?: ItemList;
  checklist?: Checklist;
  bring?: Checklist;
  carriers?: TextBlock;
  medicareDates?: TextBlock1;
  deductible?: TextBlock1;
  medicareProcess?: Process;
  medicare?: MedicareTeaser;
  testimonials?: Testimonials;
  banner?: Banner;
  trust?: Trust;
  philosophy?: TextBlock1;
  specialty?: ItemList;
  whyChoose?: WhyChoose;
  serviceAreas?: ItemList;
  team?: Team;
  spotlight?: CallToAction;
  officeInfo?: OfficeInfo;
  form?: Form;
  mapEmbed?: MapEmbed;
  legal?: Legal;
  faq?: Faq;
  related?: ItemList;
  cta?: CallToAction;
  /**
   * True if the texts of the page are a sample. `agency lint --production` rejects it.
   */
  sample?: boolean;
  /**
   * The sections in the order of the page. Sections that it does not name follow. Pages with a fixed role, such as contact, have an order of their own and ignore it.
   */
  layout?: (
    | "hero"
    | "stats"
    | "about"
    | "summary"
    | "products"
    | "features"
    | "coverage"
    | "services"
    | "benefits"
    | "checklist"
    | "bring"
    | "carriers"
    | "medicareDates"
    | "deductible"
    | "medicareProcess"
    | "medicare"
    | "testimonials"
    | "banner"
    | "trust"
    | "philosophy"
    | "specialty"
    | "whyChoose"
    | "serviceAreas"
    | "team"
    | "spotlight"
    | "officeInfo"
    | "form"
    | "mapEmbed"
    | "legal"
    | "faq"
    | "related"
    | "cta"
  )[];
  unmapped?: Unmapped;
}
export interface Meta {
  title: Label;
  description: Label;
  /**
   * A comma-separated list.
   */
  keywords?: string;
  canonical?: Url;
  og?: Share;
  twitter?: Share;
  noIndex?: boolean;
  unmapped?: Unmapped;
}
/**
 * The preview of a shared link. A missing field falls back to the page's own title or description.
 */
export interface Share {
  title?: Text;
  description?: Text;
  image?: Media;
  type?: Text;
  card?: Text;
  unmapped?: Unmapped;
}
/**
 * Unknown fields of an import, kept unchanged and restored by an export.
 */
export interface Unmapped {}
export interface Hero {
  badge?: Text;
  title: Label;
  subtitle?: Text;
  description?: RichText;
  ctaText?: Text;
  ctaUrl?: Url;
  /**
   * Plain text. It may quote facts: {site.phone}, {site.hours}, {claim.carriers}.
   */
  linkText?: string;
  linkUrl?: Url;
  backgroundColor?: Text;
  textColor?: Text;
  /**
   * The drawing if there is no `image`. By default, that of the overview of its line of business.
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
  image?: Media;
  imageAlt?: Text;
  tiles?: Item[];
  unmapped?: Unmapped;
}
/**
 * One card, feature, service, benefit or related page.
 */
export interface Item {
  id?: Id;
  title: Label;
  description?: RichText;
  icon?: Text;
  image?: Media;
  imageAlt?: Text;
  bullets?: Text[];
  url?: Url;
  linkText?: Text;
  unmapped?: Unmapped;
}
export interface Stats {
  title?: Text;
  items?: Stat[];
  unmapped?: Unmapped;
}
export interface Stat {
  value: Label;
  label: Label;
  /**
   * Plain text. It may quote facts: {site.phone}, {site.hours}, {claim.carriers}.
   */
  note?: string;
  unmapped?: Unmapped;
}
export interface About {
  title?: Text;
  /**
   * Text with optional HTML. Allowed tags: a, strong, em, b, i, br, p, ul, ol, li. It may quote facts: {site.phone} becomes a link.
   */
  description?: string;
  image?: Media;
  imageAlt?: Text;
  unmapped?: Unmapped;
}
export interface ItemList {
  title?: Text;
  description?: RichText;
  items?: Item[];
  unmapped?: Unmapped;
}
export interface Products {
  title?: Text;
  description?: RichText;
  featuresTitle?: Text;
  featuresItems?: Item[];
  items?: Product[];
  unmapped?: Unmapped;
}
export interface Product {
  id?: Id;
  title: Label;
  description?: RichText;
  image?: Media;
  imageAlt?: Text;
  link?: Url;
  linkText?: Text;
  unmapped?: Unmapped;
}
export interface Checklist {
  title?: Text;
  items?: Text[];
  unmapped?: Unmapped;
}
/**
 * The carriers of the site settings, with a search by name.
 */
export interface TextBlock {
  title?: Text;
  description?: RichText;
  unmapped?: Unmapped;
}
export interface TextBlock1 {
  title?: Text;
  description?: RichText;
  unmapped?: Unmapped;
}
export interface Process {
  title?: Text;
  description?: RichText;
  steps?: Item[];
  unmapped?: Unmapped;
}
export interface MedicareTeaser {
  title?: Text;
  description?: RichText;
  image?: Media;
  imageAlt?: Text;
  benefits?: Text[];
  link?: Url;
  linkText?: Text;
  unmapped?: Unmapped;
}
export interface Testimonials {
  title?: Text;
  description?: RichText;
  items?: Testimonial[];
  unmapped?: Unmapped;
}
export interface Testimonial {
  id?: Id;
  quote: Label;
  author: Label;
  position?: Text;
  /**
   * Plain text. It may quote facts: {site.phone}, {site.hours}, {claim.carriers}.
   */
  source?: string;
  /**
   * The day on which the client permitted the agency to publish it: YYYY-MM-DD.
   */
  permission?: string;
  /**
   * True if the testimonial is invented. `agency lint --production` rejects it.
   */
  sample?: boolean;
  unmapped?: Unmapped;
}
export interface Banner {
  title?: Text;
  description?: RichText;
  buttonText?: Text;
  buttonUrl?: Url;
  stats?: Stat[];
  unmapped?: Unmapped;
}
export interface Trust {
  title?: Text;
  stats?: Stat[];
  bullets?: Text[];
  unmapped?: Unmapped;
}
export interface WhyChoose {
  title?: Text;
  description?: RichText;
  features?: Item[];
  unmapped?: Unmapped;
}
export interface Team {
  title?: Text;
  description?: RichText;
  members?: TeamMember[];
  unmapped?: Unmapped;
}
export interface TeamMember {
  id?: Id;
  name: Label;
  title: Label;
  bio?: Text;
  image?: Media;
  licenses?: Text;
  /**
   * The person's direct line.
   */
  phone?: string;
  email?: string;
  linkedIn?: Url;
  /**
   * True if the person is invented. `agency lint --production` rejects it.
   */
  sample?: boolean;
  unmapped?: Unmapped;
}
export interface CallToAction {
  title?: Text;
  description?: RichText;
  buttonText?: Text;
  buttonUrl?: Url;
  backgroundColor?: Text;
  textColor?: Text;
  /**
   * The drawing of a spotlight.
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
  unmapped?: Unmapped;
}
export interface OfficeInfo {
  title?: Text;
  address?: LabeledValue;
  phone?: LabeledValue;
  email?: LabeledValue;
  hours?: LabeledValue;
  image?: Media;
  imageAlt?: Text;
  unmapped?: Unmapped;
}
export interface LabeledValue {
  label: Label;
  value: Text;
  unmapped?: Unmapped;
}
export interface Form {
  title?: Text;
  description?: RichText;
  fields?: FormField[];
  /**
   * Text with optional HTML. Allowed tags: a, strong, em, b, i, br, p, ul, ol, li. It may quote facts: {site.phone} becomes a link.
   */
  consent?: string;
  submitButton?: Text;
  /**
   * Subjects that a link such as /contact?about=boat can name, besides coverage pages.
   */
  subjects?: QuoteSubject[];
  /**
   * Optional questions for the selected insurance type, at most three.
   */
  questions?: QuoteQuestion[];
  preparation?: Preparation[];
  /**
   * The id of a line of business in the site settings.
   */
  insuranceType?: string;
  /**
   * Address that receives the requests of a page below /service. By default, that of their line of business.
   */
  email?: string;
  /**
   * Fields of a request of a page below /service, in order.
   */
  asks?: RequestField[];
  /**
   * Plain text. It may quote facts: {site.phone}, {site.hours}, {claim.carriers}.
   */
  promise?: string;
  /**
   * Things to have ready when the office answers a request of a page below /service.
   */
  ready?: Label[];
  unmapped?: Unmapped;
}
export interface FormField {
  name: "firstName" | "lastName" | "email" | "phone" | "insuranceType" | "message" | "files";
  label: Label;
  placeholder?: Text;
  unmapped?: Unmapped;
}
export interface QuoteSubject {
  id: Slug;
  title: Label;
  /**
   * The id of a line of business in the site settings.
   */
  insuranceType: string;
  /**
   * Things to have ready, instead of the list of the insurance type.
   */
  ready?: Label[];
  unmapped?: Unmapped;
}
export interface QuoteQuestion {
  id: Slug;
  label: Label;
  hint?: Text;
  type?: "text" | "number" | "date" | "choice";
  choices?: Label[];
  /**
   * Items: The id of a line of business in the site settings.
   */
  insuranceTypes?: string[];
  unmapped?: Unmapped;
}
export interface Preparation {
  /**
   * The id of a line of business in the site settings.
   */
  insuranceType: string;
  items: Label[];
  unmapped?: Unmapped;
}
export interface RequestField {
  name:
    | "action"
    | "neededBy"
    | "effectiveDate"
    | "policyNumber"
    | "holder"
    | "holderAddress"
    | "holderEmail"
    | "project"
    | "wording"
    | "vehicle"
    | "vin"
    | "driver"
    | "formerAddress"
    | "address"
    | "equipment"
    | "serialNumber"
    | "value"
    | "lender"
    | "loanNumber"
    | "property"
    | "storedAt"
    | "lossDate"
    | "lossPlace"
    | "topic"
    | "details";
  /**
   * Text that must not be empty. It may quote facts: {site.phone}, {site.hours}, {claim.carriers}.
   */
  label?: string;
  hint?: Text;
  /**
   * Options in place of those of the field in every form.
   */
  choices?: Label[];
  required?: boolean;
  unmapped?: Unmapped;
}
export interface MapEmbed {
  title?: Text;
  src?: Url;
  unmapped?: Unmapped;
}
export interface Legal {
  /**
   * The date as the page shows it: MM/DD/YYYY.
   */
  effectiveDate?: string;
  /**
   * The day of the last change, shown beside the effective date: MM/DD/YYYY.
   */
  lastUpdated?: string;
  sections?: Item[];
  /**
   * Text with optional HTML. Allowed tags: a, strong, em, b, i, br, p, ul, ol, li. It may quote facts: {site.phone} becomes a link.
   */
  notice?: string;
  unmapped?: Unmapped;
}
export interface Faq {
  title?: Text;
  items?: FaqItem[];
  unmapped?: Unmapped;
}
export interface FaqItem {
  id?: Id;
  question: Label;
  answer: RichText;
  unmapped?: Unmapped;
}
