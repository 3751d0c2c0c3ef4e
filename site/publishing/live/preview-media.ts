import { existsSync } from "node:fs";
import { join } from "node:path";
import { listVariants, type MediaFile, type MediaIndex } from "#site/page-model/media.ts";

/**
 * Returns a function that indexes the media files for previews. A photo that no published page shows yet has no sizes on the
 * site, so the preview shows the stored file from the API.
 */
export function createPreviewMediaReader(readMedia: () => Promise<MediaIndex>, out: string): () => Promise<MediaIndex> {
  return async () => {
    const isPublished = (file: MediaFile) => {
      const { own, offered } = listVariants(file);
      return [own, ...offered].every(({ address }) => existsSync(join(out, address)));
    };
    return new Map(
      [...(await readMedia())].map(([name, file]) => [
        name,
        file && !isPublished(file) ? storedFile(name, file) : file,
      ]),
    );
  };
}

/** Returns an image as the API sends it: the stored file in its own size. */
export function storedFile(name: string, { width, height }: Pick<MediaFile, "width" | "height">): MediaFile {
  const dot = name.lastIndexOf(".");
  const stem = `/api/admin/photos/${encodeURIComponent(name.slice(0, dot))}`;
  return { stem, width, height, isPhoto: false, ending: name.slice(dot + 1) };
}
