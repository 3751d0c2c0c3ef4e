import type { InjectFilterEntry } from "vike/types";

/** Keeps vike from adding to a document, beside the page's script, what that loads by itself already. */
export function injectScriptOnly(assets: InjectFilterEntry[]): void {
  for (const asset of assets) if (asset.assetType !== "script") asset.inject = false;
}
