import type { ContentStore, DocumentChange } from "#content/store/content-store.ts";
import type { MediaStore } from "./media-store.ts";
import { listMediaUses } from "./media-uses.ts";

/**
 * Returns a store whose commits bring back the deleted images that the changed documents show. A rollback to a version with
 * a deleted photo shows it again.
 */
export function createMediaRestoringStore(store: ContentStore, media: Pick<MediaStore, "restore">): ContentStore {
  return {
    ...store,
    transaction: (task) =>
      store.transaction((writer) =>
        task({
          ...writer,
          async commit(changes, note) {
            for (const name of listShownMedia(changes)) await media.restore(name);
            return writer.commit(changes, note);
          },
        }),
      ),
  };
}

/** Returns the images that documents name after a change. */
function listShownMedia(changes: readonly DocumentChange[]): Set<string> {
  const uses = changes.flatMap(({ page, after }) => (after === null ? [] : listMediaUses(page, after)));
  return new Set(uses.map(({ media }) => media));
}
