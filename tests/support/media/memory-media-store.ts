import { isMediaName, type MediaStore, MediaStoreError } from "#content/media-store/media-store.ts";

/** Creates a media store in memory. */
export function memoryMediaStore(files: Map<string, Uint8Array> = new Map()): MediaStore {
  const deleted = new Map<string, Uint8Array>();
  const move = (name: string, from: typeof files, to: typeof files) => {
    const bytes = from.get(name);
    if (bytes === undefined || to.has(name)) return false;
    to.set(name, bytes);
    return from.delete(name);
  };
  return {
    list: async () =>
      [...files]
        .map(([name, { byteLength }]) => ({ name, bytes: byteLength, addedAt: new Date().toISOString() }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    read: async (name) => {
      const bytes = files.get(name);
      return bytes && new Uint8Array(bytes);
    },
    async add(name, bytes) {
      if (!isMediaName(name)) throw new MediaStoreError(`"${name}" is not a valid file name`);
      files.set(name, bytes);
    },
    async delete(name) {
      const bytes = files.get(name);
      if (bytes !== undefined) deleted.set(name, bytes);
      return files.delete(name);
    },
    restore: async (name) => move(name, deleted, files),
  };
}
