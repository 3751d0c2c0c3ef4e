/**
 * The names of the fields, and what the forms show with them. Differences, findings and forms use this one table.
 *
 * A key is the end of a path to a field, without the indexes of items: `title` is any title, `hero/title` the title of
 * the hero, and `/name` a field at the top of a document. The longest key that fits wins, property by property.
 */
import { REQUEST_FIELDS } from "#schemas/quotes/request-fields.ts";

/** The place of a field in its form. Hidden fields keep their values. */
export type FieldPlace = "main" | "advanced" | "hidden";

export interface FieldLabel {
  label?: string;
  /** One sentence below the label. */
  help?: string;
  /** The length in characters from which search engines and lists cut the text off. Longer texts may be published. */
  softLength?: number;
  /** True for a text of more than one line. */
  isMultiline?: boolean;
  /** True for a group that a form shows also if the document lacks it. */
  isPermanent?: boolean;
  place?: FieldPlace;
  /** The values of a choice in words. */
  options?: Readonly<Record<string, string>>;
  /** The name of one item of a list, such as "Question". */
  item?: string;
}

const CARD = { item: "Card" };
const REQUEST_FIELD_NAMES = Object.fromEntries(
  Object.entries(REQUEST_FIELDS).map(([name, { label }]) => [name, label]),
);
const FACT_HELP = "You can insert facts such as the phone number, so that they stay current.";

