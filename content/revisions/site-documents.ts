/** The content of a whole site, for changes that concern every document. */
import type { Redirects } from "#schemas/generated/site.ts";
import { isSame, type JsonObject } from "#schemas/json.ts";
import { type DocumentId, KNOWN_PAGES, SITE } from "#schemas/page-ids.ts";
import { isRetired } from "#schemas/redirects.ts";
import { validate } from "../documents/validate.ts";
import { type DocumentChange, StoreError, type StoreState } from "../store/content-store.ts";
import { defaultContent } from "../store/default-content.ts";

export interface SiteDocuments {
  stored: ReadonlyMap<DocumentId, JsonObject>;
  /** The stored documents. In a store without a revision, default content replaces the pages that are not stored. */
  all: ReadonlyMap<DocumentId, JsonObject>;
}

/** @throws StoreError `store/invalid` if the site settings are not valid */
export async function readSiteDocuments(state: StoreState): Promise<SiteDocuments> {
  const documents = await state.read([SITE, ...(await state.pages())]);
  const stored = new Map([...documents].map(([id, { content }]) => [id, content]));
  const all = new Map(stored);
  const site = stored.get(SITE) ?? (await readDefault(SITE));
  const [violation] = validate(SITE, site);
  if (violation !== undefined) {
    throw new StoreError("store/invalid", `The site settings are not valid: ${violation.message}`);
  }
  all.set(SITE, site);
  for (const page of state.id === "0" ? KNOWN_PAGES : []) {
    if (!stored.has(page) && !isRetired(page, redirectsOf(site))) all.set(page, await readDefault(page));
  }
  return { stored, all };
}

async function readDefault(id: DocumentId): Promise<JsonObject> {
  return (await defaultContent()).get(id) ?? {};
}

export function redirectsOf(site: JsonObject | undefined): Redirects {
  return (site?.redirects ?? {}) as Redirects;
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
