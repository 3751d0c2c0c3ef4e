/** Names of the parts of a request in emails and in the admin. Pages do not load them. */
import { titleCase } from "../page-source.ts";
import type { CampaignParameter } from "./campaign.ts";
import type { OpenState, WorkState } from "./quote-inbox.ts";
import type { StoredKind, StoredQuote } from "./quote-request.ts";

export const CAMPAIGN_LABELS: Readonly<Record<CampaignParameter, string>> = {
  utm_source: "Source",
  utm_medium: "Medium",
  utm_campaign: "Campaign",
  utm_term: "Search term",
  utm_content: "Ad",
  gclid: "Google click",
  fbclid: "Facebook click",
};

export const WORK_LABELS: Readonly<Record<WorkState, string>> = {
  new: "New",
  "in-progress": "In Progress",
  "waiting-for-client": "Waiting for Client",
  done: "Done",
};

/** Returns the state of the work on a request. */
export function workOf({ handled, work = "new" }: { handled?: object; work?: OpenState }): WorkState {
  return handled === undefined ? work : "done";
}

export function kindLabel(kind: StoredKind | undefined): string {
  return kind?.title ?? "Quote";
}

/** Returns the name of the line of business that a request is about. */
export function lineLabel({ lineTitle, insuranceType }: Pick<StoredQuote, "lineTitle" | "insuranceType">): string {
  return lineTitle ?? titleCase(insuranceType);
}
