import { showOpenNow } from "../components/open-now/show-open-now.ts";
import { saveLandingCampaign } from "../islands/campaign/campaign.ts";
import { hydrateIslands } from "../islands/hydrate-islands.ts";
import { revealMapOnClick } from "../sections/map/reveal-map.ts";

function start(): void {
  saveLandingCampaign();
  hydrateIslands();
  revealMapOnClick();
  printListOnClick();
  showCurrentYear();
  showOpenNow();
}

/** Prints only the list of the page when the visitor clicks its button. */
function printListOnClick(): void {
  const { dataset } = document.documentElement;
  document.querySelector("[data-print]")?.addEventListener("click", () => {
    dataset.printing = "";
    print();
  });
  addEventListener("afterprint", () => delete dataset.printing);
}

function showCurrentYear(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-utc-offset-ms]")) {
    const officeMs = Date.now() + Number(element.dataset.utcOffsetMs);
    element.textContent = String(new Date(officeMs).getUTCFullYear());
  }
}

if (document.prerendering) document.addEventListener("prerenderingchange", start, { once: true });
else start();

const closeMenu = () => document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
// Without this, a page that returns from the back/forward cache would show an open menu.
addEventListener("pagehide", closeMenu);
// On a wide screen the navigation is part of the header.
matchMedia("(min-width: 64rem)").addEventListener("change", closeMenu);
// The menu would cover the focus: https://www.w3.org/TR/WCAG22/#focus-not-obscured-minimum
addEventListener("focusin", ({ target }) => {
  if (!(target as Element).closest("[popover], [popovertarget]")) closeMenu();
});
