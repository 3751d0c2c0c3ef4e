/** The name of the frame that the map comes into. */
export const MAP_FRAME_NAME = "office-map";

/** Shows the frame of the map once the visitor follows the link that fills it: an empty one would be in the way of the keyboard. */
export function revealMapOnClick(): void {
  document.querySelector(`[target=${MAP_FRAME_NAME}]`)?.addEventListener("click", () => {
    for (const frame of document.getElementsByName(MAP_FRAME_NAME)) frame.hidden = false;
  });
}
