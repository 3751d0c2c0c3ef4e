import { listMediaUses, type MediaUse } from "#content/media-store/media-uses.ts";
import { createPause } from "#content/platform/event-loop.ts";
import type { JsonObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import type { TaskParts } from "./task-parts.ts";

/** A field of a document that names a photo. */
export interface PhotoUse extends Omit<MediaUse, "media"> {
  page: DocumentId;
}

/** Returns the fields that name each photo, by its name, from the content that the site shows. */
export async function listPhotoUses({ store }: Pick<TaskParts, "store">): Promise<Map<string, PhotoUse[]>> {
  const reader = await store.reader(undefined, () => undefined);
  const uses = new Map<string, PhotoUse[]>();
  const add = (page: DocumentId, content: object | undefined) => {
    for (const { media, ...use } of listMediaUses(page, (content ?? {}) as JsonObject)) {
      uses.set(media, [...(uses.get(media) ?? []), { page, ...use }]);
    }
  };
  const pause = createPause();
  add(SITE, await reader.site());
  for (const page of await reader.pages()) {
    await pause();
    add(page, await reader.page(page));
  }
  return uses;
}
