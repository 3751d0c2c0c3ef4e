import { captureCampaign } from "../islands/campaign/campaign.ts";
import { whenShown } from "../islands/campaign/when-shown.ts";
import { hydrateIslands } from "../islands/hydrate-islands.ts";
import { showMapWhenAsked } from "../sections/map/show-map.ts";

whenShown(() => {
  captureCampaign();
  hydrateIslands();
  showMapWhenAsked();
});

// A page that the browser keeps for Back is not shown again with its menu open.
addEventListener("pagehide", () => document.querySelector<HTMLElement>(":popover-open")?.hidePopover());
