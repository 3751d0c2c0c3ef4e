/** The interface of media stores. `file-media-store.ts` implements it with files, `sql-content.ts` with Postgres. */
import { messageWithCauses } from "#content/platform/error-message.ts";

export interface StoredFile {
  name: string;
  bytes: number;
  /** ISO 8601 in UTC. */
  addedAt: string;
}

/** Files that content names, such as photos. A deleted one is kept, as the history may bring back content with it. */
export interface MediaStore {
  /** Returns all files that are not deleted, sorted by name. */
  list(): Promise<StoredFile[]>;
  /** Returns the bytes of a file, or undefined if there is no such file or it was deleted. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Adds or replaces a file durably: readers see all of it or nothing. */
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** Deletes a file. Returns false if there is none. */
  delete(name: string): Promise<boolean>;
  /** Brings back a deleted file. Returns false if there is none, and leaves a file that has the name now as it is. */
  restore(name: string): Promise<boolean>;
}

/** An error of the disk or the service behind a MediaStore. */
export class MediaStoreError extends Error {
  override readonly name = "MediaStoreError";
}

/** A path of a file below the media folder: no part begins with a dot, so none is hidden or leads out of the folder. */
const NAME = /^(?!\.)[^\\/\p{C}]+(?:\/(?!\.)[^\\/\p{C}]+)*$/u;

export function isMediaName(name: string): boolean {
  return NAME.test(name);
}

/** Returns a store that has only files with valid names, and whose errors are MediaStoreErrors. */
export function guardMediaStore(failure: string, store: MediaStore): MediaStore {
  const guard = async <Result>(task: () => Promise<Result>): Promise<Result> => {
    try {
      return await task();
    } catch (cause) {
      throw new MediaStoreError(`${failure}: ${messageWithCauses(cause).replace(/\.?$/, ".")}`, { cause });
    }
  };
  return {
    list: () => guard(store.list),
    read: (name) => guard(async () => (isMediaName(name) ? store.read(name) : undefined)),
    add: (name, bytes) =>
      guard(async () => {
        if (!isMediaName(name)) throw new Error(`"${name}" is not a valid file name`);
        await store.add(name, bytes);
      }),
    delete: (name) => guard(async () => isMediaName(name) && store.delete(name)),
    restore: (name) => guard(async () => isMediaName(name) && store.restore(name)),
  };
}

/** Copies the photos that differ or are missing in another store. Returns the names that only the other store has. */
export async function copyPhotos(from: MediaStore, to: MediaStore): Promise<string[]> {
  const known = new Map((await to.list()).map(({ name, bytes }) => [name, bytes]));
  for (const { name, bytes } of await from.list()) {
    const content = known.get(name) === bytes ? undefined : await from.read(name);
    if (content !== undefined) await to.add(name, content);
    known.delete(name);
  }
  return [...known.keys()];
}
