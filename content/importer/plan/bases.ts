/** The revisions that inputs were made from. An input that is older than the store is merged with it by field. */
import { createFinding, type Finding } from "#content/findings/finding.ts";
import { type ContentStore, readContents, StoreError, type StoreState } from "#content/store/content-store.ts";
import { type Documents, readReferencedDocuments } from "#content/store/recorded-documents.ts";
import { REVISION_KEY } from "../formats/read-documents.ts";
import type { DocumentPatch } from "../formats/source-mapping.ts";

/**
 * The content of the revisions that inputs were made from, by reference, except the current one. It is undefined for a
 * revision that the store does not know.
 */
export type Bases = ReadonlyMap<string, Documents | undefined>;

/** Reads the revisions of patches. @throws StoreError `store/ambiguous-revision`, `store/broken-history` */
export async function readBases(
  patches: readonly DocumentPatch[],
  state: Pick<StoreState, "read">,
  store: Pick<ContentStore, "revisions" | "documentsAt">,
): Promise<Bases> {
  const bases = new Map<string, Documents | undefined>();
  const pages = patches.map(({ page }) => page);
  const readCurrent = () => readContents(state, pages);
  for (const reference of new Set(patches.flatMap(({ base }) => base ?? []))) {
    const documents = await readReferencedDocuments(store, reference, readCurrent).catch((cause: unknown) => {
      // A revision after a gap in the history is as good as unknown.
      if (cause instanceof StoreError && ["store/unknown-revision", "store/broken-history"].includes(cause.code))
        return undefined;
      throw cause;
    });
    bases.set(reference, documents);
  }
  return bases;
}

/** Reports each input that the patches come from if the store does not know the revision that it was made from. */
export function reportUnknownBases(patches: readonly DocumentPatch[], bases: Bases): Finding[] {
  const unknown = patches.filter(({ base }) => base !== undefined && bases.has(base) && bases.get(base) === undefined);
  const sources = new Set(unknown.flatMap(({ records }) => records.map(({ document }) => document.source)));
  const pointer = `/${REVISION_KEY}`;
  return [...sources].map((source) => createFinding("store/unknown-base", { file: source.file }, { source, pointer }));
}
