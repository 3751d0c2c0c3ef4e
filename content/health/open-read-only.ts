import { resolve } from "node:path";
import type { ContentStore } from "#content/store/content-store.ts";
import { latestRevision } from "#content/store/file/revision-files.ts";
import { Snapshot } from "#content/store/file/snapshot.ts";
import { StoreReader } from "#content/store/store-reader.ts";

/** Opens the store in a folder for reading. Unlike `openFileStore`, it does not finish the commit of a dead process. */
export function openReadOnly(dir: string): Pick<ContentStore, "reader" | "withSnapshot"> {
  const root = resolve(dir);
  const takeSnapshot = () => Snapshot.take(root, latestRevision(root));
  return {
    reader: async () => new StoreReader(await takeSnapshot(), () => undefined),
    async withSnapshot(task) {
      const snapshot = await takeSnapshot();
      return task({
        revision: snapshot.revision,
        pages: async () => snapshot.pages(),
        read: async (ids) => snapshot.readAll(ids),
      });
    },
  };
}
