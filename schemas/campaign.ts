/** The parameters of a landing address that say which campaign a visitor came from, apart from the quote schema: every page reads them. */
export const CAMPAIGN_PARAMETERS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "gclid",
  "fbclid",
] as const;

export type CampaignParameter = (typeof CAMPAIGN_PARAMETERS)[number];

/** Those that tell one click from another, and with it one visitor: not kept from whoever sends Global Privacy Control. */
export const CLICK_PARAMETERS: ReadonlySet<CampaignParameter> = new Set(["gclid", "fbclid"]);
