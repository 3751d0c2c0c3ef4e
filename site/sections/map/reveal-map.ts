export const MAP_FRAME_NAME = "office-map";

/**
 * Shows the map's frame when the visitor clicks the link that loads it. Until then the hidden frame takes no focus. Frames
 * report the browser's error page as loaded, so the map is requested first. If nothing answers, a text replaces the frame,
 * which stays empty: an error page in it would be a step of the Back button after the next attempt.
 */
export function revealMapOnClick(): void {
  const link = document.querySelector<HTMLAnchorElement>(`[target=${MAP_FRAME_NAME}]`);
  const frame = document.querySelector<HTMLIFrameElement>(`[name=${MAP_FRAME_NAME}]`);
  link?.addEventListener("click", async (event) => {
    // The visitor wants the map in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const isReachable = await fetch(link.href, { mode: "no-cors" }).then(
      () => true,
      () => false,
    );
    for (const element of document.querySelectorAll<HTMLElement>(".map-panel > :not(svg)")) {
      element.hidden = element.matches("p") === isReachable;
    }
    if (isReachable && frame) frame.src = link.href;
  });
}
