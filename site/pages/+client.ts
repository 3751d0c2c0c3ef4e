import { saveLandingCampaign } from "../islands/campaign/campaign.ts";
import { whenActivated } from "../islands/campaign/when-activated.ts";
import { hydrateIslands } from "../islands/hydrate-islands.ts";
import { revealMapOnClick } from "../sections/map/reveal-map.ts";

whenActivated(() => {
  saveLandingCampaign();
  hydrateIslands();
  revealMapOnClick();
});

// Without this, a page that returns from the back/forward cache would show an open menu.
addEventListener("pagehide", () => document.querySelector<HTMLElement>(":popover-open")?.hidePopover());
