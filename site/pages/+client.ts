import { captureCampaign } from "#site/islands/campaign.ts";
import { hydrateIslands } from "#site/islands/hydrate-islands.ts";
import { whenShown } from "#site/islands/when-shown.ts";
import { showMapWhenAsked } from "#site/sections/map/show-map.ts";

whenShown(() => {
  captureCampaign();
  hydrateIslands();
  showMapWhenAsked();
});

// A page that the browser keeps for Back is not shown again with its menu open.
addEventListener("pagehide", () => document.querySelector<HTMLElement>(":popover-open")?.hidePopover());
