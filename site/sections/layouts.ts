import type { Layout } from "./sections.tsx";

const LEGAL = ["breadcrumbs", "hero", "legal", "rest"] satisfies Layout;
const COVERAGE = [
  ["summary", "about", "disclosures", "features", "benefits", "deductible", "bring", "faq", "related", "rest"],
] satisfies Layout;

/**
 * Parts of the pages in order, by the id of the page or by its role. A section that a layout does not name is in its "rest".
 * Other pages name their sections in their content.
 */
export const LAYOUTS = {
  home: [
    ["hero", "stats", "products", "features", "testimonials", "banner"],
    // The text about the agency, its record and its philosophy share one row.
    { className: "home-story", layout: ["about", "trust", "philosophy"] },
    ["coverage", "specialty", "spotlight", "medicare", "whyChoose", "team", "serviceAreas", "rest", "cta"],
  ],
  about: [
    ["breadcrumbs", "hero", "about", "stats", "features", "services", "philosophy", "whyChoose", "team"],
    ["serviceAreas", "rest", "cta"],
  ],
  claims: ["breadcrumbs", "hero", "about", "claimsLines", "carriers", "features", "rest", "cta"],
  // The overview of a line of business.
  overview: [
    ["breadcrumbs", "hero", "about", "stats", "coverage", "disclosures", "features", "services", "testimonials"],
    ["rest", "faq", "cta"],
  ],
  // The only page of a line of business. The disclosures are right below the plans.
  single: [
    ["hero", "breadcrumbs", "coverage", "disclosures", "about", "medicareDates", "checklist", "medicareProcess"],
    ["rest", "cta", "faq"],
  ],
  // The form is beside the headline, and right below it on a phone.
  contact: [
    "breadcrumbs",
    { className: "contact-lead", layout: ["hero", "form", "whyChoose"] },
    ["officeInfo", "mapEmbed", "rest", "cta"],
  ],
  privacy: LEGAL,
  terms: LEGAL,
  accessibility: LEGAL,
  coverage: ["breadcrumbs", "hero", { className: "coverage-page", layout: [{ layout: COVERAGE }, "sidebar"] }, "cta"],
} satisfies Record<string, Layout>;
