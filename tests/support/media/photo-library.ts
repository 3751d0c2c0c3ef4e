import type { PhotoLibrary } from "#api/routes/photo-library.ts";
import type { MediaStore } from "#content/media-store/media-store.ts";
import { encodeThumbnail, normalizePhoto, readImageSize } from "#site/publishing/images/image-codec.ts";
import { memoryMediaStore } from "./memory-media-store.ts";

/** Creates the photos of a site in memory, with the real encoder. */
export function testPhotos(
  store: MediaStore = memoryMediaStore(),
  options: Pick<PhotoLibrary, "maxBytes"> = {},
): PhotoLibrary {
  return {
    ...options,
    store,
    async readSizes() {
      const sizes = new Map();
      for (const { name } of await store.list()) {
        sizes.set(name, (await readImageSize((await store.read(name)) ?? new Uint8Array())) ?? null);
      }
      return sizes;
    },
    measure: readImageSize,
    encode: normalizePhoto,
    encodeThumbnail,
  };
}
