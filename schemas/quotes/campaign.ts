/**
 * Query parameters of a landing page that identify the campaign a visitor came from, with their names. They are separate
 * from the quote schema because every page reads them.
 */
export const CAMPAIGN_LABELS = {
  utm_source: "Source",
  utm_medium: "Medium",
  utm_campaign: "Campaign",
  utm_term: "Search term",
  utm_content: "Ad",
  gclid: "Google click",
  fbclid: "Facebook click",
};

export type CampaignParameter = keyof typeof CAMPAIGN_LABELS;

export const CAMPAIGN_PARAMETERS = Object.keys(CAMPAIGN_LABELS) as CampaignParameter[];

/**
 * Parameters that identify a single click and therefore a visitor. They are not stored for visitors who send Global
 * Privacy Control. https://www.w3.org/TR/gpc/
 */
export const CLICK_PARAMETERS: ReadonlySet<CampaignParameter> = new Set(["gclid", "fbclid"]);
