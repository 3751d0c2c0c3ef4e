import { readRevisionDetail } from "#content/revisions/read-history.ts";
import type { RevisionReference } from "#content/store/content-store.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { encodeJson } from "./encode-json.ts";
import type { TaskParts } from "./task-parts.ts";

/** Returns stored documents and their revision as JSON. */
export function readDocuments(
  ids: readonly DocumentId[],
  { store }: Pick<TaskParts, "store">,
): Promise<Uint8Array<ArrayBuffer>> {
  return store.withSnapshot(async ({ revision, id, read }) =>
    encodeJson({ revision, revisionId: id, documents: Object.fromEntries(await read(ids)) }),
  );
}

/**
 * Returns a revision and the fields that it changed as JSON.
 * @throws StoreError `store/unknown-revision`, `store/ambiguous-revision`, `store/broken-history`
 */
export async function readRevision(
  revision: RevisionReference,
  { store }: Pick<TaskParts, "store">,
): Promise<Uint8Array<ArrayBuffer>> {
  return encodeJson(await readRevisionDetail(store, revision));
}
