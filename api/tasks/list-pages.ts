import { readLintedSite } from "#content/importer/plan/lint-plan.ts";
import { listPages as listPagesOf } from "#content/listing/list-pages.ts";
import { searchTexts, type TextCache } from "#content/listing/search-texts.ts";
import { encodeJson } from "./encode-json.ts";
import type { TaskParts } from "./task-parts.ts";

const textsByStore = new WeakMap<object, TextCache>();

/** Returns the pages of the site, with their last changes, and the revision of the store as JSON. */
export async function listPages({ store, readLintContext }: TaskParts): Promise<Uint8Array<ArrayBuffer>> {
  const { source } = await readLintedSite(readLintContext, store);
  const latest = await store.withSnapshot(async ({ revision, id }) => ({ revision, revisionId: id }));
  return encodeJson({ ...latest, ...(await listPagesOf(store, await source.index())) });
}

/** Maximum number of places that a search returns. */
const MAX_MATCHES = 200;

/** Returns the places where a phrase is in the texts of the site as JSON. */
export async function searchPages(
  phrase: string,
  { store }: Pick<TaskParts, "store">,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = await store.reader(undefined, () => {});
  const cache = textsByStore.get(store) ?? new Map();
  textsByStore.set(store, cache);
  return encodeJson(await searchTexts(reader, phrase, { limit: MAX_MATCHES, cache }));
}
