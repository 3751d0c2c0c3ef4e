import { readLintedSite } from "#content/importer/plan/lint-plan.ts";
import { encodeJson } from "./encode-json.ts";
import type { TaskParts } from "./task-parts.ts";

/** Returns an index of the site and its revision as JSON. */
export async function indexSite({ store, readLintContext }: TaskParts): Promise<Uint8Array<ArrayBuffer>> {
  const { context, source } = await readLintedSite(readLintContext, store);
  const { addresses, media = new Set(), today } = context;
  const answer = await store.withSnapshot(async ({ revision, id }) => ({
    revision,
    revisionId: id,
    index: await source.index(),
  }));
  return encodeJson({ ...answer, media: [...media], addresses, today });
}
