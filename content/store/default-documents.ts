import type { Site } from "#schemas/generated/site.ts";
import { isObject, type JsonObject } from "#schemas/json.ts";
import { type DocumentId, pathOf, SITE } from "#schemas/page-ids.ts";
import { validate } from "../documents/validate.ts";
import type { StoreState } from "./content-store.ts";
import { defaultContent, siteOrDefault } from "./default-content.ts";

/** The default content that a site shows. */
export interface ShownDefaults {
  /** Documents that are answered from the default content. */
  documents: ReadonlySet<DocumentId>;
  /** The default site settings, which describe an invented agency. */
  site: Site;
}

/**
 * Finds the documents that the site answers from the default content, because the store lacks them or they are not
 * valid. Retired pages, whose path is redirected, and pages without a path are left out.
 */
export async function findShownDefaults(state: Pick<StoreState, "read">): Promise<ShownDefaults> {
  const defaults = await defaultContent();
  const stored = await state.read([...defaults.keys()]);
  const redirects = stored.get(SITE)?.content.redirects;
  const isRetired = (path: string) => isObject(redirects) && Object.hasOwn(redirects, path);
  const documents = new Set<DocumentId>();
  for (const id of defaults.keys()) {
    const path = pathOf(id);
    const isPublished = id === SITE || (path !== undefined && !isRetired(path));
    if (isPublished && !isValid(id, stored.get(id)?.content)) documents.add(id);
  }
  return { documents, site: await siteOrDefault(undefined) };
}

function isValid(id: DocumentId, content: JsonObject | undefined): boolean {
  return content !== undefined && validate(id, content).length === 0;
}
