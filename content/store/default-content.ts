/** Default content: shown for documents that are missing from the store or not valid. */
import type { Site } from "#schemas/generated/site.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { isSite } from "../documents/validate.ts";

let loaded: Promise<ReadonlyMap<DocumentId, JsonObject>> | undefined;

/** Returns the default documents. Reads `content/default-content.json` on the first call. */
export function defaultContent(): Promise<ReadonlyMap<DocumentId, JsonObject>> {
  loaded ??= import("../default-content.json", { with: { type: "json" } }).then(
    ({ default: { site, pages } }) => new Map<DocumentId, JsonObject>([[SITE, site], ...Object.entries(pages)]),
  );
  return loaded;
}

/** Returns the site settings if they are valid, and the default ones otherwise. */
export async function siteOrDefault(content: JsonObject | undefined): Promise<Site> {
  const site = content !== undefined && isSite(content) ? content : (await defaultContent()).get(SITE);
  if (site === undefined || !isSite(site)) throw new Error("The default content has no valid site settings.");
  return site;
}
