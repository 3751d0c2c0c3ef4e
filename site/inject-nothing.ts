import type { InjectFilterEntry } from "vike/types";

/** Keeps vike from adding to a document what it loads by itself already. The script of the page is no matter of this. */
export function injectNothing(assets: InjectFilterEntry[]): void {
  for (const asset of assets) asset.inject = false;
}
