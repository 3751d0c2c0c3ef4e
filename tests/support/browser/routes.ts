/** The routes that the site must have, told without its code. */
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

export const COVERAGE_ROUTES = Object.entries(SLUGS).flatMap(([section, slugs]) =>
  slugs.map((slug) => `/${section}/${slug}`),
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
  ...COVERAGE_ROUTES,
];

/** An address that no page has. */
export const MISSING_ROUTE = "/nothing-here";

/** One page of each kind. */
export const SAMPLE_ROUTES = [
  "/",
  "/about",
  "/commercial",
  "/commercial/trucking",
  "/medicare",
  "/contact",
  "/claims",
  "/privacy",
  MISSING_ROUTE,
];
