import type { InjectFilterEntry } from "vike/types";

/** Keeps vike from adding preloads to a document. The page's script loads these files itself. */
export function injectScriptOnly(assets: InjectFilterEntry[]): void {
  for (const asset of assets) if (asset.assetType !== "script") asset.inject = false;
}
