/**
 * Query parameters of a landing page that identify the campaign a visitor came from. They are separate from the quote
 * schema because every page reads them.
 */
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

/**
 * Parameters that identify a single click and therefore a visitor. They are not stored for visitors who send Global
 * Privacy Control. https://www.w3.org/TR/gpc/
 */
export const CLICK_PARAMETERS: ReadonlySet<CampaignParameter> = new Set(["gclid", "fbclid"]);
