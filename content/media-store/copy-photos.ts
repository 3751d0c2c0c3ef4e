import type { MediaStore } from "./media-store.ts";

/**
 * Copies the photos that another store does not have, or has with another size.
 * @returns the names of the photos that only the other store has
 */
export async function copyPhotos(from: MediaStore, to: MediaStore): Promise<string[]> {
  const known = new Map((await to.list()).map(({ name, bytes }) => [name, bytes]));
  for (const { name, bytes } of await from.list()) {
    const content = known.get(name) === bytes ? undefined : await from.read(name);
    if (content !== undefined) await to.add(name, content);
    known.delete(name);
  }
  return [...known.keys()];
}
