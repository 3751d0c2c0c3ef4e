/** Which campaign led the visitor here: the parameters of the landing address, kept in the browser for a time. */
import { CAMPAIGN_PARAMETERS, type CampaignParameter, CLICK_PARAMETERS } from "#schemas/campaign.ts";
import { campaignLifetimeMs } from "#site/constants.ts";

export type Campaign = Partial<Record<CampaignParameter, string>>;

/** What is kept: the parameters and when their time is over, in milliseconds since 1970. */
interface KeptCampaign extends Campaign {
  expires: number;
}

const KEY = "campaign";

/** Keeps the campaign that the address of this page names; where it names none, takes away one that is too old. */
export function saveLandingCampaign(): void {
  const landed = landedCampaign();
  if (landed === undefined) keptCampaign();
  else tryStorage(() => keep(landed, Date.now() + campaignLifetimeMs));
}

/** The campaign of this page's address, else the one that was kept; empty where there is none. */
export function readCampaign(): Campaign {
  return landedCampaign() ?? keptCampaign() ?? {};
}

function landedCampaign(): Campaign | undefined {
  const campaign = permitted(Object.fromEntries(new URLSearchParams(location.search)));
  return Object.keys(campaign).length === 0 ? undefined : campaign;
}

function keptCampaign(): Campaign | undefined {
  return tryStorage(() => {
    const text = localStorage.getItem(KEY);
    if (text === null) return undefined;
    const { expires, ...values }: KeptCampaign = JSON.parse(text);
    const campaign = permitted(values);
    if (!(expires > Date.now())) {
      localStorage.removeItem(KEY);
      return undefined;
    }
    // What was kept before the visitor asked for privacy goes, too.
    keep(campaign, expires);
    return campaign;
  });
}

function keep(campaign: Campaign, expires: number): void {
  localStorage.setItem(KEY, JSON.stringify({ ...campaign, expires } satisfies KeptCampaign));
}

/** The campaign parameters among `values` that may be kept and sent. */
function permitted(values: Readonly<Record<string, unknown>>): Campaign {
  const isPrivate = navigator.globalPrivacyControl === true;
  const names = CAMPAIGN_PARAMETERS.filter((name) => !isPrivate || !CLICK_PARAMETERS.has(name));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name];
      return typeof value === "string" && value !== "" ? [[name, value]] : [];
    }),
  );
}

/** What `access` answers; undefined where the storage is blocked or full, or holds something else. */
function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
