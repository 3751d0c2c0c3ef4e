/** Slugs that the site must have. They are repeated here so that the tests do not depend on the code under test. */
const SLUGS = {
  commercial: [
    "general-liability",
    "commercial-auto",
    "commercial-property",
    "contractor-coverage",
    "cyber-liability",
    "errors-omissions",
    "landlord-liability",
    "liquor-liability",
    "restaurant-coverage",
    "trucking",
    "workers-compensation",
    "fuel-propane",
  ],
  farm: ["property-equipment", "liability-ranch", "tractor-truck", "agribusiness"],
  personal: ["auto", "home", "renters", "umbrella"],
};

const SERVICE_ROUTES = [
  "certificate-of-insurance",
  "auto-id-card",
  "policy-change",
  "change-of-address",
  "mortgagee-or-lienholder",
  "policy-review",
  "billing-question",
  "report-a-claim",
].map((slug) => `/service/${slug}`);

export const COVERAGE_ROUTES = Object.entries(SLUGS).flatMap(([line, slugs]) =>
  slugs.map((slug) => `/${line}/${slug}`),
);

export const ROUTES = [
  "/",
  "/about",
  "/commercial",
  "/farm",
  "/personal",
  "/medicare",
  "/contact",
  "/privacy",
  "/terms",
  "/accessibility",
  "/claims",
  "/carriers",
  "/service",
  ...SERVICE_ROUTES,
  ...COVERAGE_ROUTES,
];

/** Path without a page. */
export const MISSING_ROUTE = "/nothing-here";

/** One route of each kind of page, and an unknown path. */
export const SAMPLE_ROUTES = [
  "/",
  "/about",
  "/commercial",
  "/commercial/trucking",
  "/medicare",
  "/contact",
  "/service/certificate-of-insurance",
  "/claims",
  "/privacy",
  MISSING_ROUTE,
];