/** @internal exported for tests */
export const FIELD_LABELS: Readonly<Record<string, FieldLabel>> = {
  "/offices": { label: "Offices", item: "Office", help: "The first one is the main office." },
  "offices/id": { label: "Short name in texts", place: "advanced" },
  "offices/name": { label: "Name of the office" },
  "offices/phone": { label: "Phone number", help: "Leave empty for the number of the agency." },
  "offices/email": { label: "Email address", help: "Leave empty for the address of the agency." },
  "offices/timeZone": { label: "Time zone", place: "advanced" },
  "/colors": { label: "Colors", isPermanent: true },
  "colors/accent": { label: "Accent", help: "Buttons, and marks of the current page." },
  "colors/accentGround": { label: "Background of calls to action", place: "advanced" },
  "colors/error": { label: "Errors", place: "advanced" },
  "colors/ink": { label: "Text", place: "advanced" },
  "colors/muted": { label: "Secondary text", place: "advanced" },
  "colors/night": { label: "Dark background", help: "Banners and the footer.", place: "advanced" },
  "colors/nightRule": { label: "Lines on the dark background", place: "advanced" },
  "colors/onAccent": { label: "Text on buttons", place: "advanced" },
  "colors/onNight": { label: "Text on the dark background", place: "advanced" },
  "colors/onNightMuted": { label: "Secondary text on the dark background", place: "advanced" },
  "colors/onTint": { label: "Text on the colors of the lines of business", place: "advanced" },
  "colors/panel": { label: "Cards and forms", place: "advanced" },
  "colors/paper": { label: "Page background" },
  "colors/primary": {
    label: "Main color",
    help: "Links, labels and lines. The others follow from this one and the accent.",
  },
  "colors/rule": { label: "Lines", place: "advanced" },
  "/font": { label: "Font of headings" },
  "/logo": { label: "Logo", isPermanent: true },
  "logo/dark": { label: "Logo for dark screens", place: "advanced" },
  "logo/light": { label: "Logo", help: "A simple SVG of at most 16 kB, or a PNG." },
  "logo/showsName": { label: "Show the name of the agency beside the logo" },
  "/radius": { label: "Rounded corners", help: "In pixels, from 0 to 24." },
  "/scale": { label: "Size of headings" },
  "/scene": { label: "Illustrations" },
  "/scenery": { label: "Colors of illustrations", place: "hidden" },
  "/tints": { label: "Colors of the lines of business", item: "Color" },
  "tints/id": {
    label: "Name",
    place: "main",
    help: "Lowercase letters. Lines of business choose a color by its name.",
  },
  "tints/scene": { label: "Colors of illustrations", place: "hidden" },
  "/layout": { label: "Order of the sections", item: "Section" },
  "/lines": { label: "Lines of business", item: "Line of Business" },
  "lines/card": { label: "Card on the home page", place: "advanced" },
  "lines/color": { label: "Color", help: "One of the colors under Appearance." },
  "lines/email": { label: "Address for quote requests", help: "Leave empty for the address of the agency." },
  "lines/id": {
    label: "Name in addresses",
    place: "main",
    help: "Lowercase letters, digits and hyphens. Example: pets",
  },
  "lines/overview": { label: "Name of its overview page", place: "advanced" },
  "lines/page": { label: "Address of its page", place: "advanced", help: "By default, the name in addresses." },
  "lines/phrase": { label: "Name within a sentence", place: "advanced" },
  "lines/regulation": { label: "Special rules", place: "advanced" },
  "lines/scene": { label: "Illustration" },
  "lines/shortTitle": { label: "Name in menus and the quote form" },
  "lines/singlePage": { label: "It has a single page", place: "advanced" },
  "lines/tagline": { label: "Line below the name" },
  "lines/title": { label: "Name" },
  "/description": { label: "About the agency", isMultiline: true, help: "Shown by search engines." },
  "/foundedYear": { label: "Year founded" },
  "offices/hours": { label: "Office hours" },
  "hours/days": { label: "Hours by day", place: "hidden" },
  "hours/holidays": { label: "Holidays", item: "Holiday" },
  "holidays/date": { label: "Day" },
  "holidays/until": { label: "Last day" },
  spans: { label: "Hours" },
  opens: { label: "Opening time" },
  closes: { label: "Closing time" },
  "/timeZone": {
    label: "Time zone",
    place: "advanced",
    help: "Only if the office is not in the time zone of most of its state. Example: America/Denver",
  },
  "/notice": {
    label: "Notice on every page",
    help: "For storms and other news. Visitors see it at the top of each page.",
  },
  "/notice/link/title": { label: "Link text" },
  "/notice/link/url": { label: "Link address" },
  "/notice/from": { label: "Show from" },
  "/notice/until": { label: "Show until" },
  "/contentVersion": { label: "Version of the content", place: "hidden" },
  "/lint": { label: "Site checks", place: "hidden" },
  "/name": { label: "Name of the agency" },
  "/priceRange": { label: "Price range", place: "advanced", help: "For search engines. Example: Quotes are free" },
  "/redirects": { label: "Redirects", place: "hidden" },
  "/region": { label: "Region code", place: "advanced", help: "For search engines. Example: US-IA" },
  "/sample": { label: "This is a sample", place: "main", help: "Checks before publishing fail until you clear this." },
  "/shortName": { label: "Short name", help: "Used in the titles of pages." },
  "/url": { label: "Address of the website", place: "advanced" },
  "/approvals": { label: "Approval rules", item: "Rule", help: "Changes that match a rule wait for approval." },
  "approvals/title": { label: "Name of the rule", help: "Example: Medicare" },
  "approvals/pages": { label: "Pages", item: "Page", help: "Such as medicare, or medicare/* and all below it." },
  "approvals/fields": { label: "Fields", item: "Field", place: "advanced", help: "Name in the JSON. Example: claims" },
  "approvals/approver": {
    label: "Who approves",
    help: "By default, an owner.",
    options: { owner: "An owner", editor: "Anyone in the office", invited: "A person who gets a preview link" },
  },
  "approvals/needsReference": { label: "Require the reference of the carrier’s approval" },
  "approvals/byAnotherPerson": { label: "Authors may not approve their own changes" },
  answer: { label: "Answer", isMultiline: true },
  author: { label: "Name of the client" },
  backgroundColor: { label: "Background color", place: "hidden" },
  badge: { label: "Line above the headline", place: "advanced" },
  bio: { label: "About this person", isMultiline: true },
  blurb: { label: "Text at the end of each page", isMultiline: true },
  bullets: { label: "Bullet points", item: "Point" },
  buttonUrl: { label: "Button link" },
  canonical: {
    label: "Preferred address",
    place: "advanced",
    help: "Leave empty unless this page repeats another one.",
  },
  card: { label: "Card type", place: "hidden" },
  "/carriers": { label: "Carriers", item: "Carrier" },
  "carriers/app": { label: "App link", help: "The page where clients get the app." },
  "carriers/claims": { label: "Report a claim link" },
  "carriers/hours": { label: "Hours of the claims line", help: "Example: 24 hours a day" },
  "carriers/lines": { label: "Kinds of insurance", help: "Example: Home, auto and umbrella" },
  "carriers/logo": { label: "Logo", help: "Shown only if the carrier allowed it." },
  "carriers/pay": { label: "Pay a bill link" },
  "carriers/permission": {
    label: "Permission for the logo",
    help: "Who allowed it, and when. Example: Ann Lee, marketing, by email on 11/12/2026",
  },
  "carriers/phone": { label: "Claims phone number" },
  "carriers/portal": { label: "Client portal link", help: "The page where clients sign in." },
  "carriers/roadside": { label: "Roadside assistance number" },
  "/claims": { label: "Claims", item: "Claim", help: "Figures and statements that pages quote, each with its proof." },
  "claims/asOf": { label: "Checked on" },
  "claims/expires": { label: "Publish until" },
  "claims/id": {
    label: "Short name",
    help: "Lowercase letters, digits and hyphens. Texts quote the claim by this name.",
  },
  "claims/label": { label: "Earlier name", place: "hidden" },
  "claims/readings": { label: "Earlier values", place: "hidden" },
  "claims/source": { label: "Proof", help: "The document or the count that proves the claim." },
  "claims/subject": { label: "Statement", help: "What the claim is about. Example: insurance carriers" },
  "claims/terms": { label: "Words that show this claim", place: "advanced", item: "Words" },
  "claims/value": { label: "Value", help: "The figure or the words that texts quote. Example: 40+" },
  "claims/wording": { label: "Claim in full", help: "With {value} in the place of the value." },
  consent: { label: "Text beside the consent checkbox", isMultiline: true },
  cta: { label: "Call to action" },
  ctaText: { label: "Button text" },
  ctaUrl: { label: "Button link" },
  description: { label: "Text", isMultiline: true },
  disclaimer: { label: "Disclaimer", isMultiline: true },
  display: { label: "Hours as pages show them" },
  lastUpdated: { label: "Last updated", help: "Month, day and year. Example: 07/01/2026" },
  effectiveDate: { label: "Effective date", help: "Month, day and year. Example: 07/01/2026" },
  expires: { label: "Ends on" },
  faq: { label: "Questions" },
  "faq/items": { label: "Questions", item: "Question" },
  features: { label: "Features", ...CARD },
  featuresItems: { label: "Advantages", item: "Advantage" },
  featuresTitle: { label: "Headline of the advantages" },
  "form/fields": { label: "Fields of the form", item: "Field" },
  "form/fields/name": { label: "Field" },
  "form/asks": { label: "Fields of the request", item: "Field" },
  "form/asks/name": { label: "Field", options: REQUEST_FIELD_NAMES },
  "asks/label": { label: "Other label" },
  "asks/required": { label: "The client must fill it in" },
  "form/email": { label: "Address for these requests", help: "Leave empty for the address of the line of business." },
  "form/insuranceType": { label: "Line of business", help: "Leave empty to ask the client." },
  "form/promise": {
    label: "When a change takes effect",
    help: "Say that nothing is changed until you confirm it in writing.",
    isMultiline: true,
  },
  "form/ready": { label: "What to have ready", item: "Thing" },
  "/clientLink": { label: "Link for clients", help: "In the header and its menu." },
  "hero/linkText": { label: "Text of the second link" },
  "hero/linkUrl": { label: "Second link" },
  "hero/description": { label: "Introduction", isMultiline: true },
  "hero/title": { label: "Headline", help: FACT_HELP },
  "hero/subtitle": { label: "Line below the headline" },
  hero: { label: "Top of the page" },
  icon: { label: "Icon", place: "hidden" },
  id: { label: "ID", place: "hidden" },
  image: { label: "Photo" },
  imageAlt: { label: "Photo description", help: "Say what the photo shows, for people who can't see it." },
  insurance: { label: "Links to coverage", item: "Link" },
  items: { label: "Items", ...CARD },
  keywords: { label: "Keywords", isMultiline: true, place: "advanced", help: "Separate them with commas." },
  legal: { label: "Legal text" },
  "legal/sections": { label: "Paragraphs", item: "Paragraph" },
  "/licenses": {
    label: "License numbers",
    item: "License",
    help: "Some states require the number in advertising. Shown at the end of every page.",
  },
  "licenses/name": { label: "License", help: "Example: Property and casualty producer" },
  "licenses/state": { help: "Choose none for a national number." },
  "/licensedStates": { label: "Licensed states", item: "State" },
  linkedIn: { label: "LinkedIn" },
  links: { label: "Other links", item: "Link" },
  mapEmbed: { label: "Map" },
  "mapEmbed/src": { label: "Address of the map" },
  medicareProcess: { label: "Steps to Medicare" },
  members: { label: "People", item: "Person" },
  "members/title": { label: "Job title" },
  meta: { label: "Search engines" },
  "meta/description": {
    label: "Description",
    isMultiline: true,
    softLength: 160,
    help: "Shown below the title by search engines.",
  },
  "meta/title": { label: "Title", softLength: 60, help: "Shown by search engines and in the browser tab." },
  "/navigation": { label: "Menu", item: "Link" },
  noIndex: { label: "Hide this page from search engines", place: "advanced" },
  nonAffiliation: { label: "Statement of independence", isMultiline: true },
  note: { label: "Note", help: "Where the figure comes from." },
  notice: { label: "Trademark notice", isMultiline: true },
  officeInfo: { label: "Office" },
  og: {
    label: "Social sharing",
    place: "advanced",
    help: "Shown where someone shares a link. Leave empty to use the texts of the page.",
  },
  organizations: { label: "Number of organizations" },
  permission: { label: "Permitted on", help: "The day on which the client agreed to this." },
  placeholder: { label: "Example in the field" },
  position: { label: "Job or town" },
  "products/items": { label: "Products", item: "Product" },
  quote: { label: "Quotation", isMultiline: true },
  related: { label: "Related pages" },
  "related/items": { label: "Pages", item: "Page" },
  sample: { label: "This is an invented example", place: "advanced" },
  "/social": { label: "Social media", item: "Link" },
  source: { label: "Source", help: "Where the client said it." },
  specialty: { label: "Specialty coverage" },
  src: { label: "Source" },
  stats: { label: "Figures", item: "Figure" },
  "stats/items": { label: "Figures", item: "Figure" },
  "stats/label": { label: "What it counts" },
  "stats/value": { label: "Figure" },
  "items/label": { label: "What it counts" },
  steps: { label: "Steps", item: "Step" },
  structured: { label: "Hours for search engines", place: "advanced", help: "Example: Mo-Fr 08:30-17:00" },
  submitButton: { label: "Button text" },
  "testimonials/items": { label: "Testimonials", item: "Testimonial" },
  textColor: { label: "Text color", place: "hidden" },
  tiles: { label: "Tiles", item: "Tile", place: "advanced" },
  title: { label: "Headline" },
  "items/title": { label: "Title" },
  "navigation/title": { label: "Text" },
  "insurance/title": { label: "Text" },
  "links/title": { label: "Text" },
  "social/title": { label: "Name" },
  "tiles/title": { label: "Title" },
  "steps/title": { label: "Title" },
  "sections/title": { label: "Title" },
  "features/title": { label: "Title" },
  "featuresItems/title": { label: "Title" },
  "/features/title": { label: "Headline" },
  twitter: { label: "Sharing on X", place: "hidden" },
  type: { label: "Type", place: "hidden" },
  unmapped: { label: "Unrecognized fields", place: "hidden" },
  url: { label: "Link" },
  whyChoose: { label: "Reasons to choose us" },
  zip: { label: "ZIP code" },
};

/**
 * Returns the names and settings of a field.
 * @param path the keys from the top of the document to the field, without the indexes of items
 */
export function fieldLabelOf(path: readonly string[]): FieldLabel {
  const ends = path.map((_, index) => path.slice(index).join("/"));
  const keys = [`/${path.join("/")}`, ...ends].filter((key) => Object.hasOwn(FIELD_LABELS, key));
  return Object.assign({}, ...keys.reverse().map((key) => FIELD_LABELS[key]));
}

/** Returns the name of a field, such as "Service areas" for a key `serviceAreas` that is not in the table. */
export function fieldLabel(path: readonly string[]): string {
  const key = path.at(-1) ?? "";
  return fieldLabelOf(path).label ?? (/^[a-z]+(?:[A-Z][a-z]*)*$/.test(key) ? splitCamelCase(key) : key);
}

function splitCamelCase(key: string): string {
  const words = key.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
