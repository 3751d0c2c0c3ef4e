import type { ContentStore } from "#content/store/content-store.ts";

/** Returns the hint about a committed revision: how to publish it, and how to undo it. */
export async function publishHint(store: ContentStore, revision: number): Promise<string> {
  // The number of the parent can be shared by revisions of merged branches.
  const [parent = "0"] = (await store.summary(revision)).parents;
  return `Next: \`agency prerender --changed\` publishes the changes. \`agency rollback ${parent}\` undoes them.`;
}
