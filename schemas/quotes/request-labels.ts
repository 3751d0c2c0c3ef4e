/** Names of the parts of a request in emails and in the admin. Pages do not load them. */
import type { CampaignParameter } from "./campaign.ts";
import { INSURANCE_TYPES } from "./insurance-types.ts";

export const CAMPAIGN_LABELS: Readonly<Record<CampaignParameter, string>> = {
  utm_source: "Source",
  utm_medium: "Medium",
  utm_campaign: "Campaign",
  utm_term: "Search term",
  utm_content: "Ad",
  gclid: "Google click",
  fbclid: "Facebook click",
};

/** Returns the name of a kind of insurance that people read. */
export function lineLabel(value: string): string {
  return INSURANCE_TYPES.find((type) => type.value === value)?.label ?? value;
}
