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
export type InsuranceType = "commercial" | "farm" | "personal" | "medicare";

/**
 * A stored page of the website. Edit `content`; the command line sets the other fields.
 */
export interface StoredPage {
  $schema?: string;
  /**
   * The page's id: a top-level page such as home, or <line of business>/<slug> such as commercial/trucking.
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
  features?: ItemList1;
  coverage?: ItemList1;
  services?: ItemList1;
  benefits?: ItemList1;
  checklist?: Checklist;
  bring?: Checklist1;
  medicareDates?: Tool;
  deductible?: Tool1;
  medicareProcess?: Process;
  medicare?: MedicareTeaser;
  testimonials?: Testimonials;
  banner?: Banner;
  trust?: Trust;
  philosophy?: TextBlock;
  specialty?: ItemList1;
  whyChoose?: WhyChoose;
  serviceAreas?: ItemList1;
  team?: Team;
  spotlight?: CallToAction;
  officeInfo?: OfficeInfo;
  form?: Form;
  mapEmbed?: MapEmbed;
  legal?: Legal;
  faq?: Faq;
  related?: ItemList1;
  cta?: CallToAction;
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
  backgroundColor?: Text;
  textColor?: Text;
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
/**
 * What a coverage is about, at a glance: who needs it, what it pays, what it does not pay.
 */
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
export interface ItemList1 {
  title?: Text;
  description?: RichText;
  items?: Item[];
  unmapped?: Unmapped;
}
export interface Checklist {
  title?: Text;
  items?: Text[];
  unmapped?: Unmapped;
}
/**
 * What a visitor brings to the office for a quote, as a list to print.
 */
export interface Checklist1 {
  title?: Text;
  items?: Text[];
  unmapped?: Unmapped;
}
/**
 * The tool that finds the enrollment dates of a visitor.
 */
export interface Tool {
  title?: Text;
  description?: RichText;
  unmapped?: Unmapped;
}
/**
 * The tool that converts a wind and hail deductible from percent to dollars.
 */
export interface Tool1 {
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
export interface TextBlock {
  title?: Text;
  description?: RichText;
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
   * Subjects that a link to the form can name, such as boat in /contact?about=boat. Lines of insurance and coverage pages need no entry.
   */
  subjects?: QuoteSubject[];
  /**
   * Optional questions that the form asks after the insurance type is selected, in order. It asks at most three for each type.
   */
  questions?: QuoteQuestion[];
  /**
   * What the visitor should have ready when the agency calls, by insurance type.
   */
  preparation?: Preparation[];
  unmapped?: Unmapped;
}
export interface FormField {
  name: "firstName" | "lastName" | "email" | "phone" | "insuranceType" | "message";
  label: Label;
  placeholder?: Text;
  unmapped?: Unmapped;
}
export interface QuoteSubject {
  id: Slug;
  /**
   * Text that must not be empty. It may quote facts: {site.phone}, {site.hours}, {claim.carriers}.
   */
  title: string;
  /**
   * The insurance type that the form selects.
   */
  insuranceType: "commercial" | "farm" | "personal" | "medicare";
  unmapped?: Unmapped;
}
export interface QuoteQuestion {
  id: Slug;
  label: Label;
  hint?: Text;
  /**
   * The kind of answer. Default: text. A choice needs `choices`.
   */
  type?: "text" | "number" | "date" | "choice";
  choices?: Label[];
  /**
   * The insurance types for which the form asks the question. Default: all.
   */
  insuranceTypes?: InsuranceType[];
  unmapped?: Unmapped;
}
export interface Preparation {
  insuranceType: InsuranceType;
  items: Label[];
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
