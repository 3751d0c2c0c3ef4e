/** Default content: shown for documents that are missing from the store or not valid. */
import type { Site } from "#schemas/generated/site.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import { isSite, validate } from "../documents/validate.ts";

let loaded: Promise<ReadonlyMap<DocumentId, JsonObject>> | undefined;

/** Returns the default documents. Reads `content/default-content.json` on the first call. */
export function defaultContent(): Promise<ReadonlyMap<DocumentId, JsonObject>> {
  loaded ??= import("../default-content.json", { with: { type: "json" } }).then(
    ({ default: { site, pages } }) => new Map<DocumentId, JsonObject>([[SITE, site], ...Object.entries(pages)]),
  );
  return loaded;
}

/** Returns the content of a document if it is valid, and the default content otherwise. */
export async function contentOrDefault(
  id: DocumentId,
  content: JsonObject | undefined,
): Promise<JsonObject | undefined> {
  return content !== undefined && validate(id, content).length === 0 ? content : (await defaultContent()).get(id);
}

/** Returns the site settings if they are valid, and the default ones otherwise. */
export async function siteOrDefault(content: JsonObject | undefined): Promise<Site> {
  const site = await contentOrDefault(SITE, content);
  if (site === undefined || !isSite(site)) throw new Error("The default content has no valid site settings.");
  return site;
}
