import { SITE } from "#schemas/page-ids.ts";
import type { ContentStore, RevisionNote } from "../content-store.ts";

/** The format of edits by hand, because the files may have some that no revision has recorded. */
const SEED_NOTE: RevisionNote = {
  by: "deployment",
  source: "files",
  format: "edit",
  sha256: "",
  message: "Content of the deployed files",
};

/**
 * Returns a store that shows the content of another one, the seed, until it has a revision. The first transaction copies
 * the seed before it runs. Reading writes nothing, because a build may only read.
 */
export function createSeededStore(store: ContentStore, seed: ContentStore): ContentStore {
  const current = async () => ((await isEmpty(store)) ? seed : store);
  return {
    async transaction(task) {
      await seedStore(store, seed);
      return store.transaction(task);
    },
    withSnapshot: async (task) => (await current()).withSnapshot(task),
    reader: async (...options) => (await current()).reader(...options),
    revisions: async () => (await current()).revisions(),
    revision: async (reference) => (await current()).revision(reference),
    summary: async (reference) => (await current()).summary(reference),
    documentsAt: async (reference) => (await current()).documentsAt(reference),
  };
}

/** Copies the content of the seed to a store without revisions. Several processes may do so at the same time. */
export async function seedStore(store: ContentStore, seed: ContentStore): Promise<void> {
  if (!(await isEmpty(store))) return;
  const documents = await seed.withSnapshot(async ({ pages, read }) => read([SITE, ...(await pages())]));
  const changes = [...documents].map(([page, { content }]) => ({ page, before: null, after: content }));
  if (changes.length === 0) return;
  await store.transaction(async ({ revision, commit }) => {
    // A transaction is repeated if another process commits first.
    if (revision === 0) await commit(changes, SEED_NOTE);
  });
}

function isEmpty(store: ContentStore): Promise<boolean> {
  return store.withSnapshot(async ({ revision }) => revision === 0);
}
