import type { InjectFilterEntry } from "vike/types";

/**
 * Keeps vike from adding style sheets, which are inline, and preloads of fonts and images. What the page's script imports is
 * preloaded: else the browser finds it only when that script has arrived.
 */
export function injectScriptsOnly(assets: InjectFilterEntry[]): void {
  for (const asset of assets) asset.inject = asset.assetType === "script" && "HTML_END";
}
