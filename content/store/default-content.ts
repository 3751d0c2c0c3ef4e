/** Default content: shown for documents that are missing from the store or not valid. */
import type { Site } from "#schemas/generated/site.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, type PageId, SITE, THEME } from "#schemas/page-ids.ts";
import { isSite } from "../documents/validate.ts";
import { collectFacts, type Facts } from "../facts/facts.ts";
import { resolveDocument } from "../facts/resolve-references.ts";
import { once } from "../platform/once.ts";
import { readDocument, type StoredContentReader } from "./content-store.ts";

/** Returns the default documents. Reads `content/default-content.json` on the first call. */
export const defaultContent = /* @__PURE__ */ once(async (): Promise<ReadonlyMap<DocumentId, JsonObject>> => {
  const { site, theme, pages } = (await import("../default-content.json", { with: { type: "json" } })).default;
  return new Map<DocumentId, JsonObject>(Object.entries({ [SITE]: site, [THEME]: theme, ...pages }));
});

const defaultFacts = /* @__PURE__ */ once(() => siteOrDefault(undefined).then(collectFacts));

/** Default pages with values in the place of facts that the site settings do not have. */
const completedPages = new WeakSet<object>();

/** Returns the default content of a page, with default values of the facts that the site settings do not have. */
export async function defaultPage(id: PageId, facts: Facts): Promise<JsonObject | undefined> {
  const content = (await defaultContent()).get(id);
  if (content === undefined) return undefined;
  const missing = new Map([...(await defaultFacts())].filter(([name]) => !facts.has(name)));
  const completed = resolveDocument(id, content, missing);
  if (completed !== content) completedPages.add(completed);
  return completed;
}

/** Checks whether a reader returned the default content of a document. */
export async function isDefaultContent(id: DocumentId, content: object | undefined): Promise<boolean> {
  if (content === undefined) return false;
  return completedPages.has(content) || (await defaultContent()).get(id) === content;
}

/** Returns the site settings if they are valid, and the default ones otherwise. */
export async function siteOrDefault(content: JsonObject | undefined): Promise<Site> {
  const site = content !== undefined && isSite(content) ? content : (await defaultContent()).get(SITE);
  if (site === undefined || !isSite(site)) throw new Error("The default content has no valid site settings.");
  return site;
}

export interface ShownDefaults {
  /** Documents that are answered from the default content. */
  documents: ReadonlySet<DocumentId>;
  /** The default site settings, which describe an invented agency. */
  site: Site;
}

/** Finds the documents that a reader answers from the default content. Pages without an address are left out. */
export async function findShownDefaults({ stored }: Pick<StoredContentReader, "stored">): Promise<ShownDefaults> {
  const defaults = await defaultContent();
  const documents = new Set<DocumentId>();
  const { unrouted = [] } = await stored.site();
  for (const id of defaults.keys()) {
    if (unrouted.includes(id)) continue;
    if (await isDefaultContent(id, await readDocument(stored, id))) documents.add(id);
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

export function describeShownDefault(page: DocumentId): string {
  const name = page === SITE ? "site settings" : page === THEME ? "theme" : `page ${page}`;
  return `The store has no valid ${name}, so the site shows default content.`;
}
