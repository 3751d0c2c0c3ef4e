import type { ContentStore, PendingDocuments, StoreState } from "#content/store/content-store.ts";
import type { RevisionName } from "#content/store/revision-name.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";

/** Pages that are rendered for a commit, but not live yet. */
export interface StagedCommit {
  /**
   * Makes the pages live, right after the commit and before other writers may run. Reports its errors itself.
   * @returns the changes that visitors do not see, and why
   */
  activate(revision: RevisionName): Promise<readonly Diagnostic[]>;
  /**
   * Schedules the rest of the publish, once other writers may run, or deletes the pages of a commit that failed. Reports its
   * errors itself.
   */
  close(): Promise<void>;
}

/** Function that renders the pages that a commit on top of a revision will change, before the commit. */
export type StageCommit = (documents: PendingDocuments, revision: number) => Promise<StagedCommit>;

/** Returns documents as they are stored now, or undefined if there is nothing to publish. */
export type ReadChanges = (state: StoreState) => Promise<PendingDocuments | undefined>;

/** Publishes what pages show now, without a commit: documents that another process has changed, or no particular ones. */
export async function republish(store: ContentStore, stage: StageCommit, readChanges?: ReadChanges): Promise<void> {
  // The lock keeps commits from publishing at the same time.
  const staged = await store.transaction(async (writer) => {
    const documents = readChanges === undefined ? new Map() : await readChanges(writer);
    const pages = documents && (await stage(documents, writer.revision));
    await pages?.activate(writer);
    return pages;
  });
  await staged?.close();
}

/**
 * Returns a store that publishes what is committed to it. Pages are rendered before the commit and go live right after it.
 * If rendering or the commit fails, nothing is committed and visitors see the old pages.
 */
export function createPublishingStore(store: ContentStore, stage: StageCommit): ContentStore {
  return {
    ...store,
    async transaction(task) {
      const staged: StagedCommit[] = [];
      try {
        return await store.transaction((writer) =>
          task({
            ...writer,
            async commit(changes, note) {
              const documents = new Map(changes.map(({ page, after }) => [page, after]));
              const pages = await stage(documents, writer.revision);
              staged.push(pages);
              const entry = await writer.commit(changes, note);
              const warnings = await pages.activate(entry);
              return { ...entry, ...(warnings.length > 0 && { warnings }) };
            },
          }),
        );
      } finally {
        for (const pages of staged) await pages.close();
      }
    },
  };
}
