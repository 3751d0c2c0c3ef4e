/** The name of the frame that the map comes into. */
export const MAP_FRAME = "office-map";

/** Shows the frame of the map once the visitor follows the link that fills it: an empty one would be in the way of the keyboard. */
export function showMapWhenAsked(): void {
  document.querySelector(`[target=${MAP_FRAME}]`)?.addEventListener("click", () => {
    for (const frame of document.getElementsByName(MAP_FRAME)) frame.hidden = false;
  });
}
