import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ContentStore } from "#content/store/content-store.ts";
import { openFileStore } from "#content/store/file/file-store.ts";
import type { JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { commit, page } from "./file-store.ts";

export interface MergedBranches {
  dir: string;
  store: ContentStore;
  /** The ids of revision 1, of revision 2 of each branch, and of both heads as the store names them. */
  ids: { base: string; ours: string; theirs: string; merged: string };
}

/**
 * Creates a store in which version control has merged two branches, and no revision has recorded that. Revision 1 has the
 * pages about and terms; our revision 2 changed about, and their revision 2 changed terms.
 * @param others documents besides them in revision 1
 */
export async function mergedBranches(others: Record<DocumentId, JsonObject> = {}): Promise<MergedBranches> {
  const folder = temporaryFolder();
  const [dir, otherDir] = [join(folder, "ours"), join(folder, "theirs")];
  const store = await openFileStore({ dir });
  const base = await commit(store, { ...others, about: page("About"), terms: page("Terms") });
  cpSync(dir, otherDir, { recursive: true });
  const ours = await commit(store, { about: page("Ours") });
  const theirs = await commit(await openFileStore({ dir: otherDir }), { terms: page("Theirs") });
  for (const path of [`history/${theirs.id}.json`, "pages/terms.json"]) cpSync(join(otherDir, path), join(dir, path));
  rmSync(otherDir, { recursive: true });
  const merged = await store.withSnapshot(async ({ id }) => id);
  return { dir, store, ids: { base: base.id, ours: ours.id, theirs: theirs.id, merged } };
}
