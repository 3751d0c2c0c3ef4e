/** Takes the place of our `Island`. It marks where Astro renders an island inside markup that is static. */
import { createContext, createElement, type ReactNode, useContext } from "react";
import type { IslandName } from "#site/islands/island/island.tsx";

const PLACE = "island-place";

export interface PlacedIsland {
  name: IslandName;
  props: object;
}

/** Receives the islands of a page in order. */
export const PlacedIslands = createContext<PlacedIsland[]>([]);

export function Island({ name, props }: PlacedIsland): ReactNode {
  useContext(PlacedIslands).push({ name, props });
  return createElement(PLACE);
}

/** Splits the markup of a page into static parts, with an island after each of them but the last. */
export function splitAtIslands(html: string): string[] {
  return html.split(`<${PLACE}></${PLACE}>`);
}
