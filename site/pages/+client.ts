import { showCurrentYear } from "../components/footer/show-current-year.ts";
import { saveLandingCampaign } from "../islands/campaign/campaign.ts";
import { whenActivated } from "../islands/campaign/when-activated.ts";
import { hydrateIslands } from "../islands/hydrate-islands.ts";
import { printListOnClick } from "../sections/bring/print-list.ts";
import { revealMapOnClick } from "../sections/map/reveal-map.ts";

whenActivated(() => {
  saveLandingCampaign();
  hydrateIslands();
  revealMapOnClick();
  printListOnClick();
  showCurrentYear();
});

// Without this, a page that returns from the back/forward cache would show an open menu.
addEventListener("pagehide", () => document.querySelector<HTMLElement>(":popover-open")?.hidePopover());
