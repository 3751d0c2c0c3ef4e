import type { MediaStore } from "./media-store.ts";

/** Copies the photos that another store does not have, or has with another size. */
export async function copyPhotos(from: MediaStore, to: MediaStore): Promise<void> {
  const known = new Map((await to.list()).map(({ name, bytes }) => [name, bytes]));
  for (const { name, bytes } of await from.list()) {
    const content = known.get(name) === bytes ? undefined : await from.read(name);
    if (content !== undefined) await to.add(name, content);
  }
}

/** Makes a store have the same photos as another one. */
export async function mirrorPhotos(from: MediaStore, to: MediaStore): Promise<void> {
  await copyPhotos(from, to);
  const names = new Set((await from.list()).map(({ name }) => name));
  for (const { name } of await to.list()) if (!names.has(name)) await to.delete(name);
}
