import type { DocumentId } from "#schemas/page-ids.ts";
import type { ContentStore, RevisionSummary } from "../store/content-store.ts";
import { createRevisionNames } from "./revision-names.ts";

/** The revision that last changed a document. */
export interface LastChange extends Pick<RevisionSummary, "id" | "time" | "by" | "format"> {
  /** The name of the revision, which no other revision of the store has. */
  name: string;
}

/** Finds the last change of each document. Reads the metadata of revisions only, and only as far back as needed. */
export async function findLastChanges(
  store: Pick<ContentStore, "revisions" | "summary">,
  documents: Iterable<DocumentId>,
): Promise<Map<DocumentId, LastChange>> {
  const nodes = await store.revisions();
  const nameOf = createRevisionNames(nodes);
  const missing = new Set(documents);
  const changes = new Map<DocumentId, LastChange>();
  for (const node of nodes.toReversed()) {
    if (missing.size === 0) break;
    const { id, time, by, format, pages } = await store.summary(node.id);
    for (const page of pages) {
      if (missing.delete(page)) changes.set(page, { id, time, by, format, name: nameOf(node) });
    }
  }
  return changes;
}
