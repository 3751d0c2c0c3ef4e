/** Name of the frame that shows the map. */
export const MAP_FRAME_NAME = "office-map";

/** Shows the map's frame when the visitor clicks the link that loads it. Until then the hidden frame takes no focus. */
export function revealMapOnClick(): void {
  document.querySelector(`[target=${MAP_FRAME_NAME}]`)?.addEventListener("click", () => {
    for (const frame of document.getElementsByName(MAP_FRAME_NAME)) frame.hidden = false;
  });
}
