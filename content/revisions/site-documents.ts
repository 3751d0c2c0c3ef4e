/** The content of a whole site, for changes that concern every document. */
import type { Site } from "#schemas/generated/site.ts";
import { isSame, type JsonObject } from "#schemas/json.ts";
import { type DocumentId, KNOWN_PAGES, SITE } from "#schemas/page-ids.ts";
import { isRetired } from "#schemas/redirects.ts";
import { isSite, validate } from "../documents/validate.ts";
import { type DocumentChange, StoreError, type StoreState } from "../store/content-store.ts";
import { defaultContent } from "../store/default-content.ts";

export interface SiteDocuments {
  settings: Site;
  stored: ReadonlyMap<DocumentId, JsonObject>;
  /** The stored documents. In a store without a revision, default content replaces the pages that are not stored. */
  all: ReadonlyMap<DocumentId, JsonObject>;
}

/** @throws StoreError `store/invalid` if the site settings are not valid */
export async function readSiteDocuments(state: StoreState): Promise<SiteDocuments> {
  const documents = await state.read([SITE, ...(await state.pages())]);
  const stored = new Map([...documents].map(([id, { content }]) => [id, content]));
  const settings = stored.get(SITE) ?? (await readDefault(SITE));
  if (!isSite(settings)) {
    const [violation] = validate(SITE, settings);
    throw new StoreError("store/invalid", `The site settings are not valid: ${violation?.message}`);
  }
  const all = new Map(stored).set(SITE, settings);
  for (const page of state.id === "0" ? KNOWN_PAGES : []) {
    if (!stored.has(page) && !isRetired(page, settings.redirects)) all.set(page, await readDefault(page));
  }
  return { settings, stored, all };
}

async function readDefault(id: DocumentId): Promise<JsonObject> {
  return (await defaultContent()).get(id) ?? {};
}

/** Returns the changes that turn the documents of a site into others. The first ones record the default content. */
export function changesBetween(
  { stored }: SiteDocuments,
  after: ReadonlyMap<DocumentId, JsonObject>,
): DocumentChange[] {
  return [...new Set([...stored.keys(), ...after.keys()])].flatMap((page) => {
    const change = { page, before: stored.get(page) ?? null, after: after.get(page) ?? null };
    return isSame(change.before, change.after) ? [] : [change];
  });
}
