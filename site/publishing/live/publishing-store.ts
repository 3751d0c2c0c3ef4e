import type { ContentStore } from "#content/store/content-store.ts";
import type { PendingDocuments } from "#content/store/overlay.ts";

/** Pages that wait for the commit of what they show. */
export interface StagedPages {
  /**
   * Puts them in the place of the old ones. The revision is committed, so this never fails.
   * @returns what is to be done once others may write to the store again; it never fails either
   */
  activate(revision: number): () => Promise<void>;
  /** Throws them away. */
  discard(): Promise<void>;
}

/** Renders the pages that are others once these documents are stored in place of those of a revision. */
export type StagePages = (documents: PendingDocuments, revision: number) => Promise<StagedPages>;

/**
 * A store whose pages change with it: they are rendered before a commit, and put in place right after it. Where the one or
 * the other fails, nothing is committed, and visitors see what they saw before.
 */
export function createPublishingStore(store: ContentStore, stage: StagePages): ContentStore {
  return {
    ...store,
    async transaction(task) {
      let afterwards = async () => {};
      try {
        return await store.transaction((writer) =>
          task({
            ...writer,
            async commit(changes, note) {
              const pages = await stage(new Map(changes.map(({ page, after }) => [page, after])), writer.revision);
              afterwards = () => pages.discard();
              const entry = await writer.commit(changes, note);
              afterwards = pages.activate(entry.revision);
              return entry;
            },
          }),
        );
      } finally {
        await afterwards();
      }
    },
  };
}
