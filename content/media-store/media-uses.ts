/** Finds the images that documents name, and brings back those that a commit names. */
import type { ContentStore } from "#content/store/content-store.ts";
import { shapeFor, walk } from "#schemas/content-shape.ts";
import { child, isObject, type JsonObject, type JsonValue, type Pointer } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { MediaStore } from "./media-store.ts";

export interface MediaUse {
  /** The name of a file in the media store, or the address of an image elsewhere. */
  media: string;
  pointer: Pointer;
  /** The name or title of the list item that has the image, such as that of a team member. */
  item?: string;
  /** True if the image needs alternative text and has none. */
  isMissingAlt: boolean;
}

/** Returns the fields of a document that name an image, in the order of the content. */
export function listMediaUses(document: DocumentId, content: JsonObject): MediaUse[] {
  const uses: MediaUse[] = [];
  for (const { pointer, value, shape } of walk(content, shapeFor(document))) {
    if (shape.kind !== "object" || !isObject(value)) continue;
    for (const [key, inner] of shape.keys) {
      const media = value[key];
      if (inner.kind !== "media" || typeof media !== "string" || media === "") continue;
      const isInList = /\/\d+$/.test(pointer);
      const item = isInList ? TITLE_KEYS.map((name) => value[name]).find(isText) : undefined;
      const isMissingAlt = shape.keys.has(`${key}Alt`) && !isText(value[`${key}Alt`]);
      uses.push({ media, pointer: child(pointer, key), ...(item !== undefined && { item }), isMissingAlt });
    }
  }
  return uses;
}

/** Keys of texts that name the object that has them, the best one first. */
const TITLE_KEYS = ["name", "title", "label", "question"];

function isText(value: JsonValue | undefined): value is string {
  return typeof value === "string" && value.trim() !== "";
}

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
            const uses = changes.flatMap(({ page, after }) => (after === null ? [] : listMediaUses(page, after)));
            for (const name of new Set(uses.map((use) => use.media))) await media.restore(name);
            return writer.commit(changes, note);
          },
        }),
      ),
  };
}
