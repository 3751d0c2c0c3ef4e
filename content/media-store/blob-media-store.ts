/** A media store in Netlify Blobs. */
import type { Store } from "@netlify/blobs";
import { errorMessage } from "#content/platform/error-message.ts";
import { mapConcurrent } from "#content/platform/map-concurrent.ts";
import { isMediaName, type MediaStore, MediaStoreError, type StoredFile } from "./media-store.ts";

const FILES = "files/";
const DELETED = "deleted/";

type Details = Omit<StoredFile, "name">;

/** @param store the result of `getStore({ name, consistency: "strong" })` */
export function openBlobMediaStore({ store }: { store: Store }): MediaStore {
  async function readDetails(name: string): Promise<Details | undefined> {
    const found = await store.getMetadata(FILES + name, { consistency: "strong" });
    return found === null ? undefined : (found.metadata as unknown as Details);
  }

  async function exists(key: string): Promise<boolean> {
    return (await store.getMetadata(key, { consistency: "strong" })) !== null;
  }

  /** Copies before it deletes, so that a failure leaves the file in one place at least. */
  async function move(from: string, to: string): Promise<boolean> {
    const found = await store.getWithMetadata(from, { type: "arrayBuffer", consistency: "strong" });
    if (found === null) return false;
    await store.set(to, found.data, { metadata: found.metadata });
    await store.delete(from);
    return true;
  }

  return {
    list: () =>
      wrapErrors(async () => {
        const names: string[] = [];
        for await (const { blobs } of store.list({ prefix: FILES, paginate: true })) {
          names.push(...blobs.map(({ key }) => key.slice(FILES.length)));
        }
        const files: StoredFile[] = [];
        await mapConcurrent(names, async (name) => {
          const details = await readDetails(name);
          if (details !== undefined) files.push({ name, ...details });
        });
        return files.sort((a, b) => (a.name < b.name ? -1 : 1));
      }),
    read: (name) =>
      wrapErrors(async () => {
        const bytes: ArrayBuffer | null = await store.get(FILES + name, { type: "arrayBuffer", consistency: "strong" });
        return bytes === null ? undefined : new Uint8Array(bytes);
      }),
    add: (name, bytes) =>
      wrapErrors(async () => {
        if (!isMediaName(name)) throw new Error(`"${name}" is not a valid file name`);
        const metadata = { bytes: bytes.byteLength, addedAt: new Date().toISOString() } satisfies Details;
        await store.set(FILES + name, new Uint8Array(bytes).buffer, { metadata });
      }),
    delete: (name) => wrapErrors(() => move(FILES + name, DELETED + name)),
    restore: (name) =>
      wrapErrors(async () => !(await exists(FILES + name)) && (await move(DELETED + name, FILES + name))),
  };
}

/** @throws MediaStoreError for every error of the service or of the connection to it */
async function wrapErrors<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (cause) {
    throw new MediaStoreError(`The photos in Netlify Blobs cannot be read or written: ${errorMessage(cause)}.`, {
      cause,
    });
  }
}
