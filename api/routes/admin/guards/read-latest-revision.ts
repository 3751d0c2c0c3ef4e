import type { ImportResult } from "#content/importer/plan/result.ts";
import type { ContentStore } from "#content/store/content-store.ts";

/** Reads the number and the id of the newest revision. */
export function readLatestRevision(store: ContentStore): Promise<Pick<ImportResult, "revision" | "revisionId">> {
  return store.withSnapshot(async ({ revision, id }) => ({ revision, revisionId: id }));
}
