import type { Site } from "#schemas/generated/site.ts";
import { type DocumentId, pathOf, SITE } from "#schemas/page-ids.ts";
import type { StoredContentReader } from "./content-store.ts";
import { defaultContent, isDefaultContent, siteOrDefault } from "./default-content.ts";

/** The default content that a site shows. */
export interface ShownDefaults {
  /** Documents that are answered from the default content. */
  documents: ReadonlySet<DocumentId>;
  /** The default site settings, which describe an invented agency. */
  site: Site;
}

/** Finds the documents that a reader answers from the default content. Pages without a path are left out. */
export async function findShownDefaults({
  stored: reader,
}: Pick<StoredContentReader, "stored">): Promise<ShownDefaults> {
  const defaults = await defaultContent();
  const documents = new Set<DocumentId>();
  for (const id of defaults.keys()) {
    if (id !== SITE && pathOf(id) === undefined) continue;
    const shown = id === SITE ? await reader.site() : await reader.page(id);
    if (await isDefaultContent(id, shown)) documents.add(id);
  }
  return { documents, site: await siteOrDefault(undefined) };
}

/** Describes all documents that show default content in one sentence, or returns undefined if there are none. */
export function summarizeShownDefaults(defaults: ShownDefaults): string | undefined {
  const [first, ...others] = defaults.documents;
  if (others.length === 0) return first && describeShownDefault(first);
  const documents = [...defaults.documents].join(", ");
  return `The store has no valid content for these documents, so the site shows default content: ${documents}.`;
}

/** Describes a document that shows default content. */
export function describeShownDefault(page: DocumentId): string {
  const name = page === SITE ? "site settings" : `page ${page}`;
  return `The store has no valid ${name}, so the site shows default content.`;
}
