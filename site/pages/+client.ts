import { saveLandingCampaign } from "../islands/campaign/campaign.ts";
import { whenActivated } from "../islands/campaign/when-activated.ts";
import { hydrateIslands } from "../islands/hydrate-islands.ts";
import { revealMapOnClick } from "../sections/map/reveal-map.ts";

whenActivated(() => {
  saveLandingCampaign();
  hydrateIslands();
  revealMapOnClick();
});

// A page that the browser keeps for Back is not shown again with its menu open.
addEventListener("pagehide", () => document.querySelector<HTMLElement>(":popover-open")?.hidePopover());
