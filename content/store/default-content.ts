/** Default content: shown for documents that are missing from the store or not valid. */
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";

let loaded: Promise<ReadonlyMap<DocumentId, JsonObject>> | undefined;

/** Returns the default documents. Reads `content/default-content.json` on the first call. */
export function defaultContent(): Promise<ReadonlyMap<DocumentId, JsonObject>> {
  loaded ??= import("../default-content.json", { with: { type: "json" } }).then(
    ({ default: { site, pages } }) => new Map<DocumentId, JsonObject>([[SITE, site], ...Object.entries(pages)]),
  );
  return loaded;
}
