/** Campaign parameters of the URL that brought the visitor to the site. */
import { CAMPAIGN_PARAMETERS, type CampaignParameter, CLICK_PARAMETERS } from "#schemas/quotes/campaign.ts";
import { campaignLifetimeMs } from "#site/constants.ts";

export type Campaign = Partial<Record<CampaignParameter, string>>;

const STORAGE_KEY = "campaign";

/** Stores the campaign of this page's URL. Without one, deletes a stored campaign that has expired. */
export function saveLandingCampaign(): void {
  const landing = landingCampaign();
  if (landing === undefined) storedCampaign();
  else tryStorage(() => store(landing, Date.now() + campaignLifetimeMs));
}

/** Returns the campaign of this page's URL, or else the stored one. The result is empty if there is none. */
export function readCampaign(): Campaign {
  return landingCampaign() ?? storedCampaign() ?? {};
}

function landingCampaign(): Campaign | undefined {
  const campaign = pickAllowed(Object.fromEntries(new URLSearchParams(location.search)));
  return Object.keys(campaign).length === 0 ? undefined : campaign;
}

function storedCampaign(): Campaign | undefined {
  return tryStorage(() => {
    const text = localStorage.getItem(STORAGE_KEY);
    if (text === null) return undefined;
    const { expires, ...values } = JSON.parse(text);
    const campaign = pickAllowed(values);
    if (!(expires > Date.now())) {
      localStorage.removeItem(STORAGE_KEY);
      return undefined;
    }
    // Removes click identifiers that were stored before the visitor turned on Global Privacy Control.
    store(campaign, expires);
    return campaign;
  });
}

/** @param expires milliseconds since 1970 */
function store(campaign: Campaign, expires: number): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...campaign, expires }));
}

/** Picks the campaign parameters that may be stored and sent. Global Privacy Control excludes click identifiers. */
function pickAllowed(values: Readonly<Record<string, unknown>>): Campaign {
  const isPrivate = navigator.globalPrivacyControl === true;
  const names = CAMPAIGN_PARAMETERS.filter((name) => !isPrivate || !CLICK_PARAMETERS.has(name));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name];
      return typeof value === "string" && value !== "" ? [[name, value]] : [];
    }),
  );
}

/** Returns the result of `access`, or undefined if local storage is blocked or full, or contains invalid JSON. */
function tryStorage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
