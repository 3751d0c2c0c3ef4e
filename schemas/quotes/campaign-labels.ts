import type { CampaignParameter } from "./campaign.ts";

/** The names of campaign parameters in emails and in the admin. Pages do not load them. */
export const CAMPAIGN_LABELS: Readonly<Record<CampaignParameter, string>> = {
  utm_source: "Source",
  utm_medium: "Medium",
  utm_campaign: "Campaign",
  utm_term: "Search term",
  utm_content: "Ad",
  gclid: "Google click",
  fbclid: "Facebook click",
};
