/** Mistakes that the test of lint plants in the shipped content, each in another place. */
import type { JsonValue, Pointer } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";

/** A change of one value, and the finding that it must cause. */
export interface PlantedMistake {
  /** The kind of mistake and, if there are several, what makes this one different. */
  name: string;
  page: DocumentId;
  /** The place of the value. `-` at the end is the place after the last item of a list. */
  pointer: Pointer;
  /** The new value, text that is added to the present one, or the page whose value is copied. */
  value?: JsonValue;
  added?: string;
  copiedFrom?: DocumentId;
  code: string;
  /** The place of the finding, if it is not that of the value. */
  foundAt?: Pointer;
}

/** The media files of the site with the mistakes. */
export const MEDIA_FILES: ReadonlySet<string> = new Set(["fields.jpg"]);

export const PLANTED_MISTAKES: readonly PlantedMistake[] = [
  { name: "a dead link of a button", page: "home", pointer: "/cta/buttonUrl", value: "/contacts", code: "link/broken" },
  {
    name: "a dead link in a text",
    page: "personal/auto",
    pointer: "/about/description",
    added: ' See <a href="/personal/boats">boats</a>.',
    code: "link/broken",
  },
  { name: "a dead anchor", page: "farm", pointer: "/cta/buttonUrl", value: "/about#teams", code: "link/anchor" },
  {
    name: "a bare anchor in the footer",
    page: "site",
    pointer: "/footer/links/0/url",
    value: "#team",
    code: "link/anchor",
  },
  {
    name: "a button that asks about an unknown subject",
    page: "personal",
    pointer: "/cta/buttonUrl",
    value: "/contact?about=tractors",
    code: "form/subject",
  },
  {
    name: "a question without choices",
    page: "contact",
    pointer: "/form/questions/0",
    value: { id: "renewal", label: "Renewal", type: "choice" },
    code: "form/unused",
    foundAt: "/form/questions/0/id",
  },
  {
    name: "a question that the privacy policy does not list",
    page: "contact",
    pointer: "/form/questions/3/label",
    value: "Cars in your household",
    code: "form/unlisted",
  },
  {
    name: "office hours without holidays",
    page: "site",
    pointer: "/hours/holidays",
    value: [],
    code: "schedule/no-holidays",
  },
  {
    name: "a background without a name",
    page: "commercial",
    pointer: "/hero/backgroundColor",
    value: "#123456",
    code: "color/no-effect",
  },
  {
    name: "a redirect to nothing",
    page: "site",
    pointer: "/redirects/~1old-quotes",
    value: "/quotes",
    code: "redirect/broken",
  },
  {
    name: "a redirect from the path of a page",
    page: "site",
    pointer: "/redirects/~1about",
    value: "/contact",
    code: "redirect/shadowed",
  },
  {
    name: "an unlinked page",
    page: "farm/orchards",
    pointer: "",
    value: {
      meta: { title: "Orchard and Vineyard Insurance", description: "Insurance for trees, vines, presses and barns." },
      hero: { title: "Orchard and Vineyard Insurance" },
    },
    code: "page/unlinked",
    foundAt: "/hero/title",
  },
  {
    name: "a missing photo",
    page: "home",
    pointer: "/team/members/0/image",
    value: "people/founder.jpg",
    code: "media/missing",
  },
  {
    name: "a photo without alternative text",
    page: "farm",
    pointer: "/hero/image",
    value: "fields.jpg",
    code: "media/alt",
  },
  {
    name: "an image on another website",
    page: "home",
    pointer: "/team/members/1/image",
    value: "https://images.example.org/portrait.jpg",
    code: "media/elsewhere",
  },
  {
    name: "a map of an unsupported website",
    page: "contact",
    pointer: "/mapEmbed/src",
    value: "https://maps.example.org/embed",
    code: "map/elsewhere",
  },
  {
    name: "an over-long title",
    page: "personal/home",
    pointer: "/meta/title",
    value: "Home Insurance in Iowa for Old Houses, New Houses, Cabins, Barns and Everyone in Them",
    code: "meta/title-length",
  },
  {
    name: "a short description",
    page: "personal/renters",
    pointer: "/meta/description",
    value: "Renters insurance.",
    code: "meta/description-length",
  },
  {
    name: "a duplicate title",
    page: "farm/tractor-truck",
    pointer: "/meta/title",
    copiedFrom: "farm/property-equipment",
    code: "meta/duplicate-title",
  },
  {
    name: "a duplicate description",
    page: "commercial/trucking",
    pointer: "/meta/description",
    copiedFrom: "commercial/commercial-auto",
    code: "meta/duplicate-description",
  },
  {
    name: "a changed figure in prose",
    page: "about",
    pointer: "/philosophy/description",
    added: " We represent 999+ insurance carriers.",
    code: "claim/figure",
  },
  {
    name: "a changed figure in a statistic",
    page: "home",
    pointer: "/banner/stats/0/value",
    value: "25+",
    code: "claim/figure",
  },
  {
    name: "a changed percentage",
    page: "personal/umbrella",
    pointer: "/about/description",
    added: " Bundling saves 40%.",
    code: "claim/figure",
  },
  {
    name: "a phone number in other punctuation",
    page: "personal/umbrella",
    pointer: "/cta/description",
    added: " Call 515.555.0142.",
    code: "fact/written-out",
  },
  {
    name: "office hours with typographic dashes",
    page: "claims",
    pointer: "/cta/description",
    added: " The office is open Monday–Friday 8:30 AM–5:00 PM.",
    code: "fact/written-out",
  },
  {
    name: "a written-out name",
    page: "commercial",
    pointer: "/about/description",
    added: " Prairie Lantern Insurance answers.",
    code: "fact/written-out",
  },
  {
    name: "a fact in the braces of another program",
    page: "farm",
    pointer: "/cta/description",
    added: " Call {{ site.phone }}.",
    code: "fact/misspelled",
  },
  {
    name: "a typing mistake in the name of a fact",
    page: "medicare",
    pointer: "/cta/description",
    added: " Call {site.phne}.",
    code: "fact/unknown",
  },
  {
    name: "a claim that does not exist",
    page: "commercial/trucking",
    pointer: "/hero/description",
    added: " We compare {claim.truck-carriers} carriers.",
    code: "fact/unknown",
  },
  {
    name: "a claim without a source",
    page: "site",
    pointer: "/claims/-",
    value: { id: "award", value: "Main Street Award", wording: "winner of the {value}", asOf: "2026-11-01" },
    code: "claim/source",
    foundAt: "/claims/-/value",
  },
  {
    name: "an expired claim",
    page: "site",
    pointer: "/claims/-",
    value: {
      id: "chamber",
      value: "Chamber member",
      wording: "{value}",
      source: "Letter of the chamber.",
      asOf: "2025-01-31",
      expires: "2026-01-31",
    },
    code: "claim/expired",
    foundAt: "/claims/-/value",
  },
  {
    name: "a claim that contradicts another",
    page: "site",
    pointer: "/claims/-",
    value: {
      id: "experience",
      subject: "Years in business",
      value: "20+",
      wording: "{value} years of experience",
      source: "Licenses of the founder.",
      asOf: "2026-11-01",
    },
    code: "claim/conflict",
    foundAt: "/claims/0/value",
  },
  {
    name: "a guarantee",
    page: "commercial/cyber-liability",
    pointer: "/cta/description",
    added: " We guarantee an answer.",
    code: "wording/guarantee",
  },
  {
    name: "a promise of payment",
    page: "personal/home",
    pointer: "/faq/items/0/answer",
    added: " Your claim will be paid.",
    code: "wording/guarantee",
  },
  {
    name: "a superlative about prices",
    page: "farm",
    pointer: "/hero/description",
    added: " We have the best rates.",
    code: "wording/superlative",
  },
  {
    name: "a superlative about the agency",
    page: "about",
    pointer: "/hero/subtitle",
    value: "Iowa’s #1 agency",
    code: "wording/superlative",
  },
  {
    name: "a duty-raising word",
    page: "commercial/trucking",
    pointer: "/cta/description",
    added: " Our specialists will call.",
    code: "wording/duty",
  },
  {
    name: "a promise of the right coverage",
    page: "personal",
    pointer: "/hero/description",
    added: " You leave with the right coverage.",
    code: "wording/duty",
  },
  {
    name: "full coverage",
    page: "personal/auto",
    pointer: "/features/items/0/description",
    added: " That is full coverage.",
    code: "wording/full-coverage",
  },
  {
    name: "a state without a license",
    page: "commercial/landlord-liability",
    pointer: "/about/description",
    added: " We also write insurance in Ohio.",
    code: "wording/unlicensed-state",
  },
  {
    name: "every state",
    page: "commercial",
    pointer: "/hero/description",
    added: " We are licensed in every state.",
    code: "wording/unlicensed-state",
  },
  {
    name: "an endorsement by Medicare",
    page: "medicare",
    pointer: "/about/description",
    added: " Our agents are approved by Medicare.",
    code: "wording/medicare",
  },
  {
    name: "a free Medicare plan",
    page: "home",
    pointer: "/medicare/description",
    added: " Ask us for a free Medicare plan.",
    code: "wording/medicare",
  },
  {
    name: "a testimonial without permission",
    page: "farm",
    pointer: "/testimonials/items/-",
    value: { quote: "They came out to look at the bins.", author: "A client in Grundy County", source: "Letter" },
    code: "testimonial/unverified",
  },
  {
    name: "an expired waiver",
    page: "site",
    pointer: "/lint/waivers/-",
    value: {
      rule: "wording/superlative",
      text: "best prices",
      by: "Harlan Petersen",
      date: "2025-01-01",
      reason: "Trial.",
      expires: "2026-01-01",
    },
    code: "waiver/expired",
    foundAt: "/lint/waivers/-/expires",
  },
  {
    name: "an unused waiver",
    page: "site",
    pointer: "/lint/waivers/-",
    value: {
      rule: "wording/duty",
      text: "trusted advisor",
      by: "Harlan Petersen",
      date: "2026-11-01",
      reason: "Former headline.",
    },
    code: "waiver/unused",
    foundAt: "/lint/waivers/-/text",
  },
];
