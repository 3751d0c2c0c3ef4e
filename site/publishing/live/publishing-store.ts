import type { ContentStore, PendingDocuments, StoreState } from "#content/store/content-store.ts";
import type { RevisionName } from "#content/store/revision-name.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";

export interface Activated {
  /** Changes that visitors do not see, and why. */
  warnings: readonly Diagnostic[];
}

/** Steps that publish the pages of a commit. Only `stage` may fail: the other steps report their errors themselves. */
export interface CommitPublisher<Staged, Activation extends Activated> {
  /**
   * Renders the pages that a commit will change, before the commit.
   * @param revision the revision that the documents are committed on top of
   */
  stage(documents: PendingDocuments, revision: number): Promise<Staged>;
  /** Makes the staged pages live, right after the commit and before other writers may run. */
  activate(staged: Staged, revision: RevisionName): Promise<Activation>;
  /** Schedules the rest of the publish, once other writers may run. */
  scheduleFinalize(activation: Activation): void;
  /** Deletes the staged pages of a commit that failed. */
  discard(staged: Staged): Promise<void>;
}

/** Returns documents as they are stored now, or undefined if there is nothing to publish. */
export type ReadChanges = (state: StoreState) => Promise<PendingDocuments | undefined>;

/** Publishes what pages show now, without a commit: documents that another process has changed, or no particular ones. */
export async function republish<Staged, Activation extends Activated>(
  store: ContentStore,
  publisher: CommitPublisher<Staged, Activation>,
  readChanges: ReadChanges = async () => new Map(),
): Promise<void> {
  // The lock keeps commits from publishing at the same time.
  const activation = await store.transaction(async (writer) => {
    const documents = await readChanges(writer);
    return documents && publisher.activate(await publisher.stage(documents, writer.revision), writer);
  });
  if (activation !== undefined) publisher.scheduleFinalize(activation);
}

/**
 * Returns a store that publishes what is committed to it. Pages are rendered before the commit and go live right after it.
 * If rendering or the commit fails, nothing is committed and visitors see the old pages.
 */
export function createPublishingStore<Staged, Activation extends Activated>(
  store: ContentStore,
  publisher: CommitPublisher<Staged, Activation>,
): ContentStore {
  return {
    ...store,
    async transaction(task) {
      const staged = new Set<Staged>();
      const activations: Activation[] = [];
      try {
        return await store.transaction((writer) =>
          task({
            ...writer,
            async commit(changes, note) {
              const documents = new Map(changes.map(({ page, after }) => [page, after]));
              const pages = await publisher.stage(documents, writer.revision);
              staged.add(pages);
              const entry = await writer.commit(changes, note);
              staged.delete(pages);
              const activation = await publisher.activate(pages, entry);
              activations.push(activation);
              return { ...entry, ...(activation.warnings.length > 0 && { warnings: activation.warnings }) };
            },
          }),
        );
      } finally {
        for (const pages of staged) await publisher.discard(pages);
        for (const activation of activations) publisher.scheduleFinalize(activation);
      }
    },
  };
}
